"""The interfaces that hosting needs: a durable log, other nodes, and time. Stores and servers implement them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from stella.hosting.daily.ports import DailyStore


class VersionTaken(Exception):  # noqa: N818 - reads as the sentence it is
    """Another node appended this version first. Read again and decide again."""


class CodeTaken(Exception):  # noqa: N818 - reads as the sentence it is
    """Another room has this code."""


class StoreUnavailable(Exception):  # noqa: N818 - reads as the sentence it is
    """The store is unavailable, and the requested operation has not happened."""


class FateUnknown(StoreUnavailable):
    """The connection was lost during the append: whether it is durable is unknown. Only the log shows it."""


class RoomForgotten(Exception):  # noqa: N818 - reads as the sentence it is
    """The room was deleted: nothing can be appended to it any more."""


Settled = Callable[[Exception | None], None]
"""Called once on the event loop: with None when the append is durable, else with one of the errors above."""


class Summary(Struct, frozen=True):
    """One finished game in the list of a room's games; `entry` is the rest of it as JSON."""

    record: str
    ended_at: int  # milliseconds since 1970
    first_version: int  # the log's entries of this game are first_version..last_version
    last_version: int
    entry: bytes


class Append(Struct, frozen=True, eq=False, gc=False):
    """One entry for a room's log, to be written. If a game ends with it, its summary is in the same commit."""

    room: str
    version: int
    entry: bytes
    settled: Settled
    summary: Summary | None = None


class Snapshot(Struct, frozen=True):
    """A room at a version, so that reading it only applies later entries."""

    room: str
    version: int
    data: bytes


class Loaded(Struct, frozen=True):
    """A room as stored: the newest snapshot (version 0: none) and the entries after it, in order."""

    version: int
    snapshot: bytes | None
    entries: Sequence[bytes]


class Papers(Protocol):
    """What belongs to a room for a while, beside its log and never in a record: names and bytes, by kind.

    All of a room's papers are deleted with it. They are in no backup.
    """

    async def keep(self, room: str, kind: str, papers: Mapping[str, bytes], until: int, most: int) -> bool:
        """Store papers in one commit, instead of those of the same names. False: with them, the kind has more than
        `most` in all rooms; nothing is stored.
        """

    async def read(self, room: str, kind: str) -> dict[str, bytes]:
        """Return the papers of a kind by name."""

    async def read_one(self, room: str, kind: str, name: str) -> bytes | None:
        """Return one paper."""

    async def drop(self, room: str, kind: str, name: str | None = None) -> None:
        """Delete one paper of a kind; without a name, all."""

    async def expire(self, now: int) -> None:
        """Delete papers of all rooms whose time is over."""


class Store(Protocol):
    """The log of every room. An append settled without an error is durable. `(room, version)` is the lock."""

    @property
    def daily(self) -> DailyStore:
        """The slates of today's table."""

    @property
    def papers(self) -> Papers:
        """What belongs to rooms for a while."""

    def append(self, append: Append) -> None:
        """Append one entry. Concurrent appends share a commit. Never waits and never raises."""

    async def open(self, room: str, code: str, entry: bytes, now: int) -> None:
        """Start a room's log with version 1; raise `CodeTaken` if a room has this code."""

    async def find(self, code: str) -> str | None:
        """Return the room with this code."""

    async def load(self, room: str) -> Loaded:
        """Return the newest snapshot and the entries after it; without either, the room does not exist."""

    async def read(self, room: str, after: int = 0, until: int | None = None) -> list[bytes]:
        """Return the entries after one version, up to and including another, in order."""

    async def keep_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Store room snapshots, each once, in one commit. A snapshot never replaces a newer one."""

    async def versions(self, rooms: Sequence[str]) -> dict[str, int]:
        """Return the last version of each of these rooms; a store that only this process writes to returns nothing."""

    async def touch(self, rooms: Mapping[str, bool], now: int) -> None:
        """Record that these rooms are in use now, and whether each is publicly listed."""

    async def listed(self, limit: int, since: int) -> list[str]:
        """Return the codes of publicly listed rooms in use since a moment, newest first."""

    async def games(self, room: str) -> list[Summary]:
        """Return the finished games of a room, oldest first."""

    async def game(self, record: str) -> Summary | None:
        """Return the finished game with this record."""

    async def unsummed(self, limit: int) -> list[str]:
        """Return rooms of an older release whose finished games are not listed yet."""

    async def add_games(self, room: str, summaries: list[Summary]) -> None:
        """Add the finished games of such a room to the list."""

    async def unused(self, before: int, limit: int) -> list[str]:
        """Return rooms unused since a moment."""

    async def last_used(self) -> int | None:
        """Return the last moment at which any room was in use."""

    async def forget(self, room: str) -> None:
        """Delete all data of a room. Pending appends to it are settled with `RoomForgotten`."""

    async def rewrite(self, room: str, entries: Mapping[int, bytes], games: Sequence[Summary]) -> None:
        """Replace the entries of some versions, and the games with the same records, in one commit. The snapshot is
        deleted, because it contains what was there before.
        """

    async def subscribe(self, room: str, seat: str, subscription: bytes) -> None:
        """Store the push subscription of a seat (the hash of its token), replacing the previous one."""

    async def subscriptions(self, room: str) -> dict[str, bytes]:
        """Return the push subscriptions of a room's seats."""

    async def unsubscribe(self, room: str, seats: Sequence[str]) -> None:
        """Delete the subscriptions of some seats."""

    async def common_secret(self, name: str, secret: str) -> str:
        """Store a secret shared by all nodes, unless one with this name exists. Return the stored one."""

    async def now(self) -> int:
        """Return the store's own time in milliseconds since 1970: the same for all nodes."""

    async def check(self) -> None:
        """Write something and roll it back; raise `StoreUnavailable` if that fails."""

    async def close(self) -> None:
        """Write what is pending and disconnect."""


MOST_BYTES = 7_900
"""The size limit of one message to the other nodes; PostgreSQL's notifications take less than 8,000 bytes."""


class Switchboard(Protocol):
    """Sends messages to the other nodes. They may be lost, so nothing may depend on them."""

    @property
    def is_alive(self) -> bool:
        """Return whether this node receives from the others."""

    def tell(self, message: bytes) -> None:
        """Send a message of at most `MOST_BYTES` to all other nodes. Never waits; what cannot be sent is dropped."""


class OnlyNode:
    """The switchboard of a server with one node: it sends and receives nothing."""

    is_alive = True

    def tell(self, message: bytes) -> None:
        """Do nothing."""


class PushService(Protocol):
    """Sends notifications to devices that are not connected."""

    async def deliver(self, subscription: bytes, notice: bytes, *, topic: str, seconds: int) -> bool:
        """Send a notification, which is dropped after some seconds or when a newer one of its topic arrives.

        Never raises, and ends in bounded time. Return False if the subscription no longer exists.
        """


class Measures:
    """What operators measure of a node. This one counts nothing."""

    def done(self, command: type[object], seconds: float, /) -> None:
        """Count a durable and answered command of a client, with its duration."""

    def refused(self, code: str, /) -> None:
        """Count a refusal."""

    def failed(self, work: str, /) -> None:
        """Count an effect or background work that failed."""


class Timer(Protocol):
    """A timer that can be cancelled."""

    def cancel(self) -> None:
        """Cancel it."""


class Time(Protocol):
    """The wall clock and the monotonic clock; tests bring their own."""

    def now(self) -> int:
        """Return milliseconds since 1970 in the store's time. It may jump when the clock is set."""

    def monotonic(self) -> float:
        """Return seconds that never go back."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call a function after this many seconds."""
