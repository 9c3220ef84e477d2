"""A small echo application on a real uvicorn with real sockets. A few words are commands."""

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Any, cast

import uvicorn

from stella.server.addresses import Proxies
from stella.server.connections import ConnectionCounts
from stella.server.deadlines import Deadlines, http_protocol
from stella.server.origins import Origins
from stella.server.sockets.connection import SocketProtocol, socket_protocol
from stella.server.sockets.context import SocketContext
from stella.server.sockets.handshake import Handshake
from stella.server.sockets.ports import Bounds, Line
from stella.server.watch import Watch
from tests.server.sockets.wire import PATH, SECONDS

QUICK = Bounds(hello_seconds=5, close_seconds=0.2, ping_seconds=5, silence_seconds=12)


class Everything:
    """An allowance that records payments, and has enough until a test sets what is left."""

    def __init__(self) -> None:
        self.paid: list[int] = []
        self.left = inf

    def takes(self, count: int) -> bool:
        self.paid.append(count)
        self.left -= count
        return self.left >= 0


class Echo:
    """The application's end of one connection."""

    def __init__(self, everybody: list["Echo"], query: str) -> None:
        self.query = query
        self.heard: list[bytes] = []
        self.calls: list[str] = []
        everybody.append(self)

    def opened(self, line: Line) -> None:
        self.line = line
        self.calls.append("opened")
        if "burst" in self.query:
            for number in range(100):
                line.send(b"%01000d" % number)

    def received(self, text: bytes) -> None:
        self.heard.append(text)
        self.line.greeted()
        command, _, number = text.partition(b" ")
        if command == b"close":
            self.line.send(b"goodbye")
            self.line.close(4000, "asked for")
        elif command == b"abort":
            self.line.abort()
        elif command == b"fail":
            raise RuntimeError("asked for")
        elif command == b"who":
            self.line.send(f"{self.line.path} {self.line.address} {self.line.language}".encode())
        elif command == b"drip":
            self._drip()
        elif command == b"much":
            for _ in range(int(number)):
                self.line.send(b"x" * 1000)
        else:
            self.line.send(text)

    def _drip(self) -> None:
        self.line.send(b"x" * 1000)
        if self.line.is_open:
            asyncio.get_running_loop().call_later(0.001, self._drip)

    def overdrawn(self) -> None:
        self.calls.append("overdrawn")
        self.line.send(b"enough")

    def too_slow(self) -> None:
        self.calls.append("too_slow")

    def closed(self) -> None:
        self.calls.append("closed")


class EchoServer:
    """A running server, its shared state, and every connection so far."""

    def __init__(
        self,
        bounds: Bounds = QUICK,
        deadlines: Deadlines | None = None,
        *,
        loop: str = "uvloop",
        proxies: tuple[str, ...] = (),
        most: int = 100,
        round_seconds: float = 0.05,
    ) -> None:
        self.everybody: list[Echo] = []
        trusted = Proxies(proxies)
        self.counts = ConnectionCounts(trusted, most)
        watch = Watch(round_seconds=round_seconds, slices_a_round=1)
        handshake = Handshake(Origins(["https://games.example"]), trusted)
        self.allowance = Everything()
        self.context = SocketContext(self._endpoint, lambda _: self.allowance, handshake, self.counts, watch, bounds)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.config = uvicorn.Config(
            cast("Any", answer_shortly),
            ws="none",
            http=http_protocol(socket_protocol(self.context), trusted, deadlines),
            loop=loop,
            log_config=None,
            lifespan="off",
            proxy_headers=False,
            timeout_graceful_shutdown=3,
        )
        self.uvicorn = uvicorn.Server(self.config)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self.uvicorn.run(sockets=[self._listener])

    def _endpoint(self, path: str, query: str) -> Echo | None:
        return Echo(self.everybody, query) if path == PATH else None

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}{PATH}"

    @property
    def lines(self) -> list[SocketProtocol]:
        connections = cast("set[object]", self.uvicorn.server_state.connections).copy()
        return [connection for connection in connections if isinstance(connection, SocketProtocol)]

    @property
    def connections(self) -> int:
        return len(self.uvicorn.server_state.connections)

    def start(self) -> None:
        self._thread.start()
        eventually(lambda: self.uvicorn.started)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()


@contextmanager
def echoing(bounds: Bounds = QUICK, deadlines: Deadlines | None = None, **options: Any) -> Iterator[EchoServer]:
    """Run an echo server inside a block."""
    server = EchoServer(bounds, deadlines, **options)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def eventually(question: Callable[[], object], seconds: float = SECONDS) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not question():
        assert time.monotonic() < end, "it never became so"
        time.sleep(0.005)


Message = dict[str, Any]


async def answer_shortly(
    scope: Message, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
) -> None:
    """Answer every request with its client and the size of its body, or with a large body."""
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message["body"]
        if not message["more_body"]:
            break
    text = f"{scope['scheme']} {scope['client'][0]} {len(body)}".encode()
    if scope["path"] == "/much":
        text = b"x" * 20_000_000
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(text))]})
    await send({"type": "http.response.body", "body": text})
