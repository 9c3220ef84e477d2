"""Writes the updates of a room: the public parts once for all, plus the private parts of each seat.

Nothing else is ever sent about a room, so what is not in its views cannot leak.
"""

from collections.abc import Callable, Collection, Iterable
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import fields, replace

from stella.protocol.messages import Told, Update
from stella.rooms.facts import (
    ChanceOpened,
    ExportAllowed,
    GamePlayed,
    MemberNotReady,
    MemberReady,
    OrderSet,
    SeatHandedOver,
    WordsWritten,
)
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rooms.views import OwnView, RoomView
from stella.rooms.visibility import own_view, room_view
from stella.rules.changes import Parts, changed_parts, own_after, touched_seats
from stella.rules.engine import Happening
from stella.rules.facts import KNOWN_TO_ONE_SEAT, CardsMarked, GameStarted
from stella.rules.game import Game
from stella.rules.views import SeatView, Shown, TableView
from stella.rules.visibility import seat_view, show, table_view

encode = msgspec.json.Encoder().encode
Reactions = Callable[[Shown], tuple[tuple[int, str], ...]] | None
"""Returns the bots' reactions to a fact: seat and emoji. None: there are no bots."""

_PARTS = tuple(field.name for field in fields(TableView))
_parts = attrgetter(*_PARTS)
_NOTHING: Parts = {}
_NOTHING_OWN: tuple[Any, Any] = (UNSET, UNSET)


class Views:
    """The views of a room at one moment: the public one, and one for each seat held by a connected client."""

    __slots__ = ("mine", "own", "room", "seats", "table")

    def __init__(self, room: Room) -> None:
        self.seats = room.seats
        self.room: RoomView = room_view(room)
        self.table: TableView | None = table_view(room.game) if room.game else None
        self.own: dict[int, SeatView | None] = {}
        self.mine: dict[int, OwnView] = {}


def whole(room: Room, views: Views, number: int | None, facts: tuple[Told, ...]) -> bytes:
    """Return the update for a client that connects: all parts, and the facts since its last known moment."""
    own = _own(room.game, number)
    mine = None if number is None else own_view(room.seats[number])
    if number is not None and mine is not None:
        views.own[number], views.mine[number] = own, mine
    return encode(Update(room.moment, True, UNSET, views.room, views.table, own, mine, facts))


def table_change(before: TableView | None, after: TableView) -> Parts:
    """Return the parts of the table that changed."""
    if before is None:
        return dict(zip(_PARTS, _parts(after), strict=True))
    parts = zip(_PARTS, _parts(before), _parts(after), strict=True)
    return {part: now for part, old, now in parts if now is not old and now != old}


def table_changes(happened: Iterable[Happening], table: TableView | None) -> tuple[list[Parts], TableView | None]:
    """Return the changes that each fact made to the table, and the table after the last one."""
    changes = []
    for each in happened:
        fact = each.fact
        if type(fact) is GameStarted or (type(fact) is CardsMarked and not fact.is_ready):
            changes.append(_NOTHING)  # the table comes with the first round; marks are not on it
            continue
        parts = None if table is None else changed_parts(table, fact, each.after)
        if table is None or parts is None:
            before, table = table, table_view(each.after)
            changes.append(table_change(before, table))
        else:
            table = replace(table, **parts)
            changes.append(parts)
    return changes, table


def told(happened: Iterable[Happening], changes: list[Parts], seat: int | None, reactions: Reactions) -> list[Told]:
    """Return the facts as a seat (None: everyone else) may see them, each with its changes."""
    facts = []
    for each, change in zip(happened, changes, strict=True):
        shown = show(each.before, each.fact, seat)
        if shown is not None:
            facts.append(Told(shown, change, reactions(shown) if reactions else ()))
    return facts


