"""Who looks at a room: on this node, on other nodes, and since when somebody has been away."""

from collections.abc import Iterable

from stella.content.likeness import look_alike
from stella.hosting.ports import Time
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.messages import Presence
from stella.protocol.updates import encode
from stella.rooms.facts import SeatHandedOver, SeatMoved, SeatTaken
from stella.rooms.folding import Change
from stella.rooms.room import Room
from stella.rules.box import Colour

Gone = list[tuple[Viewer, Code]]
MOST_NAMES = 12  # of spectators; the others are only counted


class Elsewhere:
    """Who looks at a room on another node, until this is heard again or runs out."""

    __slots__ = ("here", "names", "seen", "spectators", "tvs", "until")

    def __init__(
        self, until: float, here: Iterable[Colour], spectators: int, tvs: int, *, seen: int, names: tuple[str, ...]
    ) -> None:
        self.until = until
        self.here = frozenset(here)
        self.spectators = spectators
        self.tvs = tvs
        self.seen = seen  # the last moment that all players there have shown
        self.names = names


class Audience:
    """The people around one room."""

    __slots__ = ("_elsewhere", "_left_at", "_since", "_time", "_told", "seated", "tvs", "viewers", "watchers")

    def __init__(self, time: Time) -> None:
        self.viewers: dict[Viewer, None] = {}  # all of them:
        self.seated: dict[Viewer, None] = {}  # few, and asked for with every move;
        self.watchers: dict[Viewer, None] = {}  # may be thousands
        self.tvs = 0  # how many of these are TVs
        self._time = time
        self._since = time.monotonic()
        self._left_at: dict[Colour, float] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._told: bytes | None = None

    def add(self, viewer: Viewer, room: Room) -> None:
        """Welcome somebody."""
        viewer.number = room.holder(viewer.token) if viewer.token else None
        self.viewers[viewer] = None
        self._told = None
        if viewer.token is None:
            self.watchers[viewer] = None
            self.tvs += viewer.is_tv
        else:
            self.seated[viewer] = None
        if viewer.number is not None:
            viewer.colour = room.seats[viewer.number].colour
            self._left_at.pop(viewer.colour, None)

    def remove(self, viewer: Viewer) -> bool:
        """Let somebody go; say whether they were here."""
        if viewer not in self.viewers:
            return False
        self._take_out(viewer)
        if viewer.colour is not None:
            self._note_absence([viewer.colour])
        return True

    def clear(self) -> tuple[Viewer, ...]:
        """Let everybody go, and give them."""
        everybody = tuple(self.viewers)
        for viewer in everybody:
            self._take_out(viewer)
        return everybody

    def _take_out(self, viewer: Viewer) -> None:
        del self.viewers[viewer]
        self.seated.pop(viewer, None)
        if viewer in self.watchers:
            del self.watchers[viewer]
            self.tvs -= viewer.is_tv

    def renumber(self, change: Change) -> Gone:
        """The seats have changed: find everybody's number anew, and give those whose seat is gone, with the reason."""
        room, gone = change.room, []
        moved = [fact.colour for fact in change.facts if isinstance(fact, SeatMoved)]  # to another device
        for viewer in self.seated:
            viewer.number = room.holder(viewer.token or "")
            if viewer.number is None:
                gone.append((viewer, Code.SEAT_MOVED if viewer.colour in moved else Code.SEAT_REMOVED))
            else:
                viewer.colour = room.seats[viewer.number].colour
        for viewer, _ in gone:
            self._take_out(viewer)
        self._note_newcomers(change)
        return gone

    def _note_newcomers(self, change: Change) -> None:
        """Count the absence of whoever has a seat now from this moment, not that of whoever had its colour before."""
        for fact in change.facts:
            if isinstance(fact, SeatTaken | SeatHandedOver | SeatMoved):
                self._note_absence([fact.colour])

    def hear(self, node: str, elsewhere: Elsewhere) -> None:
        """Take over what another node says of its people."""
        before = self.here()
        self._elsewhere[node] = elsewhere
        self._note_absence(before - self.here())

    def forget_the_silent(self) -> bool:
        """Forget nodes that have not said anything for too long; say whether there were any: their people are away."""
        if not self._elsewhere:
            return False
        now = self._time.monotonic()
        silent = [node for node, elsewhere in self._elsewhere.items() if elsewhere.until <= now]
        if silent:
            before = self.here()
            for node in silent:
                del self._elsewhere[node]
            self._note_absence(before - self.here())
        return bool(silent)

    def _note_absence(self, colours: Iterable[Colour]) -> None:
        here, now = self.here(), self._time.monotonic()
        for colour in colours:
            if colour not in here:
                self._left_at[colour] = now

    def here_on_this_node(self) -> set[Colour]:
        """Return the colours of the people connected to this node."""
        return {viewer.colour for viewer in self.seated if viewer.colour is not None}

    def here(self) -> set[Colour]:
        """Return the colours of the people who are here, on this node or another."""
        colours = self.here_on_this_node()
        for elsewhere in self._elsewhere.values():
            colours |= elsewhere.here
        return colours

    def away(self, room: Room) -> dict[Colour, int]:
        """Return for how long, in milliseconds, each absent person has been away."""
        now, here = self._time.monotonic(), self.here()
        absent = [seat.colour for seat in room.seats if seat.token and seat.colour not in here]
        return {colour: int((now - self._left_at.get(colour, self._since)) * 1000) for colour in absent}

    def addresses(self) -> dict[Colour, str]:
        """Return the hashed address from which each person on this node plays."""
        return {viewer.colour: viewer.address for viewer in self.seated if viewer.colour is not None}

    def seen(self, room: Room) -> int:
        """Return the last moment that all players here have shown, on this node and the others."""
        moments = self.seen_on_this_node(room)
        moments += [elsewhere.seen for elsewhere in self._elsewhere.values() if elsewhere.here]
        return min(moments, default=room.moment)

    def seen_on_this_node(self, room: Room) -> list[int]:
        """Return the last moment that each player on this node has shown; who waits for the next game keeps nobody."""
        return [viewer.seen for viewer in self.seated if room.is_in_game(viewer.number)]

    def names(self) -> tuple[str, ...]:
        """Return the names of the spectators who came first to this node and said them."""
        named = [viewer.name for viewer in self.watchers if viewer.name is not None]
        return tuple(named[:MOST_NAMES])

    def watching(self) -> tuple[int, int]:
        """Return how many spectators and TVs are connected to this node."""
        return len(self.watchers) - self.tvs, self.tvs

    def presence(self, room: Room) -> bytes | None:
        """Return the message that says who is here, or None if it was told already."""
        here = self.here()
        spectators, tvs = self.watching()
        names = self.names()
        for elsewhere in self._elsewhere.values():
            spectators += elsewhere.spectators
            tvs += elsewhere.tvs
            names += elsewhere.names
        colours = tuple([seat.colour for seat in room.seats if seat.colour in here])
        message = encode(Presence(colours, spectators, tvs, _told_apart(names, room)[:MOST_NAMES]))
        if message == self._told:
            return None
        self._told = message
        return message


def _told_apart(names: tuple[str, ...], room: Room) -> tuple[str, ...]:
    """Return the names of spectators that nobody takes for a player's."""
    return tuple([name for name in names if not any(look_alike(name, seat.name) for seat in room.seats)])
