"""The days of today's table on this node: what is drawn, the slates that come, and what became of each.

The store is the truth. A node keeps a day's slates in memory only to draw companies and to sum up the crowd, and reads
what other nodes have added before it answers.
"""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from stella.content.languages import is_language
from stella.daily import (
    ARCHIVE_DAYS,
    DAY_MS,
    SLATE_DAYS,
    Companion,
    Crowd,
    DayTable,
    Ledger,
    cast,
    day_of,
    dealt,
    laid,
    play_round,
)
from stella.daily.company import YOU, marks_of
from stella.hosting.catalogue import Catalogue
from stella.hosting.daily.ports import DailyStore, KeptSlate, NewSlate
from stella.hosting.ports import StoreUnavailable, Time
from stella.protocol.codes import Code
from stella.rules.engine import Happening, refusal
from stella.rules.facts import RoundScored, SeatScore
from stella.rules.moves import SubmitSlate
from stella.rules.refusals import Refused

GRACE_MS: Final = 15 * 60 * 1000  # players who began before midnight can still send their slates
MOST_SLATES: Final = 50_000  # per day, on all nodes together
MOST_AT_ONCE: Final = 1000  # slates in one commit
MOST_DAYS: Final = 12  # kept in memory
FOLDED_AT_ONCE: Final = 5  # days


class Since(Struct, frozen=True):
    """A slate with the company that it would have now."""

    companions: tuple[Companion, ...]
    score: SeatScore


class Result(Struct, frozen=True):
    """The result of a slate: its round, its company, and what everyone has seen on that day so far.

    `number` is None for a slate of the archive, which is not kept.
    """

    table: DayTable
    number: int | None
    marks: int
    companions: tuple[Companion, ...]
    round: tuple[Happening, ...]
    score: SeatScore
    since: Since | None
    crowd: Crowd


class _Day:
    """A day in memory. `lock`: its slates are read by one task at a time."""

    def __init__(self, table: DayTable, *, is_kept: bool) -> None:
        self.table = table
        self.is_kept = is_kept  # stored, so that no edition changes it
        self.ledger: Ledger | None = None
        self.is_final = False
        self.lock = asyncio.Lock()


