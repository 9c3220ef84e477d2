"""Lets the program play: bots and stand-ins think for a moment and then move, each from its own seat's view.

It decides nothing: its moves go through the room like any command.
"""

from functools import partial

from stella.hosting.catalogue import Catalogue
from stella.hosting.effects import Effect
from stella.hosting.ports import Time, Timer
from stella.hosting.queue import RETRY_SECONDS, STORE_TROUBLE, Request
from stella.hosting.room import LiveRoom
from stella.protocol.codes import Code
from stella.rooms.decisions import Context, decide
from stella.rooms.fold import Change
from stella.rooms.room import Room, Seat
from stella.rules.box import MAX_MARKS, Colour
from stella.rules.game import Associating, Game
from stella.rules.moves import AgreeToOtherWord, BeReady, Move
from stella.rules.refusals import Refused
from stella.rules.visibility import view

MARKS_WHEN_LATE = 2  # for a player who has marked nothing when the clock runs out: few, so that waiting does not pay
_Step = tuple[str | None, int, int]  # the game, and the step within it


class _Table:
    """Whether the program plays in a room, and which of its seats think about which step."""

    __slots__ = ("has_program", "seats", "thinking")

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = ()
        self.has_program = False
        self.thinking: dict[Colour, tuple[_Step, Timer]] = {}


class Autoplay(Effect):
    """The program's players of all rooms on this node."""

    def __init__(self, catalogue: Catalogue, time: Time, pace: float = 1.0) -> None:
        self._catalogue = catalogue
        self._time = time
        self._pace = pace
        self._tables: dict[str, _Table] = {}

    def changed(self, live: LiveRoom, _: object = None, /) -> None:
        """Let the bots whose turn it is think, as long as anyone is connected."""
        room = live.room
        if not live.audience.viewers:
            return
        table = self._tables.get(room.id)
        if table is None:
            table = self._tables[room.id] = _Table()
        if table.seats is not room.seats:
            table.seats = room.seats
            table.has_program = any(seat.is_played_by_program for seat in room.seats)
        if not table.has_program:
            return
        for number in room.awaited():
            seat = room.seats[number]
            if seat.is_played_by_program and not _waits_for_people(room, number):
                self._think(live, table, number, seat)

    joined = changed

    def slept(self, room: str) -> None:
        """Cancel all moves."""
        table = self._tables.pop(room, None)
        if table is not None:
            for _, timer in table.thinking.values():
                timer.cancel()

    def _think(self, live: LiveRoom, table: _Table, number: int, seat: Seat) -> None:
        room, thinking = live.room, table.thinking.get(seat.colour)
        step = (room.record, *room.step())
        if thinking is not None:
            if thinking[0] == step and not seat.is_played_this_step:
                return
            thinking[1].cancel()
        seconds = 0.0
        if room.game is not None and not seat.is_played_this_step:
            seconds = self._catalogue.player(room, seat).thinking_time(view(room.game, number)) * self._pace
        request = Request(partial(self._move, live, seat.colour), partial(self._answered, live, seat.colour, step))
        table.thinking[seat.colour] = (step, self._time.later(seconds, partial(live.queue.ask, request)))

    def _answered(self, live: LiveRoom, colour: Colour, step: _Step, change: Change | None, code: Code | None) -> None:
        """If the store was unavailable, think again; otherwise another move came first, and its change follows."""
        table = self._tables.get(live.room.id)
        if table is None:
            return
        if colour in table.thinking and table.thinking[colour][0] == step:
            del table.thinking[colour]
        if change is None and code in STORE_TROUBLE and not live.is_asleep:
            self._time.later(RETRY_SECONDS, partial(self.changed, live))

    def _move(self, live: LiveRoom, colour: Colour, room: Room) -> Change:
        number, game = room.number(colour), room.game
        if number is None or game is None or number not in room.awaited() or not live.audience.viewers:
            raise Refused(Code.NOBODY_WAITS)
        seat = room.seats[number]
        move = self._choice(room, game, number, seat) if seat.is_played_by_program else None
        if move is None:  # the person came back, or there is nothing to do
            raise Refused(Code.NOBODY_WAITS)
        return decide(room, number, move, Context(self._time.now(), by_program=True))

    def _choice(self, room: Room, game: Game, number: int, seat: Seat) -> Move | None:
        most = MARKS_WHEN_LATE if seat.is_played_this_step else MAX_MARKS
        return _obvious(game, number, seat) or self._catalogue.player(room, seat).choose(view(game, number), most)


def _obvious(game: Game, number: int, seat: Seat) -> Move | None:
    """Return a stand-in's move without thinking: agree with the others, keep the absent person's marks."""
    phase = game.phase
    if seat.is_bot or not isinstance(phase, Associating):
        return None
    if phase.agreed and not phase.agreed >> number & 1:
        return AgreeToOtherWord()
    return BeReady() if phase.marks[number] else None


def _waits_for_people(room: Room, number: int) -> bool:
    """Return whether a seat delays being ready, so that people can still ask for the other word.

    They can do so until the first seat is ready (rules §3.2).
    """
    game = room.game
    if game is None or not isinstance(game.phase, Associating) or game.phase.ready:
        return False
    if game.phase.agreed:
        return room.seats[number].is_bot or bool(game.phase.agreed >> number & 1)
    return any(not seat.is_played_by_program for seat in room.seats[: game.seats])
