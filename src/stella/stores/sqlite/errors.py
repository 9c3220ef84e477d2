"""Translates SQLite's errors into the port's errors. No sqlite3 error leaves this package."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from stella.hosting.ports import FateUnknown, StoreUnavailable
from stella.storage.errors import Damaged

_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PRIMARY = 0xFF  # the upper bits of an extended code hold details


def as_known(error: sqlite3.Error) -> Exception:
    """Return the port's error for one of SQLite's.

    After an I/O error, the fate of a write is unknown: it may still be found on the disk after a restart.
    """
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return StoreUnavailable(str(error))
    if code & _PRIMARY in _DAMAGED:
        return Damaged(str(error))
    return FateUnknown(str(error)) if code & _PRIMARY == sqlite3.SQLITE_IOERR else StoreUnavailable(str(error))


@contextmanager
def known_errors() -> Iterator[None]:
    """Translate errors raised in a block into the port's errors."""
    try:
        yield
    except sqlite3.Error as error:
        raise as_known(error) from error
    except OSError as error:
        told = f"Cannot use {error.filename}: {error.strerror}." if error.filename else str(error)
        raise StoreUnavailable(told) from error
