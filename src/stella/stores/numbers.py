"""How a room's id is kept: as the 64-bit integer that its 16 hexadecimal digits spell; no table maps the two."""

import re
from functools import lru_cache

_ID = re.compile(r"[0-9a-f]{16}")
_WRAP = 1 << 64


@lru_cache(maxsize=4096)  # every append asks
def number_of(room: str) -> int:
    """Return the signed integer under which a room is kept; raise `ValueError` for what no room is called."""
    if not is_room(room):
        raise ValueError(f"a room's id has 16 hexadecimal digits, not {room!r}")
    number = int(room, 16)
    return number if number < _WRAP // 2 else number - _WRAP


def is_room(room: str) -> bool:
    """Tell whether a room could be called so."""
    return _ID.fullmatch(room) is not None


def room_of(number: int) -> str:
    """Return the id of the room that is kept under a number."""
    return f"{number % _WRAP:016x}"


def is_plain(text: str) -> bool:
    """Tell whether a code or a record could be called so; some characters no database takes."""
    return text.isascii() and text.isprintable()
