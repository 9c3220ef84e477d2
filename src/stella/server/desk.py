"""One thread for what takes long, so that the loop goes on meanwhile. It knows nothing of what is worked out."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    """Works things out one after the other; who asks is limited elsewhere."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "desk")

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function returns that is called beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, lambda: function(*args, **kwargs))

    def close(self) -> None:
        """Work nothing out any more."""
        self._worker.shutdown(wait=False, cancel_futures=True)
