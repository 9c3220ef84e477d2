"""One WebSocket: frames by `websockets`' Sans-I/O protocol, messages, deadlines. It has no task and no timer."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from http import HTTPStatus
from logging import ERROR, getLogger
from math import inf
from typing import ClassVar

import structlog
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from stella.server.addresses import UNKNOWN
from stella.server.connections import Place
from stella.server.sockets.context import SocketContext
from stella.server.sockets.handshake import Refusal, Welcome, refusal
from stella.server.sockets.ports import Endpoint
from stella.server.sockets.text_frames import (
    Fragments,
    TooManyFragments,
    is_utf8,
    is_whole_pong,
    size_on_wire,
    whole_text,
)
from stella.server.sockets.turns import Turn
from stella.server.sockets.writer import Writer

BY_THE_APPLICATION = 4000  # the first close code that is free for private use
_TEXT, _BINARY, _PING, _CONTINUATION = Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.CONT
_PING_FRAME = Frame(_PING, b"").serialize(mask=False)
_MOST_REASON = 123  # the code takes two of a control frame's 125 bytes
Connections = set[asyncio.Protocol]  # uvicorn's set: when it stops, it calls `shutdown` and waits until all have left
log = structlog.get_logger()
_QUIET = getLogger("stella.sockets")  # the library's messages about each connection are not needed
_QUIET.setLevel(ERROR)


class SocketProtocol(Writer):
    """One connection; to the application it is a `Line`."""

    __slots__ = (
        "_connections", "_due", "_endpoint", "_farewell", "_fragments", "_half_read", "_heard_at", "_incoming",
        "_is_lost", "_pinged_at", "_place", "_protocol", "_unread", "address", "allowance", "language", "path",
    )  # fmt: skip
    incoming: "ClassVar[Turn[SocketProtocol]]"  # bytes from all clients

    def __init__(
        self, transport: asyncio.Transport, welcome: Welcome, endpoint: Endpoint, place: Place, connections: Connections
    ) -> None:
        super().__init__(transport)
        bounds, watch = self.context.bounds, self.context.watch
        self.path, self.address, self.language = welcome.path, welcome.address, welcome.language
        self.allowance = self.context.allowance(welcome.address)
        self._connections = connections
        self._endpoint: Endpoint | None = endpoint
        self._farewell: tuple[bytes, str] | None = None  # what a client that was turned away is told in a moment
        self._fragments: Fragments | None = None  # while a message is half read
        self._half_read = 0  # bytes of an incomplete frame
        self._incoming = self.incoming  # looked up with every message
        self._is_lost = False
        self._place = place
        self._unread = b""  # received before the client stopped reading our answers; handled when it reads again
        self._heard_at = self._pinged_at = watch.now
        self._due = watch.now + bounds.hello_seconds
        self._protocol: ServerProtocol | None = None  # see `_ws`

    @classmethod
    def take_over(cls, transport: asyncio.Transport, request: Request, early: bytes, connections: Connections) -> None:
        """Answer a request for a socket. If it becomes one, `early` contains the bytes after the request's head."""
        around = cls.context
        verdict = around.handshake.judge(request, _peer(transport))
        if isinstance(verdict, Refusal):
            _refuse(transport, verdict)
            return
        place = around.counts.enter(verdict.address)
        if place is None:
            _refuse(transport, refusal(HTTPStatus.SERVICE_UNAVAILABLE, "Too many connections from this address."))
            return
        endpoint = around.endpoint(verdict.path, verdict.query)
        if endpoint is None:
            place.give_back()
            _refuse(transport, refusal(HTTPStatus.NOT_FOUND, "There is no such socket."))
            return
        line = cls(transport, verdict, endpoint, place, connections)
        transport.set_protocol(line)
        line._begin(endpoint, verdict.answer, early)

    def _begin(self, endpoint: Endpoint, answer: bytes, early: bytes) -> None:
        bounds = self.context.bounds
        self._transport.set_write_buffer_limits(bounds.buffer_bytes)
        if (plug := self._transport.get_extra_info("socket")) is not None:
            with contextlib.suppress(OSError):
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, bounds.kernel_bytes)
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, bounds.kernel_bytes)
        self._connections.add(self)
        self.context.watch.join(self)
        self._transport.write(answer)
        self.is_open = True
        with self._guarding():
            endpoint.opened(self)
        if early:
            self.data_received(early)

    def data_received(self, data: bytes) -> None:
        """Keep received bytes until this turn of the loop ends."""
        if self._is_over or self._farewell is not None:
            return  # bytes after our close frame are dropped
        incoming = self._incoming
        if not incoming:
            incoming.begin()
        unread = incoming[self] = incoming.get(self, b"") + data
        if len(unread) > self.context.bounds.turn_bytes and not self._is_late:
            self._is_late = True
            if not self._transport.is_closing():
                self._transport.pause_reading()

    def read(self, data: bytes) -> None:
        """Read what has arrived in this turn of the loop, up to a limit."""
        if self._is_over:
            return
        self._was_heard = True
        if self._is_late:
            data = self._next_part(data)
            if not data:
                return
        elif self._is_paused:
            self._unread += data
            return
        try:
            is_between = self.is_open and not self._half_read and self._fragments is None
            text = whole_text(data, self.context.bounds.message_bytes) if is_between else None
            if text is None and not (is_between and is_whole_pong(data)):
                self._read_frames(data)
            elif not self.allowance.takes(1):
                self._overdraw([])
            elif text is not None:
                self._hear_text(text)
        except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
            self._apologise(error)
        if self._has_ended and not self._is_late:
            self._expect_end()

    @property
    def _ws(self) -> ServerProtocol:
        """The library's state of this connection, made when it is needed: few clients send anything but whole texts."""
        if self._protocol is None:
            bounds = self.context.bounds
            self._protocol = ServerProtocol(state=State.OPEN, max_size=bounds.message_bytes, logger=_QUIET)
        return self._protocol

    def _read_frames(self, data: bytes) -> None:
        ws = self._ws
        ws.receive_data(data)
        frames: list[Frame] = ws.events_received()  # type: ignore[assignment]  # no request comes out of an open one
        replies = ws.data_to_send()
        self._half_read += len(data) - sum(map(size_on_wire, frames))
        if self.allowance.takes(len(frames) or 1):
            self._hear_all(frames, replies)
        else:
            self._overdraw(replies)

    def _next_part(self, data: bytes) -> bytes:
        """Return what one turn reads: nothing while the client has not read the answers to the turn before."""
        self._write_gathered()
        if self._is_paused:
            self._unread += data
            return b""
        most = self.context.bounds.turn_bytes
        first, rest = data[:most], data[most:]
        if rest:
            if not self._incoming:
                self._incoming.begin()
            self._incoming[self] = rest
        else:
            self._is_late = False
            self._read_on()
        return first

    def resume_writing(self) -> None:
        """Continue reading, first the bytes from before the pause, and send what waited."""
        if self._unread:
            if not self._incoming:
                self._incoming.begin()
            self._incoming[self] = self._unread + self._incoming.get(self, b"")
            self._unread = b""
        super().resume_writing()

    def eof_received(self) -> bool:
        """Handle the end of the client's data. It gets its answers, then the connection closes."""
        self._has_ended = True
        if self._is_over or self._ws.state is not State.OPEN or not self._transport.can_write_eof():
            return False
        if self not in self._incoming and not self._unread:
            self._expect_end()
        return True

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever the reason
        """Remove this connection from everything that refers to it."""
        self._incoming.end()
        self._incoming.pop(self, None)
        self._is_lost = self._is_over = True
        self.is_open = False
        self._forget()
        self._connections.discard(self)
        self._place.give_back()
        self._tell_closed()

    def shutdown(self) -> None:
        """Close because the server stops; uvicorn calls it, and waits until the connection has left."""
        self.close(CloseCode.SERVICE_RESTART, "restarting")

    def visit(self, now: float) -> bool:
        """Do what is due: pings, heartbeats, deadlines. The watch calls this."""
        if self._is_lost:
            return False
        bounds = self.context.bounds
        if self._was_heard or self._is_writing_on():
            self._heard_at = now
            self._was_heard = False
        if now >= self._due and self.is_open and self._farewell is not None:
            self._part(*self._farewell)
        elif now >= self._due and self.is_open and not self._has_ended:
            self.close(CloseCode.POLICY_VIOLATION, "idle")
        elif now >= self._due and self.is_open:
            self.is_open = False
            self._expect_end()
            self._end()
        elif now >= self._due or now - self._heard_at > bounds.silence_seconds:
            self.abort()
        elif now - self._pinged_at >= bounds.ping_seconds and self.is_open and not self._is_paused:
            self._pinged_at = now
            self._write_gathered()
            self._transport.write(_PING_FRAME if self._has_said else _PING_FRAME + self.context.beat)
            self._has_said = False
        return True

    def greeted(self) -> None:
        """Remove the deadline of the first message."""
        if self.is_open and not self._has_ended:
            self._due = inf

    def turn_away(self, payload: bytes, reason: str) -> None:
        """Read nothing more, and part in a moment. A client that connects in a loop spends that moment waiting."""
        self._farewell = payload, reason
        self._is_too_fast = True
        self._due = self.context.watch.now + self.context.bounds.turned_away_seconds
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def _part(self, payload: bytes, reason: str) -> None:
        self.send(payload)
        self.hang_up(reason)
        self._end()

    def hang_up(self, reason: str) -> None:
        """Close with a reason of the application."""
        self.close(BY_THE_APPLICATION, reason)

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Close in order, after everything that waits."""
        if not self.is_open:
            return
        self.is_open = False
        self._expect_end()
        if self._ws.state is State.OPEN:  # else the client has closed in this very segment, and its close is answered
            self._ws.send_close(code, _short(reason))
            for frame in self._ws.data_to_send():
                self._put(frame)
        self._write_gathered()

    def abort(self) -> None:
        """Disconnect now."""
        if not self._is_lost:
            self._is_over = True
            super().abort()

    def _hear_all(self, frames: list[Frame], replies: list[bytes]) -> None:
        """Handle the frames of a segment in order; each pong is in its place among the replies."""
        for frame in frames:
            if frame.opcode is _PING:
                self._put(replies.pop(0))
            elif self.is_open:
                with self._guarding():
                    self._hear(frame)
        if replies:
            self._finish(replies)

    def _hear(self, frame: Frame) -> None:
        opcode, data = frame.opcode, frame.data
        if opcode is _TEXT and frame.fin:
            self._hear_text(data)  # type: ignore[arg-type]  # unmasked, they are bytes
        elif opcode is _BINARY:
            self._fail(CloseCode.UNSUPPORTED_DATA, "only text is spoken here")
        elif opcode is _TEXT or opcode is _CONTINUATION:
            self._hear_fragment(frame)

    def _hear_text(self, text: bytes) -> None:
        if not is_utf8(text):
            self._fail(CloseCode.INVALID_DATA, "text is UTF-8")
        elif self._endpoint is not None:
            self._endpoint.received(text)

    def _hear_fragment(self, frame: Frame) -> None:
        if self._fragments is None:
            self._fragments = Fragments(self.context.bounds.fragments)
        try:
            text = self._fragments.add(frame)
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "text is UTF-8")
        except TooManyFragments:
            self._fail(CloseCode.POLICY_VIOLATION, "too many fragments")
        else:
            if text is not None and self._endpoint is not None:
                self._fragments = None
                self._endpoint.received(text)

    def _overdraw(self, replies: list[bytes]) -> None:
        """Disconnect a client that sends more than it may. Nothing more is read or discarded."""
        self._is_too_fast = True
        if self.is_open and self._endpoint is not None:
            self._endpoint.overdrawn()
        if not self._is_late and not self._transport.is_closing():
            self._transport.pause_reading()
        if SEND_EOF in replies:  # another close is under way: the last two frames are that close and the end
            self._finish(replies[-2:])
        else:
            self._fail(CloseCode.POLICY_VIOLATION, "slow_down")

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close because of a client's mistake. Whatever it still sends is dropped until it closes."""
        self.is_open = False
        self._ws.fail(code, reason)
        self._finish(self._ws.data_to_send())

    def _finish(self, replies: list[bytes]) -> None:
        """Send the last frames of the protocol, and disconnect if they say so."""
        for reply in replies:
            if reply != SEND_EOF:
                self._put(reply)
        if SEND_EOF in replies:
            self.is_open = False
            self._expect_end()
            self._end()
            self._tell_closed()

    def _expect_end(self) -> None:
        self._due = self.context.watch.now + self.context.bounds.close_seconds

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
        self.close(CloseCode.INTERNAL_ERROR, "internal")


def _peer(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else UNKNOWN


def _refuse(transport: asyncio.Transport, verdict: Refusal) -> None:
    transport.write(verdict.answer)
    transport.close()


def _short(reason: str) -> str:
    """Return a reason that fits into a close frame, cut between two characters."""
    return reason.encode(errors="replace")[:_MOST_REASON].decode(errors="ignore")


def socket_protocol(context: SocketContext) -> type[SocketProtocol]:
    """Return the class for the sockets of one server."""
    incoming, outgoing = Turn(SocketProtocol.read), Turn(Writer.write)
    own = {"__slots__": (), "context": context, "incoming": incoming, "outgoing": outgoing}
    return type("StellaSocketProtocol", (SocketProtocol,), own)
