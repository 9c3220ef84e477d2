"""Sends to the spectators of a room: to a few at once, to many in slices, after the players."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import structlog

from stella.hosting.audience import Audience
from stella.hosting.ports import Time
from stella.hosting.viewers import Viewer

if TYPE_CHECKING:
    from stella.hosting.room import LiveRoom

SLICE = 20  # steps of work in one turn of the loop
PAUSE = 0.001  # seconds between two slices
MOST_PAUSES = 20  # in a row, for the players
MOST_BEHIND = 40  # messages that may wait
log = structlog.get_logger()


class Spectators:
    """The pending messages to the spectators of one room."""

    __slots__ = ("_audience", "_has_to_catch_up", "_is_scheduled", "_live", "_pauses", "_time", "_waiting")

    def __init__(self, audience: Audience, time: Time, live: "LiveRoom") -> None:
        self._audience = audience
        self._time = time
        self._live = live
        self._pauses = 0
        self._waiting: list[tuple[Iterator[None], bool]] = []  # work to do step by step, and whether it can be skipped
        self._is_scheduled = False
        self._has_to_catch_up = False

    def here(self) -> Iterator[Viewer]:
        """Yield the current spectators. Those who have left by their turn are skipped."""
        here = self._audience.viewers
        return (viewer for viewer in tuple(self._audience.watchers) if viewer in here)

    def tell_all(self, message: bytes, *, can_be_skipped: bool = True) -> None:
        """Send everyone a message that is not stored, players first."""
        for viewer in tuple(self._audience.seated):
            viewer.line.send(message)
        self.tell(message, can_be_skipped=can_be_skipped)

    def tell(self, message: bytes, *, can_be_skipped: bool = True) -> None:
        """Send all spectators a message, after everything sent before."""
        if not self._audience.watchers:
            return
        if not can_be_skipped or (len(self._waiting) < MOST_BEHIND and not self._has_to_catch_up):
            self._add(self._sending(self.here(), message), can_be_skipped=can_be_skipped)
        elif not self._has_to_catch_up:
            self._catch_up()

    def answer(self, viewer: Viewer, message: bytes) -> None:
        """Send one spectator a message, after everything sent to them before."""
        if viewer in self._audience.seated:
            viewer.line.send(message)
        else:
            self._add(self._sending(iter((viewer,)), message))

    def work(self, steps: Iterator[None]) -> None:
        """Queue work to be done step by step."""
        self._add(steps)

    def _sending(self, viewers: Iterator[Viewer], message: bytes) -> Iterator[None]:
        for viewer in viewers:
            viewer.line.send(message)
            yield

    def _catch_up(self) -> None:
        """Drop the queued updates that nobody has received, until everyone gets a snapshot."""
        self._has_to_catch_up = True
        first, *rest = self._waiting
        self._waiting = [first, *[work for work in rest if not work[1]]]
        self._add(self._presenting())

    def _presenting(self) -> Iterator[None]:
        self._has_to_catch_up = False
        yield from self._sending(self.here(), self._live.present())

    def _add(self, steps: Iterator[None], *, can_be_skipped: bool = False) -> None:
        self._waiting.append((steps, can_be_skipped))
        if not self._is_scheduled:
            self._go_on()

    def _go_on(self) -> None:
        """Send one slice, and the rest after a pause. Pause again while a player waits for the store."""
        self._is_scheduled = True
        is_crowd = len(self._audience.watchers) > SLICE
        if is_crowd and self._pauses < MOST_PAUSES and not self._live.queue.is_idle:
            self._pauses += 1
            self._time.later(PAUSE, self._go_on)
            return
        self._pauses = 0
        self._take_steps()
        self._is_scheduled = bool(self._waiting)
        if self._is_scheduled:
            self._time.later(PAUSE, self._go_on)

    def _take_steps(self) -> None:
        for _ in range(SLICE):
            if not self._waiting:
                return
            try:
                next(self._waiting[0][0])
            except StopIteration:
                del self._waiting[0]
            except Exception:  # one room's bug must not stop what waits behind it
                log.exception("telling those who watch failed")
                del self._waiting[0]
