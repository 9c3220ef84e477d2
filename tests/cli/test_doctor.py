"""`stella doctor` finds what is wrong on this machine and says what to do."""

import asyncio
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time
from types import SimpleNamespace

import pytest

from stella.cli import checks
from stella.cli.checks import Level
from stella.cli.prompts import asked_here
from stella.stores import SQLITE
from tests.cli.running import make_database, stella
from tests.server.certificates import certificate
from tests.server.running import serving


@pytest.fixture
def data(tmp_path: Path) -> Path:
    make_database(tmp_path / "data")
    return tmp_path / "data"


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def test_a_machine_that_is_well_is_told_so(data: Path, free_port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "STATIC", data)
    (data / "index.html").write_text("the client")

    told = stella("doctor", "--data", data, "--host", "127.0.0.1", "--port", free_port)

    assert told.exit_code == 0, told.output
    assert "✗" not in told.output
    for about in ("Versions", "client", "Disk", "Permissions", "Database", "Clock", "Content", "Port", "Address"):
        assert about in told.output


def test_a_running_server_is_well_on_its_port_and_at_its_address(data: Path) -> None:
    with serving(data) as server:
        port = checks.port("127.0.0.1", server.port)
        address = checks.address("127.0.0.1", server.port, server.address)
        database = checks.sqlite_database(data)

    assert (port.level, address.level, database.level) == (Level.GOOD, Level.GOOD, Level.GOOD)
    assert "a Stella answers" in port.sentence


def test_a_port_that_another_program_has_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked_here, "__defaults__", (0.2,))  # it never answers
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.settimeout(0.1)
        found = checks.port("127.0.0.1", other.getsockname()[1])

    assert found.level is Level.BAD
    assert "--port" in found.advice


def test_a_public_address_that_leads_nowhere_is_bad(free_port: int) -> None:
    found = checks.address("0.0.0.0", free_port, f"http://127.0.0.1:{free_port}")

    assert found.level is Level.BAD
    assert "refused" in found.sentence


def test_a_certificate_that_browsers_refuse_is_told_apart(tmp_path: Path) -> None:
    pair = certificate(tmp_path)
    with serving(tmp_path / "data", "--tls-cert", str(pair.cert), "--tls-key", str(pair.key)) as server:
        found = checks.address("0.0.0.0", server.port, f"https://127.0.0.1:{server.port}")

    assert found.level is Level.BAD
    assert "certificate verify failed" in found.sentence
    assert "its chain" in found.advice


def test_an_address_that_is_none_is_told_how_to_be_written(free_port: int) -> None:
    found = checks.address("0.0.0.0", free_port, "games.example")

    assert (found.level, found.advice) == (Level.BAD, "Write it as people open it: https://games.example")


def test_an_address_of_another_machine_is_not_listened_on(free_port: int) -> None:
    found = checks.port("192.0.2.1", free_port)

    assert found.level is Level.BAD
    assert "--host" in found.advice


def test_files_that_others_can_read_are_a_warning(data: Path) -> None:
    (data / "stella.sqlite3").chmod(0o644)

    found = checks.permissions(data)

    assert found.level is Level.WARNING
    assert found.advice == f"chmod -R go= {data}"


def test_a_directory_that_cannot_be_made_is_bad(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()

    found = checks.permissions(file / "none")

    assert (found.level, found.sentence) == (Level.BAD, f"{file / 'none'} cannot be created.")
    assert checks.permissions(tmp_path / "none").level is Level.GOOD


def test_a_file_of_somebody_else_is_bad_and_named(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = data / "stella.lock"
    lock.touch()
    monkeypatch.setattr(os, "access", lambda path, _: path != lock)  # root may read and write everything

    found = checks.permissions(data)

    assert (found.level, found.sentence) == (Level.BAD, f"{lock} belongs to another user.")


@pytest.mark.parametrize(("free", "level"), [(10**6, Level.BAD), (10**8, Level.WARNING), (10**10, Level.GOOD)])
def test_little_space_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, level: Level) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free))

    assert checks.disk(tmp_path / "not there yet").level is level


def test_a_lost_or_broken_database_is_bad_and_the_exit_code_says_so(data: Path) -> None:
    (data / "stella.sqlite3").write_bytes(b"?" * 5000)
    broken = checks.sqlite_database(data)
    (data / "stella.sqlite3").unlink()
    lost = checks.sqlite_database(data)

    assert (broken.level, lost.level) == (Level.BAD, Level.BAD)
    assert "stella restore" in lost.advice
    assert stella("doctor", "--data", data).exit_code == 1


def test_a_clock_before_this_program_is_bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = checks.clock(tmp_path)
    monkeypatch.setattr(checks, "time", lambda: 0.0)

    assert good.level is Level.GOOD
    assert checks.clock(tmp_path).level is Level.BAD
    assert time() > checks.RELEASED


async def test_a_database_that_does_not_answer_is_bad(free_port: int) -> None:
    found = await checks.postgresql_database(f"postgresql://127.0.0.1:{free_port}/stella")

    assert found.level is Level.BAD
    assert "Check that it runs" in found.advice


def test_content_that_cannot_be_used_is_a_warning(data: Path) -> None:
    (data / "words").mkdir()
    (data / "words" / "bad.csv").write_text("en\nmoon\n")

    assert [found.level for found in checks.content(data)] == [Level.WARNING, Level.GOOD]


def test_the_seats_that_want_notices_are_counted(data: Path) -> None:
    with closing(sqlite3.connect(data / SQLITE)) as connection, connection:
        connection.execute("INSERT INTO subscriptions VALUES (1, 'a seat', '{}')")

    assert "1 seat has turned them on" in asyncio.run(checks.notices(None, data)).sentence
    assert "none yet" in asyncio.run(checks.notices(None, data / "elsewhere")).sentence
