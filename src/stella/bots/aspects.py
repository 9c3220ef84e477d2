"""How a card can fit a word: by its objects, its themes, its moods, and all that is said of it."""

from typing import NamedTuple


class Aspects(NamedTuple):
    """Four numbers for a card and a word; 0 is the deck's average card for that word, 1 one deviation better."""

    objects: float
    themes: float
    moods: float
    text: float


NOTHING = Aspects(0.0, 0.0, 0.0, 0.0)
"""What a card says about a word that nobody can make anything of."""

NAMES = Aspects._fields
