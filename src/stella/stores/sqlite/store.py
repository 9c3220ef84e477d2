"""The log in one SQLite file: one thread writes, another reads, and nothing is acknowledged before it is on disk."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import structlog

from stella.hosting.ports import Append, CodeTaken, Loaded, Snapshot, StoreUnavailable, Summary
from stella.storage.errors import Damaged
from stella.stores.batches import Batch, Gathering, all_alike, unexplained
from stella.stores.numbers import is_plain, is_room, number_of, room_of
from stella.stores.reads import in_order
from stella.stores.sqlite.appends import add_game, padded, values
from stella.stores.sqlite.connections import now_ms, transaction
from stella.stores.sqlite.daily import SqliteDaily
from stella.stores.sqlite.errors import known_errors
from stella.stores.sqlite.opening import Opened, open_to_read, open_to_serve
from stella.stores.sqlite.papers import SqlitePapers
from stella.stores.sqlite.places import ENTRIES, delete_entries, rewrite_entries

T = TypeVar("T")
log = structlog.get_logger()

_GAMES = "SELECT record, ended_at, first_version, last_version, entry FROM games"
_KEEP = """INSERT INTO snapshots SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM rooms WHERE id = ?1)
           ON CONFLICT (room) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot
           WHERE excluded.version > snapshots.version"""
_SUBSCRIBE = """INSERT INTO subscriptions SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM rooms WHERE id = ?1)
                ON CONFLICT (room, seat) DO UPDATE SET subscription = excluded.subscription"""


class SqliteStore:
    """Rooms and their log in a file, safe against power failure (WAL, synchronous=FULL)."""

    def __init__(self, opened: Opened) -> None:
        self._loop = asyncio.get_running_loop()
        self._reader, self._writer, self._appending, self._claim = opened
        self._reads = ThreadPoolExecutor(1, "stella-reads")
        self._writes = ThreadPoolExecutor(1, "stella-writes")
        self._gathering = Gathering(self._hand_on)
        self.append: Callable[[Append], None] = self._gathering.add
        self._is_closed = False
        self.daily = SqliteDaily(self._write, self._query)
        self.papers = SqlitePapers(self._write, self._query)

    @classmethod
    async def open_file(cls, path: Path, *, only_reads: bool = False, busy_seconds: float = 5.0) -> "SqliteStore":
        """Open the file; create it or migrate its schema as needed.

        Raise `AlreadyServed`, `Damaged`, `SchemaTooNew` or `StoreUnavailable`. A read-only store takes no lock.
        """
        return cls(await asyncio.to_thread(open_to_read if only_reads else open_to_serve, path, busy_seconds))

    # --- appending

    @property
    def observe_batch(self) -> Callable[[int], None]:
        """Called with the size of each commit."""
        return self._gathering.observe_batch

    @observe_batch.setter
    def observe_batch(self, observe: Callable[[int], None]) -> None:
        self._gathering.observe_batch = observe

    def _hand_on(self, batch: Batch) -> None:
        self._writes.submit(self._commit, batch)

    def _commit(self, batch: Batch) -> None:
        try:
            errors = _writable(self._appending).commit(batch)
        except StoreUnavailable as error:
            errors = all_alike(batch, error)
        except Exception:
            log.exception("a commit met something unexpected")
            errors = unexplained(batch)
        with suppress(RuntimeError):  # the loop is closed, so nobody is waiting
            self._loop.call_soon_threadsafe(self._gathering.settle, batch, errors)
        if self._appending is not None:
            self._appending.tidy(len(batch))

    # --- other writes

    async def open(self, room: str, code: str, entry: bytes, now: int) -> None:
        """Start a room's log. Raise `CodeTaken` if another room has this code."""
        number = number_of(room)

        def write(writer: sqlite3.Connection) -> None:
            new = "INSERT INTO rooms (id, code, opened_at, used_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            if not writer.execute(new, (number, code, now, now)).rowcount:
                raise CodeTaken
            writer.execute("INSERT INTO log (room, version, entry) VALUES (?, 1, ?)", (number, entry.decode()))

        await self._write(write)

    async def keep_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Store snapshots of rooms in one commit. A snapshot never replaces a newer one."""
        rows = [(number_of(one.room), one.version, one.data) for one in snapshots]
        await self._write(lambda writer: writer.executemany(_KEEP, rows))

    async def touch(self, rooms: Mapping[str, bool], now: int) -> None:
        """Record that these rooms are in use now, and whether each is publicly listed."""
        rows = [(number_of(room), is_listed) for room, is_listed in rooms.items()]
        size = padded(len(rows)) if rows else 0
        bound = [value for row in rows for value in row] + [None] * (2 * (size - len(rows)))
        sql = f"""UPDATE rooms SET used_at = ?, is_listed = given.column2
                  FROM {values(size, 2)} AS given WHERE id = given.column1"""  # noqa: S608 - no values in it
        if rows:
            await self._write(lambda writer: writer.execute(sql, [now, *bound]))

    async def add_games(self, room: str, games: Sequence[Summary]) -> None:
        """Add missing finished games to a room's list, and mark the list as complete."""
        number = number_of(room)

        def write(writer: sqlite3.Connection) -> None:
            for game in games:
                add_game(writer, number, game)
            writer.execute("UPDATE rooms SET is_summed = 1 WHERE id = ?", (number,))

        await self._write(write)

    async def forget(self, room: str) -> None:
        """Delete all data of a room."""
        number = number_of(room)

        def write(writer: sqlite3.Connection) -> None:
            _writable(self._appending).forget(number)
            delete_entries(writer, number)
            writer.execute("DELETE FROM snapshots WHERE room = ?", (number,))
            writer.execute("DELETE FROM games WHERE room = ?", (number,))
            writer.execute("DELETE FROM subscriptions WHERE room = ?", (number,))
            writer.execute("DELETE FROM papers WHERE room = ?", (number,))
            writer.execute("DELETE FROM rooms WHERE id = ?", (number,))

        await self._write(write)

    async def rewrite(self, room: str, entries: Mapping[int, bytes], games: Sequence[Summary]) -> None:
        """Replace existing entries and games of a room, and drop its snapshot."""
        number = number_of(room)
        games_now = [(game.entry.decode(), game.record, number) for game in games]

        def write(writer: sqlite3.Connection) -> None:
            rewrite_entries(writer, number, entries)
            writer.executemany("UPDATE games SET entry = ? WHERE record = ? AND room = ?", games_now)
            writer.execute("DELETE FROM snapshots WHERE room = ?", (number,))

        await self._write(write)

    async def subscribe(self, room: str, seat: str, subscription: bytes) -> None:
        """Store the push subscription of a seat, replacing the previous one."""
        row = (number_of(room), seat, subscription.decode())
        await self._write(lambda writer: writer.execute(_SUBSCRIBE, row))

    async def unsubscribe(self, room: str, seats: Sequence[str]) -> None:
        """Delete the push subscriptions of some seats."""
        rows = [(number_of(room), seat) for seat in seats]
        delete = "DELETE FROM subscriptions WHERE room = ? AND seat = ?"
        await self._write(lambda writer: writer.executemany(delete, rows))

    async def common_secret(self, name: str, secret: str) -> str:
        """Store a secret, unless one of this name exists. Return the stored one."""
        keep = "INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._write(lambda writer: writer.execute(keep, (name, secret)))
        ((kept,),) = await self._query("SELECT secret FROM secrets WHERE name = ?", name)
        return str(kept, "ascii")

    async def check(self) -> None:
        """Write some pages through to the disk and roll back. Raise `StoreUnavailable` if that fails."""

        def write(writer: sqlite3.Connection) -> None:
            writer.execute("INSERT INTO log (room, version, entry) VALUES (0, 0, zeroblob(8192))")
            writer.execute("DELETE FROM log WHERE place = last_insert_rowid()")

        try:
            await self._write(write)
        except Damaged as error:
            raise StoreUnavailable(str(error)) from error

    # --- reading

    async def find(self, code: str) -> str | None:
        """Return the room with this code."""
        rows = await self._query("SELECT id FROM rooms WHERE code = ?", code) if is_plain(code) else []
        return room_of(rows[0][0]) if rows else None

    async def load(self, room: str) -> Loaded:
        """Return the newest snapshot and the entries after it."""
        kept = await self._query_room("SELECT version, snapshot FROM snapshots WHERE room = ?", room)
        version, snapshot = kept[0] if kept else (0, None)
        return Loaded(version, snapshot, await self.read(room, version))

    async def read(self, room: str, after: int = 0, until: int | None = None) -> list[bytes]:
        """Return the entries after one version, up to and including another, in order."""
        last = 2**62 if until is None else until
        return in_order(await self._query_room(ENTRIES, room, after, last), after)

    async def versions(self, rooms: Sequence[str]) -> dict[str, int]:
        """Return nothing: no other node writes to this file, so no node can have missed an entry."""
        del rooms
        return {}

    async def listed(self, limit: int, since: int) -> list[str]:
        """Return the codes of publicly listed rooms in use since a moment, newest first."""
        sql = "SELECT code FROM rooms WHERE is_listed = 1 AND used_at >= ? ORDER BY opened_at DESC, id LIMIT ?"
        return [code.decode() for (code,) in await self._query(sql, since, limit)]

    async def games(self, room: str) -> list[Summary]:
        """Return the finished games of a room, oldest first."""
        return [_summary(row) for row in await self._query_room(f"{_GAMES} WHERE room = ? ORDER BY last_version", room)]

    async def game(self, record: str) -> Summary | None:
        """Return the finished game with this record."""
        rows = await self._query(f"{_GAMES} WHERE record = ?", record) if is_plain(record) else []
        return _summary(rows[0]) if rows else None

    async def subscriptions(self, room: str) -> dict[str, bytes]:
        """Return the push subscriptions of a room's seats."""
        rows = await self._query_room("SELECT seat, subscription FROM subscriptions WHERE room = ?", room)
        return {seat.decode(): subscription for seat, subscription in rows}

    async def subscribed(self) -> int:
        """Return how many seats have a push subscription."""
        ((seats,),) = await self._query("SELECT count(*) FROM subscriptions")
        return int(seats)

    async def unused(self, before: int, limit: int) -> list[str]:
        """Return rooms unused since a moment, the longest unused first."""
        rows = await self._query("SELECT id FROM rooms WHERE used_at < ? ORDER BY used_at LIMIT ?", before, limit)
        return [room_of(number) for (number,) in rows]

    async def last_used(self) -> int | None:
        """Return the time at which any room was last in use."""
        ((moment,),) = await self._query("SELECT max(used_at) FROM rooms")
        return None if moment is None else int(moment)

    async def unsummed(self, limit: int) -> list[str]:
        """Return rooms of an older release whose list of finished games is not complete yet."""
        rows = await self._query("SELECT id FROM rooms WHERE is_summed = 0 ORDER BY id LIMIT ?", limit)
        return [room_of(number) for (number,) in rows]

    async def rooms(self) -> list[str]:
        """Return all rooms, oldest first."""
        return [room_of(number) for (number,) in await self._query("SELECT id FROM rooms ORDER BY opened_at, id")]

    async def now(self) -> int:
        """Return this machine's time, because it is the only node."""
        return now_ms()

    async def close(self) -> None:
        """Write what is pending and close the file."""
        if self._is_closed:
            return
        self._is_closed = True
        await self._gathering.close()
        await asyncio.to_thread(self._close_files)

    # --- the threads

    async def _write(self, write: Callable[[sqlite3.Connection], object]) -> None:
        def run() -> None:
            with known_errors():
                writer = _writable(self._writer)
                with transaction(writer):
                    write(writer)

        await self._in_thread(self._writes, run)

    async def _query_room(self, sql: str, room: str, *more: object) -> list[Any]:
        return await self._query(sql, number_of(room), *more) if is_room(room) else []

    async def _query(self, sql: str, *bound: object) -> list[Any]:
        def run() -> list[Any]:
            with known_errors():
                return self._reader.execute(sql, bound).fetchall()

        return await self._in_thread(self._reads, run)

    async def _in_thread(self, thread: ThreadPoolExecutor, run: Callable[[], T]) -> T:
        if self._is_closed:
            raise StoreUnavailable("the store is closed")
        return await self._loop.run_in_executor(thread, run)

    def _close_files(self) -> None:
        for thread in (self._reads, self._writes):
            thread.shutdown()
        with suppress(sqlite3.Error):
            self._reader.close()
        if self._appending is not None:
            self._appending.close()
        if self._writer is not None:
            with suppress(sqlite3.Error):
                self._writer.close()
        if self._claim is not None:
            self._claim.let_go()


def _writable(part: T | None) -> T:
    if part is None:
        raise StoreUnavailable("the store was opened only to read")
    return part


def _summary(row: tuple[bytes, int, int, int, bytes]) -> Summary:
    record, ended_at, first_version, last_version, entry = row
    return Summary(record.decode(), ended_at, first_version, last_version, entry)
