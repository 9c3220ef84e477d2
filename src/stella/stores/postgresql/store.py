"""Rooms and their log in a PostgreSQL database that several nodes share. Every call ends in bounded time."""

from collections.abc import Callable, Mapping, Sequence

import asyncpg

from stella.hosting.ports import Append, CodeTaken, Loaded, Snapshot, Summary
from stella.stores.numbers import is_plain, is_room, number_of, room_of
from stella.stores.postgresql.appends import Writer
from stella.stores.postgresql.daily import PostgresDaily
from stella.stores.postgresql.papers import PostgresPapers
from stella.stores.postgresql.pool import Pool
from stella.stores.postgresql.timeouts import Timeouts
from stella.stores.postgresql.upgrade import migrate
from stella.stores.reads import in_order

_GAMES = "SELECT record, ended_at, first_version, last_version, entry FROM games"
_OPEN = """WITH room AS (
        INSERT INTO rooms (id, code, opened_at, used_at) VALUES ($1, $2, $4, $4) ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO log SELECT id, 1, $3 FROM room RETURNING room"""
_KEEP = """WITH kept AS (SELECT id FROM rooms WHERE id = ANY ($1::BIGINT[]) FOR KEY SHARE)
    INSERT INTO snapshots SELECT new.*
    FROM unnest($1::BIGINT[], $2::INTEGER[], $3::BYTEA[]) AS new (room, version, snapshot)
    JOIN kept ON kept.id = new.room ORDER BY new.room
    ON CONFLICT (room) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot
    WHERE excluded.version > snapshots.version"""
_SUBSCRIBE = """WITH kept AS (SELECT id FROM rooms WHERE id = $1 FOR KEY SHARE)
    INSERT INTO subscriptions SELECT id, $2, $3 FROM kept
    ON CONFLICT (room, seat) DO UPDATE SET subscription = excluded.subscription"""
_TOUCH = """UPDATE rooms SET used_at = $3, is_listed = given.is_listed
    FROM unnest($1::BIGINT[], $2::BOOLEAN[]) AS given (id, is_listed) WHERE rooms.id = given.id"""
_ADD_GAMES = """WITH summed AS (UPDATE rooms SET is_summed = TRUE WHERE id = $1 RETURNING id)
    INSERT INTO games SELECT record, id, ended_at, first_version, last_version, entry
    FROM summed, unnest($2::TEXT[], $3::BIGINT[], $4::INTEGER[], $5::INTEGER[], $6::TEXT[])
    AS game (record, ended_at, first_version, last_version, entry) ON CONFLICT DO NOTHING"""
_FORGET = (
    # Once we hold this lock, appends that saw the room have ended, and those waiting for it will not find the room.
    "LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE",
    "DELETE FROM rooms WHERE id = {room}",
    "DELETE FROM log WHERE room = {room}",
    "DELETE FROM snapshots WHERE room = {room}",
    "DELETE FROM games WHERE room = {room}",
    "DELETE FROM subscriptions WHERE room = {room}",
    "DELETE FROM papers WHERE room = {room}",
)
_REWRITE = """WITH entries AS (
        UPDATE log SET entry = now.entry FROM unnest($2::INTEGER[], $3::TEXT[]) AS now (version, entry)
        WHERE log.room = $1 AND log.version = now.version
    ),
    played AS (
        UPDATE games SET entry = now.entry FROM unnest($4::TEXT[], $5::TEXT[]) AS now (record, entry)
        WHERE games.room = $1 AND games.record = now.record
    )
    DELETE FROM snapshots WHERE room = $1"""
_VERSIONS = """SELECT room, (SELECT version FROM log WHERE log.room = asked.room ORDER BY version DESC LIMIT 1)
    FROM unnest($1::BIGINT[]) AS asked (room)"""
_CHECK = "INSERT INTO log VALUES (0, -pg_backend_pid(), '')"
_NOW = "SELECT floor(extract(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"
_LAST = 2**31 - 1


