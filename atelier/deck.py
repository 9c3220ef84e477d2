"""The deck file: gathers every finished card with its texts into deck.json."""

import json
import tomllib
from pathlib import Path
from typing import Any

from atelier import cards
from atelier.matrix import LANGUAGES
from atelier.studio import DECK, ROOT, shipped

TEXTS = ROOT / "texts"
PAGE = ROOT.parent / "docs/deck.md"
FIELDS = ("title", "objects", "themes", "moods", "description")
TITLE = dict.fromkeys(LANGUAGES, "Stella")


def texts(card_id: str) -> dict[str, dict[str, Any]]:
    """What the card shows, in every language that has its texts."""
    path = TEXTS / f"{card_id}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def missing(card_id: str) -> list[str]:
    """What the card still lacks before it can be shipped."""
    lacks = [] if len(shipped(card_id)) == 3 else ["pictures"]
    written = texts(card_id)
    for language in LANGUAGES:
        lacks += [f"{language}.{name}" for name in FIELDS if not written.get(language, {}).get(name)]
    return lacks


def entry(card_id: str) -> dict[str, Any]:
    """One card of deck.json."""
    card, _ = cards.load(card_id)
    written = texts(card_id)
    return {
        "id": card.id,
        "palette": card.palette,
        "composition": card.composition,
        "setting": card.setting,
        "mood": card.mood,
        "themes": list(card.themes),
        "hero": card.hero,
        "moon_or_sun": card.moon_or_sun,
        "birds": card.birds,
        "cloudy_sky": card.cloudy_sky,
        "pictures": shipped(card_id),
        "texts": {lang: {name: written[lang][name] for name in FIELDS} for lang in LANGUAGES},
    }


def build(path: Path = DECK / "deck.json") -> tuple[list[str], dict[str, list[str]]]:
    """Write deck.json with every complete card; returns the shipped ids and what others lack."""
    lacking = {card_id: lacks for card_id in cards.ids() if (lacks := missing(card_id))}
    complete = [card_id for card_id in cards.ids() if card_id not in lacking]
    deck = {
        "format": 1,
        "id": "stella",
        "title": TITLE,
        "license": "CC BY 4.0",
        "cards": [entry(card_id) for card_id in complete],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(deck, ensure_ascii=False, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(deck), "utf-8")
    return complete, lacking


def page(deck: dict[str, Any]) -> str:
    """Return the page of the documentation that lists every card."""
    lines = [
        "# The deck",
        "",
        f"All {len(deck['cards'])} pictures, drawn by the code in `atelier/`; `make deck` draws them again. {deck['license']}.",
        "",
        "![All pictures of the deck](deck.webp)",
        "",
        "| card | title | palette | composition | mood |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {card['id']} | {card['texts']['en']['title']} | {card['palette']} | {card['composition']} | {card['mood']} |"
        for card in deck["cards"]
    ]
    return "\n".join(lines) + "\n"
