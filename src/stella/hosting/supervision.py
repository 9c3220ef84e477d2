"""Background work that survives errors: a failed task is logged, counted, and restarted a little later."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from stella.hosting.ports import StoreUnavailable

FIRST_WAIT = 0.1  # seconds
LONGEST_WAIT = 30.0
log = structlog.get_logger()

Failed = Callable[[str], None]


class Supervisor:
    """Keeps named tasks running, and lists those that have failed and not yet recovered."""

    def __init__(
        self, failed: Failed | None = None, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        self._failed = failed or (lambda _: None)
        self._sleep = sleep
        self._tasks: set[asyncio.Task[None]] = set()
        self._ailing: dict[str, int] = {}

    @property
    def ailing(self) -> list[str]:
        """Return the names of the tasks that have failed and not yet recovered."""
        return sorted(self._ailing)

    def keep_running(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        """Repeat a task, with a pause after each run. After a failure, the pause grows."""
        self._start(self._keep_running(name, work, every))

    def run_once(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Run a task once, in the background."""
        self._start(self._run_once(name, work))

    async def stop(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_running(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - whatever it is, the work goes on
                self._note_failure(name, error)
            else:
                self._ailing.pop(name, None)
            failures = self._ailing.get(name, 0)
            await self._sleep(every if not failures else min(LONGEST_WAIT, max(every, FIRST_WAIT * 2**failures)))

    async def _run_once(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - as above
            self._note_failure(name, error)
            self._ailing.pop(name, None)

    def _note_failure(self, name: str, error: Exception) -> None:
        self._ailing[name] = min(20, self._ailing.get(name, 0) + 1)
        self._failed(name)
        is_known = isinstance(error, StoreUnavailable)  # every database has these; others get a traceback
        log.warning(
            "background work failed",
            work=name,
            times=self._ailing[name],
            error=str(error),
            exc_info=None if is_known else error,
        )
