"""The server speaks TLS itself: a whole game over https and wss, and sentences for certificates that are none."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from urllib.error import URLError

import pytest

from stella.client import Server
from stella.protocol.bodies import Info
from tests.cli.running import said, stella
from tests.server.certificates import Certificate, certificate
from tests.server.playing import connect_all, is_finished, play_game, seat_people
from tests.server.running import RunningServer, serving


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module")
def running(pair: Certificate, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    options = ("--no-limits", "--tls-cert", str(pair.cert), "--tls-key", str(pair.key))
    with serving(tmp_path_factory.mktemp("data"), *options) as server:
        yield server


async def test_a_game_is_played_over_tls(running: RunningServer, pair: Certificate) -> None:
    server = Server(f"https://localhost:{running.port}", pair.trust)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server, await seat_people(server, 4))

        await play_game(tables, Random(5))

        assert all(map(is_finished, tables))
        assert (await server.get("/api/info", Info)).address == f"https://localhost:{running.port}"


async def test_who_does_not_trust_the_certificate_does_not_connect(running: RunningServer) -> None:
    with pytest.raises(URLError, match="CERTIFICATE_VERIFY_FAILED"):
        await Server(f"https://localhost:{running.port}").open_room("Ana")


async def test_plain_http_is_not_spoken_there(running: RunningServer) -> None:
    with pytest.raises(OSError, match=r"(reset|closed|disconnected|line)"):
        await Server(f"http://localhost:{running.port}").open_room("Ana")


def test_a_certificate_needs_its_key(pair: Certificate, tmp_path: Path) -> None:
    alone = stella("serve", "--data", tmp_path, "--port", 0, "--tls-cert", pair.cert)

    assert alone.exit_code == 2
    assert "--tls-cert and --tls-key go together." in said(alone)


def test_a_key_that_does_not_fit_is_refused_in_a_sentence(pair: Certificate, tmp_path: Path) -> None:
    other = certificate(tmp_path)

    refused = stella("serve", "--data", tmp_path, "--port", 0, "--tls-cert", pair.cert, "--tls-key", other.key)

    assert refused.exit_code == 1
    assert "Cannot use the certificate" in said(refused)
