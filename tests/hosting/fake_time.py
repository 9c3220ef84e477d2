"""Time that only moves when a test advances it."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count


class FakeTimer:
    """A call that is due at a given time."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeTime:
    """The wall clock and the monotonic clock: `step` sets only the first, `pass_by` advances both."""

    def __init__(self) -> None:
        self.now_ms = 1_700_000_000_000
        self.seconds = 1000.0
        self._due: list[tuple[float, int, FakeTimer]] = []
        self._order = count()

    def now(self) -> int:
        return self.now_ms

    def monotonic(self) -> float:
        return self.seconds

    def later(self, seconds: float, call: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(call)
        heapq.heappush(self._due, (self.seconds + max(0.0, seconds), next(self._order), timer))
        return timer

    def waiting(self) -> int:
        """Return the number of pending calls."""
        return sum(not timer.is_cancelled for _, _, timer in self._due)

    def step(self, seconds: float) -> None:
        """Set the wall clock."""
        self.now_ms += int(seconds * 1000)

    async def pass_by(self, seconds: float) -> None:
        """Let time pass. Everything due happens in order."""
        end = self.seconds + seconds
        await settle()
        while self._due and self._due[0][0] <= end:
            at, _, timer = heapq.heappop(self._due)
            self.now_ms += round((max(at, self.seconds) - self.seconds) * 1000)
            self.seconds = max(at, self.seconds)
            if not timer.is_cancelled:
                timer.call()
            await settle()
        self.now_ms += round((end - self.seconds) * 1000)
        self.seconds = end
        await settle()


async def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(12):
        await asyncio.sleep(0)
