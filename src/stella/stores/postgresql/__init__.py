"""The log in PostgreSQL, for several nodes. `(room, version)` is the lock; a node that loses reads and judges again."""

from stella.stores.postgresql.store import PostgresStore
from stella.stores.postgresql.switchboard import PostgresSwitchboard
from stella.stores.postgresql.timeouts import Timeouts

__all__ = ["PostgresStore", "PostgresSwitchboard", "Timeouts"]
