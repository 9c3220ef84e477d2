"""What the sockets and the application know of each other, and the bounds between them."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from websockets.frames import CloseCode


class Allowance(Protocol):
    """How much somebody may still send: frames of every kind, and pieces of frames."""

    def takes(self, count: int) -> bool:
        """Pay for so many, or tell that there is not enough left."""


class Line(Protocol):
    """A connection as the application sees it. No method waits, and none calls the application back."""

    allowance: Allowance
    """What everything that the client sends is paid from. The application may replace it."""

    @property
    def path(self) -> str:
        """The path that was asked for, without percent signs."""

    @property
    def address(self) -> str:
        """The client's address; behind trusted proxies, the one they name."""

    @property
    def language(self) -> str:
        """The Accept-Language header as it came, or nothing."""

    @property
    def is_open(self) -> bool:
        """Tell whether what is sent now may still arrive."""

    def greeted(self) -> None:
        """Say that the client has introduced itself in time; until then it has `hello_seconds`."""

    def send(self, payload: bytes) -> None:
        """Send one text message, which has to be UTF-8. On a line that is not open it does nothing."""

    def hang_up(self, reason: str) -> None:
        """Close for a reason of the application's own, after everything that was sent; nothing more is received."""

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Close in good order, after everything that was sent before; nothing more is received."""

    def abort(self) -> None:
        """Cut the line now; nothing that waits is sent."""


class Endpoint(Protocol):
    """The application's end of one connection. All calls come from the loop, never out of a call to the line."""

    def opened(self, line: Line) -> None:
        """Hear that the handshake is done. From here on messages may be sent."""

    def received(self, text: bytes) -> None:
        """Hear one whole text message, valid UTF-8."""

    def overdrawn(self) -> None:
        """Hear that the client sent more than it may; what is sent now arrives, then the line closes with 1008."""

    def too_slow(self) -> None:
        """Hear that the client did not read and was cut off; `closed` follows."""

    def closed(self) -> None:
        """Hear that the client is gone: exactly once after `opened`, and the last call."""


EndpointFactory = Callable[[str, str], Endpoint | None]  # path and query; None: no such path


class Bounds(Struct, frozen=True, kw_only=True):
    """How much and how long one connection may take."""

    message_bytes: int = 16 * 1024
    fragments: int = 64
    turn_bytes: int = 1024  # are read from one line in one turn of the loop: 170 frames at most
    buffer_bytes: int = 64 * 1024  # waits in the transport before writing pauses
    kernel_bytes: int = 64 * 1024  # waits in the kernel, each way; Linux doubles it
    waiting_bytes: int = 256 * 1024  # waits in the outbox while writing pauses, before the line is cut
    waiting_messages: int = 200
    hello_seconds: float = 10
    close_seconds: float = 2
    ping_seconds: float = 5
    silence_seconds: float = 12
