"""What both engines check when they read a log."""

from collections.abc import Iterable

from stella.storage.errors import Damaged


def in_order(rows: Iterable[tuple[int, bytes]], after: int) -> list[bytes]:
    """Return the entries that follow a version. Raise `Damaged` if one is missing."""
    entries: list[bytes] = []
    for version, entry in rows:
        if version != after + len(entries) + 1:
            raise Damaged(f"version {after + len(entries) + 1} is missing in the log")
        entries.append(entry)
    return entries
