"""Why stored data cannot be read."""

from typing import Final


class Damaged(Exception):  # noqa: N818 - reads as the sentence it is
    """The stored data of this room is damaged: its file, a page or an entry."""


class TooNew(Exception):  # noqa: N818 - reads as the sentence it is
    """A newer release wrote data for this room that this release cannot read."""


UNREADABLE: Final = (Damaged, TooNew)
"""The errors that mean a room cannot be read."""
