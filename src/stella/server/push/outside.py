"""Connections to servers on the internet and to nothing else: not to this machine, not to its network."""

import asyncio
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import httpcore

from stella.server.addresses import is_address, is_public

SocketOptions = Iterable[httpcore.SOCKET_OPTION]


def is_outside(endpoint: str) -> bool:
    """Return whether an address can be that of a push service: https, a name or a public address, the usual port."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = (parts.hostname or "").rstrip(".")
    is_plain = endpoint.isprintable() and parts.scheme == "https" and port in {None, 443} and "@" not in parts.netloc
    if is_address(host):
        return is_plain and is_public(host)
    return is_plain and "." in host and not host.endswith((".local", ".localhost", ".internal", ".home.arpa"))


class OutsideBackend(httpcore.AsyncNetworkBackend):
    """Looks a name up and connects to exactly the address that was checked, so that a name cannot change in between."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the backend's own signature
        local_address: str | None = None,
        socket_options: SocketOptions | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to a public address of a host."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(f"{host} is not known") from error
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(map(is_public, addresses)):
            raise httpcore.ConnectError(f"{host} is not on the internet")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
