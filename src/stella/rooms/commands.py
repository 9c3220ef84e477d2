"""What people do in a room besides the moves of the game. Who does it is said beside the command."""

from typing import Annotated

from msgspec import Meta, Struct

from stella.rooms.options import Options
from stella.rules.box import Colour
from stella.rules.moves import Move

Name = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(max_length=16)]
Word = Annotated[str, Meta(max_length=200)]


class ChangeSeat(Struct, frozen=True, tag="change_seat", forbid_unknown_fields=True):
    """Change the own name, colour or language; what is None stays."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class LeaveSeat(Struct, frozen=True, tag="leave_seat", forbid_unknown_fields=True):
    """Get up. In a running game a stand-in plays on."""


class ChangeOptions(Struct, frozen=True, tag="change_options", forbid_unknown_fields=True):
    """Host, in the lobby: choose other options."""

    options: Options


class SeatBot(Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """Host, in the lobby: let a character of the program sit down."""

    character: Annotated[str, Meta(max_length=32)]
    level: Annotated[int, Meta(ge=1, le=4)] = 2


class RemoveSeat(Struct, frozen=True, tag="remove_seat", forbid_unknown_fields=True):
    """Host, in the lobby: ask a person or a bot to get up."""

    colour: Colour


class PassHost(Struct, frozen=True, tag="pass_host", forbid_unknown_fields=True):
    """Host: make somebody else the host."""

    colour: Colour


class WriteWords(Struct, frozen=True, tag="write_words", forbid_unknown_fields=True):
    """In the lobby: fill blank word cards (one or two words each); replaces the own cards written before."""

    cards: Annotated[tuple[Annotated[tuple[Word, ...], Meta(min_length=1, max_length=2)], ...], Meta(max_length=10)]


class StartGame(Struct, frozen=True, tag="start_game", forbid_unknown_fields=True):
    """Host: start a game, or the next one with the same people."""


class BackToLobby(Struct, frozen=True, tag="back_to_lobby", forbid_unknown_fields=True):
    """Host, after a game: change seats or options before the next one."""


class SetOrder(Struct, frozen=True, tag="set_order", forbid_unknown_fields=True):
    """Put own marked cards in an order to be pointed at by themselves, as soon as it is this seat's turn."""

    cards: Annotated[tuple[int, ...], Meta(max_length=10)]


class AskForStandIn(Struct, frozen=True, tag="ask_for_stand_in", forbid_unknown_fields=True):
    """Ask for a stand-in for a seat that is away and that the others wait for."""

    colour: Colour


class TakeSeatBack(Struct, frozen=True, tag="take_seat_back", forbid_unknown_fields=True):
    """Take the own seat back from the stand-in."""


class NeedMoreTime(Struct, frozen=True, tag="need_more_time", forbid_unknown_fields=True):
    """Add time to the running clock."""


class TimeIsUp(Struct, frozen=True, tag="time_is_up", forbid_unknown_fields=True):
    """The clock says: a stand-in plays for everybody the table waits for. Only the house says this."""


RoomCommand = (
    ChangeSeat
    | LeaveSeat
    | ChangeOptions
    | SeatBot
    | RemoveSeat
    | PassHost
    | WriteWords
    | StartGame
    | BackToLobby
    | SetOrder
    | AskForStandIn
    | TakeSeatBack
    | NeedMoreTime
)
"""What a client may send besides the moves of the game."""

Command = RoomCommand | TimeIsUp | Move
