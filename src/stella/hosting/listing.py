"""Which rooms strangers may find: those with a seat to offer, and only a few of one address."""

from stella.hosting.addresses import address_key
from stella.hosting.live import LiveRoom
from stella.rooms.views import Phase

MOST_OF_ONE = 5  # public rooms of one address on one node: a few addresses must not fill the list
LONELY_MS = 10_000  # a table whose people are all away for longer is nothing to offer


class Listing:
    """The public rooms of one node, and from where each was opened or is played."""

    def __init__(self, *, has_limit: bool = True) -> None:
        self._has_limit = has_limit
        self._origins: dict[str, str] = {}  # of rooms, by their ids
        self._listed: set[str] = set()

    def came_from(self, room: str, address: str) -> None:
        """Note from where somebody sat down in a room; the first counts, until a player is connected."""
        self._origins.setdefault(room, address_key(address))

    def is_listed(self, live: LiveRoom) -> bool:
        """Tell whether strangers may find a room now."""
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

    def forget(self, room: str) -> None:
        """Let go of a room that sleeps."""
        self._origins.pop(room, None)
        self._listed.discard(room)


def is_open(live: LiveRoom) -> bool:
    """Tell whether a room offers a seat: it is public, somebody waits there, and there is a seat for one more."""
    room = live.room
    is_waiting = room.phase is Phase.LOBBY and len(room.seats) < room.options.seats
    return room.options.is_public and is_waiting and not room.options.is_locked and _is_anybody_there(live)


def _is_anybody_there(live: LiveRoom) -> bool:
    """Tell whether one of the people at a table is here, or was a moment ago."""
    away = live.audience.away(live.room)
    return any(seat.token and away.get(seat.colour, 0) < LONELY_MS for seat in live.room.seats)
