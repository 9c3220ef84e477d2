"""The shipped deck as the workshop's tests read it: plain JSON and picture files, without the game's code."""

import importlib
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DECK = ROOT / "src" / "stella" / "content" / "decks" / "stella"
PICTURES = DECK / "pictures"
TEXTS = ROOT / "atelier" / "texts"
LANGUAGES = tuple(json.loads((ROOT / "src/stella/content/messages/languages.json").read_text("utf-8")))
WIDTHS = (300, 600, 1000)
WHOLE = 84


def workshop(module: str) -> Any:
    """Return a module of the workshop, or skip the test if the workshop's drawing libraries are missing."""
    for library in ("skia", "cv2", "numba"):
        pytest.importorskip(library, reason=f"the workshop draws with {library}: run `make setup-tests`")
    return importlib.import_module(f"atelier.{module}")


def shipped_cards() -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = json.loads((DECK / "deck.json").read_text("utf-8"))["cards"]
    return cards


def written_texts() -> dict[str, dict[str, dict[str, Any]]]:
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(TEXTS.glob("*.toml"))}


def descriptions(language: str) -> dict[str, str]:
    return {card["id"]: card["texts"][language]["description"] for card in shipped_cards()}


def allowed_moods() -> dict[str, dict[str, str]]:
    """The moods of the workshop's list by their English nouns, each in every language."""
    table = tomllib.loads((ROOT / "atelier" / "moods.toml").read_text("utf-8"))
    return {english: {"en": english, **others} for english, others in table.items()}
