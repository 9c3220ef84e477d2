"""What the world adds to a command: the time, who is away how long, and what this server has to offer."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from stella.rooms.room import ServerPart
from stella.rules.box import Box, Colour, Secret


class Context(Struct, frozen=True):
    """All that a decision may need from outside; the caller fills in what the command asks for."""

    now: int  # milliseconds since 1970
    by_program: bool = False  # a bot or a stand-in plays its seat
    away: Mapping[Colour, int] = {}  # milliseconds since each absent person was last here
    addresses: Mapping[Colour, str] = {}  # the hashed address that each person is here from
    boxes: Mapping[tuple[str, str], Callable[[], Box]] = {}  # by the ids of deck and word list
    characters: Mapping[str, str] = {}  # id -> name
    secret: Secret | None = None
    next_part: ServerPart | None = None  # of the chance of the game after the one that begins
    record: str = ""
    token: str | None = None  # the hash of that of the device that asks
    present: frozenset[str] = frozenset()  # the hashes of the tokens of those devices of a team that are here
    host_away: int | None = None  # milliseconds since a host without a seat was last here; None: here, or not known
