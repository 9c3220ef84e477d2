"""With printed cards: fifteen real cards lie on the table, phones are the slates, and the program counts.

The game is an ordinary one whose pictures only the people at the table see. There are no bots, which could not see
them, and no clock, because the program could not mark for a player.
"""

from typing import Final

from stella.rooms.openings.opening import Opening
from stella.rules.box import PRINTED

PRINTED_CARDS: Final = Opening(
    name="printed",
    fixed={"deck": PRINTED, "associate_seconds": None, "point_seconds": None},
    has_bots=False,
    types_clues=True,
    takes_photos=True,
)
