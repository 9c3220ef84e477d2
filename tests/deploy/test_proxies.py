"""The shipped configurations of proxies, as they are but for names, ports and certificates: a game is played."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from stella.client import Refused, Server
from stella.protocol.bodies import Info, Seated
from tests.server.certificates import Certificate, certificate
from tests.server.playing import connect_all, is_finished, play_game, seat_people
from tests.server.running import serving

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CADDY = shutil.which("caddy")
OPTIONS = ("--no-limits", "--trusted-proxy", "127.0.0.1", "--public-url")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def replaced(text: str, **parts: str) -> str:
    """Replace parts of a configuration, each of which must be there."""
    for old, new in parts.items():
        assert old in text, f"{old} is not in the configuration"
        text = text.replace(old, new)
    return text


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """Have a program inside a block, as soon as it listens."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        until = monotonic() + 20
        while monotonic() < until and process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            sleep(0.05)
        assert process.poll() is None, process.communicate()[0]
        yield
    finally:
        process.terminate()
        process.communicate(timeout=20)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certificate(tmp_path_factory.mktemp("certificate"))


def nginx_configuration(folder: Path, pair: Certificate, port: int, upstream: int) -> Path:
    """Write the site as it is shipped into a main configuration that keeps all its files in a folder."""
    own = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name games.example": "server_name localhost",
        "/etc/letsencrypt/live/games.example/fullchain.pem": str(pair.cert),
        "/etc/letsencrypt/live/games.example/privkey.pem": str(pair.key),
        "server 127.0.0.1:8642": f"server 127.0.0.1:{upstream}",
    }
    (folder / "site.conf").write_text(replaced((DEPLOY / "nginx.conf").read_text(), **own))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    main = folder / "main.conf"
    main.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return main


async def play_through(server: Server) -> None:
    """Play a whole game with sockets through a proxy, and find the server under the proxy's name."""
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server, await seat_people(server, 4))
        await play_game(tables, Random(9))
        assert all(map(is_finished, tables))
    assert (await server.get("/api/info", Info)).address == server.address


async def open_many(server: Server) -> None:
    """Open more rooms than an address may, claiming another address each time."""
    for number in range(40):
        claim = {"content-type": "application/json", "x-forwarded-for": f"203.0.113.{number}"}
        await server._request("POST", "/api/rooms", b"{}", claim)


@pytest.mark.skipif(NGINX is None, reason="nginx is not here")
async def test_a_game_is_played_through_nginx_over_tls(tmp_path: Path, pair: Certificate) -> None:
    port = free_port()
    with serving(tmp_path / "data", *OPTIONS, f"https://localhost:{port}") as behind:
        main = nginx_configuration(tmp_path, pair, port, behind.port)
        with running([str(NGINX), "-p", str(tmp_path), "-c", str(main)], port):
            server = Server(f"https://localhost:{port}", pair.trust)

            await play_through(server)

            with pytest.raises(Exception, match=r"404|Expecting value"):
                await server.get("/metrics", str)
            with pytest.raises(Exception, match=r"413|Expecting value"):
                await server._post("/api/rooms", {"name": "A" * 70_000}, Seated)


@pytest.mark.skipif(NGINX is None, reason="nginx is not here")
async def test_behind_nginx_limits_count_the_clients_and_not_what_they_claim(tmp_path: Path, pair: Certificate) -> None:
    port = free_port()
    with serving(tmp_path / "data", "--trusted-proxy", "127.0.0.1") as behind:
        main = nginx_configuration(tmp_path, pair, port, behind.port)
        with running([str(NGINX), "-p", str(tmp_path), "-c", str(main)], port):
            server = Server(f"https://localhost:{port}", pair.trust)

            with pytest.raises(Refused, match="slow_down"):
                await open_many(server)


@pytest.mark.skipif(CADDY is None, reason="caddy is not here")
async def test_a_game_is_played_through_caddy_over_tls(tmp_path: Path, pair: Certificate) -> None:
    port = free_port()
    with serving(tmp_path / "data", *OPTIONS, f"https://localhost:{port}") as behind:
        own = {
            "\ngames.example {": f"\nlocalhost:{port} {{\n\ttls {pair.cert} {pair.key}",
            "127.0.0.1:8642 {": f"127.0.0.1:{behind.port} {{",
        }
        head = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
        (tmp_path / "Caddyfile").write_text(head + replaced((DEPLOY / "Caddyfile").read_text(), **own))
        with running([str(CADDY), "run", "--config", str(tmp_path / "Caddyfile")], port):
            await play_through(Server(f"https://localhost:{port}", pair.trust))