class Days:
    """Today's table, yesterday's, and the archive."""

    def __init__(self, store: DailyStore, time: Time, catalogue: Catalogue, *, most: int = MOST_SLATES) -> None:
        self._store = store
        self._time = time
        self._catalogue = catalogue
        self._most = most
        self._days: OrderedDict[int, _Day] = OrderedDict()
        self._crowds: dict[int, Crowd] = {}  # of days that are over: counting takes long, and the sums are small
        self._waiting: list[tuple[int, NewSlate, asyncio.Future[KeptSlate | None]]] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def today(self) -> int:
        """Today, as a number of days."""
        return day_of(self._time.now())

    def is_open(self, day: int) -> bool:
        """Return whether slates of a day still count: during the day and shortly afterwards."""
        return day * DAY_MS <= self._time.now() < (day + 1) * DAY_MS + GRACE_MS

    async def table(self, day: int) -> DayTable:
        """Return the table of today or of a day of the archive; raise `Refused` for any other day."""
        return (await self._day(day)).table

    async def send(self, day: int, token: str, cards: tuple[int, ...], language: str) -> Result:
        """Store a device's slate for a day and return its result. The slate is durable before anything is returned.

        The same slate may be sent again, if the answer was lost; raise `Refused` for another one. A slate of the
        archive is scored but not stored.
        """
        if not is_language(language):
            raise Refused(Code.LANGUAGE_UNKNOWN)
        found = await self._day(day)
        table = found.table
        refused = refusal(dealt(table)[-1].after, YOU, SubmitSlate(cards))
        if refused is not None:
            raise Refused(refused)
        marks, device = marks_of(table, cards), device_of(day, token)
        if not self.is_open(day):
            kept = await self._store.find(day, device)
            if kept is None:
                return await self._judged(found, None, marks)
        else:
            kept = await self._added(day, NewSlate(device, marks, language))
        if kept is None:
            raise Refused(Code.DAY_FULL)
        if kept.marks != marks:
            raise Refused(Code.SLATE_ALREADY_SENT)
        return await self._judged(found, kept.number, kept.marks)

    async def result(self, day: int, token: str) -> Result:
        """Return the result of a device's slate; raise `Refused` if it has sent none."""
        found = await self._day(day)
        kept = await self._store.find(day, device_of(day, token))
        if kept is None:
            raise Refused(Code.SLATE_NOT_SENT)
        return await self._judged(found, kept.number, kept.marks)

    async def crowd(self, day: int) -> tuple[DayTable, Crowd]:
        """Return what everyone saw on a day; raise `Refused` while its slates are secret."""
        found = await self._day(day)
        if self.is_open(day):
            raise Refused(Code.SLATE_NOT_SENT)
        crowd = self._crowds.get(day)
        if crowd is None:
            crowd = self._crowds[day] = (await self._ledger(found)).crowd
        return found.table, crowd

    async def look_after_days(self) -> None:
        """Replace the slates of old days with sums, and delete days older than the archive."""
        today = self.today
        for day in await self._store.unfolded(today - SLATE_DAYS, FOLDED_AT_ONCE):
            crowd = Crowd().joined(await self._store.after(day, 0))
            await self._store.fold(day, msgspec.json.encode(crowd))
            self._days.pop(day, None)
        await self._store.forget(today - ARCHIVE_DAYS)
        self._crowds = {day: crowd for day, crowd in self._crowds.items() if day >= today - ARCHIVE_DAYS}

    async def stop(self) -> None:
        """Wait until the pending slates are settled."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    # --- tables and ledgers

    async def _day(self, day: int) -> _Day:
        today = self.today
        if not today - ARCHIVE_DAYS <= day <= today:
            raise Refused(Code.NO_SUCH_DAY)
        found = self._days.get(day)
        if found is None or (self.is_open(day) and not found.is_kept):
            found = await self._read_day(day)
            while len(self._days) >= MOST_DAYS:
                self._days.popitem(last=False)
            found = self._days.setdefault(day, found)
        self._days.move_to_end(day)
        return found

    async def _read_day(self, day: int) -> _Day:
        drawn = laid(day, self._catalogue.first_box())
        is_open = self.is_open(day)
        kept = await (self._store.open_day(day, msgspec.json.encode(drawn)) if is_open else self._store.day(day))
        self._days.pop(day, None)
        if kept is None:
            return _Day(drawn, is_kept=False)
        found = _Day(msgspec.json.decode(kept.draw, type=DayTable), is_kept=True)
        if kept.sums is not None:
            found.ledger = Ledger(found.table, (), msgspec.json.decode(kept.sums, type=Crowd))
            found.ledger.bots = self._bots(found.table)
            found.is_final = True
        return found

    def _bots(self, table: DayTable) -> tuple[Companion, ...]:
        return cast(table, self._catalogue.knowledge(table.deck, table.deck_size, table.words.id))

    async def _ledger(self, day: _Day) -> Ledger:
        """Return a day's slates as the store has them now."""
        async with day.lock:
            ledger = day.ledger
            if ledger is None:
                ledger = day.ledger = Ledger(day.table, self._bots(day.table))
            if not day.is_final:
                is_over = not self.is_open(day.table.day)
                ledger.add(await self._store.after(day.table.day, len(ledger)))
                day.is_final = is_over
            return ledger

    async def _judged(self, day: _Day, number: int | None, marks: int) -> Result:
        ledger, table = await self._ledger(day), day.table
        is_there = number is not None and number <= len(ledger)  # replaced by sums since, or not read yet
        now = ledger.companions_now(number if is_there else None)
        companions = ledger.companions(number) if number is not None and is_there else now
        if number == len(ledger):  # no slate has been added since
            now = companions
        knowledge = self._catalogue.knowledge(table.deck, table.deck_size, table.words.id)
        played = play_round(table, marks, companions, knowledge)
        since = None
        if now != companions:
            since = Since(now, _score(play_round(table, marks, now, knowledge)))
        return Result(table, number, marks, companions, played, _score(played), since, ledger.crowd)

    # --- adding slates

    async def _added(self, day: int, slate: NewSlate) -> KeptSlate | None:
        """Add a slate; concurrent slates share a commit."""
        settled: asyncio.Future[KeptSlate | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((day, slate, settled))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await settled

    async def _write(self) -> None:
        try:
            while self._waiting:
                day = self._waiting[0][0]
                batch = [each for each in self._waiting if each[0] == day][:MOST_AT_ONCE]
                taken = set(map(id, batch))
                self._waiting = [each for each in self._waiting if id(each) not in taken]
                await self._commit(day, batch)
        finally:
            self._writing = None

    async def _commit(self, day: int, batch: list[tuple[int, NewSlate, "asyncio.Future[KeptSlate | None]"]]) -> None:
        try:
            kept = await self._store.add(day, [slate for _, slate, _ in batch], self._most)
        except Exception as error:  # noqa: BLE001 - whatever it is, each sender is told
            for _, _, settled in batch:
                if not settled.done():  # its client is still connected
                    is_known = isinstance(error, StoreUnavailable)
                    settled.set_exception(type(error)(*error.args) if is_known else error)
            return
        for (_, _, settled), one in zip(batch, kept, strict=True):
            if not settled.done():
                settled.set_result(one)


def device_of(day: int, token: str) -> str:
    """Return the identity of a device for one day.

    It differs every day, so that slates of two days cannot be linked.
    """
    return sha256(f"stella daily {day} {token}".encode()).hexdigest()[:32]


def _score(played: tuple[Happening, ...]) -> SeatScore:
    fact = played[-1].fact
    if not isinstance(fact, RoundScored):
        raise TypeError("a round ends with its scores")
    return fact.scores[YOU]
