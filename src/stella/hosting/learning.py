"""Bots think about custom words: on one thread that is there for it, after the game has begun."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog

from stella.hosting.catalogue import Catalogue
from stella.rooms.room import Room

log = structlog.get_logger()


class Learning:
    """At most one room's words at a time; whoever comes while it is busy does without."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._thread = ThreadPoolExecutor(1, "stella-words")
        self._is_busy = False

    def begin(self, room: Room) -> None:
        """Think about a room's words, unless there is something to think about already."""
        if self._is_busy:
            return
        self._is_busy = True
        learning = asyncio.get_running_loop().run_in_executor(self._thread, self._catalogue.learn, room)
        learning.add_done_callback(self._learned)

    def stop(self) -> None:
        """Think no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _learned(self, learning: "asyncio.Future[None]") -> None:
        self._is_busy = False
        if not learning.cancelled() and learning.exception() is not None:
            log.warning("bots could not think about custom words", exc_info=learning.exception())
