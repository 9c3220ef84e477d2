"""How well a bot plays. The main setting is perception: how much noise is added to what the bot sees."""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """One of the four levels."""

    noise: float  # standard deviation of the bot's private noise; 1 is the spread of the deck for a word
    empathy: float  # from 0 (judges by its own taste) to 1 (judges by everyone's)
    slip: float  # how often chance instead of judgement picks the number of marks and the card to point at


LEVELS: Final = {
    1: Level(noise=2.7, empathy=0.0, slip=1.2),
    2: Level(noise=1.2, empathy=0.3, slip=0.4),
    3: Level(noise=0.9, empathy=0.35, slip=0.2),
    4: Level(noise=0.72, empathy=0.4, slip=0.0),
}
"""From 1, a daydreamer, to 4, who anticipates what the others will think of."""

MIDDLE_LEVEL: Final = 2
