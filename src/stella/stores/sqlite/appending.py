"""One batch of appends, one statement, one commit: the interpreter's lock is let go of once, not once a row."""

import sqlite3
from functools import cache

from stella.hosting.ports import Damaged, RoomForgotten, StoreUnavailable, Summary, VersionTaken
from stella.stores.gathering import Batch, all_alike
from stella.stores.sqlite.connecting import abandon, transaction
from stella.stores.sqlite.errors import known_errors

_IS_KEPT = "EXISTS (SELECT 1 FROM rooms WHERE id = ?2)"
_ADD_GAME = f"INSERT INTO games SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE {_IS_KEPT} ON CONFLICT DO NOTHING"


def commit(connection: sqlite3.Connection, batch: Batch) -> list[Exception | None]:
    """Commit a batch and return what became of each append. Damaged pages hurt only the rooms that lie on them."""
    try:
        with known_errors():
            return _commit_or_lose(connection, batch)
    except Damaged as error:
        if len(batch) == 1:
            return [error]
        half = len(batch) // 2
        return commit(connection, batch[:half]) + commit(connection, batch[half:])
    except StoreUnavailable as error:
        return all_alike(batch, error)


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


def _commit_or_lose(connection: sqlite3.Connection, batch: Batch) -> list[Exception | None]:
    try:
        if any(append.summary is not None for _, append in batch):
            with transaction(connection):
                appended = connection.execute(_append_all(padded(len(batch))), _bound(batch)).rowcount
                _add_games(connection, batch)
        else:
            abandon(connection)
            appended = connection.execute(_append_all(padded(len(batch))), _bound(batch)).rowcount
    except sqlite3.IntegrityError:
        return _commit_winners(connection, batch)
    if appended == len(batch):
        return [None] * len(batch)
    return [None if _is_kept(connection, room) else RoomForgotten() for room, _ in batch]


def _commit_winners(connection: sqlite3.Connection, batch: Batch) -> list[Exception | None]:
    """Append what no log has yet; of twins in the batch the first wins."""
    with transaction(connection):
        rows = connection.execute(_append_new(padded(len(batch))), _bound(batch)).fetchall()
        won = set(rows)
        errors: list[Exception | None] = []
        for room, append in batch:
            lost = VersionTaken() if _is_kept(connection, room) else RoomForgotten()
            errors.append(None if (room, append.version) in won else lost)
            won.discard((room, append.version))
        _add_games(connection, [pair for pair, error in zip(batch, errors, strict=True) if error is None])
    return errors


def _add_games(connection: sqlite3.Connection, batch: Batch) -> None:
    for room, append in batch:
        if append.summary is not None:
            add_game(connection, room, append.summary)


def _is_kept(connection: sqlite3.Connection, room: int) -> bool:
    return connection.execute("SELECT 1 FROM rooms WHERE id = ?", (room,)).fetchone() is not None


def _bound(batch: Batch) -> list[int | str | None]:
    bound: list[int | str | None] = []
    for room, append in batch:
        bound += (room, append.version, append.entry.decode())
    return bound + [None] * (3 * (padded(len(batch)) - len(batch)))


@cache
def _append_all(rows: int) -> str:
    """Rows that are not used are in no room, and neither are those of a room that was forgotten meanwhile."""
    return f"INSERT INTO log SELECT * FROM {values(rows, 3)} WHERE column1 IN (SELECT id FROM rooms)"  # noqa: S608


@cache
def _append_new(rows: int) -> str:
    return f"{_append_all(rows)} ON CONFLICT DO NOTHING RETURNING room, version"
