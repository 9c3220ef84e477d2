"""How a card can fit a word: by its objects, its themes, its moods and its whole text."""

from typing import NamedTuple


class Aspects(NamedTuple):
    """Four scores of a card for a word. 0 is the deck's average for that word, 1 is one standard deviation above it."""

    objects: float
    themes: float
    moods: float
    text: float


NOTHING = Aspects(0.0, 0.0, 0.0, 0.0)
"""The scores of a card when nothing is known about the word."""

NAMES = Aspects._fields
