"""A store in memory that does what it is told: fails, hangs, or does its work and loses the reply.

    store = MemoryStore()
    store.fail_next("append", StoreUnavailable())   # the next append has not happened
    store.lose_reply("append")                      # the next append is durable and settled with FateUnknown
    store.hang("append")                            # appends wait, in order …
    store.resume("append")                          # … until now
    store.append_elsewhere(room, entry)             # another node is faster
    store.now_ms += 1000                            # the store's clock

Whatever is told in a turn of the event loop is settled in the next one, all in one callback, as the real stores do.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct, structs

from stella.hosting.ports import (
    Append,
    CodeTaken,
    FateUnknown,
    Loaded,
    RoomForgotten,
    Snapshot,
    StoreUnavailable,
    Summary,
    VersionTaken,
)
from stella.stores.batches import Batch, Gathering
from tests.hosting.memory_daily import MemoryDaily
from tests.hosting.memory_papers import MemoryPapers

Call = Literal[
    "append",
    "open",
    "find",
    "load",
    "read",
    "keep_snapshots",
    "versions",
    "touch",
    "listed",
    "games",
    "game",
    "unused",
    "last_used",
    "unsummed",
    "add_games",
    "forget",
    "rewrite",
    "subscribe",
    "subscriptions",
    "unsubscribe",
    "common_secret",
    "now",
    "check",
]


class KeptRoom(Struct):
    """Everything stored about one room."""

    code: str
    opened_at: int
    used_at: int
    log: list[bytes]
    is_listed: bool = False
    is_summed: bool = True
    snapshot: tuple[int, bytes] | None = None
    subscriptions: dict[str, bytes] = {}


class MemoryStore:
    """Implements the port without a disk. `calls` counts the calls, `batches` the sizes of the commits."""

    def __init__(self, *, is_shared: bool = False) -> None:
        """Make a store. A shared store notifies of room versions, like one that several nodes write to."""
        self.kept: dict[str, KeptRoom] = {}
        self.summaries: dict[str, tuple[str, Summary]] = {}
        self.secrets: dict[str, str] = {}
        self.daily = MemoryDaily()
        self.papers = MemoryPapers(self.kept)
        self.now_ms = 1_700_000_000_000
        self.calls: defaultdict[str, int] = defaultdict(int)
        self.batches: list[int] = []
        self._is_shared = is_shared
        self._is_closed = False
        self._faults: defaultdict[str, deque[Exception | None]] = defaultdict(deque)  # None: the reply is lost
        self._hanging: dict[str, asyncio.Event] = {}
        self._loop = asyncio.get_running_loop()
        self._held: list[Batch] = []
        self._gathering = Gathering(self._commit)
        self._gathering.observe_batch = self.batches.append

    # --- instructions

    def fail_next(self, call: Call, error: Exception, times: int = 1) -> None:
        """Make the next calls fail without effect."""
        self._faults[call].extend([error] * times)

    def lose_reply(self, call: Call, times: int = 1) -> None:
        """Perform the next calls, and answer them with `FateUnknown`."""
        self._faults[call].extend([None] * times)

    def hang(self, call: Call) -> None:
        """Make all calls wait until `resume`."""
        self._hanging.setdefault(call, asyncio.Event())

    def resume(self, call: Call) -> None:
        """Continue the waiting calls, in order."""
        if (hanging := self._hanging.pop(call, None)) is not None:
            hanging.set()
        if call == "append":
            held, self._held = self._held, []
            for batch in held:
                self._commit(batch)

    def held(self) -> list[Append]:
        """Return the appends that wait while appending hangs."""
        return [append for batch in self._held for _, append in batch]

    def append_elsewhere(self, room: str, entry: bytes) -> int:
        """Append like another node, and return the new version."""
        self.kept[room].log.append(entry)
        return len(self.kept[room].log)

    # --- the port

    def append(self, append: Append) -> None:
        self.calls["append"] += 1
        self._gathering.add(append)

    def _commit(self, batch: Batch) -> None:
        if "append" in self._hanging:
            self._held.append(batch)
        else:
            self._loop.call_soon(self._settle, batch)

    def _settle(self, batch: Batch) -> None:
        self._gathering.settle(batch, [self._append(append) for _, append in batch])

    def _append(self, append: Append) -> Exception | None:
        has_fault = bool(self._faults["append"])
        fault = self._faults["append"].popleft() if has_fault else None
        if fault is not None:
            return fault
        if append.room not in self.kept:
            return RoomForgotten()
        log = self.kept[append.room].log
        if append.version <= len(log):
            return VersionTaken()
        if append.version > len(log) + 1:
            return AssertionError(f"version {append.version} leaves a gap after {len(log)}")
        log.append(append.entry)
        if append.summary is not None:
            self.summaries.setdefault(append.summary.record, (append.room, append.summary))
        return FateUnknown() if has_fault else None

    async def open(self, room: str, code: str, entry: bytes, now: int) -> None:
        is_lost = await self._answer("open")
        if room in self.kept or any(kept.code == code for kept in self.kept.values()):
            raise CodeTaken
        self.kept[room] = KeptRoom(code, now, now, [entry])
        _reply(is_lost=is_lost)

    async def find(self, code: str) -> str | None:
        _reply(is_lost=await self._answer("find"))
        return next((room for room, kept in self.kept.items() if kept.code == code), None)

    async def load(self, room: str) -> Loaded:
        _reply(is_lost=await self._answer("load"))
        kept = self.kept.get(room)
        version, snapshot = (kept.snapshot if kept else None) or (0, None)
        return Loaded(version, snapshot, kept.log[version:] if kept else [])

    async def read(self, room: str, after: int = 0, until: int | None = None) -> list[bytes]:
        _reply(is_lost=await self._answer("read"))
        return self.kept[room].log[after:until] if room in self.kept else []

    async def keep_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        is_lost = await self._answer("keep_snapshots")
        for one in snapshots:
            kept = self.kept.get(one.room)
            if kept and (kept.snapshot is None or one.version > kept.snapshot[0]):
                kept.snapshot = (one.version, one.data)
        _reply(is_lost=is_lost)

    async def versions(self, rooms: Sequence[str]) -> dict[str, int]:
        _reply(is_lost=await self._answer("versions"))
        return {room: len(self.kept[room].log) for room in rooms if room in self.kept and self._is_shared}

    async def touch(self, rooms: Mapping[str, bool], now: int) -> None:
        is_lost = await self._answer("touch")
        for room, is_listed in rooms.items():
            if room in self.kept:
                self.kept[room].used_at, self.kept[room].is_listed = now, is_listed
        _reply(is_lost=is_lost)

    async def listed(self, limit: int, since: int) -> list[str]:
        _reply(is_lost=await self._answer("listed"))
        found = [kept for kept in self.kept.values() if kept.is_listed and kept.used_at >= since]
        return [kept.code for kept in sorted(found, key=lambda kept: -kept.opened_at)][:limit]

    async def games(self, room: str) -> list[Summary]:
        _reply(is_lost=await self._answer("games"))
        return sorted((game for at, game in self.summaries.values() if at == room), key=lambda game: game.last_version)

    async def game(self, record: str) -> Summary | None:
        _reply(is_lost=await self._answer("game"))
        return self.summaries[record][1] if record in self.summaries else None

    async def unused(self, before: int, limit: int) -> list[str]:
        _reply(is_lost=await self._answer("unused"))
        found = [(kept.used_at, room) for room, kept in self.kept.items() if kept.used_at < before]
        return [room for _, room in sorted(found)][:limit]

    async def last_used(self) -> int | None:
        _reply(is_lost=await self._answer("last_used"))
        return max((kept.used_at for kept in self.kept.values()), default=None)

    async def unsummed(self, limit: int) -> list[str]:
        _reply(is_lost=await self._answer("unsummed"))
        return [room for room, kept in self.kept.items() if not kept.is_summed][:limit]

    async def add_games(self, room: str, games: Sequence[Summary]) -> None:
        is_lost = await self._answer("add_games")
        if room in self.kept:
            for game in games:
                self.summaries.setdefault(game.record, (room, game))
            self.kept[room].is_summed = True
        _reply(is_lost=is_lost)

    async def forget(self, room: str) -> None:
        is_lost = await self._answer("forget")
        self.kept.pop(room, None)
        self.papers.kept = {key: paper for key, paper in self.papers.kept.items() if key[0] != room}
        self.summaries = {record: pair for record, pair in self.summaries.items() if pair[0] != room}
        _reply(is_lost=is_lost)

    async def rewrite(self, room: str, entries: Mapping[int, bytes], games: Sequence[Summary]) -> None:
        is_lost = await self._answer("rewrite")
        if room in self.kept:
            kept = self.kept[room]
            kept.log = [entries.get(version, entry) for version, entry in enumerate(kept.log, 1)]
            kept.snapshot = None
        for game in games:
            if self.summaries.get(game.record, ("",))[0] == room:
                before = self.summaries[game.record][1]
                self.summaries[game.record] = (room, structs.replace(before, entry=game.entry))
        _reply(is_lost=is_lost)

    async def subscribe(self, room: str, seat: str, subscription: bytes) -> None:
        is_lost = await self._answer("subscribe")
        if room in self.kept:
            self.kept[room].subscriptions[seat] = subscription
        _reply(is_lost=is_lost)

    async def subscriptions(self, room: str) -> dict[str, bytes]:
        _reply(is_lost=await self._answer("subscriptions"))
        return dict(self.kept[room].subscriptions) if room in self.kept else {}

    async def unsubscribe(self, room: str, seats: Sequence[str]) -> None:
        is_lost = await self._answer("unsubscribe")
        for seat in seats if room in self.kept else ():
            self.kept[room].subscriptions.pop(seat, None)
        _reply(is_lost=is_lost)

    async def common_secret(self, name: str, secret: str) -> str:
        _reply(is_lost=await self._answer("common_secret"))
        return self.secrets.setdefault(name, secret)

    async def now(self) -> int:
        _reply(is_lost=await self._answer("now"))
        return self.now_ms

    async def check(self) -> None:
        _reply(is_lost=await self._answer("check"))

    async def close(self) -> None:
        self._is_closed = True
        await self._gathering.close()

    async def _answer(self, call: Call) -> bool:
        """Hang or fail as instructed. Return whether to lose the reply."""
        self.calls[call] += 1
        while (hanging := self._hanging.get(call)) is not None:
            await hanging.wait()
        if self._is_closed:
            raise StoreUnavailable("the store is closed")
        if not self._faults[call]:
            return False
        fault = self._faults[call].popleft()
        if fault is not None:
            raise fault
        return True


def _reply(*, is_lost: bool) -> None:
    if is_lost:
        raise FateUnknown("the reply was lost")
