"""Batches appends: all appends of one event-loop turn form a batch, and one batch is committed at a time."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from stella.hosting.ports import Append, FateUnknown, StoreUnavailable
from stella.stores.numbers import number_of

Batch = list[tuple[int, Append]]
"""Appends with the numbers of their rooms."""
Errors = Sequence[Exception | None]
"""The result of each append of a batch; None means that it is durable."""

MOST = 4096  # appends in one commit
log = structlog.get_logger()


class Gathering:
    """The waiting appends and the batch being committed. Every append is settled exactly once."""

    def __init__(self, commit: Callable[[Batch], None]) -> None:
        """`commit` takes a batch and must arrange for `settle` to be called with it, later and on the loop."""
        self.observe_batch: Callable[[int], None] = lambda _: None
        self._loop = asyncio.get_running_loop()
        self._commit = commit
        self._waiting: Batch = []
        self._is_busy = False  # a batch is being committed, or will be in the next turn of the loop
        self._is_closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def add(self, append: Append) -> None:
        """Add an append to the next commit."""
        number = number_of(append.room)
        if self._is_closed:
            self._loop.call_soon(append.settled, StoreUnavailable("the store is closed"))
            return
        self._waiting.append((number, append))
        if not self._is_busy:
            self._is_busy = True
            self._idle.clear()
            self._loop.call_soon(self._commit_next)

    def settle(self, batch: Batch, errors: Errors) -> None:
        """Report the result of a batch to all of its appends, in this turn of the loop."""
        self._commit_next()  # the disk works on the next batch while this one is reported
        self.observe_batch(len(batch))
        for (_, append), error in zip(batch, errors, strict=True):
            try:
                append.settled(error)
            except Exception:
                log.exception("nobody could take what became of an append", room=append.room, version=append.version)

    async def close(self, seconds: float | None = None) -> None:
        """Refuse new appends and wait until all are settled. After the timeout, the rest stay unsettled."""
        self._is_closed = True
        try:
            await asyncio.wait_for(self._idle.wait(), seconds)
        except TimeoutError:
            log.warning("the store closes with appends that nobody answered")

    def _commit_next(self) -> None:
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._is_busy = bool(batch)
        if batch:
            self._commit(batch)
        else:
            self._idle.set()


def all_alike(batch: Batch, error: Exception) -> list[Exception | None]:
    """Return one copy of the error per append of a batch, because raising an error adds a traceback to it."""
    return [type(error)(*error.args) for _ in batch]


def unexplained(batch: Batch) -> list[Exception | None]:
    """Return the results for a batch that hit a bug: only the log shows which appends were stored."""
    return all_alike(batch, FateUnknown("the store met something unexpected"))
