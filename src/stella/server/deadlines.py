"""HTTP inside uvicorn's `http=` hook, adding what uvicorn lacks: deadlines, a limit for heads, a limit per address.

A request for a socket leaves this protocol: another protocol takes over the connection and all bytes after the head.
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
from stella.server.sockets.connection import SocketProtocol
from stella.server.sockets.handshake import refusal
from stella.server.throttled_log import ThrottledLog
from stella.server.watch import Watch

_SCHEMES = {b"http", b"https"}
_MOST_CHUNKING = 1 << 20
MOST_HEADERS = 100  # of a request; browsers and proxies send thirty at most
MOST_WAITING = 20  # requests of one connection that wait for the previous answer; browsers send none


class TooManyRequests(Exception):  # noqa: N818 - reads as the sentence it is
    """A connection sends requests without waiting for answers."""


class TooManyHeaders(Exception):  # noqa: N818 - as above
    """A request has more headers than any client needs; each costs more time than its bytes."""


class Deadlines(Struct, frozen=True, kw_only=True):
    """How long a client may take, and how long the head of a request may be."""

    first_byte_seconds: float = 60  # browsers open connections in advance
    head_seconds: float = 10
    body_seconds: float = 20
    reading_seconds: float = 60  # an answer waits in our memory while the client reads nothing
    head_bytes: int = 32 * 1024


class TimedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with deadlines and limits. Behind a proxy, the limits apply to each client."""

    watch: ClassVar[Watch]
    counts: ClassVar[ConnectionCounts]
    proxies: ClassVar[Proxies]
    sockets: ClassVar[type[SocketProtocol]]
    garbage: ClassVar[ThrottledLog]
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
        self.place: Place | None = None  # the count that was taken before TLS began
        self._guests: deque[Place] = deque()  # one for each request through a proxy that has no answer yet
        self._is_gone = False
        self._is_between = True  # nothing was received since the last request was complete
        self._is_in_head = False
        self._head_size = 0
        self._begun = 0  # requests
        self._after_head = 0  # bytes of the request since its head, and how many of them are its body
        self._body_size = 0
        self._unread = 0
        self._read_at = self.watch.now
        self._due = self.watch.now + self.deadlines.first_byte_seconds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Accept a connection, unless its address has too many."""
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else UNKNOWN
        self.watch.join(self)
        place = self.place or self.counts.enter(self._peer)
        if place is None:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "Too many connections from this address.")
        else:
            self._place = place

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove this connection from everything that refers to it."""
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read the next bytes; the first byte of a request starts its deadline."""
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
        elif not is_head and self._begun != begun:  # the next request began in the segment that ended this one
            self._after_head = self._body_size = 0
        elif not is_head:
            self._after_head += len(data)
            extra = self._after_head - self._body_size  # sizes of chunks, their extensions, trailers
            if extra > self.deadlines.head_bytes + min(self._body_size, _MOST_CHUNKING):
                self.transport.abort()  # the parser stores what it reads of a trailer, whatever its length

    def _feed(self, data: bytes) -> None:
        """Parse as uvicorn does, but keep the bytes after a head that asks for another protocol."""
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
                if isinstance(error.__context__, TooManyHeaders):
                    self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The request has too many headers.")
                    return
                self.garbage.happened()
                self.send_400_response("Invalid HTTP request received.")
                return
            else:
                return

    def resume_writing(self) -> None:
        """Record that the client reads."""
        self._read_at = self.watch.now
        super().resume_writing()

    def on_message_begin(self) -> None:
        """Start the deadline of the head for a request that began in the segment that ended another."""
        super().on_message_begin()
        self._begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Add one header of a request, or of the trailer of its body."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooManyHeaders

    def on_headers_complete(self) -> None:
        """Start the deadline of the body, and find out which client is behind a proxy."""
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
        """Count the bytes of the body."""
        self._body_size += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the deadline, because the server's answer comes next."""
        super().on_message_complete()
        self._is_between = True
        self._due = inf

    def on_response_complete(self) -> None:
        """Release the slot of a proxied client that has its answer."""
        super().on_response_complete()
        if self._guests:
            self._guests.popleft().give_back()

    def _should_upgrade(self) -> bool:
        """Return whether a request asks for a socket. uvicorn asks this too, to leave such a request alone."""
        if self.parser.get_http_version() != "1.1":
            return False  # RFC 9110 §7.8: in HTTP/1.0, Upgrade is ignored
        return b"websocket" in self._tokens(b"upgrade") and b"upgrade" in self._tokens(b"connection")

    def _tokens(self, wanted: bytes) -> set[bytes]:
        return {token.strip().lower() for name, value in self.headers if name == wanted for token in value.split(b",")}

    def _become_socket(self, early: bytes) -> None:
        """Hand the connection over to a socket, which is counted separately, and keep no reference to it."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.close()  # the answer to an earlier request would mix with the socket's frames
            return
        self._go()
        connections = cast("set[asyncio.Protocol]", self.connections)
        connections.discard(self)
        headers = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.headers])
        del headers["Upgrade"]
        headers["Upgrade"] = "websocket"  # replaces all others
        request = Request(self.url.decode("latin-1"), headers, self.parser.get_method().decode("latin-1"))
        self.parser = None  # type: ignore[assignment]  # it knows us: without it we need no garbage collector
        self.sockets.take_over(self.transport, request, early, connections)

    def visit(self, now: float) -> bool:
        """Disconnect if a deadline has passed. The watch calls this."""
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
        """Replace the Host header by the host of an absolute target, as RFC 9112 §3.2.2 demands."""
        if self.url.startswith(b"/"):
            return
        target = httptools.parse_url(self.url)
        if target.host:
            host = target.host if target.port is None else b"%s:%d" % (target.host, target.port)
            self.headers[:] = [(b"host", host), *(each for each in self.headers if each[0] != b"host")]

    def _admits_guest(self) -> bool:
        """Set the request's client to the one that the proxy names, and return whether it is admitted."""
        named = {name: value for name, value in self.headers if name == b"x-forwarded-proto"}
        forwarded = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
        if named.get(b"x-forwarded-proto") in _SCHEMES:
            self.scope["scheme"] = cast("Any", named[b"x-forwarded-proto"].decode())
        address = self.proxies.client(self._peer, forwarded)
        if address != self._peer:
            self.scope["client"] = (address, 0)
        if self.parser.should_upgrade() and self._should_upgrade():
            return True  # the socket is counted separately
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
) -> type[TimedHttpProtocol]:
    """Return the class for uvicorn's `http=`, for the connections of one server whose sockets are given."""
    around = sockets.context
    shared = {
        "watch": around.watch,
        "counts": around.counts,
        "proxies": proxies,
        "sockets": sockets,
        "garbage": ThrottledLog("requests that are no HTTP", around.watch),
        "deadlines": deadlines or Deadlines(),
    }
    return type("StellaHttpProtocol", (TimedHttpProtocol,), shared)
