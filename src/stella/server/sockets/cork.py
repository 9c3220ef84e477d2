"""Gathers who has something to send in one turn of the loop, so that each line is written to once a turn."""

import asyncio
from typing import Protocol

import structlog

log = structlog.get_logger()


class Corked(Protocol):
    """A line with something to send."""

    def uncork(self) -> None:
        """Write it."""


class Cork:
    """The lines of one server that have something to send; the end of the turn writes it."""

    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines: list[Corked] = []

    def add(self, line: Corked) -> None:
        """Write a line's messages when this turn of the loop ends."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._pull)
        self._lines.append(line)

    def _pull(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.uncork()
            except Exception:  # one line's trouble must not keep the others waiting
                log.exception("socket failed")
