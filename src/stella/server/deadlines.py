"""HTTP inside uvicorn's `http=` hook, with what uvicorn lacks: deadlines, a bound on heads, a cap per address.

A request for a socket leaves here: the connection gets another protocol, with everything that came after the head.
"""

import asyncio
from collections import deque
from http import HTTPStatus
from math import inf
from typing import Any, ClassVar, cast

import httptools
from msgspec import Struct
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import service_unavailable
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request

from stella.server.addresses import UNKNOWN, Proxies
from stella.server.connections import NOWHERE, ConnectionCounts, Place
from stella.server.seldom import Seldom
from stella.server.sockets.connection import SocketProtocol
from stella.server.sockets.doorway import refusal
from stella.server.watch import Watch

_SCHEMES = {b"http", b"https"}
_MOST_CHUNKING = 1 << 20
MOST_WAITING = 20  # requests of one connection that wait for the answer to the one before; browsers send none


class TooManyRequests(Exception):  # noqa: N818 - reads as the sentence it is
    """A connection sends requests and does not wait for answers."""


class Deadlines(Struct, frozen=True, kw_only=True):
    """How long a client may take, and how long a request's head may be."""

    first_byte_seconds: float = 60  # browsers open connections that they may need
    head_seconds: float = 10
    body_seconds: float = 20
    reading_seconds: float = 60  # an answer waits in our memory, and none of it is read
    head_bytes: int = 32 * 1024


class PunctualProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol for clients that are in time and not too many; behind a proxy, each for itself."""

    watch: ClassVar[Watch]
    counts: ClassVar[ConnectionCounts]
    proxies: ClassVar[Proxies]
    sockets: ClassVar[type[SocketProtocol]]
    garbage: ClassVar[Seldom]
    deadlines: ClassVar[Deadlines]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._peer = UNKNOWN
        self._place: Place = NOWHERE
        self.place: Place | None = None  # where the connection was counted before TLS began
        self._guests: deque[Place] = deque()  # one for each request that a proxy brought and that has no answer yet
        self._is_gone = False
        self._is_between = True  # nothing of a request was heard since the last one was complete
        self._is_in_head = False
        self._head_size = 0
        self._begun = 0  # requests
        self._after_head = 0  # bytes of the request since its head, and how many of them are its body
        self._body_size = 0
        self._unread = 0
        self._read_at = self.watch.now
        self._due = self.watch.now + self.deadlines.first_byte_seconds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Let a client in, if its address has not too many connections."""
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else UNKNOWN
        self.watch.join(self)
        place = self.place or self.counts.enter(self._peer)
        if place is None:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "Too many connections from this address.")
        else:
            self._place = place

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave everything that knows this connection."""
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; the first byte of a request starts its clock."""
        if self.transport.is_closing():
            return
        is_head = self._is_between or self._is_in_head
        if self._is_between:
            self._begin()
        begun = self._begun
        self._feed(data)
        if is_head and self._is_in_head:
            self._head_size += len(data)
            if self._head_size > self.deadlines.head_bytes:
                self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The request is too long.")
        elif not is_head and self._begun != begun:  # the next request came with the end of this one
            self._after_head = self._body_size = 0
        elif not is_head:
            self._after_head += len(data)
            extra = self._after_head - self._body_size  # sizes of chunks, their extensions, trailers
            if extra > self.deadlines.head_bytes + min(self._body_size, _MOST_CHUNKING):
                self.transport.abort()  # the parser keeps what it reads of a trailer, however long it is

    def _feed(self, data: bytes) -> None:
        """Parse as uvicorn does, but keep what follows a head that asks for another protocol."""
        self._unset_keepalive_if_required()
        while data:
            try:
                self.parser.feed_data(data)
            except httptools.HttpParserUpgrade as upgrade:
                data = data[upgrade.args[0] :]
                if self._should_upgrade():
                    self._become_socket(data)
                    return
            except httptools.HttpParserError as error:
                if isinstance(error.__context__, TooManyRequests):
                    self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, "Wait for the answers.")
                    return
                self.garbage.happened()
                self.send_400_response("Invalid HTTP request received.")
                return
            else:
                return

    def resume_writing(self) -> None:
        """Note that the client reads."""
        self._read_at = self.watch.now
        super().resume_writing()

    def on_message_begin(self) -> None:
        """Start the head's clock for a request that came with the end of another."""
        super().on_message_begin()
        self._begin()

    def on_headers_complete(self) -> None:
        """Start the body's clock, and find out who is behind a proxy."""
        if len(self.pipeline) >= MOST_WAITING:
            raise TooManyRequests
        self._is_in_head = False
        self._after_head = self._body_size = 0
        self._due = self.watch.now + self.deadlines.body_seconds
        self._take_host_from_target()
        app = self.app
        if self._peer in self.proxies and not self._admits_guest():
            self.app = cast("Any", service_unavailable)
        super().on_headers_complete()
        self.app = app

    def on_body(self, body: bytes) -> None:
        """Count what is the body."""
        self._body_size += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the clock: now the server answers."""
        super().on_message_complete()
        self._is_between = True
        self._due = inf

    def on_response_complete(self) -> None:
        """Let the guest go that has its answer."""
        super().on_response_complete()
        if self._guests:
            self._guests.popleft().give_back()

    def _should_upgrade(self) -> bool:
        """Tell whether a request asks for a socket. uvicorn asks too, to leave such a request alone."""
        if self.parser.get_http_version() != "1.1":
            return False  # RFC 9110 §7.8: in HTTP/1.0, Upgrade is ignored
        return b"websocket" in self._tokens(b"upgrade") and b"upgrade" in self._tokens(b"connection")

    def _tokens(self, wanted: bytes) -> set[bytes]:
        return {token.strip().lower() for name, value in self.headers if name == wanted for token in value.split(b",")}

    def _become_socket(self, early: bytes) -> None:
        """Hand the connection over to a socket, which counts itself, and keep nothing of it."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.close()  # the answer to an earlier request would run into the socket's frames
            return
        self._go()
        connections = cast("set[asyncio.Protocol]", self.connections)
        connections.discard(self)
        headers = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.headers])
        del headers["Upgrade"]
        headers["Upgrade"] = "websocket"  # of several, this one is taken
        request = Request(self.url.decode("latin-1"), headers, self.parser.get_method().decode("latin-1"))
        self.parser = None  # type: ignore[assignment]  # it knows us: without it we need no garbage collector
        self.sockets.take_over(self.transport, request, early, connections)

    def visit(self, now: float) -> bool:
        """Cut the line if something is late. The watch calls it."""
        if self._is_gone:
            return False
        unread, self._unread = self._unread, self.transport.get_write_buffer_size()
        if not self._unread or self._unread < unread:
            self._read_at = now
        if now >= self._due or now - self._read_at > self.deadlines.reading_seconds:
            self.transport.abort()
        return True

    def _begin(self) -> None:
        self._begun += 1
        self._is_between = False
        self._is_in_head = True
        self._head_size = 0
        self._due = self.watch.now + self.deadlines.head_seconds

    def _take_host_from_target(self) -> None:
        """Let the host of an absolute target replace the header, as RFC 9112 §3.2.2 demands."""
        if self.url.startswith(b"/"):
            return
        target = httptools.parse_url(self.url)
        if target.host:
            host = target.host if target.port is None else b"%s:%d" % (target.host, target.port)
            self.headers[:] = [(b"host", host), *(each for each in self.headers if each[0] != b"host")]

    def _admits_guest(self) -> bool:
        """Put the client that a proxy names into the request, and tell whether it may come in."""
        named = {name: value for name, value in self.headers if name == b"x-forwarded-proto"}
        forwarded = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
        if named.get(b"x-forwarded-proto") in _SCHEMES:
            self.scope["scheme"] = cast("Any", named[b"x-forwarded-proto"].decode())
        address = self.proxies.client(self._peer, forwarded)
        if address != self._peer:
            self.scope["client"] = (address, 0)
        if self.parser.should_upgrade() and self._should_upgrade():
            return True  # the socket counts itself
        place = self.counts.enter(address)
        self._guests.append(place or NOWHERE)
        return place is not None

    def _turn_away(self, status: HTTPStatus, why: str) -> None:
        self.transport.write(refusal(status, why).answer)
        self.transport.close()

    def _go(self) -> None:
        self._is_gone = True
        self._place.give_back()
        while self._guests:
            self._guests.pop().give_back()


def http_protocol(
    sockets: type[SocketProtocol], proxies: Proxies, deadlines: Deadlines | None = None
) -> type[PunctualProtocol]:
    """Return the class for uvicorn's `http=`, for the connections of one server whose sockets are given."""
    around = sockets.surroundings
    shared = {
        "watch": around.watch,
        "counts": around.counts,
        "proxies": proxies,
        "sockets": sockets,
        "garbage": Seldom("requests that are no HTTP", around.watch),
        "deadlines": deadlines or Deadlines(),
    }
    return type("StellaHttpProtocol", (PunctualProtocol,), shared)
