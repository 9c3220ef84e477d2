"""Who may come in, and how often: addresses, origins, limits. It knows nothing about rooms."""

from typing import Any

from litestar.connection import ASGIConnection

from stella.server.errors import CodedError
from stella.server.limits import Bucket, Limit
from stella.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


class Doorkeeper:
    """The rate limits of one node and the origins it trusts."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._opening = Limit(20, 1 / 30)
        self._joining = Limit(40, 1)
        self._guessing = Limit(20, 1 / 6)  # wrong codes: at most 14,400 of 28 million tries a day
        self._knocking = Limit(120, 10)

    def may_open(self, connection: Connection) -> None:
        """Refuse an address that opens too many rooms."""
        self._check(self._opening, connection)

    def may_join(self, connection: Connection) -> None:
        """Refuse an address that joins too often."""
        self._check(self._joining, connection)

    def may_knock(self, connection: Connection) -> None:
        """Refuse a page of another origin, and an address that opens too many sockets."""
        if not self._trusts(connection):
            raise CodedError("forbidden", 403)
        self._check(self._knocking, connection)

    def guessed_wrong(self, connection: Connection) -> None:
        """Count a wrong code, and refuse an address that tries too many."""
        self._check(self._guessing, connection)

    def _check(self, limit: Limit, connection: Connection) -> None:
        if self._settings.has_limits and not limit.allows(address(connection)):
            raise CodedError("slow_down", 429)

    def move_bucket(self) -> Bucket:
        """Return the limit of one socket's moves."""
        return Bucket(60, 12) if self._settings.has_limits else Bucket(1e9, 1e9)

    def _trusts(self, connection: Connection) -> bool:
        """Tell whether a page may open a socket: it comes from this server or from an origin the host named."""
        headers = {name.lower(): value.decode("latin-1") for name, value in connection.scope["headers"]}
        origin = headers.get(b"origin")  # `connection.headers` would stay in memory as long as the socket
        if origin is None or origin in self._settings.origins:
            return True  # not a browser, or a page the host trusts
        return origin.partition("://")[2] == headers.get(b"host", "")


def address(connection: Connection) -> str:
    """Return where somebody comes from (behind a trusted proxy, the address it names)."""
    return connection.client.host if connection.client else "unknown"
