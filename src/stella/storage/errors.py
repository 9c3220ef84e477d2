"""Why something that was stored cannot be read."""

from typing import Final


class Damaged(Exception):  # noqa: N818 - reads as the sentence it is
    """What was stored of this room makes no sense: its file, its pages or an entry are damaged."""


class TooNew(Exception):  # noqa: N818 - reads as the sentence it is
    """A newer release wrote something about this room that this one does not know: it cannot be read here."""


UNREADABLE: Final = (Damaged, TooNew)
"""Why a room cannot be read."""
