"""Writes the messages about a room: the public part once for all, and what a seat alone may see added to it."""

from collections.abc import Sequence

import msgspec

from stella.rooms.room import Room
from stella.rooms.showing import own_view, room_view
from stella.rules.box import Colour
from stella.rules.showing import seat_view, table_view
from stella.rules.views import Shown

_encode = msgspec.json.Encoder().encode


class RoomPart:
    """What stays the same in the messages about a room while only the game goes on, written once."""

    __slots__ = ("mine", "room")

    def __init__(self, room: Room) -> None:
        self.room = _encode(room_view(room))
        self.mine = tuple([_encode(own_view(seat)) for seat in room.seats])


class Telling:
    """The update messages of one version of a room."""

    __slots__ = ("_facts", "_game", "_head", "room_part")

    def __init__(self, room: Room, facts: Sequence[Shown], room_part: RoomPart | None = None) -> None:
        """Write the shared part; `room_part` is given if it is known from before."""
        self.room_part = room_part or RoomPart(room)
        self._game = game = room.game
        table = _encode(table_view(game)) if game else b"null"
        self._head = b'{"type":"update","version":%d,"room":%b,"table":%b' % (room.version, self.room_part.room, table)
        self._facts = _encode(facts)

    def to_everybody(self) -> str:
        """Return the message for spectators and TVs."""
        return (b'%b,"facts":%b}' % (self._head, self._facts)).decode()

    def to_seat(self, number: int, facts: Sequence[Shown] | None = None) -> str:
        """Return the message for one seat; `facts` replaces the public facts by the ones this seat may see."""
        shown = self._facts if facts is None else _encode(facts)
        own = _encode(seat_view(self._game, number)) if self._game else b"null"
        return (b'%b,"facts":%b,"own":%b,"mine":%b}' % (self._head, shown, own, self.room_part.mine[number])).decode()


def presence(room: Room, here: Sequence[Colour], spectators: int, tvs: int) -> str:
    """Return the message that says who is here."""
    return _encode(
        {"type": "presence", "version": room.version, "here": here, "spectators": spectators, "tvs": tvs}
    ).decode()


def reaction(room: Room, colour: Colour, emoji: str) -> str:
    """Return the message that shows somebody's reaction."""
    return _encode({"type": "reaction", "version": room.version, "colour": colour, "emoji": emoji}).decode()
