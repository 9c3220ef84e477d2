"""What a host can set when starting the server."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """How one node of the server runs."""

    data: Path
    database: str | None = None  # the address of a PostgreSQL database; None: SQLite in the data directory
    origins: tuple[str, ...] = ()  # further origins that browsers may come from, besides the server's own
    is_shared: bool = False  # listens to the whole network, not only to this machine
    has_limits: bool = True  # rate limits; a benchmark on the own machine can do without
    bot_pace: float = 1.0  # how long bots think, in terms of a person's pace
