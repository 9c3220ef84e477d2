"""The introduction: one table that is the same for everybody, so that its first round shows every idea of the game.

Its chance is published here, and only the server opens it: a room that people open never chooses its seed.
"""

from typing import Final

from stella.content.likeness import look_alike
from stella.rooms.deciding.context import Context
from stella.rooms.deciding.lobby import open_game
from stella.rooms.facts import BotSeated, RoomFact
from stella.rooms.folding import Change
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rooms.views import Guide
from stella.rules.box import Colour, WordSource

SEED: Final = b"stella introduction 51481".hex()
"""The seed of its game."""
TASTE: Final = b"stella introduction 4965".hex()
"""The seed of its bots' taste."""
OPTIONS: Final = Options(seats=4, source=WordSource.DISCOVERY)
CAST: Final = ((Colour.PINK, "iva", 3), (Colour.BLUE, "felix", 1), (Colour.PURPLE, "dimo", 2))
GUIDE: Final = Guide(clue="water", cards=(68, 43))
"""Two bots see the first picture and one sees the second, whatever else is marked; Felix, in the dark, falls."""
_OTHER_NAME: Final = "Stella"


def begin_introduction(room: Room, context: Context) -> Change:
    """Return the change that seats the cast beside the newcomer and begins the game."""
    cast: list[RoomFact] = []
    for colour, character, level in CAST:
        name = context.characters[character]
        is_taken = any(look_alike(seat.name, name) for seat in room.seats)
        cast.append(BotSeated(colour, _OTHER_NAME if is_taken else name, character, level))
    return open_game(room, tuple(cast), context, is_introduction=True)
