"""Lets bots learn custom words, on a separate thread, after the game has begun."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog

from stella.hosting.catalogue import Catalogue
from stella.hosting.effects import Effect
from stella.hosting.room import LiveRoom
from stella.rooms.fold import Change

log = structlog.get_logger()


class Vocabulary(Effect):
    """Handles one room's words at a time. Bots of a game that begins meanwhile do not learn its words."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._thread = ThreadPoolExecutor(1, "stella-words")
        self._is_busy = False

    def changed(self, _: LiveRoom, change: Change) -> None:
        """Learn the words of a game that has begun, if its bots do not know them."""
        room = change.room
        if room.record == change.before.record or room.record is None or self._is_busy:
            return
        if not any(seat.is_bot for seat in room.seats) or not self._catalogue.has_to_learn(room):
            return
        self._is_busy = True
        learning = asyncio.get_running_loop().run_in_executor(self._thread, self._catalogue.learn, room)
        learning.add_done_callback(self._learned)

    def stop(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _learned(self, learning: "asyncio.Future[None]") -> None:
        self._is_busy = False
        if not learning.cancelled() and learning.exception() is not None:
            log.warning("bots could not think about custom words", exc_info=learning.exception())
