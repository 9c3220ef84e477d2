"""`stella serve` that cannot start says why in a sentence, without a traceback."""

import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from stella.cli.serve import _allow_many_sockets, _listener
from tests.cli.running import on_one_line
from tests.server.running import serving
from tests.server.template import template


def no_database(data: Path) -> None:
    (data / "stella.sqlite3").write_bytes(b"something else " * 1000)


def a_lost_database(data: Path) -> None:
    (data / "stella.lock").write_text("stella.sqlite3\n")


def a_newer_database(data: Path) -> None:
    with closing(sqlite3.connect(data / "stella.sqlite3")) as connection:
        connection.execute("PRAGMA user_version = 99")


def a_lock_that_is_not_ours(data: Path) -> None:
    (data / "stella.lock").mkdir()  # not even root can open a directory as a lock file


COMMAND = ("stella", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--data")


def serve(data: Path) -> tuple[int, str]:
    """Start a server that cannot start. Return its exit code and output."""
    forked = template().start(*COMMAND, str(data))
    with forked.stdout:
        told = forked.stdout.read()
    return forked.wait(60), on_one_line(told)


def serve_by_command(data: Path) -> tuple[int, str]:
    """Do the same with the operator's command."""
    command = [sys.executable, "-m", *COMMAND, str(data)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return ended.returncode, on_one_line(ended.stdout + ended.stderr)


def without_spaces(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (no_database, "file is not a database"),
        (a_lost_database, "is gone or empty, though there was one. Put a copy back"),
        (a_lock_that_is_not_ours, "stella.lock: Is a directory."),
        (a_newer_database, "The database has schema 99, this program knows"),
    ],
)
def test_a_database_that_cannot_be_served_is_told_in_a_sentence(
    tmp_path: Path, spoil: Callable[[Path], None], sentence: str
) -> None:
    spoil(tmp_path)

    code, told = serve(tmp_path)

    assert code == 1
    assert without_spaces(sentence) in without_spaces(told)  # the terminal breaks a long path at its edge
    assert "Traceback" not in told
    assert "Errno" not in told
    assert "is ready" not in told


def test_a_second_server_of_the_same_data_says_so(tmp_path: Path) -> None:
    with serving(tmp_path):
        code, told = serve_by_command(tmp_path)

    assert code == 1
    assert "Another Stella serves this data directory" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_a_server_that_listens_on_every_address_hears_both_kinds(address: str) -> None:
    with closing(_listener("::", 0)) as listener:
        port = listener.getsockname()[1]

        socket.create_connection((address, port), timeout=5).close()


def test_a_service_that_may_not_open_more_files_serves_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def refuse(*wish: object) -> None:
        asked.append(wish)
        raise PermissionError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)

    _allow_many_sockets()

    assert asked == [(resource.RLIMIT_NOFILE, (16_384, resource.RLIM_INFINITY))]
