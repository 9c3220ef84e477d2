"""The rooms' log on disk: SQLite inside the program, or PostgreSQL for several nodes. They know nothing of the game."""

from pathlib import Path

from stella.hosting.ports import StoreUnavailable
from stella.storage.errors import Damaged
from stella.stores.copies import Exists, InUse, NotACopy
from stella.stores.migrations import SchemaTooNew, SchemaTooOld
from stella.stores.postgresql import PostgresStore, PostgresSwitchboard
from stella.stores.sqlite import AlreadyServed, SqliteStore

__all__ = ["SQLITE", "TROUBLE", "AlreadyServed", "PostgresStore", "PostgresSwitchboard", "SqliteStore", "open_store"]

SQLITE = "stella.sqlite3"
"""The name of the database in the data directory."""
TROUBLE = (AlreadyServed, Damaged, Exists, InUse, NotACopy, SchemaTooNew, SchemaTooOld, StoreUnavailable)
"""Why a store cannot be opened, copied or restored; each says it in a sentence for the host."""


async def open_store(database: str | None, data: Path, *, only_reads: bool = False) -> SqliteStore | PostgresStore:
    """Open the PostgreSQL database at an address, or, without one, the SQLite file in the data directory.

    Who only reads may do so while a server serves the same file.
    """
    if database is not None:
        return await PostgresStore.connect(database)
    return await SqliteStore.open_file(data / SQLITE, only_reads=only_reads)
