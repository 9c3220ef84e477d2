"""The connections for everything except appends. A connection that fails or hangs is discarded."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

import asyncpg

from stella.hosting.ports import StoreUnavailable
from stella.storage.errors import Damaged
from stella.stores.postgresql.dedicated import Connection, server_settings
from stella.stores.postgresql.errors import TROUBLE, as_known
from stella.stores.postgresql.timeouts import Timeouts

T = TypeVar("T")
Rows: TypeAlias = "list[asyncpg.Record]"
PoolConnection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

CONNECTIONS = 4


class Pool:
    """A few shared connections. Every call ends in bounded time, with rows or with one of the port's errors."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", timeouts: Timeouts) -> None:
        self._pool = pool
        self._timeouts = timeouts

    @classmethod
    async def connect(cls, address: str, timeouts: Timeouts) -> "Pool":
        """Return a pool for the database at an address. It connects on first use."""
        pool = await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=timeouts.connecting,
            reset=_leave_as_it_is,
            server_settings=server_settings(timeouts),
        )
        return cls(pool, timeouts)

    async def read(self, sql: str, *values: object) -> Rows:
        """Return the rows of a query, retried for a while if the database is unavailable."""
        return await self._patiently(lambda: self.write(sql, *values))

    async def write(self, sql: str, *values: object) -> Rows:
        """Execute one statement once. If it fails, the error says whether the outcome is certain."""
        return await self._use(lambda connection: connection.fetch(sql, *values), self._timeouts.answer)

    async def write_all(self, statements: Sequence[str]) -> None:
        """Execute several statements in one transaction, sent as one message."""
        sql = "; ".join(["BEGIN", *statements, "COMMIT"])
        await self._use(lambda connection: connection.execute(sql), self._timeouts.answer)

    async def transact(self, use: Callable[[PoolConnection], Awaitable[T]]) -> T:
        """Run a function in one transaction, once. If it fails, the error says whether the outcome is certain."""

        async def in_transaction(connection: PoolConnection) -> T:
            async with connection.transaction():
                return await use(connection)

        return await self._use(in_transaction, self._timeouts.answer)

    async def try_out(self, sql: str) -> None:
        """Execute one statement and roll it back."""

        async def write_and_take_back(connection: PoolConnection) -> None:
            transaction = connection.transaction()
            await transaction.start()
            try:
                await connection.execute(sql)
            finally:
                await transaction.rollback()

        try:
            await self._use(write_and_take_back, self._timeouts.answer)
        except Damaged as error:
            raise StoreUnavailable(str(error)) from error

    async def migrate(self, migrate: Callable[[PoolConnection], Awaitable[None]]) -> None:
        """Run a long migration before the pool is used."""
        await self._patiently(lambda: self._use(migrate, self._timeouts.migration))

    async def close(self) -> None:
        """Close all connections, even those that do not answer."""
        try:
            await asyncio.wait_for(self._pool.close(), self._timeouts.connecting)
        except (TimeoutError, *TROUBLE):
            self._pool.terminate()

    async def _use(self, use: Callable[[PoolConnection], Awaitable[T]], seconds: float) -> T:
        try:
            try:
                return await self._use_once(use, seconds)
            except asyncpg.ReadOnlySQLTransactionError:  # this connection may predate a failover
                await self._pool.expire_connections()
                return await self._use_once(use, seconds)
        except TROUBLE as error:
            raise as_known(error) from error

    async def _use_once(self, use: Callable[[PoolConnection], Awaitable[T]], seconds: float) -> T:
        try:
            connection = await self._pool.acquire(timeout=self._timeouts.connecting)
        except TROUBLE as error:
            raise StoreUnavailable(str(error) or "the database does not answer") from error
        try:
            async with asyncio.timeout(seconds):
                return await use(connection)
        except BaseException:
            connection.terminate()  # its state is unknown
            raise
        finally:
            await self._pool.release(connection)

    async def _patiently(self, attempt: Callable[[], Awaitable[T]]) -> T:
        until = asyncio.get_running_loop().time() + self._timeouts.connecting
        for pause in self._timeouts.pauses():
            try:
                return await attempt()
            except StoreUnavailable:
                if asyncio.get_running_loop().time() + pause > until:
                    raise
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")


async def _leave_as_it_is(_: Connection) -> None:
    """Skip asyncpg's reset: no statement here leaves session state, and a reset is one more thing to wait for."""
