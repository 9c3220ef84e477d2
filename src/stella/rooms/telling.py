"""Writes the messages about a room: the public part once for all, and what a seat alone may see added to it."""

from collections.abc import Sequence

import msgspec

from stella.rooms.facts import Entry
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


def tell(
    entry: Entry, before: Game | None, after: Room, room_part: bytes | None
) -> tuple[Telling, dict[int, list[Shown]]]:
    """Return the messages after an entry, and the facts that some seats see differently from the others."""
    public = shown_facts(entry, before, None)
    markers = {
        fact.seat for played in entry.facts for fact in getattr(played, "facts", ()) if isinstance(fact, CardsMarked)
    }
    private = {seat: list(shown_facts(entry, before, seat)) for seat in markers}
    return Telling(after, public, room_part), private


def presence(room: Room, here: Sequence[Colour], spectators: int, tvs: int) -> str:
    """Return the message that says who is here."""
    return _encode(
        {"type": "presence", "version": room.version, "here": here, "spectators": spectators, "tvs": tvs}
    ).decode()
