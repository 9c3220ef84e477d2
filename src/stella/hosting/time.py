"""The time of a running node: the store's own, so that all nodes agree, carried on by a clock that never goes back."""

import asyncio
from collections.abc import Callable
from time import monotonic

from stella.hosting.ports import Store, Timer

RENEW_SECONDS = 20.0


class NodeTime:
    """Time and timers on the running event loop."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._offset = 0.0
        self.monotonic = clock  # seconds that only ever grow

    async def renew(self) -> None:
        """Ask the store what time it is."""
        before = self._clock()
        now = await self._store.now()
        self._offset = now - (before + self._clock()) / 2 * 1000

    def now(self) -> int:
        """Return milliseconds since 1970, in the store's time."""
        return int(self._clock() * 1000 + self._offset)

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call a function after this many seconds."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)
