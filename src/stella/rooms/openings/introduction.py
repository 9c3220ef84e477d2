"""The introduction: one table that is the same for everybody, so that its first round shows every idea of the game.

Its chance is published here, and only the server opens it: a room that people open never chooses its seed.
"""

from typing import Final

from msgspec import structs

from stella.rooms.openings.opening import CastMember, Opening
from stella.rooms.openings.ordinary import ORDINARY
from stella.rooms.options import Options
from stella.rooms.views import Guide
from stella.rules.box import Colour, WordSource

INTRODUCTION: Final = Opening(
    name="introduction",
    seed=b"stella introduction 51481".hex(),
    taste=b"stella introduction 1825".hex(),
    cast=(CastMember(Colour.PINK, "iva", 3), CastMember(Colour.BLUE, "felix", 1), CastMember(Colour.PURPLE, "dimo", 2)),
    # Two bots see the first picture and one sees the second, whatever else is marked; Felix, in the dark, falls.
    guide=Guide(clue="water", cards=(68, 43)),
    fixed=structs.asdict(Options(seats=4, source=WordSource.DISCOVERY)),
    is_for_one=True,
    begins_at_once=True,
    then=ORDINARY.name,
    has_moments=False,
    has_notices=False,
)
