"""One thread for long computations, so that they do not block the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from stella.protocol.codes import Code
from stella.rules.refusals import Refused

BUSY_SECONDS = 5  # before a caller may try again
P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    """Runs computations one after the other. With a limit, only that many are accepted at the same time."""

    def __init__(self, most: int | None = None) -> None:
        self._worker = ThreadPoolExecutor(1, "desk")
        self._most = most
        self._accepted = 0

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of a function that is called in the thread."""
        if self._most is not None and self._accepted >= self._most:
            raise Refused(Code.SLOW_DOWN, BUSY_SECONDS)
        self._accepted += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker, lambda: function(*args, **kwargs))
        finally:
            self._accepted -= 1

    def close(self) -> None:
        """Accept no more computations."""
        self._worker.shutdown(wait=False, cancel_futures=True)
