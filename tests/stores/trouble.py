"""Ways to break a real PostgreSQL, and writers that continue meanwhile."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from stella.hosting.ports import FateUnknown, StoreUnavailable, VersionTaken
from stella.stores.postgresql import PostgresStore, Timeouts
from tests.postgres import PostgresServer
from tests.stores.appending import append, entry

QUICK = Timeouts(connecting=1.0, statement=0.4, answer=0.8, longest_pause=0.2)
PATIENT = Timeouts(connecting=10.0, statement=60.0, answer=90.0, longest_pause=0.2)
BOUND = 30.0  # seconds after which a call counts as one that never ends; far more than the patience on a busy machine


async def as_admin(server: PostgresServer, sql: str, *values: object) -> list[Any]:
    """Run a statement as the database's owner, on a connection that is never refused."""
    connection = await asyncpg.connect(server.get_uri())
    try:
        return await connection.fetch(sql, *values)
    finally:
        await connection.close()


async def backends(server: PostgresServer, address: str, *, last_said: str = "%") -> list[int]:
    """Return the server's processes for a database whose last statement contained this text."""
    sql = """SELECT pid FROM pg_stat_activity WHERE application_name = 'stella' AND datname = $1 AND query LIKE $2"""
    return [row[0] for row in await as_admin(server, sql, name_of(address), last_said)]


async def waiting_for_a_lock(server: PostgresServer, address: str) -> list[int]:
    """Return the server's processes that wait for a lock on a database, as soon as there is one."""
    sql = """SELECT pid FROM pg_stat_activity
        WHERE application_name = 'stella' AND datname = $1 AND wait_event_type = 'Lock'"""
    async with asyncio.timeout(BOUND):
        while True:
            if found := await as_admin(server, sql, name_of(address)):
                return [row[0] for row in found]
            await asyncio.sleep(0.01)


async def cut_all(server: PostgresServer, address: str) -> None:
    """Cut all connections to a database, and let their owners notice."""
    for process in await backends(server, address):
        await as_admin(server, "SELECT pg_terminate_backend($1, 1000)", process)
    await asyncio.sleep(0.02)


def name_of(address: str) -> str:
    return address.partition("?")[0].rsplit("/", 1)[1]


def all_processes(server: PostgresServer) -> list[int]:
    """Return the server's main process and all its children."""
    main = int((server.pgdata / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text()
    return [main, *map(int, children.split())]


@contextmanager
def frozen(*processes: int) -> Iterator[None]:
    """Stop processes wherever they are, and let them continue afterwards."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


class Player:
    """Keeps appending to one room, through all failures, and records what was acknowledged."""

    def __init__(self, store: PostgresStore, room: str) -> None:
        self.room = room
        self.acknowledged: list[int] = []
        self.failures = 0
        self._store = store

    async def play(self, stop: asyncio.Event) -> None:
        version = 1
        while not stop.is_set():
            try:
                async with asyncio.timeout(2 * BOUND):
                    await append(self._store, self.room, version + 1, entry(version + 1))
                version += 1
                self.acknowledged.append(version)
            except (StoreUnavailable, VersionTaken) as error:
                self.failures += 1
                if isinstance(error, FateUnknown | VersionTaken):
                    version = await self._last_version() or version
            await asyncio.sleep(0.002)

    async def _last_version(self) -> int:
        try:
            return len(await self._store.read(self.room))
        except StoreUnavailable:
            return 0

    async def insist_on_acknowledged(self) -> None:
        log = await self._store.read(self.room)
        assert log == [entry(version) for version in range(1, len(log) + 1)]
        assert set(self.acknowledged) <= set(range(1, len(log) + 1))
        assert len(self.acknowledged) == len(set(self.acknowledged))
