"""Starts nginx and Caddy with the shipped configurations. Only names, ports and certificates are changed."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from stella.client import Server
from tests.server.certificates import Certificate

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FETCHED = ROOT / ".venv" / "proxies" / "usr"  # by tools/need-proxies
PATHS = (os.environ["PATH"], "/usr/sbin", str(FETCHED / "sbin"), str(FETCHED / "bin"))


@contextmanager
def proxy(name: str, folder: Path, pair: Certificate, port: int, upstream: int, *, root: str = "") -> Iterator[Server]:
    """Run a proxy in front of a server inside the block. Skip the test if the proxy is not installed.

    With a root path, nginx passes it on and Caddy strips it, as docs/self-hosting.md shows.
    """
    found = shutil.which(name, path=os.pathsep.join(PATHS))
    if found is None:
        pytest.skip(f"{name} is not here; tools/need-proxies fetches it where it can be had")
    write = {"nginx": _nginx, "caddy": _caddy}[name]
    with _running([found, *write(folder, pair, port, upstream, root)], folder, port):
        yield Server(f"https://localhost:{port}{root}", pair.trust)


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _nginx(folder: Path, pair: Certificate, port: int, upstream: int, root: str) -> list[str]:
    """Write the site into a main configuration that keeps all its files in a folder."""
    own = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name games.example": "server_name localhost",
        "/etc/letsencrypt/live/games.example/fullchain.pem": str(pair.cert),
        "/etc/letsencrypt/live/games.example/privkey.pem": str(pair.key),
        "server 127.0.0.1:8642": f"server 127.0.0.1:{upstream}",
        "location / {": f"location {root or '/'} {{",
        "location /api": f"location {root}/api",
        "location = /metrics": f"location = {root}/metrics",
    }
    (folder / "site.conf").write_text(_replaced((DEPLOY / "nginx.conf").read_text(), own))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""  # the folder belongs to the user who runs the test
    main = folder / "main.conf"
    main.write_text(
        f"daemon off; {user} pid {folder}/pid; error_log stderr; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return ["-e", "stderr", "-p", str(folder), "-c", str(main)]


def _caddy(folder: Path, pair: Certificate, port: int, upstream: int, root: str) -> list[str]:
    strip = f"uri strip_prefix {root}\n\t" if root else ""
    own = {
        "\ngames.example {": f"\nlocalhost:{port} {{\n\ttls {pair.cert} {pair.key}",
        "path /api": f"path {root}/api",
        "reverse_proxy 127.0.0.1:8642 {": f"{strip}reverse_proxy 127.0.0.1:{upstream} {{",
    }
    alone = "{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    file = folder / "Caddyfile"
    file.write_text(alone + _replaced((DEPLOY / "Caddyfile").read_text(), own))
    return ["run", "--adapter", "caddyfile", "--config", str(file)]


def _replaced(text: str, parts: dict[str, str]) -> str:
    """Replace parts of a configuration. Fail if one is missing."""
    for old, new in parts.items():
        assert old in text, f"{old} is not in the configuration"
        text = text.replace(old, new)
    return text


@contextmanager
def _running(command: list[str], home: Path, port: int) -> Iterator[None]:
    """Run a program inside the block, once it listens."""
    own = os.environ | {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    with (home / "proxy.log").open("w+") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=own)
        try:
            until = monotonic() + 20
            while monotonic() < until and process.poll() is None and not _listens(port):
                sleep(0.05)
            assert process.poll() is None, (home / "proxy.log").read_text()
            yield
        finally:
            process.terminate()
            process.wait(timeout=20)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
