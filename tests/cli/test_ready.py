"""`stella ready` asks the server on this machine, with or without TLS. Its exit code is the answer."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import BaseRequestHandler, TCPServer
from threading import Thread, Timer

import pytest

from stella.cli import checks
from stella.cli.checks import Level
from tests.cli.running import said, stella
from tests.server.certificates import certificate
from tests.server.running import RunningServer, serving


class Ailing(BaseHTTPRequestHandler):
    """A Stella whose database is unavailable."""

    def do_GET(self) -> None:
        self.send_response(503)
        self.end_headers()
        self.wfile.write(b"not ready: store")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Elsewhat(BaseRequestHandler):
    """A program that speaks first, and does not use HTTP."""

    def handle(self) -> None:
        self.request.sendall(b"SSH-2.0-OpenSSH_10.0\r\n")
        self.request.recv(1000)


@contextmanager
def listening(server: TCPServer) -> Iterator[int]:
    thread = Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        port: int = server.server_address[1]
        yield port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_server_is_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        asked = stella("ready", "--port", server.port)

    assert (asked.exit_code, asked.output) == (0, "ready\n")


def test_a_server_with_a_certificate_for_another_name_is_ready(tmp_path: Path) -> None:
    pair = certificate(tmp_path, "DNS:games.example")
    with serving(tmp_path / "data", "--tls-cert", str(pair.cert), "--tls-key", str(pair.key)) as server:
        asked = stella("ready", "--port", server.port)

    assert (asked.exit_code, asked.output) == (0, "ready\n")


def test_the_environments_proxy_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    with serving(tmp_path) as server:
        asked = stella("ready", "--port", server.port)

    assert asked.exit_code == 0


def test_nobody_is_not_ready() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]

    asked = stella("ready", "--port", port)

    assert asked.exit_code == 1
    assert f"No Stella is ready on port {port}: [Errno 111] Connection refused." in said(asked)


def test_a_server_that_starts_is_waited_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    server = RunningServer(tmp_path)
    server.port = port
    starting = Timer(0.5, server.start)
    starting.start()

    asked = stella("ready", "--port", port, "--wait", 60)

    starting.join()
    assert server.stop() == 0
    assert (asked.exit_code, asked.output) == (0, "ready\n")


def test_a_server_that_is_ailing_says_what_ails() -> None:
    with listening(HTTPServer(("127.0.0.1", 0), Ailing)) as port:
        asked = stella("ready", "--port", port)

    assert asked.exit_code == 1
    assert "not ready: store" in said(asked)


def test_another_program_is_not_ready_and_the_doctor_says_so_too() -> None:
    with listening(TCPServer(("127.0.0.1", 0), Elsewhat)) as port:
        asked = stella("ready", "--port", port)
        found = checks.port("127.0.0.1", port)

    assert asked.exit_code == 1
    assert "another program answers there" in said(asked)
    assert found.level is Level.BAD
