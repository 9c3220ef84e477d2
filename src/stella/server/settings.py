"""What an operator can set when starting the server."""

from pathlib import Path

from msgspec import Struct

from stella.server.connections import MOST_CONNECTIONS


class Settings(Struct, frozen=True, kw_only=True):
    """How one node of the server runs."""

    data: Path
    database: str | None = None  # the address of a PostgreSQL database; None: SQLite in the data directory
    origins: tuple[str, ...] = ()  # further origins whose pages may call this server
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is trusted
    public_url: str | None = None  # this server's address for others, if it cannot be detected
    root_path: str = ""  # the path under which a proxy serves it
    host_password: str | None = None  # lets people who are not at this machine make decks
    tls_cert: Path | None = None  # a certificate with its chain; with its key, the server speaks TLS itself
    tls_key: Path | None = None
    keep_rooms_days: int | None = None  # rooms that have been unused for longer are deleted; None: never
    is_shared: bool = False  # listens to the whole network, not only to this machine
    has_open_metrics: bool = False  # /metrics answers everyone, not only this machine
    max_spectators: int = 2_000  # spectators per room on this node
    connections_per_address: int = MOST_CONNECTIONS  # open at the same time, pages and sockets
    has_limits: bool = True  # rate limits; benchmarks on this machine turn them off
    has_private_push: bool = False  # push services may be on this machine or its network, without TLS: for tests
    notice_seconds: float = 30.0  # how long a player may be away before a notification is sent
    has_daily: bool = True  # offers today's table
    bot_pace: float = 1.0  # how long bots think, as a factor of a person's time
