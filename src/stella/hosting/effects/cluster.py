"""Tells the other nodes which rooms have moved on, who looks at them, and what is not kept. Nothing depends on it."""

from typing import Any

import msgspec
from msgspec import Struct

from stella.hosting.audience import People
from stella.hosting.effects import Effect
from stella.hosting.ports import MOST_BYTES, OnlyNode, Switchboard, Time
from stella.hosting.room import LiveRoom
from stella.rules.box import Colour

PRESENCE_SECONDS = 8.0
MOST_PARTS = 200  # rooms and other items in one message, if they fit


class Tally(Struct, frozen=True):
    """What those on one node who marked along made of a scored round: how many, their points, marks by field."""

    seal: str
    round: int
    people: int
    points: int
    counts: tuple[int, ...]


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
_NOBODY = People()


class Cluster(Effect):
    """One node among others: what it tells them, collected until the end of each turn of the loop."""

    def __init__(self, node: str, time: Time) -> None:
        self.node = node
        self.is_alone = True
        self._time = time
        self._switchboard: Switchboard = OnlyNode()
        self._rooms: dict[str, int] = {}
        self._people: dict[str, People] = {}
        self._told: dict[str, People] = {}
        self._others: list[_Part] = []
        self._is_flushing = False

    @property
    def is_hearing(self) -> bool:
        """Tell whether this node hears the others, if there can be any."""
        return self._switchboard.is_alive

    def connect(self, switchboard: Switchboard) -> None:
        """Tell other nodes what happens here from now on."""
        self._switchboard, self.is_alone = switchboard, False

    def changed(self, live: LiveRoom, _: object = None, /) -> None:
        """Tell the others how far a room is and who looks at it, at the end of this turn."""
        if self.is_alone:
            return
        room = live.room
        self._rooms[room.id] = room.version
        people = live.audience.people(room)
        if self._told.get(room.id, _NOBODY) != people:
            self._people[room.id] = self._told[room.id] = people
        self._flush_soon()

    joined = left = seen = changed

    def slept(self, room: str) -> None:
        """Drop what the others were told of a room's people."""
        self._told.pop(room, None)

    def reacted(self, room: str, colour: Colour | None, emoji: str) -> None:
        """Tell the others about a reaction."""
        self._add("reactions", (room, colour, emoji))

    def nudged(self, room: str, colour: Colour, by: Colour | None) -> None:
        """Tell the others that somebody nudges a seat."""
        self._add("nudges", (room, colour, by))

    def tallied(self, room: str, tally: Tally) -> None:
        """Tell the others what a room's crowd made of a round."""
        self._add("tallies", (room, tally))

    def forgot(self, room: str) -> None:
        """Tell the others that nothing is kept of a room any more."""
        self._add("forgotten", room)

    def rewrote(self, room: str) -> None:
        """Tell the others that a room's past reads differently now."""
        self._add("rewritten", room)

    def repeat_presence(self, live: LiveRoom) -> None:
        """Say again who is here, so that others need not take us for dead."""
        if not self.is_alone and live.audience.viewers:
            self._people[live.room.id] = live.audience.people(live.room)
            self._flush_soon()

    def _add(self, field: str, item: object) -> None:
        if not self.is_alone:
            self._others.append((field, item))
            self._flush_soon()

    def _flush_soon(self) -> None:
        if not self._is_flushing:
            self._is_flushing = True
            self._time.later(0, self._flush)

    def _flush(self) -> None:
        self._is_flushing = False
        parts, self._others = self._others, []
        rooms, self._rooms = self._rooms, {}
        people, self._people = self._people, {}
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


def _encode(node: str, parts: list[_Part]) -> bytes:
    """Return the message that holds parts of news."""
    fields: dict[str, list[Any]] = {}
    for field, item in parts:
        fields.setdefault(field, []).append(item)
    rooms, people = dict(fields.pop("rooms", ())), dict(fields.pop("people", ()))
    others = {field: tuple(items) for field, items in fields.items()}
    return msgspec.json.encode(News(node, rooms, people, **others))
