"""Connections that never begin TLS count from the moment they are accepted, and are closed."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import pytest

from stella.server.addresses import Proxies
from stella.server.deadlines import TimedHttpProtocol
from stella.server.door import ServerWithDoor, tls_context
from tests.server.certificates import Certificate, certificate
from tests.server.counts import Strict
from tests.server.sockets.echo import EchoServer, eventually
from tests.server.sockets.wire import SECONDS, everything

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
MOST = 3


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certificate(tmp_path_factory.mktemp("certificate"))


@contextmanager
def behind_a_door(pair: Certificate, handshake_seconds: float, loop: str) -> Iterator[tuple[int, Strict]]:
    """Run a server with TLS for a block: its port, and its count of connections."""
    server, counts = EchoServer(loop=loop), Strict(Proxies(), MOST)
    object.__setattr__(server.context, "counts", counts)
    cast("type[TimedHttpProtocol]", server.config.http).counts = counts
    server.uvicorn = ServerWithDoor(server.config, tls_context(pair.cert, pair.key))
    server.uvicorn.handshake_seconds = handshake_seconds
    server.start()
    yield server.port, counts
    server.stop()


def answered(pair: Certificate, port: int) -> bytes:
    with (
        socket.create_connection(("127.0.0.1", port), SECONDS) as plain,
        pair.trust.wrap_socket(plain, server_hostname="localhost") as plug,
    ):
        plug.sendall(GET)
        return plug.recv(1000)


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_silent_connections_take_the_places_of_their_address(pair: Certificate, loop: str) -> None:
    with behind_a_door(pair, 60, loop) as (port, counts):
        silent = [socket.create_connection(("127.0.0.1", port), SECONDS) for _ in range(MOST)]
        eventually(lambda: sum(counts._counts.values()) == MOST)

        with socket.create_connection(("127.0.0.1", port), SECONDS) as one_too_many:
            assert everything(one_too_many) == b""
        with pytest.raises((ssl.SSLError, OSError)):
            answered(pair, port)
        for plug in silent:
            plug.close()
        eventually(lambda: not len(counts))

        assert answered(pair, port).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_handshake_that_takes_too_long_is_cut(pair: Certificate, loop: str) -> None:
    with behind_a_door(pair, 0.2, loop) as (port, counts), socket.create_connection(("127.0.0.1", port), 5) as plug:
        eventually(lambda: len(counts))

        assert everything(plug) == b""
        eventually(lambda: not len(counts))


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_connection_is_counted_once_while_tls_is_spoken(pair: Certificate, loop: str) -> None:
    with behind_a_door(pair, 5, loop) as (port, counts):
        with (
            socket.create_connection(("127.0.0.1", port), SECONDS) as plain,
            pair.trust.wrap_socket(plain, server_hostname="localhost") as plug,
        ):
            plug.sendall(GET)
            assert plug.recv(1000).startswith(b"HTTP/1.1 200 ")
            assert sum(counts._counts.values()) == 1
        eventually(lambda: not len(counts))


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_who_speaks_no_tls_is_cut(pair: Certificate, loop: str) -> None:
    with behind_a_door(pair, 60, loop) as (port, counts), socket.create_connection(("127.0.0.1", port), 5) as plug:
        plug.sendall(GET)

        assert b"HTTP" not in everything(plug)
        eventually(lambda: not len(counts))
