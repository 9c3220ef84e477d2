"""The lesson: a table for a class or a group in care. It asks for no names, and keeps nothing.

Everybody is given an animal's name. There are no notes and no custom words, because nobody could look at them before
the others do.
"""

from typing import Final

from stella.rooms.openings.opening import Opening
from stella.rules.box import WordSource

LESSON: Final = Opening(
    name="lesson",
    fixed={"is_public": False, "has_notes": False, "source": WordSource.DRAWN},
    gives_names=True,
    is_kept=False,
    has_history=False,
    is_rated=False,
    has_moments=False,
    has_notices=False,
)
