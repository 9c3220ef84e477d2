"""What nodes tell each other: which rooms have moved on, who looks at them, and reactions. Nothing depends on it."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from stella.hosting.audience import Elsewhere
from stella.hosting.crowd import Tally
from stella.hosting.live import LiveRoom
from stella.hosting.ports import MOST_BYTES, OnlyNode, Switchboard, Time
from stella.protocol.codes import Code
from stella.rules.box import Colour

PRESENCE_SECONDS = 8.0
MOST_PARTS = 200  # rooms and other items in one message, if they fit


class People(Struct, frozen=True, omit_defaults=True, array_like=True):
    """Who looks at a room on the node that says so: players, how many watch, and what all of them have seen."""

    here: tuple[Colour, ...] = ()
    spectators: int = 0
    tvs: int = 0
    seen: int = 0
    names: tuple[str, ...] = ()


class News(Struct, frozen=True, omit_defaults=True):
    """What happened on one node in one turn of its loop."""

    node: str
    rooms: dict[str, int] = {}  # room -> version
    people: dict[str, People] = {}
    reactions: tuple[tuple[str, Colour | None, str], ...] = ()
    forgotten: tuple[str, ...] = ()  # rooms of which nothing is kept any more
    rewritten: tuple[str, ...] = ()  # rooms whose past reads differently now
    nudges: tuple[tuple[str, Colour, Colour | None], ...] = ()  # room, who is nudged, by whom; null: who watches
    tallies: tuple[tuple[str, Tally], ...] = ()  # room, and what its crowd made of a round whose slates are open


_Part = tuple[str, Any]
"""The field of the news, and one item of it: of a dictionary, its key and its value."""
_LISTS = ("reactions", "forgotten", "rewritten", "nudges", "tallies")


class Awake(Protocol):
    """The rooms awake on this node."""

    def get(self, room: str, /) -> LiveRoom | None:
        """Return a room, if it is awake."""


class Cluster:
    """One node among others."""

    def __init__(
        self,
        node: str,
        awake: Awake,
        time: Time,
        catch_up: Callable[[LiveRoom], None],
        drop: Callable[[LiveRoom, Code], None],
        *,
        rewritten: Callable[[str], None],
    ) -> None:
        self.node = node
        self._awake = awake
        self._time = time
        self._catch_up = catch_up
        self._drop = drop
        self._hear_rewritten = rewritten
        self._switchboard: Switchboard = OnlyNode()
        self.is_alone = True
        self._rooms: dict[str, int] = {}
        self._people: dict[str, People] = {}
        self._told: dict[str, People] = {}
        self._reactions: list[tuple[str, Colour | None, str]] = []
        self._forgotten: list[str] = []
        self._rewritten: list[str] = []
        self._nudges: list[tuple[str, Colour, Colour | None]] = []
        self._tallies: list[tuple[str, Tally]] = []
        self.show_nudge: Callable[[LiveRoom, Colour, Colour | None], None] = lambda _, __, ___: None
        self._is_flushing = False

    @property
    def is_hearing(self) -> bool:
        """Tell whether this node hears the others, if there can be any."""
        return self._switchboard.is_alive

    def connect(self, switchboard: Switchboard) -> None:
        """Tell other nodes what happens here from now on."""
        self._switchboard, self.is_alone = switchboard, False

    def moved(self, live: LiveRoom) -> None:
        """Tell the others that a room has moved on or that its people have changed, at the end of this turn."""
        if self.is_alone:
            return
        room = live.room
        self._rooms[room.id] = room.version
        people = _people(live)
        if self._told.get(room.id, People()) != people:
            self._people[room.id] = self._told[room.id] = people
        self._flush_soon()

    def reacted(self, room: str, colour: Colour | None, emoji: str) -> None:
        """Tell the others about a reaction."""
        if not self.is_alone:
            self._reactions.append((room, colour, emoji))
            self._flush_soon()

    def nudged(self, room: str, colour: Colour, by: Colour | None) -> None:
        """Tell the others that somebody nudges a seat."""
        if not self.is_alone:
            self._nudges.append((room, colour, by))
            self._flush_soon()

    def tallied(self, room: str, tally: Tally) -> None:
        """Tell the others what a room's crowd made of a round."""
        if not self.is_alone:
            self._tallies.append((room, tally))
            self._flush_soon()

    def forgot(self, room: str) -> None:
        """Tell the others that nothing is kept of a room any more."""
        if not self.is_alone:
            self._forgotten.append(room)
            self._flush_soon()

    def rewrote(self, room: str) -> None:
        """Tell the others that a room's past reads differently now."""
        if not self.is_alone:
            self._rewritten.append(room)
            self._flush_soon()

    def repeat_presence(self, live: LiveRoom) -> None:
        """Say again who is here, so that others need not take us for dead."""
        if not self.is_alone and live.audience.viewers:
            self._people[live.room.id] = _people(live)
            self._flush_soon()

    def forget(self, room: str) -> None:
        """Let go of a room that sleeps."""
        self._told.pop(room, None)

    def _flush_soon(self) -> None:
        if not self._is_flushing:
            self._is_flushing = True
            self._time.later(0, self._flush)

    def _flush(self) -> None:
        self._is_flushing = False
        rooms, self._rooms = self._rooms, {}
        people, self._people = self._people, {}
        lists: tuple[list[Any], ...] = (self._reactions, self._forgotten, self._rewritten, self._nudges, self._tallies)
        parts: list[_Part] = [(field, item) for field, items in zip(_LISTS, lists, strict=True) for item in items]
        for each in lists:
            each.clear()
        parts += [("rooms", item) for item in rooms.items()]
        parts += [("people", item) for item in people.items()]
        for first in range(0, len(parts), MOST_PARTS):
            self._send(parts[first : first + MOST_PARTS])

    def _send(self, parts: list[_Part]) -> None:
        """Send news in as many messages as the switchboard's limit asks for."""
        message = _encode(self.node, parts)
        if len(message) > MOST_BYTES and len(parts) > 1:
            middle = len(parts) // 2
            self._send(parts[:middle])
            self._send(parts[middle:])
        else:
            self._switchboard.tell(message)

    async def heard(self, message: bytes) -> None:
        """Listen to news of another node, as a switchboard calls it."""
        self.hear(message)

    def hear(self, message: bytes) -> None:
        """Listen to news of another node."""
        news = _decode(message)
        if news.node == self.node:
            return
        self._hear_what_is_not_kept(news)
        for room, people in news.people.items():
            self._hear_people(news.node, room, people)
        for room, version in news.rooms.items():
            live = self._awake.get(room)
            if live is not None and version > live.room.version:
                self._catch_up(live)
        for room in news.forgotten:
            live = self._awake.get(room)
            if live is not None:
                self._drop(live, Code.ROOM_FORGOTTEN)
        for room in news.rewritten:
            self._hear_rewritten(room)

    def _hear_what_is_not_kept(self, news: News) -> None:
        for room, colour, emoji in news.reactions:
            live = self._awake.get(room)
            if live is not None:
                live.show_reaction(colour, emoji)
        for room, colour, by in news.nudges:
            live = self._awake.get(room)
            if live is not None:
                self.show_nudge(live, colour, by)
        for room, tally in news.tallies:
            live = self._awake.get(room)
            if live is not None:
                live.crowd.hear(news.node, tally, live.room.game)

    def _hear_people(self, node: str, room: str, people: People) -> None:
        live = self._awake.get(room)
        if live is None:
            return
        until = self._time.monotonic() + 3 * PRESENCE_SECONDS
        elsewhere = Elsewhere(until, people.here, people.spectators, people.tvs, seen=people.seen, names=people.names)
        live.audience.hear(node, elsewhere)
        live.tell_presence()


_decode = msgspec.json.Decoder(News).decode


def _encode(node: str, parts: list[_Part]) -> bytes:
    """Return the message that holds parts of news."""
    fields: dict[str, list[Any]] = {}
    for field, item in parts:
        fields.setdefault(field, []).append(item)
    once = {field: tuple(items) for field, items in fields.items() if field in _LISTS}
    rooms, people = dict(fields.get("rooms", ())), dict(fields.get("people", ()))
    return msgspec.json.encode(News(node, rooms, people, **once))


def _people(live: LiveRoom) -> People:
    audience = live.audience
    here = tuple(sorted(audience.here_on_this_node()))
    seen = min(audience.seen_on_this_node(live.room), default=0)
    return People(here, *audience.watching(), seen, audience.names())
