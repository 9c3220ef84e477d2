"""The introduction: one table that is the same for everybody, so that its first round shows every idea of the game.

Its chance is published here, and only the house opens it: a room that people open never chooses its seed.
"""

from typing import Final

from stella.rooms.deciding import Context, open_game
from stella.rooms.facts import BotSeated, RoomFact
from stella.rooms.options import Options
from stella.rooms.room import Room, evolve
from stella.rooms.views import Guide
from stella.rules.box import Colour, WordSource

SEED: Final = b"stella introduction 4965".hex()
"""The seed of its game, and of its bots' taste."""
OPTIONS: Final = Options(seats=4, source=WordSource.DISCOVERY)
CAST: Final = ((Colour.PINK, "iva", 3), (Colour.BLUE, "felix", 1), (Colour.PURPLE, "dimo", 2))
GUIDE: Final = Guide(clue="sea", cards=(23, 27))
"""Two bots see the first picture and one sees the second, whatever else is marked; Felix, in the dark, falls."""
_OTHER_NAME: Final = "Stella"


def introduce(room: Room, context: Context) -> tuple[RoomFact, ...]:
    """Return the facts that seat the cast beside the newcomer and begin the game."""
    taken = {seat.name.casefold() for seat in room.seats}
    seated: list[RoomFact] = []
    for colour, character, level in CAST:
        name = context.characters[character]
        seated.append(BotSeated(colour, _OTHER_NAME if name.casefold() in taken else name, character, level))
        room = evolve(room, seated[-1])
    return (*seated, *open_game(room, context, is_introduction=True))
