"""All rooms awake on this node: opens, finds, wakes them and lets them sleep. The store's log is the truth."""

import asyncio
import secrets
from collections.abc import Callable, Iterable

import structlog

from stella.hosting.catalogue import Catalogue
from stella.hosting.effects import Effects
from stella.hosting.history import History
from stella.hosting.ports import CodeTaken, Loaded, Measures, Store, Time
from stella.hosting.room import LiveRoom
from stella.hosting.supervision import Supervisor
from stella.protocol.codes import Code
from stella.rooms.facts import ChancePrepared, Entry, RoomFact, RoomOpened
from stella.rooms.fold import open_room
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.storage.entries import decode_room, encode_entry, followed, opened
from stella.storage.errors import UNREADABLE, TooNew

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without characters that look alike
CODE_LENGTH = 5
ROOM_ID_BYTES = 8
log = structlog.get_logger()


class NoSuchRoom(Exception):  # noqa: N818 - reads as the sentence it is
    """There is no room with this code."""


class Registry:
    """The rooms of one node, and what they share. No node owns a room, and any node can die."""

    def __init__(
        self,
        store: Store,
        time: Time,
        catalogue: Catalogue,
        effects: Effects,
        *,
        supervisor: Supervisor,
        measures: Measures,
    ) -> None:
        self.store = store
        self.time = time
        self.catalogue = catalogue
        self.effects = effects
        self.supervisor = supervisor
        self.measures = measures
        self.history = History(store, catalogue)
        self.damaged: set[str] = set()  # rooms that cannot be read
        self.too_new: set[str] = set()  # rooms that only a newer release can read
        self._awake: dict[str, LiveRoom] = {}
        self._waking: dict[str, asyncio.Task[LiveRoom]] = {}

    def get(self, room: str, /) -> LiveRoom | None:
        """Return a room, if it is awake."""
        return self._awake.get(room)

    def awake(self) -> tuple[LiveRoom, ...]:
        """Return all rooms that are awake."""
        return tuple(self._awake.values())

    def __len__(self) -> int:
        return len(self._awake)

    async def open(
        self, options: Options, begin: Callable[[Room], tuple[RoomFact, ...]] = lambda _: (), opening: str = "ordinary"
    ) -> LiveRoom:
        """Open a room with a new code and its first facts. If they are refused, no room is opened."""
        room_id = secrets.token_hex(ROOM_ID_BYTES)
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            prepared = ChancePrepared(secrets.token_hex(32), secrets.token_hex(16))
            entry = Entry(self.time.now(), (RoomOpened(room_id, code, options, opening), prepared))
            entry = Entry(entry.at, entry.facts + begin(open_room(entry)))
            try:
                await self.store.open(room_id, code, encode_entry(entry), entry.at)
            except CodeTaken:
                continue
            live = self._awake[room_id] = LiveRoom(open_room(entry), self)
            return live

    async def find(self, code: str) -> LiveRoom:
        """Return the room with this code, woken if it sleeps; raise `NoSuchRoom` if there is none."""
        code = code.strip().upper()
        if not (len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS)):
            raise NoSuchRoom
        room_id = await self.store.find(code)
        if room_id is None:
            raise NoSuchRoom
        return await self.wake(room_id)

    async def wake(self, room_id: str) -> LiveRoom:
        """Return a room that lives on this node, read from the store if needed; never the same room twice."""
        live = self._awake.get(room_id)
        if live is not None:
            return live
        waking = self._waking.get(room_id)
        if waking is None:
            waking = self._waking[room_id] = asyncio.create_task(self._wake(room_id))
            waking.add_done_callback(lambda _: self._waking.pop(room_id, None))
        return await asyncio.shield(waking)

    async def _wake(self, room_id: str) -> LiveRoom:
        try:
            loaded = await self.store.load(room_id)
            room = await self._replayed(room_id, loaded)
        except UNREADABLE as error:
            self.cannot_read(room_id, error)
            raise
        self.damaged.discard(room_id)
        self.too_new.discard(room_id)
        live = self._awake.get(room_id)
        if live is None:
            live = self._awake[room_id] = LiveRoom(room, self)
        return live

    async def _replayed(self, room_id: str, loaded: Loaded) -> Room:
        if loaded.snapshot is not None:
            try:
                return followed(decode_room(loaded.snapshot), loaded.entries)
            except UNREADABLE:  # written by another version of the program, perhaps
                log.warning("a snapshot cannot be read; reading the whole log", room=room_id)
        entries = loaded.entries if loaded.snapshot is None else await self.store.read(room_id)
        return read_log(entries)

    def cannot_read(self, room_id: str, error: Exception) -> Code:
        """Note that a room cannot be read; return the code that says why."""
        is_too_new = isinstance(error, TooNew)
        (self.too_new if is_too_new else self.damaged).add(room_id)
        said = "a newer release has written this room: update this node" if is_too_new else "a room is damaged"
        log.error(f"{said}; it cannot be opened", room=room_id, exc_info=error)
        return Code.TOO_NEW if is_too_new else Code.DAMAGED

    def sleep(self, live: LiveRoom) -> None:
        """Drop a room without viewers from memory."""
        live.is_asleep = True
        if self._awake.get(live.room.id) is live:
            del self._awake[live.room.id]
            self.effects.slept(live.room.id)

    def drop(self, live: LiveRoom, code: Code) -> None:
        """Disconnect everyone in a room with a code, and drop it, because it was deleted or rewritten."""
        live.end(code)
        self.sleep(live)


def read_log(entries: Iterable[bytes]) -> Room:
    """Return the room of a whole log; raise `NoSuchRoom` if it is empty, else as `stored` does."""
    log_entries = iter(entries)
    first = next(log_entries, None)
    if first is None:
        raise NoSuchRoom
    return followed(opened(first), log_entries)
