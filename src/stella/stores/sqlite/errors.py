"""What SQLite says, in the words of the port: nothing of sqlite3 leaves this package."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from stella.hosting.ports import FateUnknown, StoreUnavailable
from stella.storage.errors import Damaged

_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PRIMARY = 0xFF  # an extended code says more in its upper bits


def as_known(error: sqlite3.Error) -> Exception:
    """Return the port's error for one of SQLite's.

    After a failed write to the disk, what was to be written may still be found there when the power comes back.
    """
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return StoreUnavailable(str(error))
    if code & _PRIMARY in _DAMAGED:
        return Damaged(str(error))
    return FateUnknown(str(error)) if code & _PRIMARY == sqlite3.SQLITE_IOERR else StoreUnavailable(str(error))


@contextmanager
def known_errors() -> Iterator[None]:
    """Let only errors of the port out of a block."""
    try:
        yield
    except sqlite3.Error as error:
        raise as_known(error) from error
    except OSError as error:
        told = f"Cannot use {error.filename}: {error.strerror}." if error.filename else str(error)
        raise StoreUnavailable(told) from error
