"""All numbers of the atlas for one edition, computed once. Pure: reads no file."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from stella.lab.atlas.lookers import Atlas
from stella.lab.atlas.reach import openness, plain_reach, reach, touched

LEAST: Final = 3.0
MOST: Final = 7.0
"""The fewest and the most of fifteen random cards that a word should reach."""
MEAN: Final = 4.0
"""The lowest acceptable mean reach of all words."""
FEWEST: Final = 8
"""The fewest words that a card should answer. The most is a third of all words."""


class Edition(Struct, frozen=True):
    """A deck and its words as lookers see them."""

    reach: Mapping[str, float]
    plain: Mapping[str, float]
    openness: Mapping[str, int]
    touched: Mapping[str, int]

    @property
    def mean_reach(self) -> float:
        """How many of fifteen random cards a word reaches on average."""
        return sum(self.reach.values()) / len(self.reach)

    @property
    def mean_plain(self) -> float:
        """The same without the rule of a table."""
        return sum(self.plain.values()) / len(self.plain)

    @property
    def outside(self) -> list[str]:
        """The words that reach too few or too many cards."""
        return [word for word, value in self.reach.items() if not LEAST <= value <= MOST]

    @property
    def unbalanced(self) -> list[str]:
        """The cards that answer too few or too many words."""
        return [card for card, value in self.openness.items() if not FEWEST <= value <= len(self.reach) / 3]


def measured(atlas: Atlas, words: Sequence[str]) -> Edition:
    """Compute everything."""
    return Edition(
        {word: reach(atlas, word) for word in words},
        {word: plain_reach(atlas, word) for word in words},
        {card: openness(atlas, card, words) for card in atlas.cards},
        {card: touched(atlas, card, words) for card in atlas.cards},
    )
