"""The viewers of a room, on this node and on others, and how long absent players have been away."""

from collections.abc import Iterable

from msgspec import Struct

from stella.content.likeness import look_alike
from stella.hosting.ports import Time
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.messages import Presence
from stella.protocol.updates import encode
from stella.rooms.facts import SeatHandedOver, SeatMoved, SeatTaken
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rules.box import Colour

Gone = list[tuple[Viewer, Code]]
MOST_NAMES = 12  # of spectators; the others are only counted


class People(Struct, frozen=True, omit_defaults=True, array_like=True):
    """A room's viewers on one node: players, the number of spectators and their names, and what all players saw."""

    here: tuple[Colour, ...] = ()
    spectators: int = 0
    tvs: int = 0
    seen: int = 0  # the last moment that all players there have shown
    names: tuple[str, ...] = ()
    has_host: bool = False  # a host without a seat is here
    devices: tuple[str, ...] = ()  # the hashed tokens of the members of teams


class Audience:
    """The people around one room."""

    __slots__ = (
        "_elsewhere",
        "_host_left_at",
        "_left_at",
        "_since",
        "_time",
        "_told",
        "seated",
        "tvs",
        "viewers",
        "watchers",
    )

    def __init__(self, time: Time) -> None:
        self.viewers: dict[Viewer, None] = {}  # all of them:
        self.seated: dict[Viewer, None] = {}  # few, and asked for with every move;
        self.watchers: dict[Viewer, None] = {}  # may be thousands
        self.tvs = 0  # how many of these are TVs
        self._time = time
        self._since = time.monotonic()
        self._left_at: dict[Colour, float] = {}
        self._host_left_at: float | None = None  # when a host without a seat was last here
        self._elsewhere: dict[str, tuple[float, People]] = {}  # by node: when its report expires, and the report
        self._told: bytes | None = None

    def add(self, viewer: Viewer, room: Room, number: int | None) -> None:
        """Add a viewer, with the number of the seat that its token owns."""
        viewer.number = number
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
        """Remove a viewer. Return whether they were here."""
        if viewer not in self.viewers:
            return False
        self._take_out(viewer)
        if viewer.colour is not None:
            self._note_absence([viewer.colour])
        elif viewer.token is not None:
            self._host_left_at = self._time.monotonic()
        return True

    def clear(self) -> tuple[Viewer, ...]:
        """Remove and return all viewers."""
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
        """Update all seat numbers after a change of seats. Return the viewers whose seat is gone, with the reason."""
        room, gone = change.room, []
        moved = [fact.colour for fact in change.facts if isinstance(fact, SeatMoved)]  # to another device
        for viewer in self.seated:
            viewer.number = room.holder(viewer.token or "")
            if viewer.number is None and viewer.token != room.host_token:
                gone.append((viewer, Code.SEAT_MOVED if viewer.colour in moved else Code.SEAT_REMOVED))
            elif viewer.number is not None:
                viewer.colour = room.seats[viewer.number].colour
        for viewer, _ in gone:
            self._take_out(viewer)
        self._note_newcomers(change)
        return gone

    def _note_newcomers(self, change: Change) -> None:
        """Start counting the absence of new players now, not from their predecessor of the same colour."""
        for fact in change.facts:
            if isinstance(fact, SeatTaken | SeatHandedOver | SeatMoved):
                self._note_absence([fact.colour])

    def hear(self, node: str, people: People, until: float) -> None:
        """Store another node's viewers, until it reports again or the report expires."""
        before, (_, said) = self.here(), self._elsewhere.get(node, (until, people))
        self._elsewhere[node] = (until, people)
        self._note_absence(before - self.here())
        if said.has_host and not people.has_host:
            self._host_left_at = self._time.monotonic()

    def forget_the_silent(self) -> bool:
        """Drop nodes that have been silent for too long. Return whether there were any: their people are absent."""
        if not self._elsewhere:
            return False
        now = self._time.monotonic()
        silent = [node for node, (until, _) in self._elsewhere.items() if until <= now]
        if silent:
            before = self.here()
            for node in silent:
                if self._elsewhere.pop(node)[1].has_host:
                    self._host_left_at = now
            self._note_absence(before - self.here())
        return bool(silent)

    def _note_absence(self, colours: Iterable[Colour]) -> None:
        here, now = self.here(), self._time.monotonic()
        for colour in colours:
            if colour not in here:
                self._left_at[colour] = now

    def here(self) -> set[Colour]:
        """Return the colours of the connected people, on any node."""
        colours = set(self.addresses())
        for _, people in self._elsewhere.values():
            colours.update(people.here)
        return colours

    def away(self, room: Room) -> dict[Colour, int]:
        """Return for how long, in milliseconds, each absent person has been away."""
        now, here = self._time.monotonic(), self.here()
        absent = [seat.colour for seat in room.seats if seat.token and seat.colour not in here]
        return {colour: int((now - self._left_at.get(colour, self._since)) * 1000) for colour in absent}

    def _is_host_on_this_node(self, room: Room) -> bool:
        return room.host_token is not None and any(viewer.token == room.host_token for viewer in self.seated)

    def _devices(self, room: Room) -> tuple[str, ...]:
        """Return the hashed tokens of team members on this node, each once, however many connections it has."""
        return tuple({viewer.token: 1 for viewer in self.seated if _plays_with_others(room, viewer) and viewer.token})

    def present(self, room: Room) -> frozenset[str]:
        """Return the hashed tokens of team members connected to any node."""
        elsewhere = [token for _, people in self._elsewhere.values() for token in people.devices]
        return frozenset([*self._devices(room), *elsewhere])

    def is_anybody_here(self) -> bool:
        """Return whether the room has any viewer, on this node or another."""
        return bool(self.viewers) or any(
            people.here or people.spectators or people.tvs or people.has_host for _, people in self._elsewhere.values()
        )

    def is_host_here(self, room: Room) -> bool:
        """Return whether a host without a seat is connected, on any node."""
        return self._is_host_on_this_node(room) or any(people.has_host for _, people in self._elsewhere.values())

    def host_away(self, room: Room) -> int | None:
        """Return for how long, in milliseconds, a host without a seat has been away; None: here, or there is none."""
        if room.host_token is None or self.is_host_here(room):
            return None
        left = self._since if self._host_left_at is None else self._host_left_at
        return int((self._time.monotonic() - left) * 1000)

    def addresses(self) -> dict[Colour, str]:
        """Return the hashed address from which each person on this node plays."""
        return {viewer.colour: viewer.address for viewer in self.seated if viewer.colour is not None}

    def seen(self, room: Room) -> int:
        """Return the last moment that all players here have shown, on this node and the others."""
        moments = [viewer.seen for viewer in self.seated if room.is_in_game(viewer.number)]
        moments += [people.seen for _, people in self._elsewhere.values() if people.here]
        return min(moments, default=room.moment)

    def people(self, room: Room) -> People:
        """Return the viewers on this node. Players who wait for the next game delay no clock."""
        seen = min([viewer.seen for viewer in self.seated if room.is_in_game(viewer.number)], default=0)
        names = [viewer.name for viewer in self.watchers if viewer.name is not None]
        here = tuple(sorted(self.addresses()))
        watching = len(self.watchers) - self.tvs
        return People(
            here,
            watching,
            self.tvs,
            seen,
            tuple(names[:MOST_NAMES]),
            self._is_host_on_this_node(room),
            self._devices(room),
        )

    def presence(self, room: Room) -> bytes | None:
        """Return the message with the connected people, or None if it was already sent."""
        everywhere = [self.people(room), *[people for _, people in self._elsewhere.values()]]
        here = {colour for people in everywhere for colour in people.here}
        colours = tuple([seat.colour for seat in room.seats if seat.colour in here])
        spectators, tvs = sum([people.spectators for people in everywhere]), sum([people.tvs for people in everywhere])
        names = tuple([name for people in everywhere for name in people.names])
        told_apart = _told_apart(names, room)[:MOST_NAMES]
        message = encode(Presence(colours, spectators, tvs, told_apart, self.is_host_here(room)))
        if message == self._told:
            return None
        self._told = message
        return message


def _plays_with_others(room: Room, viewer: Viewer) -> bool:
    return viewer.number is not None and viewer.number < len(room.seats) and bool(room.seats[viewer.number].devices)


def _told_apart(names: tuple[str, ...], room: Room) -> tuple[str, ...]:
    """Return the names of spectators that cannot be mistaken for a player's."""
    return tuple([name for name in names if not any(look_alike(name, seat.name) for seat in room.seats)])
