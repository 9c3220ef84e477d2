"""Writes the updates of a room: what is public once for all, what a seat alone may see added to it.

Nothing else is ever sent about a room: what is not in its views cannot leave it.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import fields, replace

from stella.protocol.messages import TableChange, Told, Update
from stella.rooms.facts import ChanceAdded, GamePlayed, OrderSet, SeatHandedOver, WordsWritten
from stella.rooms.folding import Change, Happening
from stella.rooms.room import Room
from stella.rooms.showing import own_view, room_view
from stella.rooms.views import OwnView, RoomView
from stella.rules.changing import changed_parts, own_after, touched_seats
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
_KNOWN_BEST_TO_A_SEAT = frozenset({CardsMarked, NoteWritten})


class Views:
    """All that can be seen of a room at one moment: by everybody, and by each seat that somebody here holds."""

    __slots__ = ("mine", "own", "room", "seats", "table")

    def __init__(self, room: Room) -> None:
        self.seats = room.seats
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
        parts = None if table is None else changed_parts(table, fact, each.after)
        if table is None or parts is None:
            before, table = table, table_view(each.after)
            changes.append(table_change(before, table))
        else:
            table = replace(table, **parts)
            changes.append(TableChange(**parts))
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

    __slots__ = (
        "_change", "_common", "_facts", "_has_new_seats", "_own", "_private", "_room", "_table", "_touched", "_views",
        "recipients",
    )  # fmt: skip

    def __init__(self, views: Views, change: Change, reactions: Reactions) -> None:
        """Take the views from before the change, and bring them up to it."""
        self._views, self._change, self._private = views, change, _markers(change)
        self._touched = _touched(change)
        self._has_new_seats, views.seats = views.seats is not change.room.seats, change.room.seats
        self.recipients = None if change.is_public else _owners(change)
        self._own: dict[int, tuple[Any, Any]] = {}
        self._common: bytes | None = None  # for all who see nothing of their own in this change
        self._facts: Any = UNSET
        self._room: Any = UNSET
        self._table: Any = UNSET
        is_move = len(change.facts) == 1 and type(change.facts[0]) is GamePlayed
        if not is_move:
            self._forget_handed_over()
        if change.is_public:
            # A move changes nothing of the room but what `_has_new_phase` looks at.
            if not is_move or _has_new_phase(change, views):
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
        if done is None and self._is_common(number):
            if self._common is None:
                self._common = self._written(UNSET, UNSET, UNSET, self._facts)
            return self._common
        own, mine = (UNSET, UNSET) if number is None else self._own_parts(number)
        facts = self._facts if number is None else self._private.get(number, self._facts)
        return self._written(UNSET if done is None else done, own, mine, facts)

    def _written(self, done: Any, own: Any, mine: Any, facts: Any) -> bytes:
        return encode(Update(self._change.room.moment, UNSET, done, self._room, self._table, own, mine, facts))

    def _is_common(self, number: int | None) -> bool:
        """Tell whether nothing of its own changed for a seat, so that it hears what everybody does."""
        if number is None:
            return True
        if self._has_new_seats or self._touched is None or number in self._touched or number in self._private:
            return False
        return number in self._views.own

    def _own_parts(self, number: int) -> tuple[Any, Any]:
        """Return what changed for a seat alone; the same for every device that holds the seat."""
        parts = self._own.get(number)
        if parts is None:
            parts = self._own[number] = (self._new_own(number), self._new_mine(number))
        return parts

    def _new_own(self, number: int) -> Any:
        """Return what a seat sees of the game besides the table, if that has changed."""
        owns, happened = self._views.own, self._change.happenings
        before = owns.get(number)
        if before is not None and happened:
            own: SeatView | None = own_after(before, happened[0].before, happened[-1].after)
        else:
            own = _own(self._change.room.game, number)
        if number in owns and before == own:
            return UNSET
        owns[number] = own
        return own

    def _new_mine(self, number: int) -> Any:
        """Return what the holder of a seat sees of the room alone, if that has changed: only with the seats."""
        mines = self._views.mine
        if number in mines and not self._has_new_seats:
            return UNSET
        mine = own_view(self._change.room.seats[number])
        if mines.get(number) == mine:
            return UNSET
        mines[number] = mine
        return mine


def _own(game: Game | None, number: int | None) -> SeatView | None:
    """Return what a seat sees of the game; who waits for the next one sees what everybody does."""
    return None if game is None or number is None or number >= game.seats else seat_view(game, number)


def _has_new_phase(change: Change, views: Views) -> bool:
    room = change.room
    return room.phase is not views.room.phase or room.is_clock_due != views.room.is_clock_due


def _touched(change: Change) -> tuple[int | None, ...] | None:
    """Return the only seats whose own view of the game can have changed; None: all."""
    happened = change.happenings
    return touched_seats(happened[0].before, happened[-1].after) if happened else None


def _markers(change: Change) -> dict[int, Any]:
    """Return the seats that see more of this change than everybody else, with nothing written for them yet."""
    return {each.fact.seat: UNSET for each in change.happenings if type(each.fact) in _KNOWN_BEST_TO_A_SEAT}  # type: ignore[union-attr]


def _owners(change: Change) -> frozenset[int]:
    """Return the seats that can see a change that nobody else can."""
    seats = set(_markers(change))
    for fact in change.facts:
        if isinstance(fact, OrderSet | WordsWritten | ChanceAdded):
            number = change.room.number(fact.colour)
            if number is not None:
                seats.add(number)
    return frozenset(seats)
