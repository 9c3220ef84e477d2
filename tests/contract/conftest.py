"""Every store, for what all of them promise."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from stella.stores import PostgresStore, SqliteStore
from tests.hosting.memory_store import MemoryStore
from tests.postgres import new_database

AnyStore = MemoryStore | SqliteStore | PostgresStore

Opener = Callable[[], Awaitable[AnyStore]]

POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.postgresql)


async def opener_of(engine: str, request: pytest.FixtureRequest, folder: Path) -> Opener:
    if engine == "sqlite":
        return lambda: SqliteStore.open_file(folder / "stella.sqlite3")
    address = await new_database(request.getfixturevalue("postgres").get_uri())
    return lambda: PostgresStore.connect(address)


@pytest.fixture(params=["sqlite", POSTGRESQL])
async def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Open the same database, again and again."""
    return await opener_of(request.param, request, tmp_path)


@pytest.fixture(params=["memory", "sqlite", POSTGRESQL])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AnyStore]:
    is_memory = request.param == "memory"
    store = MemoryStore() if is_memory else await (await opener_of(request.param, request, tmp_path))()
    yield store
    await store.close()
