"""One dedicated connection for one user at a time: opened when needed, reopened when lost."""

import asyncio
from typing import TypeAlias

import asyncpg

from stella.hosting.ports import StoreUnavailable
from stella.stores.postgresql.errors import TROUBLE
from stella.stores.postgresql.timeouts import Timeouts

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


def server_settings(timeouts: Timeouts) -> dict[str, str]:
    """Return the settings of every database session."""
    return {"application_name": "stella", "statement_timeout": str(int(timeouts.statement * 1000))}


class DedicatedConnection:
    """A dedicated connection to the database at an address."""

    def __init__(self, address: str, timeouts: Timeouts) -> None:
        self._address = address
        self._timeouts = timeouts
        self._connection: Connection | None = None

    async def connection(self) -> Connection:
        """Return the connection, reopened if lost. Raise `StoreUnavailable` when the time limit is reached."""
        if self._connection is None or self._connection.is_closed():
            self.drop()
            self._connection = await self._connect()
        return self._connection

    def drop(self) -> None:
        """Drop the connection at once, without waiting for the server."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _connect(self) -> Connection:
        last: BaseException | None = None
        try:
            async with asyncio.timeout(self._timeouts.connecting):
                for pause in self._timeouts.pauses():
                    try:
                        return await asyncpg.connect(
                            self._address,
                            timeout=self._timeouts.connecting,
                            server_settings=server_settings(self._timeouts),
                        )
                    except TROUBLE as error:
                        last = error
                    await asyncio.sleep(pause)
        except TimeoutError as error:
            last = last or error
        raise StoreUnavailable(str(last) or "the database does not answer") from last
