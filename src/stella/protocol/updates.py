"""Writes the updates of a room: what is public once for all, what a seat alone may see added to it.

Nothing else is ever sent about a room: what is not in its views cannot leave it.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import fields

from stella.protocol.messages import TableChange, Told, Update
from stella.rooms.facts import ChanceAdded, GamePlayed, OrderSet, SeatHandedOver, WordsWritten
from stella.rooms.folding import Change, Happening
from stella.rooms.room import Room
from stella.rooms.showing import own_view, room_view
from stella.rooms.views import OwnView, RoomView
from stella.rules.facts import CardsMarked, GameStarted, NoteWritten
from stella.rules.game import Game
from stella.rules.showing import seat_view, show, table_view
from stella.rules.views import SeatView, Shown, TableView

encode = msgspec.json.Encoder().encode
Reactions = Callable[[Shown], tuple[tuple[int, str], ...]]
"""What bots show when they have seen a fact: seat and emoji."""

_PARTS = tuple(field.name for field in fields(TableView))
_parts = attrgetter(*_PARTS)
_NOTHING = TableChange()


class Views:
    """All that can be seen of a room at one moment: by everybody, and by each seat that somebody here holds."""

    __slots__ = ("mine", "own", "room", "table")

    def __init__(self, room: Room) -> None:
        self.room: RoomView = room_view(room)
        self.table: TableView | None = table_view(room.game) if room.game else None
        self.own: dict[int, SeatView | None] = {}
        self.mine: dict[int, OwnView] = {}


def whole(room: Room, views: Views, number: int | None, facts: tuple[Told, ...]) -> bytes:
    """Return the update for somebody who comes: all parts, and the facts since what they knew."""
    own = _own(room.game, number)
    mine = None if number is None else own_view(room.seats[number])
    if number is not None and mine is not None:
        views.own[number], views.mine[number] = own, mine
    return encode(Update(room.moment, True, UNSET, views.room, views.table, own, mine, facts))


def table_change(before: TableView | None, after: TableView) -> Any:
    """Return the parts of the table that changed."""
    if before is None:
        return TableChange(**dict(zip(_PARTS, _parts(after), strict=True)))
    parts = zip(_PARTS, _parts(before), _parts(after), strict=True)
    return TableChange(**{part: now for part, old, now in parts if now is not old and now != old})


def table_changes(happened: Iterable[Happening], table: TableView | None) -> tuple[list[Any], TableView | None]:
    """Return what each fact changed on the table, and the table after the last of them."""
    changes = []
    for each in happened:
        fact = each.fact
        if isinstance(fact, GameStarted) or (isinstance(fact, CardsMarked) and not fact.is_ready):
            changes.append(_NOTHING)  # the table comes with the first round; marks are not on it
            continue
        before, table = table, table_view(each.after)
        changes.append(table_change(before, table))
    return changes, table


def told(happened: Iterable[Happening], changes: list[Any], seat: int | None, reactions: Reactions) -> list[Told]:
    """Return what happened as a seat (None: everybody else) may see it, each fact with what it changed."""
    facts = []
    for each, change in zip(happened, changes, strict=True):
        shown = show(each.before, each.fact, seat)
        if shown is not None:
            facts.append(Told(shown, change, reactions(shown)))
    return facts


class Updates:
    """The messages that tell one change of a room; each part is written once, when somebody needs it."""

    __slots__ = ("_change", "_facts", "_own", "_private", "_room", "_table", "_views", "_written", "recipients")

    def __init__(self, views: Views, change: Change, reactions: Reactions) -> None:
        """Take the views from before the change, and bring them up to it."""
        self._views, self._change, self._private = views, change, _markers(change)
        self.recipients = None if change.is_public else _owners(change)
        self._own: dict[int, tuple[Any, Any]] = {}
        self._written: dict[int | None, bytes] = {}
        self._facts: Any = UNSET
        self._room: Any = UNSET
        self._table: Any = UNSET
        self._forget_handed_over()
        if change.is_public:
            self._show_room()
            self._show_game(reactions)

    def _forget_handed_over(self) -> None:
        """Who plays a seat from now on has seen nothing of it yet."""
        for fact in self._change.facts:
            if isinstance(fact, SeatHandedOver):
                number = self._change.room.number(fact.colour) or 0
                self._views.own.pop(number, None)
                self._views.mine.pop(number, None)

    def _show_room(self) -> None:
        change, views = self._change, self._views
        # A move changes nothing of the room but what `_has_new_phase` looks at.
        if all(type(fact) is GamePlayed for fact in change.facts) and not _has_new_phase(change, views):
            return
        room = room_view(change.room)
        if room != views.room:
            views.room, self._room = room, Raw(encode(room))

    def _show_game(self, reactions: Reactions) -> None:
        change, views = self._change, self._views
        game = change.room.game
        if change.happenings:
            happened = change.happenings
            changes, views.table = table_changes(happened, views.table)
            self._facts = Raw(encode(told(happened, changes, None, reactions)))
            for seat in self._private:
                self._private[seat] = Raw(encode(told(happened, changes, seat, reactions)))
        elif (game is None) != (views.table is None):
            views.table = table_view(game) if game else None
            self._table = views.table

    def to(self, number: int | None, done: int | None = None) -> bytes:
        """Return the update for a seat (None: everybody else); `done` is the command of theirs that made the change."""
        if done is None and number in self._written:
            return self._written[number]
        own, mine = self._own_parts(number)
        facts = self._private.get(number, self._facts) if number is not None else self._facts
        answer = UNSET if done is None else done
        update = encode(Update(self._change.room.moment, UNSET, answer, self._room, self._table, own, mine, facts))
        if done is None:
            self._written[number] = update
        return update

    def _own_parts(self, number: int | None) -> tuple[Any, Any]:
        """Return what changed for a seat alone; the same for every device that holds the seat."""
        if number is None:
            return UNSET, UNSET
        if number not in self._own:
            room, views = self._change.room, self._views
            own, mine = _own(room.game, number), own_view(room.seats[number])
            is_new = number not in views.own or views.own[number] != own
            self._own[number] = (own if is_new else UNSET, mine if views.mine.get(number) != mine else UNSET)
            views.own[number], views.mine[number] = own, mine
        return self._own[number]


def _own(game: Game | None, number: int | None) -> SeatView | None:
    """Return what a seat sees of the game; who waits for the next one sees what everybody does."""
    return None if game is None or number is None or number >= game.seats else seat_view(game, number)


def _has_new_phase(change: Change, views: Views) -> bool:
    room = change.room
    return room.phase is not views.room.phase or room.is_clock_due != views.room.is_clock_due


def _markers(change: Change) -> dict[int, Any]:
    """Return the seats that see more of this change than everybody else, with nothing written for them yet."""
    return {each.fact.seat: UNSET for each in change.happenings if isinstance(each.fact, CardsMarked | NoteWritten)}


def _owners(change: Change) -> frozenset[int]:
    """Return the seats that can see a change that nobody else can."""
    seats = set(_markers(change))
    for fact in change.facts:
        if isinstance(fact, OrderSet | WordsWritten | ChanceAdded):
            number = change.room.number(fact.colour)
            if number is not None:
                seats.add(number)
    return frozenset(seats)
