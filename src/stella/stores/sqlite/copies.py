"""Copies of the file: taken while a server runs, restored while none does. A copy is complete or absent."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from stella.content.plain_text import printable
from stella.storage.errors import Damaged
from stella.stores.copies import Exists, NotACopy
from stella.stores.migrations import newest, pending
from stella.stores.sqlite.connections import migrate
from stella.stores.sqlite.errors import known_errors
from stella.stores.sqlite.files import DirectoryLock

_TABLES = {("table", "rooms"), ("table", "log")}
_Schema = dict[tuple[str, str], tuple[str, ...]]
"""The columns of every object in a database, by kind and name."""
_OURS_ALONE = 0o600


def back_up(database: Path, copy: Path) -> None:
    """Write a copy of a database, consistent at one moment. Players do not wait for it."""
    if not database.is_file():
        raise NotACopy(f"There is no database {database}.")
    with known_errors():
        _copy(database, copy)


def restore(copy: Path, database: Path, *, is_forced: bool = False) -> None:
    """Replace a database with a copy. An existing database is overwritten only by force.

    Raise `AlreadyServed` while a server uses it, `Exists` if there is one, `NotACopy` or `Damaged` for an unusable
    file.
    """
    with known_errors():
        check(copy)
        claim = DirectoryLock(database)
        try:
            if not is_forced and database.exists() and database.stat().st_size:
                raise Exists(f"There is a database {database} already. Use --force to put the copy in its place.")
            _copy(copy, database, _leftovers(database))
            claim.remember()
            claim.hand_over()
        finally:
            claim.let_go()


def check(copy: Path) -> None:
    """Raise `NotACopy`, `Damaged` or `SchemaTooNew` for a file that cannot become a Stella database."""
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
    """Return the structure of a database, without SQLite's internal objects."""
    named = connection.execute("SELECT type, name FROM sqlite_master WHERE substr(name, 1, 7) != 'sqlite_'").fetchall()
    columns = "SELECT name FROM pragma_table_info(?)"
    return {(kind, name): tuple([column for (column,) in connection.execute(columns, (name,))]) for kind, name in named}


def _expected(version: int) -> _Schema:
    """Return the structure of a Stella database in a version of its schema."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, version)
        return _schema(connection)


def _different(found: _Schema, expected: _Schema) -> str:
    """Return the first object that is missing, different or unexpected, or None."""
    for kind, name in sorted(found.keys() | expected.keys()):
        if found.get((kind, name)) != expected.get((kind, name)):
            said = "is missing" if (kind, name) not in found else "is not the one that Stella makes"
            return f"the {kind} '{printable(name)}' {said}"
    return ""


def schema_of(database: Path) -> tuple[int, int]:
    """Return the schema version of a database, and the version this program expects."""
    with known_errors(), closing(_open(database)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return int(version), newest("sqlite")


def compact(database: Path) -> None:
    """Reclaim the space of deleted data and erase its traces from the file. Raise `AlreadyServed` if a server uses
    it.
    """
    with known_errors():
        claim = DirectoryLock(database)
        try:
            with closing(sqlite3.connect(database, isolation_level=None)) as connection:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            claim.let_go()


def _copy(source: Path, target: Path, leftovers: tuple[Path, ...] = ()) -> None:
    """Copy to a file beside the target, then replace the target atomically."""
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, _OURS_ALONE))
        with closing(_open(source)) as reader, closing(sqlite3.connect(part, isolation_level=None)) as writer:
            reader.backup(writer)
            _without_papers(writer)
            writer.execute("PRAGMA journal_mode = DELETE")  # one file, without a write-ahead log
        _to_disk(part)
        for leftover in leftovers:  # the old file's log must never be applied to the new file
            leftover.unlink(missing_ok=True)
        part.replace(target)
        _to_disk(target.parent)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _without_papers(copy: sqlite3.Connection) -> None:
    """Delete what is kept for a short while only, such as photos, and the traces of everything deleted earlier."""
    if ("table", "papers") in _schema(copy):
        copy.execute("DELETE FROM papers")
    copy.execute("VACUUM")


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
