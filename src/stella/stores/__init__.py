"""The rooms' log on disk: an embedded SQLite file, or PostgreSQL for several nodes. Stores do not interpret the
entries.
"""

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
"""Why a store cannot be opened, copied or restored. Each message is a sentence for the operator."""


async def open_store(database: str | None, data: Path, *, only_reads: bool = False) -> SqliteStore | PostgresStore:
    """Open the PostgreSQL database at an address or, without one, the SQLite file in the data directory.

    A read-only store can be opened while a server uses the same file.
    """
    if database is not None:
        return await PostgresStore.connect(database)
    return await SqliteStore.open_file(data / SQLITE, only_reads=only_reads)
