"""Appends a batch with one statement and one commit, so the interpreter lock is released once, not once per row."""

import sqlite3
from contextlib import nullcontext
from functools import cache

from stella.hosting.ports import RoomForgotten, StoreUnavailable, Summary, VersionTaken
from stella.storage.errors import Damaged
from stella.stores.batches import Batch, all_alike
from stella.stores.sqlite.checkpointer import Checkpoints
from stella.stores.sqlite.connections import abandon, transaction
from stella.stores.sqlite.errors import known_errors
from stella.stores.sqlite.places import EVERY, NEWEST, place_new

MOST_KNOWN = 10_000  # rooms
_IS_KEPT = "EXISTS (SELECT 1 FROM rooms WHERE id = ?2)"
_ADD_GAME = f"INSERT INTO games SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE {_IS_KEPT} ON CONFLICT DO NOTHING"


class Appending:
    """Appends to the log. It is the only writer, so it can cache the newest version of each room."""

    def __init__(self, connection: sqlite3.Connection, checkpoints: Checkpoints) -> None:
        self._connection = connection
        self._checkpoints = checkpoints
        self._unplaced = 0
        self._newest: dict[int, int] = {}  # versions that are missing or uncertain are looked up

    def commit(self, batch: Batch) -> list[Exception | None]:
        """Commit a batch and return the result of each append. Damaged pages fail only the rooms stored on them."""
        try:
            with known_errors():
                return self._commit_or_lose(batch)
        except Damaged as error:
            if len(batch) == 1:
                return [error]
            half = len(batch) // 2
            return self.commit(batch[:half]) + self.commit(batch[half:])
        except StoreUnavailable as error:
            return all_alike(batch, error)

    def tidy(self, entries: int) -> None:
        """Do the maintenance that not every commit needs. Call it after a commit, once its appends are settled."""
        self._checkpoints.committed(entries)
        self._unplaced += entries
        if self._unplaced >= EVERY:
            self._unplaced = 0
            place_new(self._connection)

    def close(self) -> None:
        """Do the remaining maintenance before closing."""
        place_new(self._connection)
        self._checkpoints.close()

    def forget(self, room: int) -> None:
        """Drop a deleted room from the cache."""
        self._newest.pop(room, None)

    def _commit_or_lose(self, batch: Batch) -> list[Exception | None]:
        """Write the appends whose version is free. Of duplicates in the batch, the first wins."""
        abandon(self._connection)  # roll back a failed transaction, so that it holds no version
        newest = self._newest
        if len(newest) > MOST_KNOWN:
            newest.clear()
        rows: list[int | str | None] = []
        games: list[tuple[int, Summary]] = []
        outcomes: list[Exception | None] = []
        try:
            for room, append in batch:
                version = append.version
                lost = None if newest.get(room, version) < version else self._look_up(room, version)
                outcomes.append(lost)
                if lost is None:
                    newest[room] = version
                    rows += (room, version, append.entry.decode())
                    if append.summary is not None:
                        games.append((room, append.summary))
            if rows:
                self._write(rows, games)
        except BaseException:
            newest.clear()
            raise
        return outcomes

    def _look_up(self, room: int, version: int) -> Exception | None:
        """Return why a version of a room is not free, or None if it is."""
        ((known,),) = self._connection.execute(NEWEST, (room,))
        if known is None:
            return RoomForgotten()
        newest = self._newest[room] = max(known, self._newest.get(room, 0))  # this batch may contain a newer one
        return VersionTaken() if version <= newest else None

    def _write(self, rows: list[int | str | None], games: list[tuple[int, Summary]]) -> None:
        count = len(rows) // 3
        size = padded(count)
        rows += [None] * (3 * (size - count))
        with transaction(self._connection) if games else nullcontext():  # a single statement is its own transaction
            self._connection.execute(_append_all(size), rows)
            for room, game in games:
                add_game(self._connection, room, game)


def add_game(connection: sqlite3.Connection, room: int, game: Summary) -> None:
    """Add a finished game to its room's list, unless it is listed or the room was deleted."""
    row = (game.record, room, game.ended_at, game.first_version, game.last_version, game.entry.decode())
    connection.execute(_ADD_GAME, row)


def padded(rows: int) -> int:
    """Return the row count of the statement to use: the next power of two, so that there are few statements."""
    return 1 << (rows - 1).bit_length()


@cache
def values(rows: int, columns: int) -> str:
    """Return a VALUES table with this many rows of parameters. Unused rows are bound to NULL."""
    row = f"({', '.join('?' * columns)})"
    return f"(VALUES {', '.join([row] * rows)})"


@cache
def _append_all(rows: int) -> str:
    """Return the append statement. Unused rows match no room."""
    return f"INSERT INTO log (room, version, entry) SELECT * FROM {values(rows, 3)} WHERE column1 IS NOT NULL"  # noqa: S608
