"""Collects what many connections receive in one turn of the event loop, and handles all of it together.

Under load it costs far less processor time to read everything, then handle it, then write the answers, than to switch
between program and kernel for every message (decision 9).
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import structlog

T = TypeVar("T")
log = structlog.get_logger()


class Turn(dict[T, bytes]):
    """The bytes that each connection has to handle when this turn of the loop ends."""

    __slots__ = ("_handle",)

    def __init__(self, handle: Callable[[T, bytes], None]) -> None:
        super().__init__()
        self._handle = handle

    def begin(self) -> None:
        """Schedule the end of the turn; call this before adding anything."""
        asyncio.get_running_loop().call_soon(self.end)

    def end(self) -> None:
        """Let all connections handle their bytes now."""
        waiting, handle = self.copy(), self._handle
        self.clear()
        for line, data in waiting.items():
            try:
                handle(line, data)
            except Exception:  # an error in one connection must not delay the others
                log.exception("socket failed")
