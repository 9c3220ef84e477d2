"""What every store promises; the same suite runs on SQLite and on a real PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from stella.rooms.ports import CodeTaken, Store, StoreUnavailable, VersionTaken
from stella.stores import PostgresStore, SqliteStore
from stella.stores.migrations import SchemaTooNew, pending
from tests.postgres import new_database, postgres_server

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as server:
        yield server.get_uri()


@pytest.fixture(params=["sqlite", "postgresql"])
async def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Open the same database, again and again."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open_file(tmp_path / "stella.sqlite3")
    address = await new_database(request.getfixturevalue("postgres"))
    return lambda: PostgresStore.connect(address)


@pytest.fixture
async def store(opener: Opener) -> AsyncIterator[Store]:
    store = await opener()
    yield store
    await store.close()


def entry(number: int) -> bytes:
    return b'{"at":%d,"facts":[]}' % number


async def test_a_room_is_found_by_its_code(store: Store) -> None:
    await store.open("r1", "ABCDE", entry(1))

    assert await store.find("ABCDE") == "r1"
    assert await store.find("XYZXY") is None


async def test_all_rooms_can_be_listed(store: Store) -> None:
    for number in range(3):
        await store.open(f"r{number}", f"CODE{number}", entry(1))

    assert await store.rooms() == ["r0", "r1", "r2"]


async def test_two_rooms_never_have_the_same_code(store: Store) -> None:
    await store.open("r1", "ABCDE", entry(1))

    with pytest.raises(CodeTaken):
        await store.open("r2", "ABCDE", entry(1))
    assert await store.read("r2") == []


async def test_entries_come_back_in_order_and_from_any_version(store: Store) -> None:
    await store.open("r1", "ABCDE", entry(1))
    for version in (2, 3, 4):
        await store.append("r1", version, entry(version))

    assert await store.read("r1") == [entry(1), entry(2), entry(3), entry(4)]
    assert await store.read("r1", 2) == [entry(3), entry(4)]


async def test_only_one_of_two_appends_of_the_same_version_wins(store: Store) -> None:
    await store.open("r1", "ABCDE", entry(1))

    results = await asyncio.gather(*[store.append("r1", 2, entry(n)) for n in range(8)], return_exceptions=True)

    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, VersionTaken) for result in results) == 7
    assert await store.read("r1", 1) == [entry(results.index(None))]


async def test_a_lost_append_does_not_hurt_others_in_the_same_commit(store: Store) -> None:
    for room in range(20):
        await store.open(f"r{room}", f"CODE{room}", entry(1))
    await store.append("r7", 2, entry(2))

    results = await asyncio.gather(*[store.append(f"r{n}", 2, entry(9)) for n in range(20)], return_exceptions=True)

    assert [n for n, result in enumerate(results) if result is not None] == [7]
    assert await store.read("r7", 1) == [entry(2)]
    assert await store.read("r8", 1) == [entry(9)]


async def test_what_was_appended_is_there_after_opening_again(opener: Opener) -> None:
    first = await opener()
    await first.open("r1", "ABCDE", entry(1))
    await asyncio.gather(*[first.append("r1", version, entry(version)) for version in range(2, 50)])
    await first.close()

    second = await opener()

    assert len(await second.read("r1")) == 49
    await second.close()


async def test_strangers_find_only_listed_rooms_newest_first(store: Store) -> None:
    for number in range(4):
        await store.open(f"r{number}", f"CODE{number}", entry(number))
    await store.list_room("r1", is_listed=True)
    await store.list_room("r3", is_listed=True)
    await store.list_room("r2", is_listed=True)
    await store.list_room("r2", is_listed=False)

    assert await store.listed(10) == ["CODE3", "CODE1"]
    assert await store.listed(1) == ["CODE3"]


async def test_odd_characters_survive(store: Store) -> None:
    odd = '{"at":1,"facts":["ž\\u0000\\"☃ \\\\ \'; DROP TABLE log"]}'.replace("\\u0000", "").encode()
    await store.open("r1", "ABCDE", odd)
    await store.append("r1", 2, odd)

    assert await store.read("r1") == [odd, odd]


async def test_a_closed_sqlite_store_says_so(tmp_path: Path) -> None:
    store = await SqliteStore.open_file(tmp_path / "a.sqlite3")
    await store.close()

    with pytest.raises(StoreUnavailable):
        await store.append("r1", 2, entry(2))


async def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "new.sqlite3") as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()

    with pytest.raises(SchemaTooNew, match="please update the program"):
        await SqliteStore.open_file(tmp_path / "new.sqlite3")


def test_migrations_are_numbered_without_gaps_and_alike() -> None:
    for engine in ("sqlite", "postgresql"):
        numbers = [number for number, _ in pending(engine, 0)]
        assert numbers == list(range(1, len(numbers) + 1))
