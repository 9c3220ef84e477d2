"""Writes the messages about a room: the public part once for all, and what a seat alone may see added to it."""

from collections.abc import Sequence

import msgspec

from stella.rooms.facts import Entry, GamePlayed
from stella.rooms.room import Room
from stella.rooms.showing import own_view, room_view, shown_facts
from stella.rules.box import Colour
from stella.rules.facts import CardsMarked
from stella.rules.game import Game
from stella.rules.showing import seat_view, table_view
from stella.rules.views import Shown

_encode = msgspec.json.Encoder().encode


class Telling:
    """The update messages of one version of a room."""

    def __init__(self, room: Room, facts: Sequence[Shown], room_part: bytes | None = None) -> None:
        """Write the shared part; `room_part` is the encoded room view if it is known from before."""
        self.room = room
        self.room_part = room_part or _encode(room_view(room))
        table = _encode(table_view(room.game)) if room.game else b"null"
        self._head = b'{"type":"update","version":%d,"room":%b,"table":%b' % (room.version, self.room_part, table)
        self._facts = _encode(facts)

    def to_everybody(self) -> str:
        """Return the message for spectators and TVs."""
        return (b'%b,"facts":%b}' % (self._head, self._facts)).decode()

    def to_seat(self, number: int, facts: Sequence[Shown] | None = None) -> str:
        """Return the message for one seat; `facts` replaces the public facts by the ones this seat may see."""
        room = self.room
        shown = self._facts if facts is None else _encode(facts)
        own = _encode(seat_view(room.game, number)) if room.game else b"null"
        mine = _encode(own_view(room.seats[number]))
        return (b'%b,"facts":%b,"own":%b,"mine":%b}' % (self._head, shown, own, mine)).decode()


def shown_by_seat(entry: Entry, before: Game | None) -> tuple[tuple[Shown, ...], dict[int, tuple[Shown, ...]]]:
    """Return what everybody sees of an entry, and what the seats that see more than that see."""
    played = [fact for part in entry.facts if isinstance(part, GamePlayed) for fact in part.facts]
    markers = {fact.seat for fact in played if isinstance(fact, CardsMarked)}
    return shown_facts(entry, before, None), {seat: shown_facts(entry, before, seat) for seat in markers}


def presence(room: Room, here: Sequence[Colour], spectators: int, tvs: int) -> str:
    """Return the message that says who is here."""
    return _encode(
        {"type": "presence", "version": room.version, "here": here, "spectators": spectators, "tvs": tvs}
    ).decode()


def reaction(room: Room, colour: Colour, emoji: str) -> str:
    """Return the message that shows somebody's reaction."""
    return _encode({"type": "reaction", "version": room.version, "colour": colour, "emoji": emoji}).decode()
