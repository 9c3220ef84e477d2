"""The slates of today's table in the SQLite file, written by the same thread as the rooms."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from stella.hosting.daily.ports import KeptDay, KeptSlate, NewSlate

Write = Callable[[Callable[[sqlite3.Connection], object]], Awaitable[None]]
Query = Callable[..., Awaitable[list[Any]]]

_DAY = "SELECT draw, slates, sums FROM daily_days WHERE day = ?"
_OF_DEVICE = "SELECT number, marks, language FROM daily_slates WHERE day = ? AND device = ?"

_LATER = """UPDATE daily_reminders SET due = due + ?1 * ((?2 - due) / ?1 + 1), times = times - 1 WHERE device = ?3"""


class SqliteDaily:
    """Implements the port of today's table."""

    def __init__(self, write: Write, query: Query) -> None:
        """Take the store's functions for transactional writes and for queries."""
        self._write = write
        self._query = query

    async def open_day(self, day: int, draw: bytes) -> KeptDay:
        """Store the table of a day, unless one exists."""
        new = "INSERT INTO daily_days (day, draw) VALUES (?, ?) ON CONFLICT DO NOTHING"
        kept: list[KeptDay] = []

        def write(writer: sqlite3.Connection) -> None:
            writer.execute(new, (day, draw.decode()))
            ((text, slates, sums),) = writer.execute(_DAY, (day,))
            kept.append(KeptDay(text.encode(), slates, None if sums is None else sums.encode()))

        await self._write(write)
        return kept[0]

    async def day(self, day: int) -> KeptDay | None:
        """Return a day, if it has been opened."""
        rows = await self._query(_DAY, day)
        return KeptDay(*rows[0]) if rows else None

    async def add(self, day: int, slates: Sequence[NewSlate], most: int) -> list[KeptSlate | None]:
        """Add slates to an open day in one commit."""
        kept: list[KeptSlate | None] = []

        def write(writer: sqlite3.Connection) -> None:
            opened = writer.execute("SELECT slates, sums FROM daily_days WHERE day = ?", (day,)).fetchone()
            count = most if opened is None or opened[1] is not None else opened[0]
            for slate in slates:
                row = writer.execute(_OF_DEVICE, (day, slate.device)).fetchone()
                if row is None and count < most:
                    count += 1
                    row = (count, slate.marks, slate.language)
                    values = (day, count, slate.device, slate.marks, slate.language)
                    writer.execute("INSERT INTO daily_slates VALUES (?, ?, ?, ?, ?)", values)
                kept.append(None if row is None else KeptSlate(*row))
            if opened is not None and opened[1] is None:
                writer.execute("UPDATE daily_days SET slates = ? WHERE day = ?", (count, day))

        await self._write(write)
        return kept

    async def find(self, day: int, device: str) -> KeptSlate | None:
        """Return the slate of a device."""
        rows = await self._query(_OF_DEVICE, day, device)
        return KeptSlate(rows[0][0], rows[0][1], rows[0][2].decode()) if rows else None

    async def after(self, day: int, number: int) -> list[tuple[int, str]]:
        """Return marks and language of the slates after a number, in order."""
        sql = "SELECT marks, language FROM daily_slates WHERE day = ? AND number > ? ORDER BY number"
        return [(marks, language.decode()) for marks, language in await self._query(sql, day, number)]

    async def unfolded(self, before: int, limit: int) -> list[int]:
        """Return days before the given one that still have their slates, oldest first."""
        sql = "SELECT day FROM daily_days WHERE day < ? AND sums IS NULL ORDER BY day LIMIT ?"
        return [day for (day,) in await self._query(sql, before, limit)]

    async def fold(self, day: int, sums: bytes) -> None:
        """Replace a day's slates with their sums, in one commit."""

        def write(writer: sqlite3.Connection) -> None:
            writer.execute("UPDATE daily_days SET sums = ? WHERE day = ? AND sums IS NULL", (sums.decode(), day))
            writer.execute("DELETE FROM daily_slates WHERE day = ?", (day,))

        await self._write(write)

    async def forget(self, before: int) -> None:
        """Delete all data of days before the given one."""

        def write(writer: sqlite3.Connection) -> None:
            writer.execute("DELETE FROM daily_slates WHERE day < ?", (before,))
            writer.execute("DELETE FROM daily_days WHERE day < ?", (before,))

        await self._write(write)

    async def remind(self, device: str, due: int, times: int, subscription: str, most: int) -> bool:
        """Store the reminder of a device."""
        kept: list[bool] = []

        def write(writer: sqlite3.Connection) -> None:
            ((others,),) = writer.execute("SELECT count(*) FROM daily_reminders WHERE device != ?", (device,))
            kept.append(others < most)
            if kept[0]:
                row = (device, due, times, subscription)
                writer.execute("INSERT OR REPLACE INTO daily_reminders VALUES (?, ?, ?, ?)", row)

        await self._write(write)
        return kept[0]

    async def forget_reminder(self, device: str) -> None:
        """Delete the reminder of a device."""
        await self._write(lambda writer: writer.execute("DELETE FROM daily_reminders WHERE device = ?", (device,)))

    async def take_due(self, now: int, later: int, limit: int) -> list[tuple[str, str]]:
        """Return whom to remind now, and schedule the next time."""
        taken: list[tuple[str, str]] = []

        def write(writer: sqlite3.Connection) -> None:
            sql = "SELECT device, subscription FROM daily_reminders WHERE due <= ? ORDER BY due LIMIT ?"
            taken.extend(writer.execute(sql, (now, limit)).fetchall())
            if not taken:
                return
            devices = [(later, now, device) for device, _ in taken]
            writer.executemany(_LATER, devices)
            writer.execute("DELETE FROM daily_reminders WHERE times <= 0")

        await self._write(write)
        return taken

    async def keep_ticket(self, ticket: str, sealed: str, until: int, now: int, most: int) -> bool:
        """Store the content of a ticket until its expiry."""
        kept: list[bool] = []

        def write(writer: sqlite3.Connection) -> None:
            writer.execute("DELETE FROM daily_tickets WHERE until <= ?", (now,))
            ((waiting,),) = writer.execute("SELECT count(*) FROM daily_tickets")
            kept.append(waiting < most)
            if waiting < most:
                writer.execute("INSERT INTO daily_tickets VALUES (?, ?, ?)", (ticket, sealed, until))

        await self._write(write)
        return kept[0]

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        """Return and delete the content of a ticket, unless it has expired."""
        taken: list[tuple[str, int]] = []
        take = "DELETE FROM daily_tickets WHERE ticket = ? RETURNING sealed, until"
        await self._write(lambda writer: taken.extend(writer.execute(take, (ticket,)).fetchall()))
        return taken[0][0] if taken and taken[0][1] > now else None
