"""Gathers what one turn of the loop brings to many lines, so that all of it is handled in one go.

Program and kernel get into each other's way: under load it costs far less processor time to read everything, then hear
it, then write the answers, than to go from one to the other with every message (decision 9).
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import structlog

T = TypeVar("T")
log = structlog.get_logger()


class Turn(dict[T, bytes]):
    """The bytes that each line has to handle when this turn of the loop ends."""

    __slots__ = ("_handle",)

    def __init__(self, handle: Callable[[T, bytes], None]) -> None:
        super().__init__()
        self._handle = handle

    def begin(self) -> None:
        """See to it that the turn ends; to be called before anything is put in."""
        asyncio.get_running_loop().call_soon(self.end)

    def end(self) -> None:
        """Let all lines handle their bytes now."""
        waiting, handle = self.copy(), self._handle
        self.clear()
        for line, data in waiting.items():
            try:
                handle(line, data)
            except Exception:  # one line's trouble must not keep the others waiting
                log.exception("socket failed")
