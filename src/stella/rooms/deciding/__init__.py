"""Turns a command into the change it makes, or refuses it. Pure: time, tokens and chance come from outside."""

from typing import assert_never

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
    ReadyForTeam,
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
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room
from stella.rules.moves import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    MarkCards,
    NotReady,
    PointAt,
    SubmitSlate,
    UnmarkCards,
    WriteNote,
)
from stella.rules.refusals import Refused

__all__ = ["Context", "decide", "make"]

AroundTheGame = (
    ChangeSeat
    | LeaveSeat
    | ChangeOptions
    | SeatBot
    | RemoveSeat
    | PassHost
    | BecomeHost
    | WriteWords
    | SealChance
    | BackToLobby
    | AskForStandIn
    | TakeSeatBack
    | NeedMoreTime
    | HideCode
    | PauseClock
    | ResumeClock
    | StartClock
    | TimeIsUp
)


def decide(room: Room, number: int | None, command: Command, context: Context) -> Change:  # noqa: C901
    """Return what a command changes; raise `Refused` if the room refuses it.

    `number` is the seat that the device holds; None: it holds none, and may be the host's, or the program asks.
    """
    seat = None if number is None else room.seats[number]
    match command:
        case (
            MarkCards()
            | UnmarkCards()
            | SubmitSlate()
            | BeReady()
            | NotReady()
            | AskForOtherWord()
            | AgreeToOtherWord()
            | DeclineOtherWord()
            | PointAt()
            | WriteNote()
        ):
            return play.move(room, _seated(number), command, context)
        case ReadyForTeam():
            return play.ready_for_team(room, _seated(number), command, context)
        case SetOrder():
            return play.set_order(room, _seated(number), command, context)
        case AddChance():
            return lobby.add_chance(room, _seated(number), command, context)
        case TakeOverSeat():
            return handing.move_over(room, _seated(number), command, context)
        case HideNote():
            return play.hide_note(room, seat, command, context)
        case HandToBot():
            return handing.hand_to_bot(room, seat, command, context)
        case HandToPerson():
            return handing.hand_to_person(room, seat, command, context)
        case EndGame():
            return handing.end_game(room, seat, command, context)
        case StartGame():
            return lobby.start_game(room, seat, context)
        case StopWaiting():
            return lobby.stop_waiting(room, command, context)
        case _:
            return make(room, _around_the_game(room, number, command, context))


def _around_the_game(  # noqa: C901, PLR0912 - one line per command
    room: Room, number: int | None, command: AroundTheGame, context: Context
) -> tuple[RoomFact, ...]:
    """Return the facts of a command that changes nothing of the game."""
    seat = None if number is None else room.seats[number]
    match command:
        case TimeIsUp():
            return clock.time_is_up(room, command, context)
        case StartClock():
            return clock.start(room, context)
        case ChangeOptions():
            return lobby.change_options(room, seat, command, context)
        case BackToLobby():
            return lobby.back_to_lobby(room, seat, command, context)
        case SeatBot():
            return seats.seat_bot(room, seat, command, context)
        case RemoveSeat():
            return seats.remove_seat(room, seat, command, context)
        case PassHost():
            return seats.pass_host(room, seat, command, context)
        case HideCode():
            return seats.hide_code(room, seat, command, context)
        case PauseClock():
            return clock.pause(room, seat, command, context)
        case ResumeClock():
            return clock.resume(room, seat, command, context)
        case LeaveSeat():
            return seats.leave_seat(room, seat, command, context)
        case AskForStandIn():
            return seats.ask_for_stand_in(room, seat, command, context)
    own = room.seats[_seated(number)]
    match command:
        case ChangeSeat():
            return seats.change_seat(room, own, command, context)
        case BecomeHost():
            return seats.become_host(room, own, command, context)
        case TakeSeatBack():
            return seats.take_seat_back(room, own, command, context)
        case WriteWords():
            return lobby.write_words(room, own, command, context)
        case SealChance():
            return chance.seal_chance(room, own, command, context)
        case NeedMoreTime():
            return clock.need_more_time(room, own, command, context)
        case _:
            assert_never(command)


def _seated(number: int | None) -> int:
    if number is None:
        raise Refused(RoomRefusal.NOT_SEATED)
    return number


def make(room: Room, facts: tuple[RoomFact, ...]) -> Change:
    """Return the change that facts around the game make."""
    after = room
    for fact in facts:
        after = evolve(after, fact)
    return changed(room, facts, after)
