"""The ways to open a table, by name. A new one adds a file beside this one and its line in `OPENINGS`."""

from typing import Final

from stella.rooms.openings.introduction import INTRODUCTION
from stella.rooms.openings.lesson import LESSON
from stella.rooms.openings.opening import CastMember, Opening
from stella.rooms.openings.ordinary import ORDINARY
from stella.rooms.openings.printed import PRINTED_CARDS

__all__ = [
    "INTRODUCTION",
    "LESSON",
    "OPENINGS",
    "ORDINARY",
    "PRINTED_CARDS",
    "CastMember",
    "Opening",
    "known",
    "register",
]

OPENINGS: Final[dict[str, Opening]] = {}


def register(opening: Opening) -> None:
    """Make an opening known; raise `ValueError` if another one has its name."""
    if OPENINGS.setdefault(opening.name, opening) is not opening:
        raise ValueError(f"there is another opening called {opening.name!r}")


def known(name: str) -> str:
    """Return the name of an opening; raise `ValueError` if this release has none of this name.

    Stored facts call it: the sentence is how msgspec begins when a value is not known, so that a room of a newer
    release is refused as such.
    """
    if name not in OPENINGS:
        raise ValueError(f"Invalid value {name!r}: there is no such opening")
    return name


for _opening in (ORDINARY, INTRODUCTION, LESSON, PRINTED_CARDS):
    register(_opening)
