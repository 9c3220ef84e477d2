"""Sends other nodes the versions and viewers of rooms, and events that are not stored. Nothing depends on it."""

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
    """The result of one node's crowd in a scored round: how many people, their points, marks by field."""

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
    forgotten: tuple[str, ...] = ()  # deleted rooms
    rewritten: tuple[str, ...] = ()  # rooms whose history was rewritten
    nudges: tuple[tuple[str, Colour, Colour | None], ...] = ()  # room, nudged seat, nudging seat; null: a spectator
    tallies: tuple[tuple[str, Tally], ...] = ()  # room, and the result of its crowd for a round whose slates are open


_Part = tuple[str, Any]
"""A field of the news, and one item of it; for a dictionary, its key and its value."""
_NOBODY = People()


class Cluster(Effect):
    """This node's messages to the others, collected until the end of each turn of the event loop."""

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
        """Return whether this node receives from the others, if there can be any."""
        return self._switchboard.is_alive

    def connect(self, switchboard: Switchboard) -> None:
        """From now on, send what happens here to the other nodes."""
        self._switchboard, self.is_alone = switchboard, False

    def changed(self, live: LiveRoom, _: object = None, /) -> None:
        """Send the others a room's version and the people connected to it, at the end of this turn."""
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
        """Drop the record of what was last sent about a room's people."""
        self._told.pop(room, None)

    def reacted(self, room: str, colour: Colour | None, emoji: str) -> None:
        """Send a reaction to the others."""
        self._add("reactions", (room, colour, emoji))

    def nudged(self, room: str, colour: Colour, by: Colour | None) -> None:
        """Send the others a nudge of a seat."""
        self._add("nudges", (room, colour, by))

    def tallied(self, room: str, tally: Tally) -> None:
        """Send the others the result of a room's crowd for a round."""
        self._add("tallies", (room, tally))

    def forgot(self, room: str) -> None:
        """Notify the others that a room was deleted."""
        self._add("forgotten", room)

    def rewrote(self, room: str) -> None:
        """Notify the others that a room's history was rewritten."""
        self._add("rewritten", room)

    def repeat_presence(self, live: LiveRoom) -> None:
        """Repeat the presence, so that other nodes do not consider this one dead."""
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
        """Send news in as many messages as the switchboard's limit requires."""
        message = _encode(self.node, parts)
        if len(message) > MOST_BYTES and len(parts) > 1:
            middle = len(parts) // 2
            self._send(parts[:middle])
            self._send(parts[middle:])
        else:
            self._switchboard.tell(message)


def _encode(node: str, parts: list[_Part]) -> bytes:
    """Return the message with parts of the news."""
    fields: dict[str, list[Any]] = {}
    for field, item in parts:
        fields.setdefault(field, []).append(item)
    rooms, people = dict(fields.pop("rooms", ())), dict(fields.pop("people", ()))
    others = {field: tuple(items) for field, items in fields.items()}
    return msgspec.json.encode(News(node, rooms, people, **others))
