"""The introduction: a table that is the same for everyone, so that its first round shows every idea of the game.

Its seed is published here, and only the server opens it. No other room can choose its seed.
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
    taste=b"stella introduction 8988".hex(),
    cast=(CastMember(Colour.PINK, "iva", 3), CastMember(Colour.BLUE, "felix", 1), CastMember(Colour.PURPLE, "dimo", 2)),
    # Two bots mark the first picture and one marks the second, whatever else is marked. Felix, in the dark, falls.
    guide=Guide(clue="water", cards=(68, 5)),
    fixed=structs.asdict(Options(seats=4, source=WordSource.DISCOVERY)),
    is_for_one=True,
    begins_at_once=True,
    then=ORDINARY.name,
    has_moments=False,
    has_notices=False,
)
