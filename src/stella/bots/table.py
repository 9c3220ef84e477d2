"""The affinity table: how well every card of our deck fits every word of our list, computed at build time.

It uses four bits per aspect, and one byte for the object and the theme that fit best. Reading it needs no model. It is
built by `make affinity` (`stella.lab.affinity`).
"""

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from stella.bots.aspects import Aspects

FILE: Final = Path(__file__).parent / "affinity.json"
LOWEST, STEP = -2.0, 0.375  # sixteen steps from -2 to 3.625: few cards fit a word very well, none very badly
_CELL = 3


class Tags(NamedTuple):
    """The positions of a card's best-fitting object and theme for a word."""

    object: int
    theme: int


class AffinityTable(Struct, frozen=True):
    """Rows of cells: one row per card, by id; one cell per word, by key."""

    words: Mapping[str, int]
    rows: Mapping[str, bytes]

    def fit(self, card: str, word: str) -> Aspects | None:
        """Return how well a card fits a word, or None if either is not in the table."""
        cell = self._cell(card, word)
        if cell is None:
            return None
        levels = (cell[0] >> 4, cell[0] & 15, cell[1] >> 4, cell[1] & 15)
        return Aspects(*[LOWEST + STEP * level for level in levels])

    def tags(self, card: str, word: str) -> Tags | None:
        """Return which object and theme of a card fit a word best, or None if they are not in the table."""
        cell = self._cell(card, word)
        return None if cell is None else Tags(cell[2] >> 4, cell[2] & 15)

    def _cell(self, card: str, word: str) -> bytes | None:
        row, at = self.rows.get(card), self.words.get(word)
        return None if row is None or at is None else row[_CELL * at : _CELL * at + _CELL]


class _File(Struct):
    words: list[str]
    cards: dict[str, str]


@cache
def load_table(path: Path = FILE) -> AffinityTable:
    """Read the table. Return an empty one if it has not been built."""
    if not path.exists():
        return AffinityTable({}, {})
    file = msgspec.json.decode(path.read_bytes(), type=_File)
    rows = {card: b64decode(row) for card, row in file.cards.items()}
    return AffinityTable({word: at for at, word in enumerate(file.words)}, rows)


def cell(fit: Aspects, tags: Tags) -> bytes:
    """Return the three bytes for one card and one word."""
    steps = [min(max(round((value - LOWEST) / STEP), 0), 15) for value in fit]
    best = min(tags.object, 15) << 4 | min(tags.theme, 15)
    return bytes((steps[0] << 4 | steps[1], steps[2] << 4 | steps[3], best))


def write_table(path: Path, words: Sequence[str], rows: Mapping[str, bytes]) -> None:
    """Write a table with one line per card, so that a diff shows which cards changed."""
    cards = ",\n".join(f'"{card}": "{b64encode(row).decode()}"' for card, row in sorted(rows.items()))
    path.write_text(f'{{"words": {msgspec.json.encode(words).decode()},\n"cards": {{\n{cards}\n}}}}\n', "utf-8")
