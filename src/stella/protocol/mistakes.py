"""Where a message or a body is wrong: the path of its first mistake, never more of its content."""

import re
from typing import Final

_AT: Final = re.compile(r" - at `(\$.{0,120})`$")
_FIELD: Final = re.compile(r"^Object (?:missing required|contains unknown) field `(.{1,80}?)`(?: - at |$)")


def place_of(mistake: Exception) -> str:
    """Return the path that an error of msgspec names, such as `$.command.cards[0]`; `$` is the whole document."""
    said = str(mistake)
    at, field = _AT.search(said), _FIELD.match(said)
    return (at[1] if at else "$") + (f".{field[1]}" if field else "")
