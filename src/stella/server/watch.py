"""One timer that visits every connection in turn, so that no connection needs a timer of its own."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Protocol

_LONGEST_STEP = 1.0
_MOST_IN_SLICE = 100


class Watched(Protocol):
    """What a watch visits."""

    def visit(self, now: float) -> bool:
        """Do what is due; False if there is nothing left to watch."""


class Watch:
    """Visits everybody once a round, a slice at a time, so that no turn of the loop is long.

    Its time stands still while the process does (a closed laptop lid, a stopped process): what came meanwhile has not
    been read yet, so nobody may be called late.
    """

    def __init__(
        self, clock: Callable[[], float] = monotonic, *, round_seconds: float = 0.5, slices_a_round: int = 5
    ) -> None:
        """Take the slices of a round while few are watched: a server at rest wakes up seldom."""
        self.now = 0.0
        self._clock = clock
        self._round_seconds = round_seconds
        self._fewest_slices = slices_a_round
        self._last = clock()
        self._ring: deque[Watched] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def join(self, watched: Watched) -> None:
        """Visit somebody from now on, until a visit says that it was the last. Needs a running loop."""
        self._ring.append(watched)
        if self._timer is None:
            self._last = self._clock()
            self._arm()

    def tick(self) -> None:
        """Let the time go on and visit the next slice; the timer calls it."""
        clock = self._clock()
        self.now += min(clock - self._last, _LONGEST_STEP)
        self._last = clock
        for _ in range(-(-len(self._ring) // self._slices())):
            watched = self._ring.popleft()
            if watched.visit(self.now):
                self._ring.append(watched)

    def _slices(self) -> int:
        return max(self._fewest_slices, -(-len(self._ring) // _MOST_IN_SLICE))

    def _arm(self) -> None:
        seconds = self._round_seconds / self._slices()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring_around)

    def _ring_around(self) -> None:
        self._timer = None
        try:
            self.tick()
        finally:
            if self._ring:
                self._arm()
