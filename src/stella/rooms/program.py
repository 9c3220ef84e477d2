"""Lets the program play: bots and stand-ins think for a moment and then move, each from its own seat's view.

It also says when a clock has run out. It never decides anything: what it wants goes through the room like any command.
"""

import asyncio
from collections.abc import Awaitable, Callable

from stella.rooms.commands import Command, TimeIsUp
from stella.rooms.house import House, ProgramPlayer
from stella.rooms.live import LiveRoom, now_ms
from stella.rooms.room import Seat
from stella.rules.box import Colour
from stella.rules.game import Associating, Game
from stella.rules.moves import AgreeToOtherWord, BeReady, Move
from stella.rules.showing import view

REACTION_SECONDS = 1.2
Doer = Callable[[LiveRoom, Colour | None, Command], Awaitable[None]]


class Program:
    """The program's players of all rooms on this node."""

    def __init__(self, house: House, do: Doer) -> None:
        self._house = house
        self._do = do
        self._players: dict[tuple[str, str | None, Colour], ProgramPlayer] = {}
        self._thinking: dict[tuple[str, Colour | None], asyncio.TimerHandle] = {}
        self._doing: set[asyncio.Task[None]] = set()

    def watch(self, live: LiveRoom) -> None:
        """A room has changed: let those think whose turn it is, as long as somebody looks."""
        if not live.eyes or live.room.game is None:
            return
        self._react(live)
        if not live.is_playing:
            return
        for number in live.room.awaited():
            seat = live.room.seats[number]
            if is_played_by_program(seat) and not _waits_for_people(live, number):
                self._think(live, number, seat)
        if live.room.deadline is not None:
            self._later(live, None, (live.room.deadline - now_ms()) / 1000, TimeIsUp())

    def _react(self, live: LiveRoom) -> None:
        """Let bots show what they feel about what just happened, once for each of them."""
        facts, live.latest = live.latest, ()
        for number, seat in enumerate(live.room.seats):
            if not seat.is_bot or not facts:
                continue
            player = self._player(live, seat)
            emoji = next((emoji for fact in facts if (emoji := player.reaction(fact, number))), None)
            if emoji is not None:
                asyncio.get_running_loop().call_later(REACTION_SECONDS, live.show_reaction, seat.colour, emoji)

    def forget(self, live: LiveRoom) -> None:
        """Let go of a room that sleeps."""
        for key in [key for key in self._players if key[0] == live.room.id]:
            del self._players[key]

    def stop(self) -> None:
        """Stop all thinking."""
        for timer in self._thinking.values():
            timer.cancel()
        for task in self._doing:
            task.cancel()

    def _player(self, live: LiveRoom, seat: Seat) -> ProgramPlayer:
        key = (live.room.id, live.room.record, seat.colour)
        player = self._players.get(key)
        if player is None:
            self.forget_older_games(live)
            player = self._players[key] = self._house.hire(live.room, seat)
        return player

    def forget_older_games(self, live: LiveRoom) -> None:
        """Let go of the players of a room's games before the present one."""
        for key in [key for key in self._players if key[0] == live.room.id and key[1] != live.room.record]:
            del self._players[key]

    def _think(self, live: LiveRoom, number: int, seat: Seat) -> None:
        game = live.room.game
        if game is None or (live.room.id, seat.colour) in self._thinking:
            return
        seconds = self._player(live, seat).thinking_time(view(game, number))
        self._later(live, seat.colour, seconds, None)

    def _later(self, live: LiveRoom, colour: Colour | None, seconds: float, command: Command | None) -> None:
        key = (live.room.id, colour)
        if key not in self._thinking:
            loop = asyncio.get_running_loop()
            self._thinking[key] = loop.call_later(max(0.0, seconds), self._act, live, colour, command)

    def _act(self, live: LiveRoom, colour: Colour | None, command: Command | None) -> None:
        self._thinking.pop((live.room.id, colour), None)
        if command is None:
            command = self._choice(live, colour)
        elif live.room.deadline is None or live.room.deadline > now_ms():
            self.watch(live)  # the clock was set anew meanwhile
            return
        if command is not None and live.eyes:
            task = asyncio.ensure_future(self._do(live, colour, command))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)

    def _choice(self, live: LiveRoom, colour: Colour | None) -> Move | None:
        game, seat, number = live.room.game, live.room.seat(colour), live.room.number(colour)
        if game is None or seat is None or number is None or number not in live.room.awaited():
            return None
        if not is_played_by_program(seat):
            return None  # the person came back
        return _obvious(game, number, seat) or self._player(live, seat).choose(view(game, number))


def is_played_by_program(seat: Seat) -> bool:
    """Tell whether the program plays a seat now."""
    return seat.is_bot or seat.has_stand_in


def _obvious(game: Game, number: int, seat: Seat) -> Move | None:
    """Return what a stand-in does without a thought: agree with the others, keep the absent person's marks."""
    phase = game.phase
    if seat.is_bot or not isinstance(phase, Associating):
        return None
    if phase.agreed and not phase.agreed >> number & 1:
        return AgreeToOtherWord()
    return BeReady() if phase.marks[number] else None


def _waits_for_people(live: LiveRoom, number: int) -> bool:
    """Tell whether a seat holds back: the other word can be asked for until the first is ready (rules §3.2)."""
    game = live.room.game
    if game is None or not isinstance(game.phase, Associating) or game.phase.ready:
        return False
    if game.phase.agreed:
        return live.room.seats[number].is_bot or bool(game.phase.agreed >> number & 1)
    return any(not is_played_by_program(seat) for seat in live.room.seats)
