"""Lets the program play: bots and stand-ins think for a moment and then move, each from its own seat's view.

It never decides anything: what it wants goes through the room like any command.
"""

from functools import partial

from stella.hosting.catalogue import Catalogue, Player
from stella.hosting.live import LiveRoom
from stella.hosting.ports import Time, Timer
from stella.hosting.requests import STORE_TROUBLE, TRY_AGAIN, Request
from stella.protocol.codes import Code
from stella.protocol.updates import Reactions
from stella.rooms.deciding import Context, decide
from stella.rooms.folding import Change
from stella.rooms.room import Room, Seat
from stella.rules.box import Colour
from stella.rules.game import Associating, Game
from stella.rules.moves import AgreeToOtherWord, BeReady, Move
from stella.rules.refusals import Refused
from stella.rules.showing import view

Step = tuple[int, int]


class _Table:
    """The program's players of one game, and who of them thinks about which step."""

    __slots__ = ("players", "record", "thinking")

    def __init__(self, record: str | None) -> None:
        self.record = record
        self.players: dict[tuple[Colour, str | None, int | None], Player] = {}
        self.thinking: dict[Colour, tuple[Step, Timer]] = {}


class Autoplay:
    """The program's players of all rooms on this node."""

    def __init__(self, catalogue: Catalogue, time: Time, pace: float = 1.0) -> None:
        self._catalogue = catalogue
        self._time = time
        self._pace = pace
        self._tables: dict[str, _Table] = {}

    def watch(self, live: LiveRoom) -> None:
        """A room has changed: let those think whose turn it is, as long as somebody looks."""
        room = live.room
        if not live.has_program or not live.audience.viewers:
            return
        for number in room.awaited():
            seat = room.seats[number]
            if seat.is_played_by_program and not _waits_for_people(room, number):
                self._think(live, number, seat)

    def forget(self, room: str) -> None:
        """Let go of a room that sleeps."""
        table = self._tables.pop(room, None)
        if table is not None:
            for _, timer in table.thinking.values():
                timer.cancel()

    def player(self, room: Room, seat: Seat) -> Player:
        """Return who plays a seat in a room's game; of a game that is not the present one nothing is kept."""
        table = self._tables.get(room.id)
        if table is None or table.record != room.record:
            return self._catalogue.player(room, seat)
        players = table.players
        who = (seat.colour, seat.character, seat.level)  # a seat may be handed over in the middle of a game
        player = players.get(who)
        if player is None:
            player = players[who] = self._catalogue.player(room, seat)
        return player

    def reactions(self, room: Room) -> Reactions:
        """Return what the bots of a room show when they see a fact."""
        bots = [(number, seat) for number, seat in enumerate(room.seats) if seat.character is not None]
        if not bots or room.game is None:
            return None
        return lambda fact: tuple(
            [(number, emoji) for number, seat in bots if (emoji := self.player(room, seat).reaction(fact, number))]
        )

    def _table(self, room: Room) -> _Table:
        """Return the table of a live room's present game, begun anew with every game."""
        table = self._tables.get(room.id)
        if table is None or table.record != room.record:
            self.forget(room.id)
            table = self._tables[room.id] = _Table(room.record)
        return table

    def _think(self, live: LiveRoom, number: int, seat: Seat) -> None:
        room, table = live.room, self._table(live.room)
        step, thinking = room.step(), table.thinking.get(seat.colour)
        if thinking is not None:
            if thinking[0] == step and not seat.is_played_this_step:
                return
            thinking[1].cancel()
        seconds = 0.0
        if room.game is not None and not seat.is_played_this_step:
            seconds = self.player(room, seat).thinking_time(view(room.game, number)) * self._pace
        table.thinking[seat.colour] = (step, self._time.later(seconds, partial(self._act, live, seat.colour)))

    def _act(self, live: LiveRoom, colour: Colour) -> None:
        self._table(live.room).thinking.pop(colour, None)
        if live.audience.viewers and not live.is_asleep:
            live.ask(Request(partial(self._decide, colour, self._time.now()), partial(self._answered, live)))

    def _answered(self, live: LiveRoom, change: Change | None, code: Code | None) -> None:
        """If the store was away, think again; else somebody was faster, and the change itself tells."""
        if change is None and code in STORE_TROUBLE and not live.is_asleep:
            self._time.later(TRY_AGAIN, partial(self.watch, live))

    def _decide(self, colour: Colour, now: int, room: Room) -> Change:
        number, game = room.number(colour), room.game
        if number is None or game is None or number not in room.awaited():
            raise Refused(Code.NOBODY_WAITS)
        seat = room.seats[number]
        move = self._choice(room, game, number, seat) if seat.is_played_by_program else None
        if move is None:  # the person came back, or there is nothing to do
            raise Refused(Code.NOBODY_WAITS)
        return decide(room, number, move, Context(now, by_program=True))

    def _choice(self, room: Room, game: Game, number: int, seat: Seat) -> Move | None:
        return _obvious(game, number, seat) or self.player(room, seat).choose(view(game, number))


def _obvious(game: Game, number: int, seat: Seat) -> Move | None:
    """Return what a stand-in does without a thought: agree with the others, keep the absent person's marks."""
    phase = game.phase
    if seat.is_bot or not isinstance(phase, Associating):
        return None
    if phase.agreed and not phase.agreed >> number & 1:
        return AgreeToOtherWord()
    return BeReady() if phase.marks[number] else None


def _waits_for_people(room: Room, number: int) -> bool:
    """Tell whether a seat holds back: the other word can be asked for until the first is ready (rules §3.2)."""
    game = room.game
    if game is None or not isinstance(game.phase, Associating) or game.phase.ready:
        return False
    if game.phase.agreed:
        return room.seats[number].is_bot or bool(game.phase.agreed >> number & 1)
    return any(not seat.is_played_by_program for seat in room.seats[: game.seats])
