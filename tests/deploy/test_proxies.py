"""The shipped proxy configurations: a game is played through each over TLS, and they forward the right headers."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from msgspec.json import decode

from stella.client import Refused, Server
from stella.protocol.bodies import Info
from stella.protocol.making import DraftOpened, GivePassword, HostPass, PictureAdded
from tests.content.pictures import encoded, picture
from tests.deploy.proxies import free_port, proxy
from tests.server.certificates import Certificate, certificate
from tests.server.playing import connect_all, is_finished, play_game, seat_people
from tests.server.running import serving

PASSWORD = "correct horse"
BEHIND = ("--trusted-proxy", "127.0.0.1", "--host-password", PASSWORD)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(params=["nginx", "caddy"])
def server(request: pytest.FixtureRequest, tmp_path: Path, pair: Certificate) -> Iterator[Server]:
    """A server behind a proxy."""
    port = free_port()
    options = (*BEHIND, "--no-limits", "--public-url", f"https://localhost:{port}")
    with (
        serving(tmp_path / "data", *options) as behind,
        proxy(request.param, tmp_path, pair, port, behind.port) as seen,
    ):
        yield seen


def status(server: Server, method: str, path: str, body: bytes | None = None) -> int:
    """Return the status of a request."""
    asked = Request(server.address + path, body, {"content-type": "application/json"}, method=method)
    try:
        with urlopen(asked, context=server.trust, timeout=30) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


async def test_a_game_is_played_through_a_proxy_over_tls(server: Server) -> None:
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server, await seat_people(server, 4))
        await play_game(tables, Random(9))

        assert all(map(is_finished, tables))

    assert (await server.get("/api/info", Info)).address == server.address


async def test_a_proxy_shows_no_metrics_and_passes_no_large_request_on(server: Server) -> None:
    assert status(server, "GET", "/metrics") == 404
    assert status(server, "GET", "/health/ready") == 200
    assert status(server, "POST", "/api/rooms", b"{" + b" " * 60_000 + b"}") == 201
    assert status(server, "POST", "/api/rooms", b"{" + b" " * 70_000 + b"}") in {413, 502}  # 502: an older Caddy


async def test_a_proxy_passes_on_the_pictures_of_a_deck(server: Server) -> None:
    content = encoded(picture(1, (900, 1350)), "PNG", compress_level=0)
    assert 1_000_000 < len(content) < 16_000_000

    token = (await server._post("/api/host/password", GivePassword(PASSWORD), HostPass)).token
    draft = (await server._post("/api/host/decks", {}, DraftOpened, token)).id
    host = {"authorization": f"Bearer {token}", "content-type": "image/png"}
    added = await server._request("PUT", f"/api/host/decks/{draft}/pictures", content, host)

    assert decode(added, type=PictureAdded).id


async def open_many(server: Server) -> None:
    """Open more rooms than one address may, claiming another address each time."""
    for number in range(40):
        claim = {"content-type": "application/json", "x-forwarded-for": f"203.0.113.{number}"}
        await server._request("POST", "/api/rooms", b"{}", claim)


@pytest.mark.parametrize("name", ["nginx", "caddy"])
async def test_behind_a_proxy_limits_count_the_clients_and_not_what_they_claim(
    name: str, tmp_path: Path, pair: Certificate
) -> None:
    port = free_port()
    with (
        serving(tmp_path / "data", *BEHIND, "--public-url", f"https://localhost:{port}") as behind,
        proxy(name, tmp_path, pair, port, behind.port) as server,
        pytest.raises(Refused, match="slow_down"),
    ):
        await open_many(server)


@pytest.mark.parametrize("name", ["nginx", "caddy"])
async def test_a_game_is_played_under_a_path_of_a_proxy(name: str, tmp_path: Path, pair: Certificate) -> None:
    port = free_port()
    options = (*BEHIND, "--no-limits", "--public-url", f"https://localhost:{port}", "--root-path", "/stella")
    with (
        serving(tmp_path / "data", *options) as behind,
        proxy(name, tmp_path, pair, port, behind.port, root="/stella") as server,
    ):
        async with AsyncExitStack() as stack:
            tables = await connect_all(stack, server, await seat_people(server, 3))
            await play_game(tables, Random(9))
            info = await server.get("/api/info", Info)

            assert all(map(is_finished, tables))
            assert info.address == server.address == f"https://localhost:{port}/stella"
            assert {status(server, "GET", path.removeprefix("/stella")) for path in info.decks[0].cover} == {200}
            assert status(server, "GET", "/r/WHERE") == 200
            assert status(server, "GET", "/metrics") == 404
