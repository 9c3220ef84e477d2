"""The ways to open a table, by name. To add one, write a file beside this one and add its line to `OPENINGS`."""

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
    """Register an opening. Raise `ValueError` if its name is taken."""
    if OPENINGS.setdefault(opening.name, opening) is not opening:
        raise ValueError(f"there is another opening called {opening.name!r}")


def known(name: str) -> str:
    """Return the name of an opening. Raise `ValueError` if this release has no such opening.

    Stored facts call it. The message begins like msgspec's for an unknown value, so that a room of a newer release is
    refused as such.
    """
    if name not in OPENINGS:
        raise ValueError(f"Invalid value {name!r}: there is no such opening")
    return name


for _opening in (ORDINARY, INTRODUCTION, LESSON, PRINTED_CARDS):
    register(_opening)
