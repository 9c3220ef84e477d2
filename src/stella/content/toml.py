"""Parses untrusted TOML in bounded time."""

import tomllib
from typing import Any, Final

MOST_DOTS: Final = 300  # per line; parsing time grows with the square of the parts of a dotted key


def read_toml(text: str) -> dict[str, Any]:
    """Return the parsed table. Raise `TOMLDecodeError`, or `RecursionError` if it is nested too deeply."""
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise RecursionError("a key has too many parts")
    return tomllib.loads(text)
