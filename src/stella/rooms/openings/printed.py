"""With the printed cards: fifteen real cards lie on the table, phones are the slates, and the program counts.

Its game is an ordinary one whose pictures nobody but the people at the table sees. Bots cannot see them at all, and
a clock would let the program mark for somebody: there are neither.
"""

from typing import Final

from stella.rooms.openings.opening import Opening
from stella.rules.box import PRINTED

PRINTED_CARDS: Final = Opening(
    name="printed",
    fixed={"deck": PRINTED, "associate_seconds": None, "point_seconds": None},
    has_bots=False,
)
