"""The log in one SQLite file: one writer, group commit over all rooms, nothing acknowledged before it is on disk."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from stella.rooms.ports import CodeTaken, StoreUnavailable, VersionTaken
from stella.stores.migrations import pending

T = TypeVar("T")
BatchObserver = Callable[[int], None]

# One statement for a whole batch: the interpreter's lock is released once, not once a row.
_APPEND_ALL = "INSERT INTO log SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)"
_APPEND = "INSERT INTO log VALUES (?, ?, ?)"


class _Append(NamedTuple):
    room: str
    version: int
    entry: bytes
    done: asyncio.Future[None]

    def as_json(self) -> bytes:
        return b'["%b",%d,%b]' % (self.room.encode(), self.version, self.entry)


class SqliteStore:
    """Rooms and their log in a file, safe against the power going out (WAL, synchronous=FULL)."""

    def __init__(self, path: Path, observe_batch: BatchObserver | None = None) -> None:
        self.observe_batch = observe_batch or (lambda _: None)
        self._loop = asyncio.get_running_loop()
        self._writer = _connect(path)
        self._reader = _connect(path)
        self._reading = threading.Lock()
        self._writing = threading.Lock()
        self._waiting: list[_Append] = []
        self._is_committing = False
        self._is_closed = False
        self._batches: queue.SimpleQueue[list[_Append] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._commit_batches, name="stella-log", daemon=True)
        self._thread.start()

    @classmethod
    async def open_file(cls, path: Path) -> "SqliteStore":
        """Open the file, made or brought to the newest schema as needed."""
        path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(_migrate, path)
        return cls(path)

    # --- appending

    async def append(self, room: str, version: int, entry: bytes) -> None:
        """Append one entry with all that others append meanwhile, in one commit."""
        if self._is_closed:
            raise StoreUnavailable
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Append(room, version, entry, done))
        if len(self._waiting) == 1 and not self._is_committing:
            self._loop.call_soon(self._commit_waiting)  # gathers all that this turn of the loop brings
        await done

    def _commit_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        self._is_committing = bool(batch)
        if batch:
            self._batches.put(batch)

    def _commit_batches(self) -> None:
        while (batch := self._batches.get()) is not None:
            try:
                with self._writing:
                    failures = _write(self._writer, batch)
            except sqlite3.Error as error:
                failures = dict.fromkeys(range(len(batch)), StoreUnavailable(str(error)))
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(self._committed, batch, failures)

    def _committed(self, batch: list[_Append], failures: dict[int, Exception]) -> None:
        self._commit_waiting()  # the disk works on the next batch while this one is told
        self.observe_batch(len(batch))
        for number, append in enumerate(batch):
            if append.done.cancelled():
                continue
            if number in failures:
                append.done.set_exception(failures[number])
            else:
                append.done.set_result(None)

    # --- all else

    async def open(self, room: str, code: str, entry: bytes) -> None:
        """Begin a room's log."""

        def write() -> None:
            with self._writing, _transaction(self._writer):
                try:
                    self._writer.execute("INSERT INTO rooms (id, code) VALUES (?, ?)", (room, code))
                except sqlite3.IntegrityError:
                    raise CodeTaken from None
                self._writer.execute(_APPEND, (room, 1, entry.decode()))

        await asyncio.to_thread(write)

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """Return the entries after a version, in order."""
        rows = await self._query("SELECT entry FROM log WHERE room = ? AND version > ? ORDER BY version", room, after)
        return [row[0].encode() for row in rows]

    async def find(self, code: str) -> str | None:
        """Return the room with this code."""
        rows = await self._query("SELECT id FROM rooms WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def rooms(self) -> list[str]:
        """Return all rooms."""
        return [row[0] for row in await self._query("SELECT id FROM rooms ORDER BY id")]

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        """Nobody else writes to this file, so nobody can have missed anything."""
        del rooms
        return {}

    async def list_room(self, room: str, *, is_listed: bool) -> None:
        """Say whether strangers may find the room."""

        def write() -> None:
            with self._writing:
                self._writer.execute("UPDATE rooms SET is_listed = ? WHERE id = ?", (is_listed, room))

        known = await self._query("SELECT is_listed FROM rooms WHERE id = ?", room)
        if known and bool(known[0][0]) != is_listed:
            await asyncio.to_thread(write)

    async def listed(self, limit: int) -> list[str]:
        """Return the codes of the rooms that strangers may find, newest first."""
        rows = await self._query(
            "SELECT code FROM rooms WHERE is_listed = 1 ORDER BY"
            " (SELECT entry ->> 'at' FROM log WHERE room = id AND version = 1) DESC LIMIT ?",
            limit,
        )
        return [row[0] for row in rows]

    async def close(self) -> None:
        """Write what is pending and close the file."""
        self._is_closed = True
        while self._is_committing or self._waiting:  # noqa: ASYNC110 - only while closing
            await asyncio.sleep(0.005)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._reader.close()

    async def _query(self, sql: str, *values: object) -> list[Any]:
        def run() -> list[Any]:
            with self._reading:
                return self._reader.execute(sql, values).fetchall()

        return await asyncio.to_thread(run)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _migrate(path: Path) -> None:
    with contextlib.closing(_connect(path)) as connection:
        (applied,) = connection.execute("PRAGMA user_version").fetchone()
        for number, script in pending("sqlite", applied):
            connection.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Any:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _write(connection: sqlite3.Connection, batch: list[_Append]) -> dict[int, Exception]:
    """Commit a batch; return the appends that came too late, by their number in the batch."""
    try:
        connection.execute(_APPEND_ALL, (b"[%b]" % b",".join([append.as_json() for append in batch]),))
    except sqlite3.IntegrityError:
        return _write_one_by_one(connection, batch)
    return {}


def _write_one_by_one(connection: sqlite3.Connection, batch: list[_Append]) -> dict[int, Exception]:
    failures: dict[int, Exception] = {}
    with _transaction(connection):
        for number, append in enumerate(batch):
            try:
                connection.execute(_APPEND, (append.room, append.version, append.entry.decode()))
            except sqlite3.IntegrityError:
                failures[number] = VersionTaken()
    return failures
