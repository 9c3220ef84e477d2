"""An entry is found wherever it is stored: its place is written after its commit, and a failure there does no harm."""

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from stella.hosting.ports import RoomForgotten, VersionTaken
from stella.storage.errors import Damaged
from stella.stores import SqliteStore
from stella.stores.migrations import pending
from stella.stores.numbers import number_of
from stella.stores.sqlite import appends
from tests.stores.appending import append, entry, room_id
from tests.stores.damage import spoil

R1, R2 = room_id(1), room_id(2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "stella.sqlite3"


@pytest.fixture
async def store(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    monkeypatch.setattr(appends, "EVERY", 10)
    store = await SqliteStore.open_file(path)
    await store.open(R1, "ABCDE", entry(1), 1)
    await store.open(R2, "FGHJK", entry(1), 1)
    yield store
    await store.close()


@contextmanager
def database(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None)
    yield connection
    connection.close()


def placed(path: Path, room: str) -> int:
    with database(path) as connection:
        found = connection.execute("SELECT count(*) FROM places WHERE room = ?", (number_of(room),)).fetchone()
        return int(found[0])


async def grow(store: SqliteStore, room: str, first: int, last: int) -> None:
    for version in range(first, last + 1):
        await append(store, room, version, entry(version))


def entries(first: int, last: int) -> list[bytes]:
    return [entry(version) for version in range(first, last + 1)]


async def test_entries_are_read_in_order_whether_their_places_are_noted_or_not(store: SqliteStore, path: Path) -> None:
    for last in range(2, 36):
        await append(store, R1, last, entry(last))
        assert await store.read(R1) == entries(1, last)
        assert await store.read(R1, 5, last - 1) == entries(6, last - 1)

    assert 20 < placed(path, R1) < 35
    assert await store.read(R2) == [entry(1)]


@pytest.mark.parametrize("seed", range(4))
async def test_what_is_found_equals_a_scan_of_the_whole_log(store: SqliteStore, path: Path, seed: int) -> None:
    chance, versions = Random(seed), {R1: 1, R2: 1}
    for _ in range(60):
        room = chance.choice([R1, R2])
        versions[room] += 1
        await append(store, room, versions[room], entry(versions[room]))
        if chance.random() < 0.1:
            await store.rewrite(room, {chance.randint(1, versions[room]): b'{"at":0,"facts":[]}'}, ())
        first = chance.randint(0, versions[room])
        with database(path) as connection:
            scan = "SELECT entry FROM log WHERE room = ? AND version > ? ORDER BY version"
            scanned = [text.encode() for (text,) in connection.execute(scan, (number_of(room), first))]

        assert await store.read(room, first) == scanned
        with pytest.raises(VersionTaken):
            await append(store, room, chance.randint(1, versions[room]), b"{}")


async def test_a_closed_file_has_all_places_noted(store: SqliteStore, path: Path) -> None:
    await grow(store, R1, 2, 5)
    assert placed(path, R1) == 0

    await store.close()

    assert placed(path, R1) == 5


async def test_after_a_crash_the_places_are_noted_when_the_file_is_opened(store: SqliteStore, path: Path) -> None:
    await grow(store, R1, 2, 7)
    crashed = path.parent / "crashed"
    shutil.copytree(path.parent, crashed, ignore=lambda *_: ["crashed"])
    copy = crashed / path.name

    again = await SqliteStore.open_file(copy)

    assert placed(copy, R1) == 7
    assert await again.read(R1) == entries(1, 7)
    await again.close()


async def test_a_reader_of_a_file_that_is_served_finds_the_newest(store: SqliteStore, path: Path) -> None:
    await grow(store, R1, 2, 15)

    reader = await SqliteStore.open_file(path, only_reads=True)

    assert await reader.read(R1) == entries(1, 15)
    await reader.close()


@pytest.mark.parametrize("last", [5, 25])
async def test_no_version_is_taken_twice_even_when_nothing_is_remembered(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    monkeypatch.setattr(appends, "MOST_KNOWN", 0)
    await grow(store, R1, 2, last)

    for version in (1, 2, last):
        with pytest.raises(VersionTaken):
            await append(store, R1, version, b"{}")

    assert await store.read(R1) == entries(1, last)


async def test_what_a_failed_transaction_left_behind_takes_no_version(store: SqliteStore) -> None:
    assert store._writer
    store._writer.execute("BEGIN")
    store._writer.execute("INSERT INTO log (room, version, entry) VALUES (?, 2, '')", (number_of(R1),))

    await append(store, R1, 2, entry(2))

    assert await store.read(R1) == entries(1, 2)


async def test_what_was_forgotten_stays_so_and_what_comes_later_is_found(store: SqliteStore, path: Path) -> None:
    await grow(store, R2, 2, 5)
    await grow(store, R1, 2, 30)

    await store.forget(R1)  # the newest in the log

    with pytest.raises(RoomForgotten):
        await append(store, R1, 31, entry(31))
    await grow(store, R2, 6, 40)
    assert await store.read(R2) == entries(1, 40)
    assert await store.read(R1) == []
    with database(path) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (40,)


async def test_entries_are_rewritten_wherever_they_lie(store: SqliteStore) -> None:
    await grow(store, R1, 2, 25)

    await store.rewrite(R1, {3: b"other", 25: b"new", 99: b"nowhere"}, [])

    read = await store.read(R1)
    assert (read[2], read[24], len(read)) == (b"other", b"new", 25)


async def test_places_that_cannot_be_noted_hurt_nobody(
    store: SqliteStore, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with database(path) as connection:
        connection.execute("CREATE TRIGGER refuse BEFORE INSERT ON places BEGIN SELECT raise(ABORT, 'not now'); END")

    await grow(store, R1, 2, 25)

    assert "could not be noted" in capsys.readouterr().out
    assert await store.read(R1) == entries(1, 25)
    with database(path) as connection:
        connection.execute("DROP TRIGGER refuse")
    await grow(store, R1, 26, 40)
    assert placed(path, R1) > 25
    assert await store.read(R1) == entries(1, 40)


@pytest.mark.parametrize("page_of", ["log", "places"])
async def test_damage_keeps_only_the_entries_on_its_page_from_being_noted(path: Path, page_of: str) -> None:
    rooms = [room_id(number) for number in range(1, 61)]
    store = await SqliteStore.open_file(path)
    for number, room in enumerate(rooms):
        await store.open(room, f"CODE{number}", entry(1), 1)
    for room in rooms:
        await grow(store, room, 2, 21)
    await store.close()
    with database(path) as connection:
        (until,) = connection.execute("SELECT until FROM placed").fetchone()
        connection.execute("DELETE FROM places WHERE place > ?", (until // 2,))
        connection.execute("UPDATE placed SET until = ?", (until // 2,))
    spoil(path, page_of)

    store = await SqliteStore.open_file(path)

    read = 0
    for room in rooms:
        try:
            read += len(await store.read(room)) == 21
        except Damaged:
            continue
    assert len(rooms) / 2 < read < len(rooms)
    await store.close()


async def test_a_file_of_the_schema_before_places_keeps_its_log(path: Path) -> None:
    with database(path) as connection:
        for name in ("room_number", "entry_at"):
            connection.create_function(name, 1, lambda value: value)
        connection.create_function("now_ms", 0, lambda: 1)
        for number, script in pending("sqlite", 0)[:3]:
            connection.executescript(f"{script}; PRAGMA user_version = {number};")
        for number, room in enumerate((R1, R2)):
            connection.execute("INSERT INTO rooms VALUES (?, ?, 1, 1, 0, 1)", (number_of(room), f"CODE{number}"))
        for version in range(1, 9):
            for room in (R2, R1):
                row = (number_of(room), version, entry(version).decode())
                connection.execute("INSERT INTO log VALUES (?, ?, ?)", row)

    store = await SqliteStore.open_file(path)

    assert await store.read(R1) == await store.read(R2) == entries(1, 8)
    with pytest.raises(VersionTaken):
        await append(store, R1, 8, b"{}")
    await append(store, R1, 9, entry(9))
    assert await store.read(R1) == entries(1, 9)
    await store.close()
