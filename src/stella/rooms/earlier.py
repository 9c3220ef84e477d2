"""What earlier releases wrote of rooms, as this one reads it. It changes bytes and never asks what they mean."""

from typing import Final

_RENAMED: Final = (
    (b'"is_introduction":true', b'"opening":"introduction"'),
    (b'"is_introduction":false', b'"opening":"ordinary"'),
)
"""Names and values that were written differently. Inside a text the quotes are escaped, so no text is touched."""


def lifted(data: bytes) -> bytes:
    """Return an entry or a snapshot as this release would have written it."""
    for old, new in _RENAMED:
        if old in data:
            data = data.replace(old, new)
    return data
