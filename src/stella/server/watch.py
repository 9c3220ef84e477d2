"""One timer that visits every connection in turn, so that no connection needs a timer of its own."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Protocol

_LONGEST_STEP = 1.0
_MOST_IN_SLICE = 100


class Watched(Protocol):
    """Something that a watch visits."""

    def visit(self, now: float) -> bool:
        """Do what is due; return False if there is nothing left to watch."""


class Watch:
    """Visits every connection once per round, a slice at a time, so that no turn of the loop is long.

    Its time stands still while the process does (a closed laptop lid, a stopped process): what arrived meanwhile has
    not been read yet, so no client may count as late.
    """

    def __init__(
        self, clock: Callable[[], float] = monotonic, *, round_seconds: float = 0.5, slices_a_round: int = 5
    ) -> None:
        """Take the number of slices of a round while few connections are watched: an idle server rarely wakes up."""
        self.now = 0.0
        self._clock = clock
        self._round_seconds = round_seconds
        self._fewest_slices = slices_a_round
        self._last = clock()
        self._ring: deque[Watched] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def join(self, watched: Watched) -> None:
        """Start visiting something, until a visit returns False. Needs a running loop."""
        self._ring.append(watched)
        if self._timer is None:
            self._last = self._clock()
            self._arm()

    def tick(self) -> None:
        """Advance the time and visit the next slice; the timer calls this."""
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
