"""The rooms' log on disk: SQLite inside the program, or PostgreSQL for several nodes. They know nothing of the game."""

from pathlib import Path

from stella.stores.postgresql import PostgresStore
from stella.stores.sqlite import SqliteStore

__all__ = ["PostgresStore", "SqliteStore", "open_store"]


async def open_store(database: str | None, data: Path) -> SqliteStore | PostgresStore:
    """Open the PostgreSQL database at an address, or, without one, the SQLite file in the data directory."""
    if database is None:
        return await SqliteStore.open_file(data / "stella.sqlite3")
    return await PostgresStore.connect(database)
