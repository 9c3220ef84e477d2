"""Translates the errors of PostgreSQL and asyncpg into the port's errors. No asyncpg error leaves this package."""

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
"""Every error that a failing database can raise."""

_DAMAGED = {"XX001", "XX002"}  # data_corrupted, index_corrupted
_UNKNOWN = {"40003", "08007"}  # statement_completion_unknown, transaction_resolution_unknown


def has_surely_failed(error: BaseException) -> bool:
    """Return whether the server itself reported that it rolled the statement back.

    After a FATAL error or without an answer the connection is lost, and the commit may have happened.
    """
    if not isinstance(error, asyncpg.PostgresError):
        return False
    return getattr(error, "severity_en", None) == "ERROR" and error.sqlstate not in _UNKNOWN


def as_known(error: BaseException) -> Exception:
    """Return the port's error for an error raised while a statement ran."""
    sentence = str(error) or type(error).__name__
    if isinstance(error, asyncpg.PostgresError) and error.sqlstate in _DAMAGED:
        return Damaged(sentence)
    return StoreUnavailable(sentence) if has_surely_failed(error) else FateUnknown(sentence)
