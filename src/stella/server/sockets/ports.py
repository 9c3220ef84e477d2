"""The interfaces between the sockets and the application, and their limits."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from websockets.frames import CloseCode


class Allowance(Protocol):
    """How much a client may still send: frames of every kind, and pieces of frames."""

    def takes(self, count: int) -> bool:
        """Pay for this many. Return whether enough was left."""


class Line(Protocol):
    """A connection as the application sees it. No method waits, and none calls the application back."""

    allowance: Allowance
    """The allowance that pays for everything that the client sends. The application may replace it."""

    @property
    def path(self) -> str:
        """The requested path, percent-decoded."""

    @property
    def address(self) -> str:
        """The client's address; behind trusted proxies, the one that they report."""

    @property
    def language(self) -> str:
        """The Accept-Language header as received, or empty."""

    @property
    def is_open(self) -> bool:
        """Return whether a message sent now can still arrive."""

    def greeted(self) -> None:
        """Record that the client has introduced itself in time; before that it has `hello_seconds`."""

    def send(self, payload: bytes) -> None:
        """Send one text message, which must be UTF-8. On a closed connection this does nothing."""

    def turn_away(self, payload: bytes, reason: str) -> None:
        """Receive nothing more. After `turned_away_seconds`, send one last message and close with a reason."""

    def hang_up(self, reason: str) -> None:
        """Close with a reason of the application, after everything that was sent; nothing more is received."""

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Close in order, after everything that was sent; nothing more is received."""

    def abort(self) -> None:
        """Disconnect now; nothing that waits is sent."""


class Endpoint(Protocol):
    """The application's end of one connection.

    All calls come from the event loop, never from within a call to the line.
    """

    def opened(self, line: Line) -> None:
        """Called when the handshake is complete. From now on messages may be sent."""

    def received(self, text: bytes) -> None:
        """Called with each complete text message, valid UTF-8."""

    def overdrawn(self) -> None:
        """Called when the client has sent more than it may.

        What is sent now arrives, then the connection closes with 1008.
        """

    def too_slow(self) -> None:
        """Called when the client did not read and was disconnected; `closed` follows."""

    def closed(self) -> None:
        """Called when the client is gone: exactly once after `opened`, as the last call."""


EndpointFactory = Callable[[str, str], Endpoint | None]  # path and query; None: no such path


class Bounds(Struct, frozen=True, kw_only=True):
    """Limits of one connection, in size and time."""

    message_bytes: int = 16 * 1024
    fragments: int = 64
    turn_bytes: int = 1024  # read from one connection in one turn of the loop: 170 frames at most
    buffer_bytes: int = 64 * 1024  # waits in the transport before writing pauses
    kernel_bytes: int = 64 * 1024  # waits in the kernel, each way; Linux doubles it
    waiting_bytes: int = 256 * 1024  # waits in the outbox while writing pauses, before the client is disconnected
    waiting_messages: int = 200
    hello_seconds: float = 10
    turned_away_seconds: float = 1
    close_seconds: float = 2
    ping_seconds: float = 5
    silence_seconds: float = 12
