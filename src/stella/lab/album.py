"""The pictures of a deck as small arrays, read once. It does not depend on the game."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from stella.content.decks import WIDTHS, Deck

Pixels = NDArray[np.uint8]
TILE: Final = (60, 90)
_GAP: Final = 4
_PAPER: Final = (34, 34, 40)


class Album:
    """All pictures of a deck in one size, width by height. A deck without pictures has flat tiles, one per number."""

    def __init__(self, deck: Deck | None, size: tuple[int, int] = TILE) -> None:
        self.deck, self.size = deck, size
        self.has_pictures = deck is not None and all(card.pictures for card in deck.cards)
        self._width = next((width for width in WIDTHS if width >= size[0]), WIDTHS[-1])
        self.picture = cache(self._picture)

    def path(self, card: int) -> Path:
        """Return the file of a card."""
        if self.deck is None or not self.has_pictures:
            raise ValueError("this deck has no pictures")
        return self.deck.picture(card, self._width)

    def _picture(self, card: int) -> Pixels:
        width, height = self.size
        if not self.has_pictures:
            colour = [60 + (card * step) % 160 for step in (37, 59, 83)]
            return np.full((height, width, 3), colour, np.uint8)
        with Image.open(self.path(card)) as image:
            return np.asarray(image.convert("RGB").resize(self.size, Image.Resampling.LANCZOS), np.uint8)

    def pictures(self, cards: Sequence[int]) -> Pixels:
        """Return the pictures of these cards: cards x height x width x 3."""
        return np.stack([self.picture(card) for card in cards])

    def table(self, cards: Sequence[int], columns: int) -> Pixels:
        """Return the cards laid out in rows as one picture."""
        width, height = self.size
        rows = -(-len(cards) // columns)
        shape = (rows * (height + _GAP) + _GAP, columns * (width + _GAP) + _GAP, 3)
        whole = np.full(shape, _PAPER, np.uint8)
        for place, card in enumerate(cards):
            top, left = (
                _GAP + at * (side + _GAP) for at, side in zip(divmod(place, columns), (height, width), strict=True)
            )
            whole[top : top + height, left : left + width] = self.picture(card)
        return whole
