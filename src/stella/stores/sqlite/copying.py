"""Copies of the file: taken while a server serves it, and put back while none does. A copy is whole or not there."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from stella.content.cleaning import printable
from stella.storage.errors import Damaged
from stella.stores.copies import Exists, NotACopy
from stella.stores.migrations import newest, pending
from stella.stores.sqlite.connecting import migrate
from stella.stores.sqlite.errors import known_errors
from stella.stores.sqlite.files import Claim

_TABLES = {("table", "rooms"), ("table", "log")}
_Schema = dict[tuple[str, str], tuple[str, ...]]
"""The columns of everything in a database by its kind and its name."""
_OURS_ALONE = 0o600


def back_up(database: Path, copy: Path) -> None:
    """Write a copy of a database as it is at one moment; nobody who plays waits for it."""
    if not database.is_file():
        raise NotACopy(f"There is no database {database}.")
    with known_errors():
        _copy(database, copy)


def restore(copy: Path, database: Path, *, is_forced: bool = False) -> None:
    """Put a copy in the place of a database, which is overwritten only by force.

    Raise `AlreadyServed` while somebody serves it, `Exists` if there is one, `NotACopy` or `Damaged` for another file.
    """
    with known_errors():
        check(copy)
        claim = Claim(database)
        try:
            if not is_forced and database.exists() and database.stat().st_size:
                raise Exists(f"There is a database {database} already. Use --force to put the copy in its place.")
            _copy(copy, database, _leftovers(database))
            claim.remember()
            claim.hand_over()
        finally:
            claim.let_go()


def check(copy: Path) -> None:
    """Raise `NotACopy`, `Damaged` or `SchemaTooNew` for a file that cannot become our database."""
    try:
        with closing(_open(copy)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            found = _schema(connection)
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise NotACopy(f"{copy} is no copy of Stella's database: {error}.") from error
    if not found.keys() >= _TABLES or version < 1:
        raise NotACopy(f"{copy} is no copy of Stella's database.")
    pending("sqlite", version)
    if different := _different(found, _expected(version)):
        raise NotACopy(f"{copy} is no copy of Stella's database, or was changed: {different}.")
    if verdict != "ok":
        raise Damaged(f"{copy} is damaged: {verdict}")


def _schema(connection: sqlite3.Connection) -> _Schema:
    """Return what a database is made of, but for SQLite's own parts."""
    named = connection.execute("SELECT type, name FROM sqlite_master WHERE substr(name, 1, 7) != 'sqlite_'").fetchall()
    columns = "SELECT name FROM pragma_table_info(?)"
    return {(kind, name): tuple([column for (column,) in connection.execute(columns, (name,))]) for kind, name in named}


def _expected(version: int) -> _Schema:
    """Return what a database of ours is made of in a version of its schema."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, version)
        return _schema(connection)


def _different(found: _Schema, expected: _Schema) -> str:
    """Return the first part that is missing, of another form or too much, or nothing."""
    for kind, name in sorted(found.keys() | expected.keys()):
        if found.get((kind, name)) != expected.get((kind, name)):
            said = "is missing" if (kind, name) not in found else "is not the one that Stella makes"
            return f"the {kind} '{printable(name)}' {said}"
    return ""


def schema_of(database: Path) -> tuple[int, int]:
    """Return the schema's number of a database, and the one that this program knows."""
    with known_errors(), closing(_open(database)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return int(version), newest("sqlite")


def compact(database: Path) -> None:
    """Give the space of what was deleted back, and leave no trace of it in the file; raise `AlreadyServed`."""
    with known_errors():
        claim = Claim(database)
        try:
            with closing(sqlite3.connect(database, isolation_level=None)) as connection:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            claim.let_go()


def _copy(source: Path, target: Path, leftovers: tuple[Path, ...] = ()) -> None:
    """Copy beside the target, then let it take the target's place at once."""
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, _OURS_ALONE))
        with closing(_open(source)) as reader, closing(sqlite3.connect(part, isolation_level=None)) as writer:
            reader.backup(writer)
            writer.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        _to_disk(part)
        for leftover in leftovers:  # the log of the old file must never meet the new one
            leftover.unlink(missing_ok=True)
        part.replace(target)
        _to_disk(target.parent)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5.0, isolation_level=None)


def _leftovers(database: Path) -> tuple[Path, ...]:
    return tuple(database.with_name(database.name + end) for end in ("-wal", "-shm", "-journal"))


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
