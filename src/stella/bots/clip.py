"""Runs an image-text model of the open_clip format with NumPy alone: the common kind, a vision transformer and text.

It reads a directory as it is published: `open_clip_config.json`, `open_clip_model.safetensors`, and the tokenizer's
`vocab.json` and `merges.txt`. It never downloads anything. Models with other towers are refused with a sentence.
"""

import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from stella.bots.clip_tokens import Tokenizer

Array = NDArray[Any]  # of 32-bit floats, as far as NumPy can tell

_TYPES = {"F32": "<f4", "F16": "<f2", "I64": "<i8", "I32": "<i4"}
_MEAN = (0.48145466, 0.4578275, 0.40821073)  # OpenAI's, which most models were trained with
_STD = (0.26862954, 0.26130258, 0.27577711)


class ModelError(Exception):
    """A directory holds no model that can be run here."""


def read_tensors(path: Path) -> dict[str, Array]:
    """Read a safetensors file: the length of a JSON header, the header, the bytes of all tensors."""
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + length])
    body = data[8 + length :]
    tensors: dict[str, Array] = {}
    for name, about in header.items():
        if name == "__metadata__":
            continue
        if about["dtype"] not in _TYPES:
            raise ModelError(f"{path.name}: tensors of type {about['dtype']} are not supported.")
        begin, end = about["data_offsets"]
        tensor = np.frombuffer(body[begin:end], _TYPES[about["dtype"]]).reshape(about["shape"])
        tensors[name] = tensor.astype(np.float32)
    return tensors


class Clip:
    """A model that turns pictures and texts into vectors that can be compared."""

    def __init__(self, folder: Path) -> None:
        try:
            config = json.loads((folder / "open_clip_config.json").read_text("utf-8"))
            self._weights = read_tensors(folder / "open_clip_model.safetensors")
            self._tokenizer = Tokenizer(folder)
        except (OSError, ValueError, KeyError) as error:
            raise ModelError(f"{folder.name} holds no model of the open_clip format: {error}") from error
        self._config: dict[str, Any] = config["model_cfg"]
        preprocess = config.get("preprocess_cfg", {})
        self._mean = np.array(preprocess.get("mean", _MEAN), np.float32)
        self._std = np.array(preprocess.get("std", _STD), np.float32)
        vision, text = self._config["vision_cfg"], self._config["text_cfg"]
        unusual = {"timm_model_name", "hf_model_name", "attentional_pool"} & (vision.keys() | text.keys())
        if unusual or "visual.conv1.weight" not in self._weights:
            raise ModelError(f"{folder.name}: only models with a plain vision transformer can be used.")
        self._is_quick = bool(self._config.get("quick_gelu", False))

    def pictures(self, pictures: Sequence[Image.Image]) -> Array:
        """Return a vector of length 1 for every picture."""
        return _unit(np.stack([self._picture(picture) for picture in pictures]))

    def texts(self, texts: Sequence[str]) -> Array:
        """Return a vector of length 1 for every text."""
        return _unit(np.stack([self._text(text) for text in texts]))

    def _picture(self, picture: Image.Image) -> Array:
        weights, config = self._weights, self._config["vision_cfg"]
        size, patch, width = config["image_size"], config["patch_size"], config["width"]
        pixels = (self._prepared(picture, size) - self._mean) / self._std
        grid = size // patch
        patches = pixels.reshape(grid, patch, grid, patch, 3).transpose(0, 2, 4, 1, 3).reshape(grid * grid, -1)
        tokens = patches @ weights["visual.conv1.weight"].reshape(width, -1).T
        tokens = np.concatenate([weights["visual.class_embedding"][None], tokens])
        tokens = self._norm(tokens + weights["visual.positional_embedding"], "visual.ln_pre")
        tokens = self._transformer(tokens, "visual.transformer", config, None)
        found: Array = self._norm(tokens[0], "visual.ln_post") @ weights["visual.proj"]
        return found

    @staticmethod
    def _prepared(picture: Image.Image, size: int) -> Array:
        """Bring the short side to size and cut out the middle, as the models were trained."""
        short = min(picture.size)
        whole = (size * picture.width // short, size * picture.height // short)
        resized = picture.convert("RGB").resize(whole, Image.Resampling.BICUBIC)
        left, top = round((resized.width - size) / 2), round((resized.height - size) / 2)
        cut = resized.crop((left, top, left + size, top + size))
        return np.asarray(cut, np.float32) / 255

    def _text(self, text: str) -> Array:
        weights, config = self._weights, self._config["text_cfg"]
        length = config["context_length"]
        tokens = self._tokenizer.encode(text, length)
        embedded = weights["token_embedding.weight"][tokens] + weights["positional_embedding"][: len(tokens)]
        mask = np.triu(np.full((len(tokens), len(tokens)), -np.inf, np.float32), 1)
        seen = self._norm(self._transformer(embedded, "transformer", config, mask), "ln_final")
        found: Array = seen[-1] @ weights["text_projection"]
        return found

    def _transformer(self, tokens: Array, name: str, config: dict[str, Any], mask: Array | None) -> Array:
        heads = config.get("heads") or config["width"] // config.get("head_width", 64)
        for layer in range(config["layers"]):
            block = f"{name}.resblocks.{layer}"
            tokens = tokens + self._attention(self._norm(tokens, f"{block}.ln_1"), f"{block}.attn", heads, mask)
            hidden = self._gelu(self._linear(self._norm(tokens, f"{block}.ln_2"), f"{block}.mlp.c_fc"))
            tokens = tokens + self._linear(hidden, f"{block}.mlp.c_proj")
        return tokens

    def _attention(self, tokens: Array, name: str, heads: int, mask: Array | None) -> Array:
        length, width = tokens.shape
        joined = tokens @ self._weights[f"{name}.in_proj_weight"].T + self._weights[f"{name}.in_proj_bias"]
        query, key, value = joined.reshape(length, 3, heads, width // heads).transpose(1, 2, 0, 3)
        likeness = query @ key.transpose(0, 2, 1) / sqrt(width // heads)
        if mask is not None:
            likeness = likeness + mask
        share = np.exp(likeness - likeness.max(axis=-1, keepdims=True))
        share /= share.sum(axis=-1, keepdims=True)
        return self._linear((share @ value).transpose(1, 0, 2).reshape(length, width), f"{name}.out_proj")

    def _linear(self, tokens: Array, name: str) -> Array:
        result: Array = tokens @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return result

    def _norm(self, tokens: Array, name: str) -> Array:
        middle = tokens.mean(axis=-1, keepdims=True)
        spread = np.sqrt(tokens.var(axis=-1, keepdims=True) + 1e-5)
        result: Array = (tokens - middle) / spread * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return result

    def _gelu(self, values: Array) -> Array:
        if self._is_quick:
            quick: Array = values / (1 + np.exp(-1.702 * values))
            return quick
        exact: Array = values * (1 + _erf(values / sqrt(2))) / 2
        return exact


def _erf(values: Array) -> Array:
    """Return the error function, to seven digits (Abramowitz and Stegun 7.1.26)."""
    sign, size = np.sign(values), np.abs(values)
    t = 1 / (1 + 0.3275911 * size)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    result: Array = sign * (1 - series * np.exp(-size * size))
    return result


def _unit(vectors: Array) -> Array:
    result: Array = vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-12)
    return result
