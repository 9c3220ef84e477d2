"""The slates of today's table in PostgreSQL. All nodes lock the day's row while they number slates."""

from collections.abc import Sequence

import asyncpg

from stella.hosting.daily.ports import KeptDay, KeptSlate, NewSlate
from stella.stores.postgresql.pool import Pool, PoolConnection

_OPEN = """WITH new AS (
        INSERT INTO daily_days (day, draw) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING draw, slates, sums
    )
    SELECT * FROM new UNION ALL SELECT draw, slates, sums FROM daily_days WHERE day = $1 LIMIT 1"""
_DAY = "SELECT draw, slates, sums FROM daily_days WHERE day = $1"
_OF_DEVICES = "SELECT device, number, marks, language FROM daily_slates WHERE day = $1 AND device = ANY($2::TEXT[])"
_ADD = """INSERT INTO daily_slates
    SELECT $1, * FROM unnest($2::INTEGER[], $3::TEXT[], $4::INTEGER[], $5::TEXT[])"""
_FOLD = """WITH kept AS (UPDATE daily_days SET sums = $2 WHERE day = $1 AND sums IS NULL)
    DELETE FROM daily_slates WHERE day = $1"""
_FORGET = """WITH slates AS (DELETE FROM daily_slates WHERE day < $1)
    DELETE FROM daily_days WHERE day < $1"""
_KEEP_TICKET = """WITH gone AS (DELETE FROM daily_tickets WHERE until <= $4)
    INSERT INTO daily_tickets SELECT $1, $2, $3
    WHERE (SELECT count(*) FROM daily_tickets WHERE until > $4) < $5 RETURNING ticket"""

_REMIND = """INSERT INTO daily_reminders SELECT $1, $2, $3, $4
    WHERE (SELECT count(*) FROM daily_reminders WHERE device <> $1) < $5
    ON CONFLICT (device) DO UPDATE
    SET due = excluded.due, times = excluded.times, subscription = excluded.subscription
    RETURNING device"""
_TAKE_DUE = """WITH due AS (
        SELECT device FROM daily_reminders WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
    )
    UPDATE daily_reminders SET times = times - 1,
        due = daily_reminders.due + $2::BIGINT * (($1::BIGINT - daily_reminders.due) / $2 + 1)
    FROM due WHERE due.device = daily_reminders.device RETURNING daily_reminders.device, subscription"""


class PostgresDaily:
    """Implements the port of today's table."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def open_day(self, day: int, draw: bytes) -> KeptDay:
        """Store the table of a day, unless one exists."""
        rows = await self._pool.write(_OPEN, day, draw.decode())
        if not rows:  # another node opened it at the same moment
            rows = await self._pool.read(_DAY, day)
        return _day(rows[0])

    async def day(self, day: int) -> KeptDay | None:
        """Return a day, if it has been opened."""
        rows = await self._pool.read(_DAY, day)
        return _day(rows[0]) if rows else None

    async def add(self, day: int, slates: Sequence[NewSlate], most: int) -> list[KeptSlate | None]:
        """Add slates to an open day in one commit."""

        async def add(connection: PoolConnection) -> list[KeptSlate | None]:
            lock = "SELECT slates FROM daily_days WHERE day = $1 AND sums IS NULL FOR UPDATE"
            count = await connection.fetchval(lock, day)
            rows = await connection.fetch(_OF_DEVICES, day, [slate.device for slate in slates])
            known = {row[0]: KeptSlate(row[1], row[2], row[3]) for row in rows}
            new: list[tuple[int, NewSlate]] = []
            for slate in slates if count is not None else ():
                if slate.device not in known and count < most:
                    count += 1
                    known[slate.device] = KeptSlate(count, slate.marks, slate.language)
                    new.append((count, slate))
            if new:
                columns = [[number for number, _ in new], [slate.device for _, slate in new]]
                more = [[slate.marks for _, slate in new], [slate.language for _, slate in new]]
                await connection.execute(_ADD, day, *columns, *more)
                await connection.execute("UPDATE daily_days SET slates = $2 WHERE day = $1", day, count)
            return [known.get(slate.device) for slate in slates]

        return await self._pool.transact(add)

    async def find(self, day: int, device: str) -> KeptSlate | None:
        """Return the slate of a device."""
        rows = await self._pool.read(_OF_DEVICES, day, [device])
        return KeptSlate(rows[0][1], rows[0][2], rows[0][3]) if rows else None

    async def after(self, day: int, number: int) -> list[tuple[int, str]]:
        """Return marks and language of the slates after a number, in order."""
        sql = "SELECT marks, language FROM daily_slates WHERE day = $1 AND number > $2 ORDER BY number"
        return [(row[0], row[1]) for row in await self._pool.read(sql, day, number)]

    async def unfolded(self, before: int, limit: int) -> list[int]:
        """Return days before the given one that still have their slates, oldest first."""
        sql = "SELECT day FROM daily_days WHERE day < $1 AND sums IS NULL ORDER BY day LIMIT $2"
        return [row[0] for row in await self._pool.read(sql, before, limit)]

    async def fold(self, day: int, sums: bytes) -> None:
        """Replace a day's slates with their sums, in one commit."""
        await self._pool.write(_FOLD, day, sums.decode())

    async def forget(self, before: int) -> None:
        """Delete all data of days before the given one."""
        await self._pool.write(_FORGET, before)

    async def remind(self, device: str, due: int, times: int, subscription: str, most: int) -> bool:
        """Store the reminder of a device."""
        return bool(await self._pool.write(_REMIND, device, due, times, subscription, most))

    async def forget_reminder(self, device: str) -> None:
        """Delete the reminder of a device."""
        await self._pool.write("DELETE FROM daily_reminders WHERE device = $1", device)

    async def take_due(self, now: int, later: int, limit: int) -> list[tuple[str, str]]:
        """Return whom to remind now, and schedule the next time."""
        taken = [(row[0], row[1]) for row in await self._pool.write(_TAKE_DUE, now, later, limit)]
        if taken:
            await self._pool.write("DELETE FROM daily_reminders WHERE times <= 0")
        return taken

    async def keep_ticket(self, ticket: str, sealed: str, until: int, now: int, most: int) -> bool:
        """Store the content of a ticket until its expiry."""
        return bool(await self._pool.write(_KEEP_TICKET, ticket, sealed, until, now, most))

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        """Return and delete the content of a ticket, unless it has expired."""
        take = "DELETE FROM daily_tickets WHERE ticket = $1 RETURNING sealed, until"
        rows = await self._pool.write(take, ticket)
        return rows[0][0] if rows and rows[0][1] > now else None


def _day(row: asyncpg.Record) -> KeptDay:
    return KeptDay(row[0].encode(), row[1], None if row[2] is None else row[2].encode())
