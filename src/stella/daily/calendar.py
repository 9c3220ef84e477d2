"""Days as numbers and as dates, both in UTC. The caller passes the current time."""

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY_MS: Final = 24 * 60 * 60 * 1000
SLATE_DAYS: Final = 60  # after this many days a day's slates fold into sums
ARCHIVE_DAYS: Final = 365  # how far back the archive reaches; older sums are deleted
_FIRST: Final = date(1970, 1, 1)
_WRITTEN: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}").fullmatch


def day_of(now_ms: int) -> int:
    """Return the number of the UTC day of a moment: days since 1970-01-01."""
    return now_ms // DAY_MS


def date_of(day: int) -> str:
    """Return a day as an ISO date, such as `2026-11-18`."""
    return (datetime.fromtimestamp(0, UTC).date() + timedelta(days=day)).isoformat()


def day_named(text: str) -> int | None:
    """Return the number of a day given as an ISO date, or None if it is not one."""
    if not _WRITTEN(text):
        return None
    try:
        return (date.fromisoformat(text) - _FIRST).days
    except ValueError:
        return None
