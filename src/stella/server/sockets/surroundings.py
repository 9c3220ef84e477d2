"""What all sockets of one server share."""

from collections.abc import Callable
from dataclasses import dataclass

from stella.server.connections import ConnectionCounts
from stella.server.sockets.doorway import Doorway
from stella.server.sockets.ports import Allowance, Bounds, EndpointFactory
from stella.server.sockets.text_frames import text_frame
from stella.server.watch import Watch

BEAT = text_frame(b'{"type":"beat"}')  # browsers cannot see pings


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The application's factory, who may come in, and the bounds; one for each server."""

    endpoint: EndpointFactory
    allowance: Callable[[str], Allowance]  # of an address, until the application knows more of its client
    doorway: Doorway
    counts: ConnectionCounts
    watch: Watch
    bounds: Bounds = Bounds()  # noqa: RUF009 - a frozen struct
    beat: bytes = BEAT
