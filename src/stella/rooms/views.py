"""What one pair of eyes may see of a room around the game's own view."""

from enum import StrEnum

from msgspec import Struct

from stella.rooms.options import Options
from stella.rules.box import Colour


class Phase(StrEnum):
    """Where a room is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A taken seat as everybody sees it. The place in the list is the seat's number in the game."""

    colour: Colour
    name: str
    language: str
    character: str | None = None
    level: int | None = None
    has_stand_in: bool = False


class Guide(Struct, frozen=True):
    """What the introduction asks a newcomer to do in its round; to be left aside if the clue is another one."""

    clue: str
    cards: tuple[int, ...]  # to mark, and to point at in this order


class RoomView(Struct, frozen=True, omit_defaults=True):
    """A room as everybody sees it."""

    code: str
    phase: Phase
    options: Options
    host: Colour | None
    seats: tuple[SeatInfo, ...]
    games: int = 0
    blank_cards: int = 0
    deadline: int | None = None  # milliseconds since 1970; the clock runs out then
    record: str | None = None  # the finished game's record
    guide: Guide | None = None  # in the introduction only


class OwnView(Struct, frozen=True, omit_defaults=True):
    """What only the holder of a seat sees of the room."""

    colour: Colour
    words: tuple[tuple[str, ...], ...] = ()
    order: tuple[int, ...] = ()
