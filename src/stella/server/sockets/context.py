"""What all sockets of one server share."""

from collections.abc import Callable
from dataclasses import dataclass

from stella.server.connections import ConnectionCounts
from stella.server.sockets.handshake import Handshake
from stella.server.sockets.ports import Allowance, Bounds, EndpointFactory
from stella.server.sockets.text_frames import text_frame
from stella.server.watch import Watch

BEAT = text_frame(b'{"type":"beat"}')  # browsers cannot see pings


@dataclass(frozen=True, slots=True)
class SocketContext:
    """The application's factory, the admission checks, and the limits; one for each server."""

    endpoint: EndpointFactory
    allowance: Callable[[str], Allowance]  # by address, until the application sets another one
    handshake: Handshake
    counts: ConnectionCounts
    watch: Watch
    bounds: Bounds = Bounds()  # noqa: RUF009 - a frozen struct
    beat: bytes = BEAT
