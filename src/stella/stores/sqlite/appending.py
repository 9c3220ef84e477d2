"""One batch of appends, one statement, one commit: the interpreter's lock is let go of once, not once a row."""

import sqlite3
from contextlib import nullcontext
from functools import cache

from stella.hosting.ports import RoomForgotten, StoreUnavailable, Summary, VersionTaken
from stella.storage.errors import Damaged
from stella.stores.gathering import Batch, all_alike
from stella.stores.sqlite.checkpointing import Checkpoints
from stella.stores.sqlite.connecting import abandon, transaction
from stella.stores.sqlite.errors import known_errors
from stella.stores.sqlite.placing import EVERY, NEWEST, place_new

MOST_KNOWN = 10_000  # rooms
_IS_KEPT = "EXISTS (SELECT 1 FROM rooms WHERE id = ?2)"
_ADD_GAME = f"INSERT INTO games SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE {_IS_KEPT} ON CONFLICT DO NOTHING"


class Appending:
    """Appends to the log. It alone does, so it knows the newest version of each room and which one is taken."""

    def __init__(self, connection: sqlite3.Connection, checkpoints: Checkpoints) -> None:
        self._connection = connection
        self._checkpoints = checkpoints
        self._unplaced = 0
        self._newest: dict[int, int] = {}  # what is not known, or no longer for sure, is looked up

    def commit(self, batch: Batch) -> list[Exception | None]:
        """Commit a batch and return what became of each append. Damaged pages hurt only the rooms that lie on them."""
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
        """Do what need not be done for each commit; to be called after one, when its appends are settled."""
        self._checkpoints.committed(entries)
        self._unplaced += entries
        if self._unplaced >= EVERY:
            self._unplaced = 0
            place_new(self._connection)

    def close(self) -> None:
        """Leave the file tidy."""
        place_new(self._connection)
        self._checkpoints.close()

    def forget(self, room: int) -> None:
        """Hear that a room is no longer there."""
        self._newest.pop(room, None)

    def _commit_or_lose(self, batch: Batch) -> list[Exception | None]:
        """Write what takes a free version; of twins in the batch the first wins."""
        abandon(self._connection)  # what a transaction that failed has left takes no version
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
        """Return why a version of a room is not free, if so."""
        ((known,),) = self._connection.execute(NEWEST, (room,))
        if known is None:
            return RoomForgotten()
        newest = self._newest[room] = max(known, self._newest.get(room, 0))  # this batch may have brought a newer one
        return VersionTaken() if version <= newest else None

    def _write(self, rows: list[int | str | None], games: list[tuple[int, Summary]]) -> None:
        count = len(rows) // 3
        size = padded(count)
        rows += [None] * (3 * (size - count))
        with transaction(self._connection) if games else nullcontext():  # one statement is a transaction by itself
            self._connection.execute(_append_all(size), rows)
            for room, game in games:
                add_game(self._connection, room, game)


def add_game(connection: sqlite3.Connection, room: int, game: Summary) -> None:
    """Put a finished game on its room's list, unless it is there or the room is forgotten."""
    row = (game.record, room, game.ended_at, game.first_version, game.last_version, game.entry.decode())
    connection.execute(_ADD_GAME, row)


def padded(rows: int) -> int:
    """Return the number of rows of the statement for so many: a power of two, so that there are few statements."""
    return 1 << (rows - 1).bit_length()


@cache
def values(rows: int, columns: int) -> str:
    """Return a table of so many rows to be bound; rows that are not used are bound to NULL."""
    row = f"({', '.join('?' * columns)})"
    return f"(VALUES {', '.join([row] * rows)})"


@cache
def _append_all(rows: int) -> str:
    """Rows that are not used are in no room."""
    return f"INSERT INTO log (room, version, entry) SELECT * FROM {values(rows, 3)} WHERE column1 IS NOT NULL"  # noqa: S608
