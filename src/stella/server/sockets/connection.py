"""One WebSocket inside uvicorn's `ws=` hook: handshake, messages, deadlines. It has no task and no timer of its own."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from enum import Enum, auto
from http import HTTPStatus
from math import inf
from typing import Any, ClassVar, cast

import structlog
from uvicorn.config import Config
from uvicorn.server import ServerState

from stella.server.addresses import UNKNOWN
from stella.server.connections import NOWHERE, Place
from stella.server.sockets import frames
from stella.server.sockets.frames import Binary, Broken, Closing, Event, FrameReader, Ping, Text, small_text
from stella.server.sockets.handshake import Refusal, Welcome, refusal
from stella.server.sockets.ports import Endpoint
from stella.server.sockets.surroundings import Surroundings
from stella.server.sockets.turns import Turn
from stella.server.sockets.writing import Writer

_PING = frames.ping_frame()
_MOST_UNREAD = frames.MOST_BYTES
_END_OF_HEAD = b"\r\n\r\n"
log = structlog.get_logger()


class _Phase(Enum):
    ASKING = auto()  # the request's head has not come
    OPEN = auto()
    CLOSING = auto()  # our close frame is sent or waits; theirs has not come
    OVER = auto()  # nothing is read, nothing new is sent
    LOST = auto()


class SocketProtocol(Writer):
    """One connection; to the application it is a `Line`. uvicorn makes it and replays the request's head into it."""

    __slots__ = (
        "_connections", "_due", "_endpoint", "_head", "_heard_at", "_incoming", "_phase", "_pinged_at", "_place",
        "_reader", "address", "language", "path",
    )  # fmt: skip
    incoming: "ClassVar[Turn[SocketProtocol]]"  # what all clients have sent

    def __init__(
        self,
        config: Config,  # noqa: ARG002 - uvicorn's hook gives it
        server_state: ServerState,
        app_state: dict[str, Any],  # noqa: ARG002 - as above
    ) -> None:
        super().__init__()
        bounds = self.surroundings.bounds
        self.path = self.language = ""
        self.address = UNKNOWN
        self._connections = cast("set[asyncio.Protocol]", server_state.connections)
        self._endpoint: Endpoint | None = None
        self._place: Place = NOWHERE
        self._phase = _Phase.ASKING
        self._head = b""
        self._incoming = self.incoming  # looked up with every message
        self._reader: FrameReader | None = None  # while a message is half read
        self._heard_at = self._pinged_at = self.surroundings.watch.now
        self._due = self._heard_at + bounds.head_seconds

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport over from the HTTP protocol."""
        self._transport = cast("asyncio.Transport", transport)
        bounds = self.surroundings.bounds
        self._transport.set_write_buffer_limits(bounds.buffer_bytes)
        peer = transport.get_extra_info("peername")
        self.address = peer[0] if isinstance(peer, tuple) else UNKNOWN
        if (plug := transport.get_extra_info("socket")) is not None:
            with contextlib.suppress(OSError):
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, bounds.kernel_bytes)
        self._connections.add(self)
        self.surroundings.watch.join(self)

    def data_received(self, data: bytes) -> None:
        """Read the request's head; frames are read when this turn of the loop ends."""
        if not self.is_open and self._phase is _Phase.ASKING:
            self._ask(data)
            return
        incoming = self._incoming
        if not incoming:
            incoming.begin()
        unread = incoming[self] = incoming.get(self, b"") + data
        if len(unread) > _MOST_UNREAD:
            self.read(incoming.pop(self))  # nobody says so much: what many pour in must not pile up

    def read(self, data: bytes) -> None:
        """Read what has come in this turn of the loop."""
        self._was_heard = True
        if not self.is_open:
            if self._phase is _Phase.CLOSING and any(type(event) is Closing for event in self._events(data)):
                self._hang_up()
            return
        text = small_text(data) if self._reader is None else None
        try:
            if text is None:
                for event in self._events(data):
                    self._happen(event)
                self._answer_ping()
            elif self._endpoint is not None:
                self._endpoint.received(text)
        except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
            self._apologise(error)

    def _events(self, data: bytes) -> list[Event]:
        bounds = self.surroundings.bounds
        reader = self._reader or FrameReader(bounds.message_bytes, bounds.fragments)
        events = reader.feed(data)
        self._reader = None if reader.is_between else reader
        return events

    def eof_received(self) -> None:
        """Hear that the client sends nothing more; the transport closes itself."""
        self.incoming.end()
        self._leave(_Phase.OVER)
        self._tell_closed()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever the reason
        """Leave everything that knows this connection."""
        self.incoming.end()
        self._leave(_Phase.LOST)
        self._forget()
        self._connections.discard(self)
        self._place.give_back()
        self._tell_closed()

    def shutdown(self) -> None:
        """Close because the server stops; uvicorn calls it, and waits until the connection has left."""
        if self._phase is _Phase.ASKING:
            self._hang_up()
        else:
            self.close(frames.RESTARTING, "restarting")

    def visit(self, now: float) -> bool:
        """Do what is due: pings, beats, deadlines. The watch calls it."""
        if self._phase is _Phase.LOST:
            return False
        bounds = self.surroundings.bounds
        if self._was_heard or self._is_writing_on():
            self._heard_at = now
            self._was_heard = False
        if now >= self._due and self.is_open:
            self.close(frames.POLICY, "idle")
        elif now >= self._due or now - self._heard_at > bounds.silence_seconds:
            self.abort()
        elif now - self._pinged_at >= bounds.ping_seconds and not self._is_held:
            self._pinged_at = now
            self._write_gathered()
            self._transport.write(_PING if self._has_said else _PING + self.surroundings.beat)
            self._has_said = False
        return True

    def greeted(self) -> None:
        """Take the deadline of the first message away."""
        if self.is_open:
            self._due = inf

    def hang_up(self, reason: str) -> None:
        """Close for a reason of the application's own."""
        self.close(frames.BY_THE_APPLICATION, reason)

    def close(self, code: int = frames.NORMAL, reason: str = "") -> None:
        """Close in good order, after everything that waits."""
        if self.is_open:
            self._leave(_Phase.CLOSING)
            self._farewell = frames.close_frame(code, reason)
            if not self._is_paused:
                self._drain()

    def abort(self) -> None:
        """Cut the line now."""
        if self._phase is not _Phase.LOST:
            self._leave(_Phase.OVER)
            super().abort()

    def _ask(self, data: bytes) -> None:
        self._head += data
        end = self._head.find(_END_OF_HEAD)
        if (len(self._head) if end < 0 else end) > self.surroundings.bounds.head_bytes:
            self._refuse(refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The request is too long."))
        elif end >= 0:
            head, self._head = self._head, b""
            verdict = self.surroundings.doorway.judge(head, self.address)
            if isinstance(verdict, Refusal):
                self._refuse(verdict)
            else:
                self._welcome(verdict)

    def _refuse(self, verdict: Refusal) -> None:
        self._head = b""
        self._transport.write(verdict.answer)
        self._hang_up()

    def _welcome(self, welcome: Welcome) -> None:
        self.path, self.address, self.language = welcome.path, welcome.address, welcome.language
        place = self.surroundings.counts.enter(self.address)
        if place is None:
            self._refuse(refusal(HTTPStatus.SERVICE_UNAVAILABLE, "Too many connections from this address."))
            return
        self._place = place
        endpoint = self.surroundings.endpoint(welcome.path, welcome.query)
        if endpoint is None:
            self._refuse(refusal(HTTPStatus.NOT_FOUND, "There is no such socket."))
            return
        self._endpoint = endpoint
        self._transport.write(welcome.answer)
        self._phase = _Phase.OPEN
        self._due = self.surroundings.watch.now + self.surroundings.bounds.hello_seconds
        self.is_open = self._is_paused = True  # the transport has another protocol until uvicorn's hook returns, and
        asyncio.get_running_loop().call_soon(self._begin)  # would tell that one when the line is full
        with self._guarding():
            endpoint.opened(self)

    def _begin(self) -> None:
        if self._phase in {_Phase.OPEN, _Phase.CLOSING}:
            self._drain()

    def _happen(self, event: Event) -> None:
        if not self.is_open or self._endpoint is None:
            return  # closed while an earlier message of this segment was heard
        if isinstance(event, Text):
            self._endpoint.received(event.payload)
        elif isinstance(event, Ping):
            self._pong = frames.pong_frame(event.payload)  # only the last of several is answered: RFC 6455 §5.5.3
        elif isinstance(event, Binary):
            self._fail(frames.UNSUPPORTED, "only text is spoken here")
        elif isinstance(event, Broken):
            self._fail(event.code, event.reason)
        elif isinstance(event, Closing):
            self._write_now(frames.close_frame(event.code))
            self._hang_up()
            self._tell_closed()

    def _fail(self, code: int, reason: str) -> None:
        """Say what is wrong, and send nothing more; what the client still sends is thrown away until it closes."""
        self._leave(_Phase.OVER)
        self._outbox = None
        self._write_now(frames.close_frame(code, reason))
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:
            self._transport.close()
        self._tell_closed()

    def _hang_up(self) -> None:
        self._leave(_Phase.OVER)
        self._outbox = None
        self._transport.close()

    def _leave(self, phase: _Phase) -> None:
        if self._phase is not phase:
            self._phase = phase
            self.is_open = False
            self._is_held = True
            self._due = self.surroundings.watch.now + self.surroundings.bounds.close_seconds

    def _tell_closed(self) -> None:
        endpoint, self._endpoint = self._endpoint, None
        if endpoint is None:
            return
        with self._guarding():
            if self._is_too_slow:
                endpoint.too_slow()
        with self._guarding():
            endpoint.closed()

    @contextlib.contextmanager
    def _guarding(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
            self._apologise(error)

    def _apologise(self, error: Exception) -> None:
        log.error("socket failed", exc_info=error)
        self.close(frames.INTERNAL, "internal")


def socket_protocol(surroundings: Surroundings) -> type[SocketProtocol]:
    """Return the class for uvicorn's `ws=`, for the sockets of one server."""
    incoming, outgoing = Turn(SocketProtocol.read), Turn(Writer.write)
    own = {"__slots__": (), "surroundings": surroundings, "incoming": incoming, "outgoing": outgoing}
    return type("StellaSocketProtocol", (SocketProtocol,), own)
