"""Databases of the first release are migrated in one step, and their games continue."""

import asyncio
import json
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from stella.hosting.ports import Snapshot, Store
from stella.stores import PostgresStore, SqliteStore
from stella.stores.migrations import SchemaTooNew, SchemaTooOld, pending
from stella.stores.postgresql import Timeouts
from tests.stores.appending import append, entry, game

RELEASE = Path(__file__).parents[1] / "fixtures" / "release-1"
TOKENS: dict[str, Any] = json.loads((RELEASE / "tokens.json").read_text())
OLD_LOG = "SELECT code, version, entry FROM rooms JOIN log ON log.room = rooms.id ORDER BY code, version"

_KILLED_IN_THE_MIDDLE = """
import asyncio, os, signal, sys
from pathlib import Path
from stella.stores import SqliteStore
from stella.stores.sqlite import connections

calls = 0

def number_of(room):
    global calls
    calls += 1
    if calls == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
    return original(room)

original, connections.number_of = connections.number_of, number_of
asyncio.run(SqliteStore.open_file(Path(sys.argv[1])))
"""


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    return Path(shutil.copy(RELEASE / "stella.sqlite3", tmp_path))


@pytest.fixture
async def old_database(address: str) -> str:
    connection = await asyncpg.connect(address)
    await connection.execute((RELEASE / "postgresql.sql").read_text())
    await connection.close()
    return address


def kill_in_the_middle(path: Path, at_call: int) -> int:
    program = [sys.executable, "-c", _KILLED_IN_THE_MIDDLE, str(path), str(at_call)]
    return subprocess.run(program, check=False, timeout=30).returncode


def logs_of_file(path: Path) -> dict[str, list[bytes]]:
    connection = sqlite3.connect(path)
    rows = connection.execute(OLD_LOG).fetchall()
    connection.close()
    return logs_of(rows)


async def logs_of_database(address: str) -> dict[str, list[bytes]]:
    connection = await asyncpg.connect(address)
    rows = await connection.fetch(OLD_LOG)
    await connection.close()
    return logs_of([tuple(row) for row in rows])


def logs_of(rows: list[Any]) -> dict[str, list[bytes]]:
    logs: dict[str, list[bytes]] = {}
    for code, _, data in rows:
        logs.setdefault(code, []).append(data.encode())
    return logs


async def insist_on_all(store: SqliteStore | PostgresStore, before: dict[str, list[bytes]], engine: str) -> None:
    assert sorted(before) == sorted(room["code"] for room in TOKENS[engine].values())
    assert len(await store.rooms()) == 3
    for code, entries in before.items():
        room = await store.find(code)
        assert room
        assert json.loads(entries[0])["facts"][0]["id"] == room
        assert await store.read(room) == entries
    await insist_on_uses(store, before, TOKENS[engine]["lobby"]["code"])


async def insist_on_uses(store: Store, before: dict[str, list[bytes]], listed: str) -> None:
    ended = {code: json.loads(entries[-1])["at"] for code, entries in before.items()}
    for code, at in ended.items():
        room = await store.find(code)
        assert room not in await store.unused(at, 10)
        assert room in await store.unused(at + 1, 10)
    assert await store.listed(10, ended[listed]) == [listed]
    assert await store.listed(10, ended[listed] + 1) == []


async def insist_that_it_goes_on(store: SqliteStore | PostgresStore, code: str) -> None:
    room = await store.find(code)
    assert room
    version = len(await store.read(room))
    await append(store, room, version + 1, entry(9))
    await store.keep_snapshots([Snapshot(room, version, b"snapshot")])
    assert (await store.load(room)).entries == [entry(9)]


async def insist_on_backfilling(store: SqliteStore | PostgresStore) -> None:
    waiting = await store.unsummed(10)
    assert sorted(waiting) == sorted(await store.rooms())
    await store.add_games(waiting[0], [game("aa", 7)])
    assert await store.unsummed(10) == waiting[1:]
    assert await store.games(waiting[0]) == [game("aa", 7)]


async def test_a_file_of_the_first_release_is_brought_up_to_date(old_file: Path) -> None:
    before = logs_of_file(old_file)

    store = await SqliteStore.open_file(old_file)

    await insist_on_all(store, before, "sqlite")
    await insist_that_it_goes_on(store, TOKENS["sqlite"]["revealing"]["code"])
    await insist_on_backfilling(store)
    await store.close()
    again = await SqliteStore.open_file(old_file)
    assert len(await again.unsummed(10)) == 2
    await again.close()


async def test_a_database_of_the_first_release_is_brought_up_to_date(old_database: str) -> None:
    before = await logs_of_database(old_database)

    store = await PostgresStore.connect(old_database)

    await insist_on_all(store, before, "postgresql")
    await insist_that_it_goes_on(store, TOKENS["postgresql"]["revealing"]["code"])
    await insist_on_backfilling(store)
    await store.close()


@pytest.mark.parametrize("at_call", [1, 3, 4, 30, 60])
async def test_a_file_whose_migration_was_killed_is_migrated_the_next_time(old_file: Path, at_call: int) -> None:
    before = logs_of_file(old_file)
    assert await asyncio.to_thread(kill_in_the_middle, old_file, at_call) == -signal.SIGKILL
    assert logs_of_file(old_file) == before

    store = await SqliteStore.open_file(old_file)

    await insist_on_all(store, before, "sqlite")
    await store.close()


async def test_a_database_whose_migration_was_cut_off_is_migrated_the_next_time(old_database: str) -> None:
    before = await logs_of_database(old_database)
    blocker = await asyncpg.connect(old_database)
    await blocker.execute("BEGIN; LOCK TABLE rooms IN ACCESS SHARE MODE")  # the log is rewritten, the rooms must wait
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(PostgresStore.connect(old_database), 1)
    await blocker.close()
    assert await logs_of_database(old_database) == before

    store = await PostgresStore.connect(old_database)

    await insist_on_all(store, before, "postgresql")
    await store.close()


async def test_of_two_nodes_that_start_at_once_one_migrates_and_the_other_waits(old_database: str) -> None:
    before = await logs_of_database(old_database)

    stores = await asyncio.gather(PostgresStore.connect(old_database), PostgresStore.connect(old_database))

    for store in stores:
        await insist_on_all(store, before, "postgresql")
        await store.close()


async def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "new.sqlite3")
    connection.execute("PRAGMA user_version = 999")
    connection.close()

    with pytest.raises(SchemaTooNew, match="please update the program"):
        await SqliteStore.open_file(tmp_path / "new.sqlite3")


async def test_a_database_of_a_newer_program_is_refused(address: str) -> None:
    await (await PostgresStore.connect(address)).close()
    connection = await asyncpg.connect(address)
    await connection.execute("INSERT INTO schema VALUES (999)")
    await connection.close()

    with pytest.raises(SchemaTooNew, match="please update the program"):
        await PostgresStore.connect(address, Timeouts(connecting=1))


async def test_who_only_reads_does_not_migrate(old_file: Path) -> None:
    with pytest.raises(SchemaTooOld, match="start the server once"):
        await SqliteStore.open_file(old_file, only_reads=True)

    assert logs_of_file(old_file)


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_migrations_are_numbered_without_gaps(engine: str) -> None:
    numbers = [number for number, _ in pending(engine, 0)]

    assert numbers == list(range(1, len(numbers) + 1))
