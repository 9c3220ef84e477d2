"""The log in PostgreSQL, for several nodes. `(room, version)` is the lock; a node that loses reads and judges again."""

from stella.stores.postgresql.patience import Patience
from stella.stores.postgresql.store import PostgresStore
from stella.stores.postgresql.switchboard import PostgresSwitchboard

__all__ = ["Patience", "PostgresStore", "PostgresSwitchboard"]
