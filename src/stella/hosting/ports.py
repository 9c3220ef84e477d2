"""What hosting needs from the outside: a durable log, other nodes, and time. Stores and servers implement these."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from stella.hosting.daily.ports import DailyStore


class VersionTaken(Exception):  # noqa: N818 - reads as the sentence it is
    """Somebody else appended this version first: read again and judge again."""


class CodeTaken(Exception):  # noqa: N818 - reads as the sentence it is
    """Another room has this code."""


class StoreUnavailable(Exception):  # noqa: N818 - reads as the sentence it is
    """The store cannot be reached now, and what was asked for has not happened."""


class FateUnknown(StoreUnavailable):
    """The store was lost while it worked: whether the append is durable is not known. Only the log can tell."""


class RoomForgotten(Exception):  # noqa: N818 - reads as the sentence it is
    """Everything about this room was deleted: nothing is appended to it any more."""


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
    """One entry for a room's log, on its way to the disk; if a game ends with it, its summary is in the same commit."""

    room: str
    version: int
    entry: bytes
    settled: Settled
    summary: Summary | None = None


class Snapshot(Struct, frozen=True):
    """A room as it was at a version, so that reading it folds no more than what came after."""

    room: str
    version: int
    data: bytes


class Loaded(Struct, frozen=True):
    """A room as the store keeps it: the newest snapshot (version 0: none) and the entries after it, in order."""

    version: int
    snapshot: bytes | None
    entries: Sequence[bytes]


class Store(Protocol):
    """The log of every room. What has been settled without an error is durable; `(room, version)` is the lock."""

    @property
    def daily(self) -> DailyStore:
        """The slates of today's table."""

    def append(self, append: Append) -> None:
        """Append one entry with all that others append meanwhile, in one commit. Never waits and never raises."""

    async def open(self, room: str, code: str, entry: bytes, now: int) -> None:
        """Begin a room's log with version 1; raise `CodeTaken` if a room has this code."""

    async def find(self, code: str) -> str | None:
        """Return the room with this code."""

    async def load(self, room: str) -> Loaded:
        """Return the newest snapshot and what was appended after it; no entries and no snapshot: no such room."""

    async def read(self, room: str, after: int = 0, until: int | None = None) -> list[bytes]:
        """Return the entries after a version, up to and with another, in order."""

    async def keep_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Keep rooms as they were, each once, in one commit; an older one than the one that is kept is not."""

    async def versions(self, rooms: Sequence[str]) -> dict[str, int]:
        """Return the last version of each of these rooms; a store that only this process writes to returns nothing."""

    async def touch(self, rooms: Mapping[str, bool], now: int) -> None:
        """Say that these rooms are in use now, and whether strangers may find each of them."""

    async def listed(self, limit: int, since: int) -> list[str]:
        """Return the codes of the rooms that strangers may find and that were in use since a moment, newest first."""

    async def games(self, room: str) -> list[Summary]:
        """Return the finished games of a room, oldest first."""

    async def game(self, record: str) -> Summary | None:
        """Return the finished game with this record."""

    async def unsummed(self, limit: int) -> list[str]:
        """Return rooms from before games were listed, whose finished games are not in the list yet."""

    async def add_games(self, room: str, summaries: list[Summary]) -> None:
        """Put the finished games of such a room into the list."""

    async def unused(self, before: int, limit: int) -> list[str]:
        """Return rooms that nobody has used since a moment."""

    async def last_used(self) -> int | None:
        """Return the last moment at which any room was in use."""

    async def forget(self, room: str) -> None:
        """Delete everything about a room; appends on their way to it are settled with `RoomForgotten`."""

    async def rewrite(self, room: str, entries: Mapping[int, bytes], games: Sequence[Summary]) -> None:
        """Put other entries in the place of those of some versions, and other games in the place of those of the same
        records, in one commit; the snapshot goes, because it tells of what was there before.
        """

    async def subscribe(self, room: str, seat: str, subscription: bytes) -> None:
        """Keep where notices to a seat (the hash of its token) are sent, instead of where they were sent before."""

    async def subscriptions(self, room: str) -> dict[str, bytes]:
        """Return where notices to the seats of a room are sent."""

    async def unsubscribe(self, room: str, seats: Sequence[str]) -> None:
        """Forget where notices to some seats are sent."""

    async def common_secret(self, name: str, secret: str) -> str:
        """Keep a secret that all nodes share, unless there is one of this name; return the one that is kept."""

    async def now(self) -> int:
        """Return the store's own time in milliseconds since 1970: the same for all nodes."""

    async def check(self) -> None:
        """Write something and take it back; raise `StoreUnavailable` if that cannot be done."""

    async def close(self) -> None:
        """Write what is pending and let go of the database."""


MOST_BYTES = 7_900
"""Of one message to the other nodes; PostgreSQL's notifications take less than 8,000."""


class Switchboard(Protocol):
    """Tells the other nodes something; they may miss it, so nothing may depend on it."""

    @property
    def is_alive(self) -> bool:
        """Tell whether this node hears the others."""

    def tell(self, message: bytes) -> None:
        """Send a message of at most `MOST_BYTES` to all other nodes. Never waits; what cannot be sent is dropped."""


class OnlyNode:
    """The switchboard of a server with one node: there is nobody to tell, and nobody to hear."""

    is_alive = True

    def tell(self, message: bytes) -> None:
        """Do nothing."""


class PushService(Protocol):
    """Brings notices to devices that are not connected."""

    async def deliver(self, subscription: bytes, notice: bytes, *, topic: str, seconds: int) -> bool:
        """Send a notice, to be dropped after some seconds or when a newer one of its topic comes.

        Never raises, and ends in bounded time. Return False if there is no such subscription any more.
        """


class Measures:
    """What operators measure of a node; as it is, nothing is counted."""

    def done(self, command: type[object], seconds: float, /) -> None:
        """Count a client's command that is durable and told, so long after it came."""

    def refused(self, code: str, /) -> None:
        """Count a refusal."""

    def failed(self, work: str, /) -> None:
        """Count an effect or background work that failed."""


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Do not let it happen."""


class Time(Protocol):
    """The clock on the wall and the one that never goes back; tests bring their own."""

    def now(self) -> int:
        """Return milliseconds since 1970, in the store's time; may jump when somebody sets the clock."""

    def monotonic(self) -> float:
        """Return seconds that only ever grow."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call something after so many seconds."""
