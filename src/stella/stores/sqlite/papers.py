"""What belongs to rooms for a while, in the SQLite file: photos of tables, slates that are compared."""

import sqlite3
from collections.abc import Mapping

from stella.stores.numbers import is_room, number_of
from stella.stores.sqlite.daily import Query, Write

_KEEP = """INSERT INTO papers SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM rooms WHERE id = ?1)
           ON CONFLICT (room, kind, name) DO UPDATE SET until = excluded.until, content = excluded.content"""


class SqlitePapers:
    """Implements the port of papers."""

    def __init__(self, write: Write, query: Query) -> None:
        """Take the store's functions for transactional writes and for queries."""
        self._write = write
        self._query = query

    async def keep(self, room: str, kind: str, papers: Mapping[str, bytes], until: int, most: int) -> bool:
        """Store papers of a room in one commit, unless the database has too many."""
        rows = [(number_of(room), kind, name, until, content) for name, content in papers.items()]
        kept: list[bool] = []

        def write(writer: sqlite3.Connection) -> None:
            ((count,),) = writer.execute("SELECT count(*) FROM papers WHERE kind = ?", (kind,))
            kept.append(count + len(rows) <= most)
            if kept[0]:
                writer.executemany(_KEEP, rows)

        await self._write(write)
        return kept[0]

    async def read(self, room: str, kind: str) -> dict[str, bytes]:
        """Return the papers of a kind."""
        if not is_room(room):
            return {}
        sql = "SELECT name, content FROM papers WHERE room = ? AND kind = ? ORDER BY name"
        return {name.decode(): content for name, content in await self._query(sql, number_of(room), kind)}

    async def read_one(self, room: str, kind: str, name: str) -> bytes | None:
        """Return one paper."""
        sql = "SELECT content FROM papers WHERE room = ? AND kind = ? AND name = ?"
        rows = await self._query(sql, number_of(room), kind, name) if is_room(room) else []
        return rows[0][0] if rows else None

    async def drop(self, room: str, kind: str, name: str | None = None) -> None:
        """Delete one paper of a kind, or all."""
        sql = "DELETE FROM papers WHERE room = ?1 AND kind = ?2 AND (?3 IS NULL OR name = ?3)"
        await self._write(lambda writer: writer.execute(sql, (number_of(room), kind, name)))

    async def expire(self, now: int) -> None:
        """Delete papers whose time is over."""
        await self._write(lambda writer: writer.execute("DELETE FROM papers WHERE until <= ?", (now,)))
