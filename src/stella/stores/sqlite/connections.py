"""Opens connections to the file, migrates the schema, and cleans up after failed transactions."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time

from stella.hosting.ports import StoreUnavailable
from stella.stores.migrations import SchemaTooOld, pending
from stella.stores.numbers import number_of

_OLDEST = (3, 35)  # INSERT … RETURNING
_AT = re.compile(r'\{"at":(\d+)')


def connect(path: Path, busy_seconds: float, *, only_reads: bool = False) -> sqlite3.Connection:
    """Return a connection that any thread may use, one at a time."""
    if sqlite3.sqlite_version_info < _OLDEST:
        raise StoreUnavailable(f"SQLite {sqlite3.sqlite_version} is too old: Stella needs 3.35 or newer.")
    connection = sqlite3.connect(path, timeout=busy_seconds, check_same_thread=False, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if only_reads:
            connection.execute("PRAGMA query_only = ON")
            connection.text_factory = bytes
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, until: int | None = None) -> None:
    """Migrate the schema, one transaction per step. An interrupted step is rolled back.

    Given a number, migrate to that version and no further.
    """
    connection.create_function("room_number", 1, number_of, deterministic=True)
    connection.create_function("entry_at", 1, _at, deterministic=True)
    connection.create_function("now_ms", 0, now_ms)
    for number, script in pending("sqlite", _applied(connection)):
        if until is not None and number > until:
            break
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


def refuse_old_schema(connection: sqlite3.Connection) -> None:
    """Raise `SchemaTooOld` if a server must migrate the schema first."""
    if pending("sqlite", _applied(connection)):
        raise SchemaTooOld("The database is of an older version: please start the server once.")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit a block as a whole or roll it back. The block's own error is raised, even if the rollback fails."""
    abandon(connection)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        abandon(connection)
        raise


def abandon(connection: sqlite3.Connection) -> None:
    """Roll back, unless SQLite already has. If that fails, the next transaction tries again."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def now_ms() -> int:
    """Return the current time in milliseconds since 1970."""
    return int(time() * 1000)


def _applied(connection: sqlite3.Connection) -> int:
    (applied,) = connection.execute("PRAGMA user_version").fetchone()
    return int(applied)


def _at(entry: str) -> int | None:
    found = _AT.match(entry)
    return int(found[1]) if found else None
