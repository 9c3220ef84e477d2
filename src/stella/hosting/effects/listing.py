"""The public list: rooms that offer a seat, with a limit per address."""

from contextlib import suppress

from stella.hosting.addresses import address_key
from stella.hosting.effects import Effect
from stella.hosting.ports import Store, Time
from stella.hosting.registry import NoSuchRoom, Registry
from stella.hosting.room import LiveRoom
from stella.hosting.supervision import Supervisor
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.storage.errors import UNREADABLE

MOST_OF_ONE = 5  # public rooms of one address on one node, so that a few addresses cannot fill the list
LISTED_MS = 90_000  # a room that has been unused for longer is not listed
LONELY_MS = 10_000  # a table whose people have all been away for longer is not listed


class Listing(Effect):
    """The public rooms of one node, and the address from which each was opened or is played."""

    def __init__(self, store: Store, time: Time, supervisor: Supervisor, *, has_limit: bool = True) -> None:
        self._store = store
        self._time = time
        self._supervisor = supervisor
        self._has_limit = has_limit
        self._origins: dict[str, str] = {}  # of rooms, by their ids
        self._listed: set[str] = set()
        self._told: set[str] = set()  # those that the store lists

    def changed(self, live: LiveRoom, _: object = None, /) -> None:
        """Notify the store when a room becomes or stops being publicly listed."""
        room = live.room
        is_told = room.id in self._told
        if (is_told or room.options.is_public) and is_told != self.is_listed(live):
            self._told ^= {room.id}
            self._supervisor.run_once("room", self._store.touch({room.id: not is_told}, self._time.now()))

    opened = joined = left = changed

    def slept(self, room: str) -> None:
        """Drop the data about a room."""
        self._origins.pop(room, None)
        self._listed.discard(room)
        self._told.discard(room)

    def came_from(self, room: str, address: str) -> None:
        """Store the address of the first person who sat down in a room, until a player is connected."""
        self._origins.setdefault(room, address_key(address))

    async def rooms(self, registry: Registry, limit: int) -> list[Room]:
        """Return the public rooms with a free seat, on any node."""
        found = []
        for code in await self._store.listed(limit, self._time.now() - LISTED_MS):
            with suppress(NoSuchRoom, *UNREADABLE):  # deleted meanwhile, or unreadable: the others are listed
                live = await registry.find(code)
                if self.is_listed(live):
                    found.append(live.room)
        return found

    def is_listed(self, live: LiveRoom) -> bool:
        """Return whether a room is publicly listed now."""
        room = live.room.id
        self._listed.discard(room)
        if not is_open(live):
            return False
        here = next((viewer.network for viewer in live.audience.seated if viewer.network), None)
        origin = self._origins[room] = here or self._origins.get(room, "")
        if self._has_limit and origin and sum(self._origins[other] == origin for other in self._listed) >= MOST_OF_ONE:
            return False
        self._listed.add(room)
        return True


def is_open(live: LiveRoom) -> bool:
    """Return whether a room offers a seat: it is public, someone waits there, and a seat is free."""
    room = live.room
    is_waiting = room.phase is Phase.LOBBY and len(room.seats) < room.options.seats
    return room.options.is_public and is_waiting and not room.options.is_locked and _is_anybody_there(live)


def _is_anybody_there(live: LiveRoom) -> bool:
    """Return whether a person at the table is connected, or was a moment ago."""
    away = live.audience.away(live.room)
    return any(seat.token and away.get(seat.colour, 0) < LONELY_MS for seat in live.room.seats)
