"""Stores a room's id as the 64-bit integer that its 16 hexadecimal digits spell, so no mapping table is needed."""

import re
from functools import lru_cache

_ID = re.compile(r"[0-9a-f]{16}")
_WRAP = 1 << 64


@lru_cache(maxsize=4096)  # called for every append
def number_of(room: str) -> int:
    """Return the signed integer under which a room is stored. Raise `ValueError` if this is not a valid room id."""
    if not is_room(room):
        raise ValueError(f"a room's id has 16 hexadecimal digits, not {room!r}")
    number = int(room, 16)
    return number if number < _WRAP // 2 else number - _WRAP


def is_room(room: str) -> bool:
    """Return whether this is a valid room id."""
    return _ID.fullmatch(room) is not None


def room_of(number: int) -> str:
    """Return the id of the room stored under a number."""
    return f"{number % _WRAP:016x}"


def is_plain(text: str) -> bool:
    """Return whether this can be a code or a record id. Databases reject some characters."""
    return text.isascii() and text.isprintable()
