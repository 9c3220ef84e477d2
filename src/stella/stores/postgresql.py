"""The log in PostgreSQL, for several nodes: `(room, version)` is the lock, and whoever loses reads and judges again."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import asyncpg

from stella.rooms.ports import CodeTaken, StoreUnavailable, VersionTaken
from stella.stores.migrations import pending

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
BatchObserver = Callable[[int], None]

_MIGRATING = 0x57E11A  # the advisory lock that lets one node at a time change the schema
_LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
_CONNECTIONS = 8


class PostgresStore:
    """Rooms and their log in a PostgreSQL database that several nodes share."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self.observe_batch: BatchObserver = lambda _: None
        self._pool = pool

    @classmethod
    async def connect(cls, address: str) -> "PostgresStore":
        """Connect to a database, made or brought to the newest schema as needed; wait for one that is starting."""
        store = cls(await asyncpg.create_pool(address, min_size=0, max_size=_CONNECTIONS, command_timeout=10))
        await store._patiently(_migrate)
        return store

    async def open(self, room: str, code: str, entry: bytes) -> None:
        """Begin a room's log."""

        async def write(connection: "Connection") -> None:
            async with connection.transaction():
                await connection.execute("INSERT INTO rooms (id, code) VALUES ($1, $2)", room, code)
                await connection.execute("INSERT INTO log VALUES ($1, 1, $2)", room, entry.decode())

        try:
            await self._with_connection(write)
        except asyncpg.UniqueViolationError:
            raise CodeTaken from None

    async def append(self, room: str, version: int, entry: bytes) -> None:
        """Append one entry; the primary key lets only one node win."""

        async def write(connection: "Connection") -> None:
            await connection.execute("INSERT INTO log VALUES ($1, $2, $3)", room, version, entry.decode())

        try:
            await self._with_connection(write)
        except asyncpg.UniqueViolationError:
            raise VersionTaken from None
        self.observe_batch(1)

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """Return the entries after a version, in order; wait a little for a database that restarts."""
        sql = "SELECT entry FROM log WHERE room = $1 AND version > $2 ORDER BY version"
        rows = await self._patiently(lambda c: c.fetch(sql, room, after))
        return [row[0].encode() for row in rows]

    async def find(self, code: str) -> str | None:
        """Return the room with this code."""
        found: str | None = await self._patiently(lambda c: c.fetchval("SELECT id FROM rooms WHERE code = $1", code))
        return found

    async def rooms(self) -> list[str]:
        """Return all rooms."""
        return [row[0] for row in await self._patiently(lambda c: c.fetch("SELECT id FROM rooms ORDER BY id"))]

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        """Return the last version of each of these rooms."""
        sql = "SELECT room, max(version) FROM log WHERE room = ANY($1) GROUP BY room"
        rows = await self._with_connection(lambda c: c.fetch(sql, rooms))
        return {row[0]: row[1] for row in rows}

    async def list_room(self, room: str, *, is_listed: bool) -> None:
        """Say whether strangers may find the room."""
        sql = "UPDATE rooms SET is_listed = $2 WHERE id = $1 AND is_listed <> $2"
        await self._with_connection(lambda c: c.execute(sql, room, is_listed))

    async def listed(self, limit: int) -> list[str]:
        """Return the codes of the rooms that strangers may find, newest first."""
        sql = """SELECT code FROM rooms JOIN log ON log.room = rooms.id AND log.version = 1 WHERE is_listed
                 ORDER BY ((entry::json) ->> 'at')::bigint DESC LIMIT $1"""
        return [row[0] for row in await self._with_connection(lambda c: c.fetch(sql, limit))]

    async def notify(self, channel: str, messages: list[str]) -> None:
        """Send notifications to whoever listens on a channel."""
        sql = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
        await self._with_connection(lambda c: c.execute(sql, channel, messages))

    async def close(self) -> None:
        """Let go of the database."""
        try:
            await asyncio.wait_for(self._pool.close(), 5)
        except TimeoutError:
            self._pool.terminate()

    async def _with_connection(self, use: Callable[["Connection"], Awaitable[T]]) -> T:
        try:
            async with self._pool.acquire(timeout=5) as connection:
                return await use(connection)
        except _LOST as error:
            raise StoreUnavailable(str(error)) from error

    async def _patiently(self, use: Callable[["Connection"], Awaitable[T]]) -> T:
        for seconds in (0.1, 0.3, 0.6, 1, 2, 4):
            try:
                return await self._with_connection(use)
            except StoreUnavailable:
                await asyncio.sleep(seconds)
        return await self._with_connection(use)


async def _migrate(connection: "Connection") -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        applied = await connection.fetchval("SELECT max(version) FROM schema") or 0
        for number, script in pending("postgresql", applied):
            await connection.execute(script)
            await connection.execute("INSERT INTO schema VALUES ($1)", number)


class PostgresSwitchboard:
    """Tells the other nodes by PostgreSQL's own notifications, and comes back by itself when the database does."""

    CHANNEL = "stella"

    def __init__(self, address: str, store: PostgresStore, hear: Callable[[bytes], Awaitable[None]]) -> None:
        self._address = address
        self._store = store
        self._hear = hear
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._incoming: asyncio.Queue[bytes] = asyncio.Queue()

    def tell(self, message: bytes) -> None:
        """Send a message to all other nodes, soon."""
        self._outgoing.put_nowait(message)

    async def run(self) -> None:
        """Speak and listen until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._speak())
            tasks.create_task(self._listen())
            tasks.create_task(self._pass_on())

    async def _speak(self) -> None:
        while True:
            messages = [await self._outgoing.get()]
            while not self._outgoing.empty():
                messages.append(self._outgoing.get_nowait())
            with contextlib.suppress(StoreUnavailable):  # they will find out by themselves
                await self._store.notify(self.CHANNEL, [message.decode() for message in messages])

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(*_LOST):
                connection = await asyncpg.connect(self._address, timeout=5)
                try:
                    await connection.add_listener(self.CHANNEL, self._heard)
                    while not connection.is_closed():
                        await asyncio.sleep(1)
                        await connection.execute("SELECT 1")  # notices a dead line
                finally:
                    await connection.close(timeout=1)
            await asyncio.sleep(0.5)

    def _heard(self, _: object, __: int, ___: str, payload: object) -> None:
        self._incoming.put_nowait(str(payload).encode())

    async def _pass_on(self) -> None:
        while True:
            message = await self._incoming.get()
            with contextlib.suppress(StoreUnavailable):
                await self._hear(message)
