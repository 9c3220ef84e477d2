"""Runs the application on uvicorn with our own protocols for HTTP and sockets."""

import asyncio
import socket
import ssl
from collections.abc import Callable
from functools import partial

import uvicorn

from stella.server.addresses import Proxies
from stella.server.app import create_app
from stella.server.compression import Compressed, compressing
from stella.server.connections import ConnectionCounts
from stella.server.deadlines import http_protocol
from stella.server.door import ServerWithDoor, tls_context
from stella.server.endpoint import endpoint_factory
from stella.server.guard import guarded
from stella.server.origins import Origins
from stella.server.root_path import rooted
from stella.server.services import Services
from stella.server.settings import Settings
from stella.server.sockets.connection import socket_protocol
from stella.server.sockets.context import SocketContext
from stella.server.sockets.handshake import Handshake
from stella.server.watch import Watch

GOODBYE_SECONDS = 0.1
UNCOUNTED = 1_000_000


class Server(ServerWithDoor):
    """Reports when it answers, and sends every client a goodbye before it closes their sockets."""

    def __init__(
        self, config: uvicorn.Config, tls: ssl.SSLContext | None, services: Services, ready: Callable[[], None]
    ) -> None:
        super().__init__(config, tls)
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store, start, then report. If the store cannot be opened, fail with its error."""
        await self._services.open_store()
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to all clients, then stop."""
        if self._services.is_started:
            self._services.node.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """Return the server of one node, to be run on listening sockets."""
    services = Services(settings)
    names = (settings.public_url,) if settings.public_url else ()
    origins, proxies = Origins((*settings.origins, *names)), Proxies(settings.proxies)
    watch = Watch()
    counts = ConnectionCounts(proxies, settings.connections_per_address if settings.has_limits else UNCOUNTED)
    context = SocketContext(
        partial(endpoint_factory, services),
        lambda address: services.allowances.of_address(address),  # noqa: PLW0108 - they come with the node
        Handshake(origins, proxies),
        counts,
        watch,
    )
    tls = tls_context(settings.tls_cert, settings.tls_key) if settings.tls_cert and settings.tls_key else None
    app = compressing(create_app(services), Compressed(services.desk))
    config = uvicorn.Config(
        rooted(guarded(app, origins, services.admission), settings.root_path),
        http=http_protocol(socket_protocol(context), proxies),
        ws="none",  # requests for sockets leave our HTTP protocol before uvicorn sees them
        log_config=None,
        access_log=False,
        proxy_headers=False,  # our own protocol trusts the proxies that the operator named
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    return Server(config, tls, services, ready)
