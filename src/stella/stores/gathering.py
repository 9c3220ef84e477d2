"""Gathers appends: all that one turn of the event loop brings is one batch, and one batch is committed at a time."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from stella.hosting.ports import Append, FateUnknown, StoreUnavailable
from stella.stores.numbers import number_of

Batch = list[tuple[int, Append]]
"""Appends with the numbers of their rooms."""
Errors = Sequence[Exception | None]
"""What became of each append of a batch; None is durable."""

MOST = 4096  # appends in one commit
log = structlog.get_logger()


class Gathering:
    """The appends that wait, and the batch on its way to the disk. Every append is settled exactly once."""

    def __init__(self, commit: Callable[[Batch], None]) -> None:
        """`commit` takes a batch and sees to it that `settle` is called with it, later and on the loop."""
        self.observe_batch: Callable[[int], None] = lambda _: None
        self._loop = asyncio.get_running_loop()
        self._commit = commit
        self._waiting: Batch = []
        self._is_busy = False  # a batch is on its way, or will be with the next turn of the loop
        self._is_closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def add(self, append: Append) -> None:
        """Let an append be part of the next commit."""
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
        """Say what became of a batch: to all of it in this one turn of the loop."""
        self._commit_next()  # the disk works on the next batch while this one is told
        self.observe_batch(len(batch))
        for (_, append), error in zip(batch, errors, strict=True):
            try:
                append.settled(error)
            except Exception:
                log.exception("nobody could take what became of an append", room=append.room, version=append.version)

    async def close(self, seconds: float | None = None) -> None:
        """Take no more appends and wait until all are settled; those that are not after some seconds never will be."""
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
    """Return the same error for each append of a batch, each one its own: whoever raises it adds a traceback."""
    return [type(error)(*error.args) for _ in batch]


def unexplained(batch: Batch) -> list[Exception | None]:
    """Return the answer to a batch that met a bug: only the log can tell what became of it."""
    return all_alike(batch, FateUnknown("the store met something unexpected"))
