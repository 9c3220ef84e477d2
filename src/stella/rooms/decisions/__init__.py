"""Turns a command into the change it makes, or refuses it. Pure: the caller passes time, tokens and randomness."""

from typing import assert_never

from stella.rooms.commands import (
    AddChance,
    AllowExport,
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
    LeaveOut,
    LeaveSeat,
    NeedMoreTime,
    PassHost,
    PauseClock,
    PlayAgain,
    ReadyForTeam,
    RemoveSeat,
    ResumeClock,
    SealChance,
    SeatBot,
    SetOrder,
    ShowProposal,
    StartClock,
    StartGame,
    StopWaiting,
    TakeOverSeat,
    TakeSeatBack,
    TimeIsUp,
    WriteWords,
)
from stella.rooms.decisions import chance, clock, consent, handovers, lobby, nods, play, seats
from stella.rooms.decisions.context import Context
from stella.rooms.facts import RoomFact
from stella.rooms.fold import Change, changed, evolve
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
    TypeClue,
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
    | AllowExport
    | BackToLobby
    | AskForStandIn
    | TakeSeatBack
    | LeaveOut
    | NeedMoreTime
    | HideCode
    | PauseClock
    | ResumeClock
    | StartClock
    | TimeIsUp
)


def decide(  # noqa: C901, PLR0912 - one line per command
    room: Room, number: int | None, command: Command, context: Context
) -> Change:
    """Return what a command changes; raise `Refused` if the room refuses it.

    `number` is the seat that the device holds. It is None for a device without a seat, such as that of a host without
    one, and for the program.
    """
    seat = None if number is None else room.seats[number]
    match command:
        case (  # the most frequent first: a class that does not match costs more than one that does
            PointAt()
            | MarkCards()
            | UnmarkCards()
            | BeReady()
            | SubmitSlate()
            | NotReady()
            | AskForOtherWord()
            | AgreeToOtherWord()
            | DeclineOtherWord()
            | WriteNote()
            | TypeClue()
        ):
            return play.move(room, _seated(number), command, context)
        case ReadyForTeam():
            return play.ready_for_team(room, _seated(number), command, context)
        case SetOrder():
            return play.set_order(room, _seated(number), command, context)
        case AddChance():
            return lobby.add_chance(room, _seated(number), command, context)
        case TakeOverSeat():
            return handovers.move_over(room, _seated(number), command, context)
        case ShowProposal():
            return play.show_proposal(room, seat, command, context)
        case HideNote():
            return play.hide_note(room, seat, command, context)
        case HandToBot():
            return handovers.hand_to_bot(room, seat, command, context)
        case HandToPerson():
            return handovers.hand_to_person(room, seat, command, context)
        case EndGame():
            return handovers.end_game(room, seat, command, context)
        case StartGame():
            return lobby.start_game(room, seat, context)
        case PlayAgain():
            return lobby.play_again(room, _seated(number), command, context)
        case StopWaiting():
            return lobby.stop_waiting(room, command, context)
        case _:
            return make(room, _around_the_game(room, number, command, context))


def _around_the_game(  # noqa: C901, PLR0912 - one line per command
    room: Room, number: int | None, command: AroundTheGame, context: Context
) -> tuple[RoomFact, ...]:
    """Return the facts of a command that does not change the game."""
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
        case LeaveOut():
            return nods.leave_out(room, seat, command, context)
        case AskForStandIn():
            return seats.ask_for_stand_in(room, seat, command, context)
    own = room.seats[_seated(number)]
    match command:
        case ChangeSeat():
            return nods.change_seat(room, own, command, context)
        case BecomeHost():
            return seats.become_host(room, own, command, context)
        case TakeSeatBack():
            return seats.take_seat_back(room, own, command, context)
        case WriteWords():
            return lobby.write_words(room, own, command, context)
        case SealChance():
            return chance.seal_chance(room, own, command, context)
        case AllowExport():
            return consent.allow_export(room, own, command, context)
        case NeedMoreTime():
            return clock.need_more_time(room, own, command, context)
        case _:
            assert_never(command)


def _seated(number: int | None) -> int:
    if number is None:
        raise Refused(RoomRefusal.NOT_SEATED)
    return number


def make(room: Room, facts: tuple[RoomFact, ...]) -> Change:
    """Return the change made by facts around the game."""
    after = room
    for fact in facts:
        after = evolve(after, fact)
    return changed(room, facts, after)
