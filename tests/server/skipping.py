"""A server whose time a test advances: each SIGUSR1 skips `STEP_SECONDS`, and everything due in them happens."""

import asyncio
import signal
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any

from stella.cli import main
from stella.hosting.ports import Store, Timer
from stella.hosting.time import NodeTime
from stella.server import app
from tests.server.running import RunningServer

STEP_SECONDS = 60.0


class SkippingServer(RunningServer):
    """A server that can skip waiting times: a grace period, the clock of a step."""

    forked = ("tests.server.skipping",)

    def skip(self) -> None:
        """Advance its time by `STEP_SECONDS`. The server does so shortly afterwards, so wait for the effect."""
        self.send_signal(signal.SIGUSR1)


class _Waiting:
    def __init__(self, time: "SkippedTime", seconds: float, call: Callable[[], None]) -> None:
        self._time, self._call = time, call
        self._due = time.monotonic() + seconds
        self._time.waiting.add(self)
        self.plan()

    def plan(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(max(0.0, self._due - self._time.monotonic()), self._ring)

    def cancel(self) -> None:
        self._time.waiting.discard(self)
        self._timer.cancel()

    def _ring(self) -> None:
        self._time.waiting.discard(self)
        self._call()


class SkippedTime(NodeTime):
    """The time of a node, with skips."""

    def __init__(self, store: Store) -> None:
        self._skipped = 0.0
        self._is_renewed = False
        self.waiting: set[_Waiting] = set()
        super().__init__(store, lambda: monotonic() + self._skipped)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._skip)

    async def renew(self) -> None:
        """Ask the store only once: it does not include the skipped time."""
        if not self._is_renewed:
            await super().renew()
        self._is_renewed = True

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return _Waiting(self, max(0.0, seconds), call)

    def _skip(self) -> None:
        self._skipped += STEP_SECONDS
        for one in list(self.waiting):
            one._timer.cancel()
            one.plan()


if __name__ == "__main__":
    module: Any = app
    module.NodeTime = SkippedTime
    sys.argv[0] = "stella"
    main()
