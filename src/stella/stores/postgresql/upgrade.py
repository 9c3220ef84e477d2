"""Brings the schema up to date: one node at a time, in one transaction."""

from stella.stores.migrations import pending
from stella.stores.postgresql.pool import PoolConnection

_MIGRATING = 0x57E11A  # the advisory lock: only one node at a time may change the schema


async def migrate(connection: PoolConnection) -> None:
    """Apply all missing migrations. An interrupted migration is rolled back."""
    async with connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        applied = await connection.fetchval("SELECT max(version) FROM schema") or 0
        for number, script in pending("postgresql", applied):
            await connection.execute(script)
            await connection.execute("INSERT INTO schema VALUES ($1)", number)
