"""TLS whose connections are counted as they are accepted, so that even a silent one takes a slot of its address."""

import asyncio
import socket
import ssl
from collections.abc import Coroutine
from pathlib import Path
from typing import cast

import uvicorn

from stella.server.connections import Place
from stella.server.deadlines import TimedHttpProtocol

HANDSHAKE_SECONDS = 10.0
_FULL_SECONDS = 0.1  # there are no file descriptors left


class ServerWithDoor(uvicorn.Server):
    """uvicorn, but with TLS it accepts connections itself. Too many connections of one address are closed at once."""

    handshake_seconds = HANDSHAKE_SECONDS

    def __init__(self, config: uvicorn.Config, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(config)
        self._tls = tls
        self._accepting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and begin to accept connections."""
        if self._tls is None:
            await super().startup(sockets)
            return
        await super().startup([])
        for listener in sockets or ():
            listener.setblocking(False)
            self._begin(self._accept(listener, self._tls))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, then stop."""
        for task in self._accepting:
            task.cancel()
        await super().shutdown(sockets)

    async def _accept(self, listener: socket.socket, tls: ssl.SSLContext) -> None:
        loop = asyncio.get_running_loop()
        inside = cast("type[TimedHttpProtocol]", self.config.http_protocol_class)
        while True:
            try:
                plain, peer = await loop.sock_accept(listener)
            except OSError:
                await asyncio.sleep(_FULL_SECONDS)
                continue
            place = inside.counts.enter(peer[0])
            if place is None:
                plain.close()
            else:
                self._begin(self._let_in(plain, place, inside, tls))

    async def _let_in(
        self, plain: socket.socket, place: Place, inside: type[TimedHttpProtocol], tls: ssl.SSLContext
    ) -> None:
        loop = asyncio.get_running_loop()
        protocol = inside(self.config, self.server_state, self.lifespan.state, loop)
        protocol.place = place
        try:
            await loop.connect_accepted_socket(
                lambda: protocol, plain, ssl=tls, ssl_handshake_timeout=self.handshake_seconds
            )
        except OSError:  # too slow, not TLS, or gone. Anyone can cause this, so it is not logged
            place.give_back()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._accepting.add(task)
        task.add_done_callback(self._accepting.discard)


def tls_context(cert: Path, key: Path) -> ssl.SSLContext:
    """Return the TLS context."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    return context
