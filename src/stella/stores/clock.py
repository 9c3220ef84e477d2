"""The database's clock, read without asking the database: an estimate against the monotonic clock, renewed at times."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from stella.hosting.ports import StoreUnavailable

log = structlog.get_logger()


class EstimatedClock:
    """Milliseconds since 1970 as the database counts them. Asks it once, and again whenever the answer is old."""

    def __init__(
        self,
        ask: Callable[[], Awaitable[int]],
        *,
        renew_seconds: float = 20.0,
        monotonic: Callable[[], float] = monotonic,
    ) -> None:
        self._ask = ask
        self._renew_seconds = renew_seconds
        self._monotonic = monotonic
        self._offset: float | None = None  # the database's milliseconds minus the monotonic clock's
        self._asked_at = 0.0
        self._renewing: asyncio.Task[None] | None = None

    async def now(self) -> int:
        """Return the present moment; waits for the database only the first time."""
        if self._offset is None:
            await self.renew()
        return self.estimate()

    def estimate(self) -> int:
        """Return the present moment by the last answer, and see to it that an old one is renewed."""
        if self._offset is None:
            raise StoreUnavailable("the database has not told its time yet")
        if self._monotonic() - self._asked_at > self._renew_seconds and self._renewing is None:
            self._asked_at = self._monotonic()  # if the database does not answer, ask again only after a while
            self._renewing = asyncio.get_running_loop().create_task(self._renew_quietly())
        return int(self._monotonic() * 1000 + self._offset)

    async def renew(self) -> None:
        """Ask the database; its answer was right half-way between the question and its arrival."""
        asked = self._monotonic()
        answer = await self._ask()
        arrived = self._monotonic()
        self._offset = answer - (asked + arrived) * 500
        self._asked_at = arrived

    async def close(self) -> None:
        """Ask no more."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)

    async def _renew_quietly(self) -> None:
        try:
            await self.renew()
        except StoreUnavailable:
            log.warning("the database does not tell its time; the last answer counts")
        finally:
            self._renewing = None
