"""What belongs to rooms for a while, in PostgreSQL: photos of tables, slates that are compared."""

from collections.abc import Mapping

from stella.stores.numbers import is_plain, is_room, number_of
from stella.stores.postgresql.pool import Pool

_KEEP = """WITH kept AS (SELECT id FROM rooms WHERE id = $1 FOR KEY SHARE),
    full_now AS (SELECT count(*) + cardinality($3::TEXT[]) > $6 AS is_full FROM papers WHERE kind = $2),
    put AS (
        INSERT INTO papers SELECT kept.id, $2, new.name, $5, new.content
        FROM kept, full_now, unnest($3::TEXT[], $4::BYTEA[]) AS new (name, content) WHERE NOT is_full
        ON CONFLICT (room, kind, name) DO UPDATE SET until = excluded.until, content = excluded.content
    )
    SELECT is_full FROM full_now"""
_EXPIRE = "DELETE FROM papers WHERE until <= $1"


class PostgresPapers:
    """Implements the port of papers."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def keep(self, room: str, kind: str, papers: Mapping[str, bytes], until: int, most: int) -> bool:
        """Store papers of a room in one commit, unless the database has too many."""
        rows = await self._pool.write(_KEEP, number_of(room), kind, list(papers), list(papers.values()), until, most)
        return not rows[0][0]

    async def read(self, room: str, kind: str) -> dict[str, bytes]:
        """Return the papers of a kind."""
        if not is_room(room):
            return {}
        sql = "SELECT name, content FROM papers WHERE room = $1 AND kind = $2 ORDER BY name"
        return {row[0]: row[1] for row in await self._pool.read(sql, number_of(room), kind)}

    async def read_one(self, room: str, kind: str, name: str) -> bytes | None:
        """Return one paper."""
        if not is_room(room) or not is_plain(name):
            return None
        sql = "SELECT content FROM papers WHERE room = $1 AND kind = $2 AND name = $3"
        rows = await self._pool.read(sql, number_of(room), kind, name)
        return rows[0][0] if rows else None

    async def drop(self, room: str, kind: str, name: str | None = None) -> None:
        """Delete one paper of a kind, or all."""
        sql = "DELETE FROM papers WHERE room = $1 AND kind = $2 AND ($3::TEXT IS NULL OR name = $3)"
        await self._pool.write(sql, number_of(room), kind, name)

    async def expire(self, now: int) -> None:
        """Delete papers whose time is over."""
        await self._pool.write(_EXPIRE, now)
