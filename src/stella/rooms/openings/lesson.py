"""The lesson: a table for a class or a group in care. It asks for no names, and stores nothing permanently.

Everyone gets an animal's name. Notes, custom words and new names appear only after the host has approved them.
"""

from typing import Final

from stella.rooms.openings.opening import Opening

LESSON: Final = Opening(
    name="lesson",
    fixed={"is_public": False, "asks_consent": False},
    gives_names=True,
    needs_nod=True,
    is_kept=False,
    has_history=False,
    is_rated=False,
    has_moments=False,
    has_notices=False,
)
