"""Periodic work: missed news, people lost with their node, sleep, expiry, the games of old rooms."""

import asyncio

import structlog

from stella.hosting.effects.cluster import PRESENCE_SECONDS, Cluster
from stella.hosting.effects.listing import Listing
from stella.hosting.history import finished_games
from stella.hosting.ports import Store
from stella.hosting.registry import Registry
from stella.hosting.room import LiveRoom
from stella.protocol.codes import Code
from stella.storage.errors import UNREADABLE

SLEEP_AFTER = 10 * 60.0  # seconds without anyone
UNKEPT_SECONDS = 24 * 60 * 60.0  # how long a temporary table can be used
EXPIRED_AT_ONCE = 50
LEAP_MS = 30 * 24 * 60 * 60 * 1000  # a clock this far ahead may be wrong,
TRUST_AFTER = 7 * 24 * 60 * 60.0  # and is trusted only after this many seconds
AT_ONCE = 100  # rooms that are looked after in one turn of the loop
log = structlog.get_logger()


class Housekeeping:
    """Looks after the rooms of one node."""

    def __init__(
        self, store: Store, registry: Registry, cluster: Cluster, listing: Listing, *, keep_rooms_ms: int | None = None
    ) -> None:
        self._store = store
        self._registry = registry
        self._cluster = cluster
        self._listing = listing
        self._time = registry.time
        self._keep_rooms_ms = keep_rooms_ms
        self._repeated_at = self._time.monotonic()
        self._expiry_at: tuple[int, float] | None = None  # wall clock and monotonic clock at the last check
        self._expiry_from = self._time.monotonic()  # when rooms may expire

    async def look_after_rooms(self) -> None:
        """Catch up with missed entries, repeat who is here, and let empty rooms sleep."""
        awake = self._registry.awake()
        versions = await self._store.versions([live.room.id for live in awake])
        for number, live in enumerate(awake):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)  # no turn of the loop is long, however many rooms there are
            if live.room.id not in versions and not self._cluster.is_alone:
                self._registry.drop(live, Code.ROOM_FORGOTTEN)  # deleted on another node, whose message was missed
                continue
            if versions.get(live.room.id, 0) > live.room.version and live.queue.is_idle:
                await live.queue.catch_up()
            if live.audience.forget_the_silent():
                live.tell_presence()
        self._repeat_presence(awake)
        await self._delete_unkept(awake)
        self._send_to_sleep(awake)

    async def _delete_unkept(self, awake: tuple[LiveRoom, ...]) -> None:
        """Delete temporary tables: when everyone has been gone for a while, and after a day in any case."""
        now = self._time.monotonic()
        for live in awake:
            if live.is_asleep or live.room.opening.is_kept or not live.queue.is_idle:
                continue
            is_left = not live.audience.is_anybody_here() and now - live.used_at > SLEEP_AFTER
            if is_left or now - live.woken_at > UNKEPT_SECONDS:
                await self._store.forget(live.room.id)
                self._cluster.forgot(live.room.id)
                self._registry.drop(live, Code.ROOM_FORGOTTEN)
                log.info("a table that is not kept was deleted", room=live.room.id)

    def _repeat_presence(self, awake: tuple[LiveRoom, ...]) -> None:
        if self._time.monotonic() - self._repeated_at < PRESENCE_SECONDS:
            return
        self._repeated_at = self._time.monotonic()
        for live in awake:
            self._cluster.repeat_presence(live)

    def _send_to_sleep(self, awake: tuple[LiveRoom, ...]) -> None:
        for live in awake:
            if live.audience.viewers or not live.queue.is_idle:
                continue
            if self._time.monotonic() - live.used_at > SLEEP_AFTER:
                self._registry.sleep(live)

    async def touch_rooms(self) -> None:
        """Report to the store which rooms are in use, and which are publicly listed."""
        awake = self._registry.awake()
        for first in range(0, len(awake), AT_ONCE):  # in slices, so that moves are handled in between
            used = [live for live in awake[first : first + AT_ONCE] if live.audience.viewers]
            await self._store.touch({live.room.id: self._listing.is_listed(live) for live in used}, self._time.now())

    async def expire_rooms(self) -> None:
        """Delete rooms that nobody has used for longer than the host keeps them."""
        if self._keep_rooms_ms is None or not await self._is_time_plausible():
            return
        for room in await self._store.unused(self._time.now() - self._keep_rooms_ms, EXPIRED_AT_ONCE):
            if self._registry.get(room) is None:
                await self._store.forget(room)
                log.info("a room has expired", room=room)

    async def _is_time_plausible(self) -> bool:
        """Return whether the clock can be trusted for deletion. After a large leap forward, wait for a while."""
        now, at = self._time.now(), self._time.monotonic()
        if self._expiry_at is None:
            leap = now - (await self._store.last_used() or now)
        else:
            before, since = self._expiry_at
            leap = now - before - round((at - since) * 1000)
        self._expiry_at = (now, at)
        if leap > LEAP_MS:
            self._expiry_from = at + TRUST_AFTER
            log.warning("rooms expire only after a week: the clock is far ahead of the last use. Is it right?", now=now)
        elif leap < -LEAP_MS:
            self._expiry_from = at  # someone has set it right
        return at >= self._expiry_from

    async def remember_old_games(self) -> None:
        """List the finished games of rooms from before games were remembered."""
        for room in await self._store.unsummed(20):
            try:
                await self._store.add_games(room, finished_games(await self._store.read(room)))
            except UNREADABLE as error:
                self._registry.cannot_read(room, error)
