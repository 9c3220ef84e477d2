"""Turns a command into the change it makes, or refuses it. Pure: time, tokens and chance come from outside."""

from collections.abc import Callable
from typing import Any, get_args

from stella.rooms.commands import (
    AddChance,
    AskForStandIn,
    BackToLobby,
    BecomeHost,
    ChangeOptions,
    ChangeSeat,
    Command,
    EndGame,
    HandToBot,
    HandToPerson,
    HideCode,
    HideNote,
    LeaveSeat,
    NeedMoreTime,
    PassHost,
    PauseClock,
    RemoveSeat,
    ResumeClock,
    SealChance,
    SeatBot,
    SetOrder,
    StartClock,
    StartGame,
    StopWaiting,
    TakeOverSeat,
    TakeSeatBack,
    TimeIsUp,
    WriteWords,
)
from stella.rooms.deciding import chance, clock, handing, lobby, play, seats
from stella.rooms.deciding.context import Context
from stella.rooms.facts import RoomFact
from stella.rooms.folding import Change, changed, evolve
from stella.rooms.refusals import RoomRefusal, RoomRefused
from stella.rooms.room import Room, Seat
from stella.rules.moves import Move

__all__ = ["Context", "decide", "make"]


def decide(room: Room, number: int | None, command: Command, context: Context) -> Change:
    """Return what a command of the holder of a seat changes; raise `RoomRefused` if the room refuses it."""
    if number is not None and (in_game := _IN_THE_GAME.get(type(command))) is not None:
        return in_game(room, number, command, context)
    if isinstance(command, TimeIsUp):
        return make(room, clock.time_is_up(room, command, context))
    if isinstance(command, StopWaiting):
        return lobby.stop_waiting(room, command, context)
    if isinstance(command, StartClock):
        return make(room, clock.start(room, context))
    if number is None:
        raise RoomRefused(RoomRefusal.NOT_SEATED)
    if isinstance(command, StartGame):
        return lobby.start_game(room, room.seats[number], context)
    return make(room, _AROUND_THE_GAME[type(command)](room, room.seats[number], command, context))


def make(room: Room, facts: tuple[RoomFact, ...]) -> Change:
    """Return the change that facts around the game make."""
    after = room
    for fact in facts:
        after = evolve(after, fact)
    return changed(room, facts, after)


_AROUND_THE_GAME: dict[type[object], Callable[[Room, Seat, Any, Context], tuple[RoomFact, ...]]] = {
    ChangeSeat: seats.change_seat,
    LeaveSeat: seats.leave_seat,
    SeatBot: seats.seat_bot,
    RemoveSeat: seats.remove_seat,
    PassHost: seats.pass_host,
    HideCode: seats.hide_code,
    BecomeHost: seats.become_host,
    AskForStandIn: seats.ask_for_stand_in,
    TakeSeatBack: seats.take_seat_back,
    ChangeOptions: lobby.change_options,
    WriteWords: lobby.write_words,
    SealChance: chance.seal_chance,
    BackToLobby: lobby.back_to_lobby,
    NeedMoreTime: clock.need_more_time,
    PauseClock: clock.pause,
    ResumeClock: clock.resume,
}

_IN_THE_GAME: dict[type[object], Callable[[Room, int, Any, Context], Change]] = {
    SetOrder: play.set_order,
    HideNote: play.hide_note,
    HandToBot: handing.hand_to_bot,
    HandToPerson: handing.hand_to_person,
    TakeOverSeat: handing.move_over,
    EndGame: handing.end_game,
    AddChance: lobby.add_chance,
    **dict.fromkeys(get_args(Move), play.move),
}