class Updates:
    """The messages for one change of a room. Each part is encoded once, when it is first needed."""

    __slots__ = (
        "_change", "_common", "_facts", "_has_new_seats", "_moment", "_own", "_private", "_room", "_special", "_table",
        "_views", "recipients",
    )  # fmt: skip

    def __init__(self, views: Views, change: Change, reactions: Reactions) -> None:
        """Take the views from before the change, and update them."""
        self._views, self._change = views, change
        self._moment = change.room.moment
        self._private: dict[int | None, Any] = {}  # the facts, for the seats that see more of them than everyone
        self._own: dict[int, tuple[Any, Any]] = {}
        self._common = b""  # for all seats without private parts in this change
        self._facts: Any = UNSET
        self._room: Any = UNSET
        self._table: Any = UNSET
        self.recipients: frozenset[int] | None = None
        self._has_new_seats = views.seats is not change.room.seats
        if self._has_new_seats:
            views.seats = change.room.seats
            self._forget_handed_over()
        if change.is_public:
            self._show_room()
            self._show_game(reactions)
        else:
            self.recipients = _owners(change)
        self._special = self._special_seats()

    def _special_seats(self) -> Collection[int | None]:
        """Return the seats with private parts in this change. All others get the public update."""
        happened, own, seats = self._change.happenings, self._views.own, self._views.seats
        touched = touched_seats(happened[0].before, happened[-1].after) if happened else None
        if touched is None or self._has_new_seats:
            return range(len(seats))
        if len(own) < len(seats):
            touched += tuple([number for number in range(len(seats)) if number not in own])
        return (*touched, *self._private) if self._private else touched

    def _forget_handed_over(self) -> None:
        """Drop the cached views of seats that changed hands."""
        for fact in self._change.facts:
            if isinstance(fact, SeatHandedOver):
                number = self._change.room.number(fact.colour) or 0
                self._views.own.pop(number, None)
                self._views.mine.pop(number, None)

    def _show_room(self) -> None:
        facts, room, views = self._change.facts, self._change.room, self._views
        if len(facts) == 1 and type(facts[0]) is GamePlayed and not _has_new_phase(room, views.room):
            return  # a move changes nothing else in the room
        now = room_view(room)
        if now != views.room:
            views.room, self._room = now, Raw(encode(now))

    def _show_game(self, reactions: Reactions) -> None:
        views, game, happened = self._views, self._change.room.game, self._change.happenings
        if happened:
            changes, views.table = table_changes(happened, views.table)
            self._facts = Raw(encode(told(happened, changes, None, reactions)))
            for each in happened:
                if type(each.fact) in KNOWN_TO_ONE_SEAT:
                    seat: int = each.fact.seat  # type: ignore[union-attr]
                    self._private[seat] = Raw(encode(told(happened, changes, seat, reactions)))
        elif (game is None) != (views.table is None):
            views.table = table_view(game) if game else None
            self._table = views.table

    def to(self, number: int | None, done: int | UnsetType = UNSET) -> bytes:
        """Return the update for a seat (None: everyone else). `done` is the seat's command that made the change."""
        if done is UNSET and number not in self._special:
            if not self._common:
                self._common = encode(Update(self._moment, room=self._room, table=self._table, facts=self._facts))
            return self._common
        own, mine = _NOTHING_OWN if number is None else self._own.get(number) or self._own_parts(number)
        facts = self._private.get(number, self._facts)
        return encode(Update(self._moment, UNSET, done, self._room, self._table, own, mine, facts))

    def _own_parts(self, number: int) -> tuple[Any, Any]:
        """Return a seat's private changes, cached for all devices that hold the seat."""
        views, room, happened = self._views, self._change.room, self._change.happenings
        seen: Any = views.own.get(number, UNSET)
        if happened and type(seen) is SeatView:
            own: Any = own_after(seen, happened[0].before, happened[-1].after)
        else:
            own = _own(room.game, number)
        mine: Any = UNSET
        if self._has_new_seats or number not in views.mine:
            mine = own_view(room.seats[number])
            if views.mine.get(number) == mine:
                mine = UNSET
            else:
                views.mine[number] = mine
        views.own[number] = own
        parts = self._own[number] = (UNSET if own == seen else own, mine)
        return parts


def _own(game: Game | None, number: int | None) -> SeatView | None:
    """Return a seat's view of the game. A player who waits for the next game gets the public view."""
    return None if game is None or number is None or number >= game.seats else seat_view(game, number)


def _has_new_phase(room: Room, shown: RoomView) -> bool:
    return room.phase is not shown.phase or room.is_clock_due != shown.is_clock_due


def _owners(change: Change) -> frozenset[int]:
    """Return the seats that see a change nobody else sees."""
    seats = {each.fact.seat for each in change.happenings if type(each.fact) in KNOWN_TO_ONE_SEAT}  # type: ignore[union-attr]
    for fact in change.facts:
        if isinstance(fact, OrderSet | WordsWritten | ChanceOpened | MemberReady | MemberNotReady | ExportAllowed):
            number = change.room.number(fact.colour)
            if number is not None:
                seats.add(number)
    return frozenset(seats)
