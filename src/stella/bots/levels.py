"""How well a bot plays. The real dial is perception: how much of what it sees is only in its own eye."""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """One of the four levels."""

    noise: float  # standard deviation of what is only in the bot's own eye; 1 is the spread of the deck for a word
    empathy: float  # from 0, looks with its own eyes, to 1, looks with everybody's
    slip: float  # how strongly chance, not judgement, chooses the number of marks and the card to point at


LEVELS: Final = {
    1: Level(noise=2.7, empathy=0.0, slip=1.2),
    2: Level(noise=1.2, empathy=0.3, slip=0.4),
    3: Level(noise=0.9, empathy=0.35, slip=0.2),
    4: Level(noise=0.71, empathy=0.4, slip=0.0),
}
"""From 1, who dreams while looking, to 4, who knows what the others will think of."""

MIDDLE_LEVEL: Final = 2
