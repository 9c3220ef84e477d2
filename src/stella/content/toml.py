"""TOML from outside, read in bounded time."""

import tomllib
from typing import Any, Final

MOST_DOTS: Final = 300  # on one line; the time that a dotted key takes grows with the square of its parts


def read_toml(text: str) -> dict[str, Any]:
    """Return the table that a text spells; raise `TOMLDecodeError`, or `RecursionError` if it is nested too deeply."""
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise RecursionError("a key has too many parts")
    return tomllib.loads(text)
