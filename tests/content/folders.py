"""Folders of packed decks."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.content.pictures import encoded, picture

Change = Callable[[dict[str, Any], Path], None]


def deck_folder(folder: Path, *cards: str) -> Path:
    """A packed deck with one small picture for every width."""
    (folder / "pictures").mkdir(parents=True)
    entries = []
    for number, card in enumerate(cards):
        names = {}
        for width in (300, 600, 1000):
            content = encoded(picture(number), "WEBP", quality=width // 11)
            names[str(width)] = f"{card}-{width}.{sha256(content).hexdigest()[:8]}.webp"
            (folder / "pictures" / names[str(width)]).write_bytes(content)
        entries.append({"id": card, "pictures": names, "texts": {"en": {"title": card.title()}}})
    write(folder, {"format": 1, "id": "tiny", "title": {"en": "Tiny"}, "cards": entries})
    return folder


def write(folder: Path, content: dict[str, Any]) -> None:
    (folder / "deck.json").write_text(json.dumps(content), encoding="utf-8")


def changed(folder: Path, change: Change) -> Path:
    content = json.loads((folder / "deck.json").read_text())
    change(content, folder)
    write(folder, content)
    return folder
