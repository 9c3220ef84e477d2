"""Opens the file: exclusively and migrated for a server, or read-only while another process serves it."""

import sqlite3
from pathlib import Path
from typing import NamedTuple

from stella.hosting.ports import StoreUnavailable
from stella.stores.sqlite.appends import Appending
from stella.stores.sqlite.checkpointer import MOST_PAGES, Checkpoints
from stella.stores.sqlite.connections import connect, migrate, refuse_old_schema
from stella.stores.sqlite.errors import known_errors
from stella.stores.sqlite.files import DirectoryLock
from stella.stores.sqlite.places import place_new


class Opened(NamedTuple):
    """A file's connections and the claim to its directory. A read-only store has only a reader."""

    reader: sqlite3.Connection
    writer: sqlite3.Connection | None = None
    appending: Appending | None = None
    claim: DirectoryLock | None = None


def open_to_serve(path: Path, busy_seconds: float) -> Opened:
    """Claim the directory, create or migrate the database, and record that it exists."""
    with known_errors():
        claim = DirectoryLock(path)
        try:
            claim.prepare()
            opened = _connect_all(path, busy_seconds, claim)
            claim.remember()
        except BaseException:
            claim.let_go()
            raise
        return opened


def open_to_read(path: Path, busy_seconds: float) -> Opened:
    """Connect read-only to an existing database whose schema is up to date."""
    if not path.is_file():
        raise StoreUnavailable(f"There is no database {path}.")
    with known_errors():
        reader = connect(path, busy_seconds, only_reads=True)
        try:
            refuse_old_schema(reader)
        except BaseException:
            reader.close()
            raise
        return Opened(reader)


def _connect_all(path: Path, busy_seconds: float, claim: DirectoryLock) -> Opened:
    writer = connect(path, busy_seconds)
    try:
        migrate(writer)
        place_new(writer)
        writer.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
        reader = connect(path, busy_seconds, only_reads=True)
        return Opened(reader, writer, Appending(writer, Checkpoints(connect(path, busy_seconds))), claim)
    except BaseException:
        writer.close()
        raise
