"""What people do in a room besides the moves of the game. Who does it is said beside the command."""

from typing import Annotated

from msgspec import Meta, Struct

from stella.rooms.options import OptionChanges
from stella.rules.box import Colour
from stella.rules.moves import Move

Name = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(max_length=16)]
Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # else `$` lets a line break through
Word = Annotated[str, Meta(max_length=200)]


class ChangeSeat(Struct, frozen=True, tag="change_seat", forbid_unknown_fields=True):
    """Change the own name, colour or language; what is None stays."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class LeaveSeat(Struct, frozen=True, tag="leave_seat", forbid_unknown_fields=True):
    """Get up. In a running game a stand-in plays on."""


class ChangeOptions(Struct, frozen=True, tag="change_options", forbid_unknown_fields=True):
    """Host, in the lobby: choose other options; those that are not named stay as they are."""

    options: OptionChanges  # type: ignore[valid-type]


class SeatBot(Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """Host, in the lobby: let a character of the program sit down."""

    character: Annotated[str, Meta(max_length=32)]
    level: Annotated[int, Meta(ge=1, le=4)] = 2


class RemoveSeat(Struct, frozen=True, tag="remove_seat", forbid_unknown_fields=True):
    """Host: remove a person or a bot in the lobby, or somebody who waits; a person's address can be kept out."""

    colour: Colour
    keep_out: bool = False


class PassHost(Struct, frozen=True, tag="pass_host", forbid_unknown_fields=True):
    """Host: make somebody else the host."""

    colour: Colour


class BecomeHost(Struct, frozen=True, tag="become_host", forbid_unknown_fields=True):
    """Become the host of a room whose host is away, or that has none."""


class WriteWords(Struct, frozen=True, tag="write_words", forbid_unknown_fields=True):
    """In the lobby: fill blank word cards (one or two words each); replaces the own cards written before."""

    cards: Annotated[tuple[Annotated[tuple[Word, ...], Meta(min_length=1, max_length=2)], ...], Meta(max_length=10)]


class SealChance(Struct, frozen=True, tag="seal_chance", forbid_unknown_fields=True):
    """Before a game: publish the seal of 32 random bytes that this device will add to the chance of the game."""

    seal: Part


class AddChance(Struct, frozen=True, tag="add_chance", forbid_unknown_fields=True):
    """While a game is drawn: open the 32 random bytes (as hexadecimal digits) whose seal is in the bundle."""

    part: Part


class StartGame(Struct, frozen=True, tag="start_game", forbid_unknown_fields=True):
    """Start a game, or the next one with the same people: the host, or anybody while the host is away for long."""


class BackToLobby(Struct, frozen=True, tag="back_to_lobby", forbid_unknown_fields=True):
    """After a game, change seats or options before the next: the host, or anybody while the host is away for long."""


class ReadyForTeam(Struct, frozen=True, tag="ready_for_team", forbid_unknown_fields=True):
    """In a team, the first of those who are here: say that the whole team is ready."""


class SetOrder(Struct, frozen=True, tag="set_order", forbid_unknown_fields=True):
    """Put own marked cards in an order to be pointed at by themselves, as soon as it is this seat's turn."""

    cards: Annotated[tuple[int, ...], Meta(max_length=10)]


class AskForStandIn(Struct, frozen=True, tag="ask_for_stand_in", forbid_unknown_fields=True):
    """Ask for a stand-in for a seat that is away and that the others wait for."""

    colour: Colour


class HideNote(Struct, frozen=True, tag="hide_note", forbid_unknown_fields=True):
    """Host: hide a note that everybody can read, of the running round or of another."""

    colour: Colour
    card: int
    round: int | None = None


class TakeSeatBack(Struct, frozen=True, tag="take_seat_back", forbid_unknown_fields=True):
    """Take the own seat back from the stand-in."""


class HandToBot(Struct, frozen=True, tag="hand_to_bot", forbid_unknown_fields=True):
    """Host, in a running game: let a character of the program play a person's seat from now on."""

    colour: Colour
    character: Annotated[str, Meta(max_length=32)]
    level: Annotated[int, Meta(ge=1, le=4)] = 2
    keep_out: bool = False


class HandToPerson(Struct, frozen=True, tag="hand_to_person", forbid_unknown_fields=True):
    """Host, in a running game: let somebody who waits for the next one play a seat from now on."""

    colour: Colour
    to: Colour
    keep_out: bool = False


class TakeOverSeat(Struct, frozen=True, tag="take_over", forbid_unknown_fields=True):
    """Who waits for the next game: play a bot's seat from now on, or one whose person has left."""

    colour: Colour


class HideCode(Struct, frozen=True, tag="hide_code", forbid_unknown_fields=True):
    """Host: let no screen show the room's code, or show it again."""

    is_hidden: bool = True


class EndGame(Struct, frozen=True, tag="end_game", forbid_unknown_fields=True):
    """Host: end the running game now; it has no winners."""


class PauseClock(Struct, frozen=True, tag="pause_clock", forbid_unknown_fields=True):
    """Host: let no clock run until it is resumed."""


class ResumeClock(Struct, frozen=True, tag="resume_clock", forbid_unknown_fields=True):
    """Host: let the clocks run again."""


class NeedMoreTime(Struct, frozen=True, tag="need_more_time", forbid_unknown_fields=True):
    """Add time to the running clock."""


class StartClock(Struct, frozen=True):
    """The program says: everybody has seen what the table waits for, so the clock of this step may run."""


class StopWaiting(Struct, frozen=True):
    """The program says that the draw with this deadline has waited long enough for parts."""

    until: int


class TimeIsUp(Struct, frozen=True):
    """The program says that the clock with this deadline has run out."""

    deadline: int


RoomCommand = (
    ChangeSeat
    | LeaveSeat
    | ChangeOptions
    | SeatBot
    | RemoveSeat
    | PassHost
    | BecomeHost
    | WriteWords
    | SealChance
    | AddChance
    | StartGame
    | BackToLobby
    | ReadyForTeam
    | SetOrder
    | AskForStandIn
    | HideNote
    | TakeSeatBack
    | NeedMoreTime
    | HandToBot
    | HandToPerson
    | TakeOverSeat
    | HideCode
    | EndGame
    | PauseClock
    | ResumeClock
)
"""What a client may send besides the moves of the game."""

Command = RoomCommand | StartClock | StopWaiting | TimeIsUp | Move
