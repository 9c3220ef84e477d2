"""The outside information for a command: the time, who is absent and for how long, and what this server offers."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from stella.rooms.room import ServerPart
from stella.rules.box import Box, Colour, Secret


class Context(Struct, frozen=True):
    """Everything a decision may need from outside. The caller fills in what the command needs."""

    now: int  # milliseconds since 1970
    by_program: bool = False  # a bot or a stand-in plays its seat
    away: Mapping[Colour, int] = {}  # milliseconds since each absent person was last connected
    addresses: Mapping[Colour, str] = {}  # the hashed address of each person's connection
    boxes: Mapping[tuple[str, str], Callable[[], Box]] = {}  # by the ids of deck and word list
    characters: Mapping[str, str] = {}  # id -> name
    secret: Secret | None = None
    next_part: ServerPart | None = None  # for the draw of the game after the one that begins
    record: str = ""
    token: str | None = None  # the hashed token of the sending device
    present: frozenset[str] = frozenset()  # the hashed tokens of a team's connected devices
    host_away: int | None = None  # milliseconds since a host without a seat was connected; None: connected, or unknown
