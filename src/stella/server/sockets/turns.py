"""Gathers what one turn of the loop brings to many lines, so that all of it is handled in one go.

Program and kernel get into each other's way: under load it costs far less processor time to read everything, then hear
it, then write the answers, than to go from one to the other with every message (decision 9).
"""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

import structlog

T = TypeVar("T")
log = structlog.get_logger()


class Turn(Generic[T]):
    """Those who wait for the end of this turn of the loop; each is handled once then."""

    __slots__ = ("_handle", "_waiting")

    def __init__(self, handle: Callable[[T], None]) -> None:
        self._handle = handle
        self._waiting: list[T] = []

    def add(self, one: T) -> None:
        """Handle somebody when this turn of the loop ends."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.end)
        self._waiting.append(one)

    def end(self) -> None:
        """Handle all who wait, now."""
        waiting, self._waiting = self._waiting, []
        handle = self._handle
        for one in waiting:
            try:
                handle(one)
            except Exception:  # one line's trouble must not keep the others waiting
                log.exception("socket failed")
