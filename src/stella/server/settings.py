"""What a host can set when starting the server."""

from pathlib import Path

from msgspec import Struct

from stella.server.connections import MOST_CONNECTIONS


class Settings(Struct, frozen=True, kw_only=True):
    """How one node of the server runs."""

    data: Path
    database: str | None = None  # the address of a PostgreSQL database; None: SQLite in the data directory
    origins: tuple[str, ...] = ()  # further origins that browsers may come from, besides the server's own
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    public_url: str | None = None  # where others find this server, if it cannot know
    root_path: str = ""  # that a proxy serves it under
    host_password: str | None = None  # lets somebody make decks who does not sit at this machine
    tls_cert: Path | None = None  # a certificate with its chain; with its key, the server speaks TLS itself
    tls_key: Path | None = None
    keep_rooms_days: int | None = None  # rooms that nobody used for longer are deleted; None: never
    is_shared: bool = False  # listens to the whole network, not only to this machine
    has_open_metrics: bool = False  # /metrics answers to everybody, not only to this machine
    max_spectators: int = 2_000  # who may watch one room on this node
    connections_per_address: int = MOST_CONNECTIONS  # open at the same time, pages and sockets
    has_limits: bool = True  # rate limits; a benchmark on the own machine can do without
    has_private_push: bool = False  # push services may be on this machine or its network, without TLS: for tests
    notice_seconds: float = 30.0  # how long somebody who is away may come back before a notice is sent
    has_daily: bool = True  # offers today's table
    bot_pace: float = 1.0  # how long bots think, in terms of a person's pace
