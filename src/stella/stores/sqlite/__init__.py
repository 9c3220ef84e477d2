"""The log in one SQLite file, for a single-node server."""

from stella.stores.sqlite.files import AlreadyServed
from stella.stores.sqlite.store import SqliteStore

__all__ = ["AlreadyServed", "SqliteStore"]
