"""Makes a tiny image-text model of the open_clip format, with random weights, in a directory."""

import json
from pathlib import Path

import numpy as np

LETTERS = "abcdefghijklmnopqrstuvwxyz"
WIDTH, LAYERS, HEADS, CONTEXT, SIZE, PATCH, SHARED = 16, 2, 2, 12, 8, 4, 8


def write_model(folder: Path, *, quick_gelu: bool = False, seed: int = 1) -> Path:
    """Write configuration, weights and tokenizer, and return the directory."""
    folder.mkdir(parents=True, exist_ok=True)
    vocabulary = [
        *LETTERS,
        *[f"{letter}</w>" for letter in LETTERS],
        "se",
        "sea</w>",
        "<|startoftext|>",
        "<|endoftext|>",
    ]
    (folder / "vocab.json").write_text(json.dumps({token: number for number, token in enumerate(vocabulary)}))
    (folder / "merges.txt").write_text("#version: 0.2\ns e\nse a</w>\n")
    config = {
        "embed_dim": SHARED,
        "quick_gelu": quick_gelu,
        "vision_cfg": {
            "image_size": SIZE,
            "layers": LAYERS,
            "width": WIDTH,
            "patch_size": PATCH,
            "head_width": WIDTH // HEADS,
        },
        "text_cfg": {
            "context_length": CONTEXT,
            "vocab_size": len(vocabulary),
            "width": WIDTH,
            "heads": HEADS,
            "layers": LAYERS,
        },
    }
    (folder / "open_clip_config.json").write_text(json.dumps({"model_cfg": config, "preprocess_cfg": {}}))
    write_tensors(folder / "open_clip_model.safetensors", _shapes(len(vocabulary)), seed)
    return folder


def _shapes(vocabulary: int) -> dict[str, tuple[int, ...]]:
    shapes: dict[str, tuple[int, ...]] = {
        "positional_embedding": (CONTEXT, WIDTH),
        "text_projection": (WIDTH, SHARED),
        "logit_scale": (),
        "token_embedding.weight": (vocabulary, WIDTH),
        "visual.class_embedding": (WIDTH,),
        "visual.positional_embedding": ((SIZE // PATCH) ** 2 + 1, WIDTH),
        "visual.proj": (WIDTH, SHARED),
        "visual.conv1.weight": (WIDTH, 3, PATCH, PATCH),
    }
    for norm in ("ln_final", "visual.ln_pre", "visual.ln_post"):
        shapes |= {f"{norm}.weight": (WIDTH,), f"{norm}.bias": (WIDTH,)}
    for tower in ("transformer", "visual.transformer"):
        for layer in range(LAYERS):
            block = f"{tower}.resblocks.{layer}"
            for norm in ("ln_1", "ln_2"):
                shapes |= {f"{block}.{norm}.weight": (WIDTH,), f"{block}.{norm}.bias": (WIDTH,)}
            shapes |= {f"{block}.attn.in_proj_weight": (3 * WIDTH, WIDTH), f"{block}.attn.in_proj_bias": (3 * WIDTH,)}
            shapes |= {f"{block}.attn.out_proj.weight": (WIDTH, WIDTH), f"{block}.attn.out_proj.bias": (WIDTH,)}
            shapes |= {f"{block}.mlp.c_fc.weight": (4 * WIDTH, WIDTH), f"{block}.mlp.c_fc.bias": (4 * WIDTH,)}
            shapes |= {f"{block}.mlp.c_proj.weight": (WIDTH, 4 * WIDTH), f"{block}.mlp.c_proj.bias": (WIDTH,)}
    return shapes


def write_tensors(path: Path, shapes: dict[str, tuple[int, ...]], seed: int) -> None:
    """Write random tensors of these shapes as a safetensors file."""
    chance = np.random.default_rng(seed)
    header, body = {}, b""
    for name, shape in shapes.items():
        raw = chance.normal(0, 0.5, shape).astype("<f4").tobytes()
        header[name] = {"dtype": "F32", "shape": list(shape), "data_offsets": [len(body), len(body) + len(raw)]}
        body += raw
    text = json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + body)
