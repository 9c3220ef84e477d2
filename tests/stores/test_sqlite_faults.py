"""SQLite in trouble: a full disk, a lock, a read-only or damaged file. No sqlite3 error leaves the store."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from stella.hosting.ports import FateUnknown, Snapshot, StoreUnavailable
from stella.storage.errors import Damaged
from stella.stores import SqliteStore
from stella.stores.sqlite.connections import transaction
from stella.stores.sqlite.errors import as_known
from tests.stores.appending import Witness, append, entry, game, room_id
from tests.stores.damage import spoil

R1, R2 = room_id(1), room_id(2)
LONG = b'{"at":1,"facts":["%b"]}' % (b"x" * 20_000)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "stella.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open_file(path, busy_seconds=0.2)
    await store.open(R1, "ABCDE", entry(1), 1)
    yield store
    await store.close()


def allow_pages(store: SqliteStore, pages: int) -> None:
    assert store._writer
    store._writer.execute(f"PRAGMA max_page_count = {pages}")


# --- a full disk


async def test_a_full_disk_loses_nothing_and_everything_works_again_when_there_is_room(store: SqliteStore) -> None:
    allow_pages(store, 1)  # SQLite rounds this up to the pages that exist

    for attempt in (
        append(store, R1, 2, LONG),
        append(store, R1, 2, LONG, game("r", 2)),
        store.open(R2, "BCDEF", LONG, 1),
        store.keep_snapshots([Snapshot(R1, 1, LONG)]),
        store.check(),
    ):
        with pytest.raises(StoreUnavailable, match="full") as raised:
            await attempt
        assert not isinstance(raised.value, FateUnknown)
    assert await store.read(R1) == [entry(1)]
    assert await store.game("r") is None
    assert await store.find("BCDEF") is None

    allow_pages(store, 1_000_000)
    await store.check()
    await append(store, R1, 2, LONG, game("r", 2))
    assert await store.read(R1) == [entry(1), LONG]


async def test_on_a_full_disk_every_append_of_a_batch_hears_it_once(store: SqliteStore) -> None:
    allow_pages(store, 1)
    witness = Witness(store)
    for version in range(2, 2000):
        witness.throw(R1, version)

    await witness.all_settled(5)

    assert all(isinstance(error, StoreUnavailable) for error in witness.outcomes.values())
    assert await store.read(R1) == [entry(1)]


# --- a lock, a read-only file


async def test_a_file_that_another_program_locks_is_unavailable_until_it_lets_go(
    store: SqliteStore, path: Path
) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreUnavailable, match="locked"):
        await append(store, R1, 2, entry(2))
    with pytest.raises(StoreUnavailable, match="locked"):
        await store.touch({R1: True}, 1)
    assert await store.read(R1) == [entry(1)]  # readers never wait for the writer

    other.execute("COMMIT")
    other.close()
    await append(store, R1, 2, entry(2))


async def test_a_read_only_file_can_be_read(store: SqliteStore) -> None:
    assert store._writer
    store._writer.execute("PRAGMA query_only = ON")

    with pytest.raises(StoreUnavailable, match="readonly"):
        await append(store, R1, 2, entry(2))
    with pytest.raises(StoreUnavailable, match="readonly"):
        await store.check()
    assert await store.load(R1)

    store._writer.execute("PRAGMA query_only = OFF")
    await append(store, R1, 2, entry(2))


async def test_reading_does_not_wait_for_writing(store: SqliteStore, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(append(store, R1, 2, entry(2)))
    await asyncio.sleep(0)

    assert await store.find("ABCDE") == R1

    assert not writing.done()
    other.execute("ROLLBACK")
    other.close()
    await writing


# --- damage


async def a_file_with_a_damaged_page(path: Path, page_of: str) -> list[str]:
    """Make a file with many rooms and damage one page of a table or an index; return the rooms."""
    rooms = [room_id(number) for number in range(1, 61)]
    store = await SqliteStore.open_file(path)
    for number, room in enumerate(rooms):
        await store.open(room, f"CODE{number}", entry(1), 1)
    await asyncio.gather(*[append(store, room, version, LONG[-300:]) for room in rooms for version in range(2, 42)])
    await store.close()
    spoil(path, page_of)
    return rooms


async def is_damaged(store: SqliteStore, room: str) -> bool:
    try:
        await store.load(room)
    except Damaged:
        return True
    return False


@pytest.mark.parametrize("page_of", ["log", "places"])
async def test_damaged_pages_hurt_only_the_rooms_that_lie_on_them(path: Path, page_of: str) -> None:
    rooms = await a_file_with_a_damaged_page(path, page_of)

    store = await SqliteStore.open_file(path)

    damaged = {room for room in rooms if await is_damaged(store, room)}
    assert 0 < len(damaged) < len(rooms) / 2
    assert await store.find("CODE7") == rooms[7]
    await store.close()


async def test_a_batch_is_written_for_all_rooms_that_are_not_near_a_damaged_page(path: Path) -> None:
    rooms = await a_file_with_a_damaged_page(path, "places")
    store = await SqliteStore.open_file(path)
    damaged = {room for room in rooms if await is_damaged(store, room)}
    witness = Witness(store)

    for room in rooms:
        witness.throw(room, 42)
    await witness.all_settled(10)

    written = {room for room, _ in witness.acknowledged()}
    assert len(written) > len(rooms) / 2
    failed = [error for error in witness.outcomes.values() if error is not None]
    assert failed
    assert all(isinstance(error, Damaged) for error in failed)
    for room in written - damaged:
        assert (await store.read(room))[-1] == entry(42)
    await store.close()


async def test_a_gap_in_a_log_is_damage(store: SqliteStore) -> None:
    await append(store, R1, 3, entry(3))

    with pytest.raises(Damaged, match="version 2 is missing"):
        await store.read(R1)
    with pytest.raises(Damaged, match="version 2 is missing"):
        await store.load(R1)


# --- errors on the way


def test_a_transaction_that_cannot_be_rolled_back_says_what_really_went_wrong(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)

    def fail_after_sqlite_has_left_the_transaction() -> None:
        with transaction(connection):
            connection.execute("ROLLBACK")
            raise sqlite3.OperationalError("database or disk is full")

    with pytest.raises(sqlite3.OperationalError, match="disk is full"):
        fail_after_sqlite_has_left_the_transaction()
    connection.close()


def test_a_transaction_that_was_left_open_does_not_spoil_the_next(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN")

    with transaction(connection):
        connection.execute("CREATE TABLE anything (a)")

    assert not connection.in_transaction
    connection.close()


@pytest.mark.parametrize(
    ("code", "known"),
    [
        (sqlite3.SQLITE_FULL, StoreUnavailable),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, StoreUnavailable),
        (sqlite3.SQLITE_READONLY, StoreUnavailable),
        (sqlite3.SQLITE_CANTOPEN, StoreUnavailable),
        (sqlite3.SQLITE_IOERR_FSYNC, FateUnknown),
        (sqlite3.SQLITE_CORRUPT_INDEX, Damaged),
        (sqlite3.SQLITE_NOTADB, Damaged),
        (None, StoreUnavailable),
    ],
)
def test_every_error_of_sqlite_has_one_meaning(code: int | None, known: type[Exception]) -> None:
    error = sqlite3.DatabaseError("anything")
    if code is not None:
        error.sqlite_errorcode = code

    assert type(as_known(error)) is known
