"""What PostgreSQL and its driver say, in the words of the port: nothing of asyncpg leaves this package."""

import asyncpg

from stella.hosting.ports import FateUnknown, StoreUnavailable
from stella.storage.errors import Damaged

TROUBLE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""All that a database in trouble can raise."""

_DAMAGED = {"XX001", "XX002"}  # data_corrupted, index_corrupted
_UNKNOWN = {"40003", "08007"}  # statement_completion_unknown, transaction_resolution_unknown


def has_surely_failed(error: BaseException) -> bool:
    """Tell whether the server itself said that it took the statement back.

    After a FATAL or without an answer the line is lost, and the commit may have been on its way.
    """
    if not isinstance(error, asyncpg.PostgresError):
        return False
    return getattr(error, "severity_en", None) == "ERROR" and error.sqlstate not in _UNKNOWN


def as_known(error: BaseException) -> Exception:
    """Return the port's error for something that went wrong while a statement ran."""
    sentence = str(error) or type(error).__name__
    if isinstance(error, asyncpg.PostgresError) and error.sqlstate in _DAMAGED:
        return Damaged(sentence)
    return StoreUnavailable(sentence) if has_surely_failed(error) else FateUnknown(sentence)
