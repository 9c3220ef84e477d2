"""`python -m stella.lab.editions NAME` saves the current deck as a former edition, for replays of its games.

Run it before new pictures replace old ones. Saving under an existing name replaces that edition and keeps its older
hashes. Use the same name if pictures were only corrected, and a new name if cards were added or removed.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

import msgspec

from stella.content.decks import Card, CardText, Deck, load_deck
from stella.content.decks.deck import PICTURES, WIDTHS
from stella.content.decks.former import FORMER, FormerFile

SMALL: Final = min(WIDTHS)


def keep(deck: Deck, name: str, folder: Path = FORMER) -> Path:
    """Write a deck's small pictures and their descriptions under the name of its edition."""
    path = folder / f"{name}.json"
    before = _read(path) if path.exists() else None
    hashes = dict.fromkeys((*(before.hashes if before else ()), deck.hash))
    if before and [card.id for card in before.cards] != [card.id for card in deck.cards]:
        raise SystemExit(f"The edition '{name}' has other cards: choose a new name.")
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    for number in range(len(deck.cards)):
        shutil.copy(deck.picture(number, SMALL), folder / PICTURES)
    kept = FormerFile(id=deck.id, hashes=tuple(hashes), cards=tuple([_small(card) for card in deck.cards]))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    _drop_unused(folder)
    return path


def _small(card: Card) -> Card:
    """Return the parts of a card that a replay shows."""
    texts = {code: CardText(title=text.title, description=text.description) for code, text in card.texts.items()}
    return Card(id=card.id, pictures={SMALL: card.pictures[SMALL]}, texts=texts)


def _drop_unused(folder: Path) -> None:
    used = {card.pictures[SMALL] for path in folder.glob("*.json") for card in _read(path).cards}
    for picture in (folder / PICTURES).iterdir():
        if picture.name not in used:
            picture.unlink()


def _read(path: Path) -> FormerFile:
    return msgspec.json.decode(path.read_bytes(), type=FormerFile)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    sys.stdout.write(f"{keep(load_deck(), sys.argv[1])}\n")
