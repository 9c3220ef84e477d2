"""Own decks without descriptions: an image-text model from a directory looks at the pictures.

The expected vectors were computed with open_clip 3.3 itself, from the same tiny model.
"""

import json
import logging
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from stella.bots import Knowledge
from stella.bots.clip import Clip, ModelError
from stella.bots.clip_tokens import Tokenizer
from stella.bots.encoders import encoder_for
from stella.content.decks import Card, Deck
from stella.content.words import load_words

from .models import write_model
from .tables import EMPTY, a_deck

EXPECTED = [
    (
        False,
        [0.51749, 0.23594, 0.21489, -0.05002, -0.34895, 0.30329, -0.62558, 0.15087],
        [0.13159, -0.27903, -0.72306, -0.1272, 0.41664, 0.28915, -0.30567, -0.12329],
        [0.13303, -0.26995, -0.7235, -0.12605, 0.41933, 0.29545, -0.30233, -0.12473],
    ),
    (
        True,
        [0.51649, 0.23299, 0.21563, -0.05006, -0.34949, 0.30393, -0.62638, 0.15191],
        [0.13138, -0.28212, -0.7209, -0.129, 0.41698, 0.28946, -0.3066, -0.12306],
        [0.13271, -0.27314, -0.72131, -0.12798, 0.41972, 0.29568, -0.30334, -0.12453],
    ),
]


def gradient(width: int, height: int) -> Image.Image:
    across, down = np.meshgrid(np.arange(width), np.arange(height))
    pixels = np.stack([across * 255 // width, down * 255 // height, (across + down) % 256], axis=-1)
    return Image.fromarray(pixels.astype(np.uint8))


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "model")


def test_a_text_is_cut_into_the_longest_known_pieces(model: Path) -> None:
    tokens = Tokenizer(model).encode("  SEA seb ", 12)

    numbers = json.loads((model / "vocab.json").read_text())
    expected = ["<|startoftext|>", "sea</w>", "se", "b</w>", "<|endoftext|>"]
    assert tokens == [numbers[token] for token in expected]


def test_a_long_text_is_cut_but_keeps_its_end(model: Path) -> None:
    tokens = Tokenizer(model).encode("abc " * 50, 12)

    assert len(tokens) == 12
    assert tokens[-1] == max(tokens)


@pytest.mark.parametrize(("quick_gelu", "text", "square", "tall"), EXPECTED)
def test_vectors_are_those_of_open_clip(
    tmp_path: Path, quick_gelu: bool, text: list[float], square: list[float], tall: list[float]
) -> None:
    clip = Clip(write_model(tmp_path / "model", quick_gelu=quick_gelu))

    assert np.allclose(clip.texts(["sea sick"])[0], text, atol=2e-4)
    assert np.allclose(clip.pictures([gradient(8, 8)])[0], square, atol=2e-4)
    assert np.allclose(clip.pictures([gradient(13, 29)])[0], tall, atol=2e-4)


def test_a_tall_picture_is_cut_to_its_middle(model: Path) -> None:
    tall = Image.new("RGB", (16, 64), "red")
    tall.paste(gradient(16, 16), (0, 24))

    vectors = Clip(model).pictures([tall, gradient(16, 16)])

    assert np.allclose(vectors[0], vectors[1], atol=0.05)


def a_picture_deck(folder: Path) -> Deck:
    (folder / "pictures").mkdir(parents=True)
    cards = []
    for number in range(30):
        name = f"{number}.png"
        Image.new("RGB", (30, 40), (number * 8, 255 - number * 8, number * 5 % 256)).save(folder / "pictures" / name)
        cards.append(Card(id=f"own{number}", pictures={300: name, 600: name, 1000: name}))
    return Deck(id="own", title={"en": "Own"}, license="", hash="0", cards=tuple(cards), folder=folder)


def test_bots_look_at_the_pictures_of_an_own_deck(model: Path, tmp_path: Path) -> None:
    deck = a_picture_deck(tmp_path / "deck")
    words = load_words()
    knowledge = Knowledge(deck, words, EMPTY, encoder_for(deck, words, model))

    knowledge.study()
    knowledge.learn(["circus"], "en")

    for clue in ("sea", "circus"):
        fits = [knowledge.fit(clue, card).text for card in range(30)]
        assert np.mean(fits) == pytest.approx(0, abs=1e-5)
        assert 0.3 < np.std(fits) < 3


def test_without_a_model_bots_play_at_random_taste_and_the_log_says_so(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "stella.bots"):
        encoder = encoder_for(a_deck(has_texts=False), load_words())

    assert encoder is None
    assert "random taste" in caplog.text


def test_a_described_deck_is_read_not_looked_at() -> None:
    encoder = encoder_for(a_deck(), load_words())

    assert encoder is not None
    assert encoder.fits("ocean", "bg") is None  # the sentence encoder's answer


@pytest.mark.parametrize(
    "missing", ["open_clip_config.json", "open_clip_model.safetensors", "vocab.json", "merges.txt"]
)
def test_an_incomplete_model_is_refused(model: Path, missing: str) -> None:
    (model / missing).unlink()

    with pytest.raises(ModelError, match="holds no model"):
        Clip(model)


def test_a_model_of_another_kind_is_refused(model: Path) -> None:
    path = model / "open_clip_config.json"
    config = json.loads(path.read_text())
    config["model_cfg"]["vision_cfg"]["timm_model_name"] = "convnext"
    path.write_text(json.dumps(config))

    with pytest.raises(ModelError, match="plain vision transformer"):
        Clip(model)