class PostgresStore:
    """Rooms and their log in a PostgreSQL database."""

    def __init__(self, writer: Writer, pool: Pool) -> None:
        self._writer = writer
        self._pool = pool
        self.daily = PostgresDaily(pool)
        self.papers = PostgresPapers(pool)

    @classmethod
    async def connect(cls, address: str, timeouts: Timeouts = Timeouts()) -> "PostgresStore":  # noqa: B008 - immutable
        """Connect to a database; create it or migrate its schema as needed. Wait briefly for a server that is
        starting.
        """
        pool = await Pool.connect(address, timeouts)
        store = cls(Writer(address, timeouts), pool)
        try:
            await pool.migrate(migrate)
        except BaseException:
            await store.close()
            raise
        return store

    # --- appending

    @property
    def observe_batch(self) -> Callable[[int], None]:
        """Called with the size of each commit."""
        return self._writer.gathering.observe_batch

    @observe_batch.setter
    def observe_batch(self, observe: Callable[[int], None]) -> None:
        self._writer.gathering.observe_batch = observe

    def append(self, append: Append) -> None:
        """Append one entry. Concurrent appends share a commit."""
        self._writer.gathering.add(append)

    # --- other writes

    async def open(self, room: str, code: str, entry: bytes, now: int) -> None:
        """Start a room's log. Raise `CodeTaken` if another room has this code."""
        if not await self._pool.write(_OPEN, number_of(room), code, entry.decode(), now):
            raise CodeTaken

    async def keep_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Store snapshots of rooms in one commit. A snapshot never replaces a newer one."""
        rooms = [number_of(one.room) for one in snapshots]
        await self._pool.write(_KEEP, rooms, [one.version for one in snapshots], [one.data for one in snapshots])

    async def touch(self, rooms: Mapping[str, bool], now: int) -> None:
        """Record that these rooms are in use now, and whether each is publicly listed."""
        if rooms:
            await self._pool.write(_TOUCH, [number_of(room) for room in rooms], list(rooms.values()), now)

    async def add_games(self, room: str, games: Sequence[Summary]) -> None:
        """Add missing finished games to a room's list, and mark the list as complete."""
        await self._pool.write(
            _ADD_GAMES,
            number_of(room),
            [game.record for game in games],
            [game.ended_at for game in games],
            [game.first_version for game in games],
            [game.last_version for game in games],
            [game.entry.decode() for game in games],
        )

    async def forget(self, room: str) -> None:
        """Delete all data of a room."""
        number = number_of(room)
        await self._pool.write_all([statement.format(room=number) for statement in _FORGET])

    async def rewrite(self, room: str, entries: Mapping[int, bytes], games: Sequence[Summary]) -> None:
        """Replace existing entries and games of a room, and drop its snapshot."""
        await self._pool.write(
            _REWRITE,
            number_of(room),
            list(entries),
            [entry.decode() for entry in entries.values()],
            [game.record for game in games],
            [game.entry.decode() for game in games],
        )

    async def subscribe(self, room: str, seat: str, subscription: bytes) -> None:
        """Store the push subscription of a seat, replacing the previous one."""
        await self._pool.write(_SUBSCRIBE, number_of(room), seat, subscription.decode())

    async def unsubscribe(self, room: str, seats: Sequence[str]) -> None:
        """Delete the push subscriptions of some seats."""
        delete = "DELETE FROM subscriptions WHERE room = $1 AND seat = ANY($2::TEXT[])"
        await self._pool.write(delete, number_of(room), list(seats))

    async def common_secret(self, name: str, secret: str) -> str:
        """Store a secret that all nodes share, unless one of this name exists. Return the stored one."""
        await self._pool.write("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, secret)
        rows = await self._pool.read("SELECT secret FROM secrets WHERE name = $1", name)
        return str(rows[0][0])

    async def check(self) -> None:
        """Write something and roll it back. Raise `StoreUnavailable` if that fails."""
        await self._pool.try_out(_CHECK)

    # --- reading

    async def find(self, code: str) -> str | None:
        """Return the room with this code."""
        rows = await self._pool.read("SELECT id FROM rooms WHERE code = $1", code) if is_plain(code) else []
        return room_of(rows[0][0]) if rows else None

    async def load(self, room: str) -> Loaded:
        """Return the newest snapshot and the entries after it."""
        if not is_room(room):
            return Loaded(0, None, [])
        kept = await self._pool.read("SELECT version, snapshot FROM snapshots WHERE room = $1", number_of(room))
        version, snapshot = kept[0] if kept else (0, None)
        return Loaded(version, snapshot, await self.read(room, version))

    async def read(self, room: str, after: int = 0, until: int | None = None) -> list[bytes]:
        """Return the entries after one version, up to and including another, in order."""
        if not is_room(room):
            return []
        sql = "SELECT version, entry FROM log WHERE room = $1 AND version > $2 AND version <= $3 ORDER BY version"
        rows = await self._pool.read(sql, number_of(room), after, _LAST if until is None else until)
        return in_order([(row[0], row[1].encode()) for row in rows], after)

    async def versions(self, rooms: Sequence[str]) -> dict[str, int]:
        """Return the last version of each of these rooms that exists."""
        rows = await self._pool.read(_VERSIONS, [number_of(room) for room in rooms])
        return {room_of(row[0]): row[1] for row in rows if row[1] is not None}

    async def listed(self, limit: int, since: int) -> list[str]:
        """Return the codes of publicly listed rooms in use since a moment, newest first."""
        sql = "SELECT code FROM rooms WHERE is_listed AND used_at >= $1 ORDER BY opened_at DESC, id LIMIT $2"
        return [row[0] for row in await self._pool.read(sql, since, limit)]

    async def games(self, room: str) -> list[Summary]:
        """Return the finished games of a room, oldest first."""
        if not is_room(room):
            return []
        rows = await self._pool.read(f"{_GAMES} WHERE room = $1 ORDER BY last_version", number_of(room))
        return [_summary(row) for row in rows]

    async def game(self, record: str) -> Summary | None:
        """Return the finished game with this record."""
        rows = await self._pool.read(f"{_GAMES} WHERE record = $1", record) if is_plain(record) else []
        return _summary(rows[0]) if rows else None

    async def subscriptions(self, room: str) -> dict[str, bytes]:
        """Return the push subscriptions of a room's seats."""
        if not is_room(room):
            return {}
        rows = await self._pool.read("SELECT seat, subscription FROM subscriptions WHERE room = $1", number_of(room))
        return {row[0]: row[1].encode() for row in rows}

    async def subscribed(self) -> int:
        """Return how many seats have a push subscription."""
        rows = await self._pool.read("SELECT count(*) FROM subscriptions")
        return int(rows[0][0])

    async def unused(self, before: int, limit: int) -> list[str]:
        """Return rooms unused since a moment, the longest unused first."""
        sql = "SELECT id FROM rooms WHERE used_at < $1 ORDER BY used_at LIMIT $2"
        return [room_of(row[0]) for row in await self._pool.read(sql, before, limit)]

    async def last_used(self) -> int | None:
        """Return the time at which any room was last in use."""
        ((moment,),) = await self._pool.read("SELECT max(used_at) FROM rooms")
        return None if moment is None else int(moment)

    async def unsummed(self, limit: int) -> list[str]:
        """Return rooms of an older release whose list of finished games is not complete yet."""
        rows = await self._pool.read("SELECT id FROM rooms WHERE NOT is_summed ORDER BY id LIMIT $1", limit)
        return [room_of(row[0]) for row in rows]

    async def rooms(self) -> list[str]:
        """Return all rooms, oldest first."""
        return [room_of(row[0]) for row in await self._pool.read("SELECT id FROM rooms ORDER BY opened_at, id")]

    async def now(self) -> int:
        """Return the database's time, which all nodes share."""
        rows = await self._pool.read(_NOW)
        return int(rows[0][0])

    async def close(self) -> None:
        """Commit what is pending and disconnect."""
        await self._writer.close()
        await self._pool.close()


def _summary(row: asyncpg.Record) -> Summary:
    return Summary(row[0], row[1], row[2], row[3], row[4].encode())
