"""Commands in a room besides the moves of the game. The sender is passed separately."""

from typing import Annotated

from msgspec import Meta, Struct

from stella.rooms.options import OptionChanges
from stella.rules.box import Colour
from stella.rules.moves import Move

Name = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(max_length=16)]
Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # else `$` allows a line break at the end
Word = Annotated[str, Meta(max_length=200)]


class ChangeSeat(Struct, frozen=True, tag="change_seat", forbid_unknown_fields=True):
    """Change your name, colour or language. None leaves a value unchanged."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class LeaveSeat(Struct, frozen=True, tag="leave_seat", forbid_unknown_fields=True):
    """Get up. In a running game a stand-in plays on."""


class ChangeOptions(Struct, frozen=True, tag="change_options", forbid_unknown_fields=True):
    """Host, in the lobby: change options. Options that are not named keep their values."""

    options: OptionChanges  # type: ignore[valid-type]


class SeatBot(Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """Host, in the lobby: seat a bot."""

    character: Annotated[str, Meta(max_length=32)]
    level: Annotated[int, Meta(ge=1, le=4)] = 2


class RemoveSeat(Struct, frozen=True, tag="remove_seat", forbid_unknown_fields=True):
    """Host: remove a person or a bot in the lobby, or a waiting person. A person's address can be blocked."""

    colour: Colour
    keep_out: bool = False


class PassHost(Struct, frozen=True, tag="pass_host", forbid_unknown_fields=True):
    """Host: pass the host role to another person."""

    colour: Colour


class BecomeHost(Struct, frozen=True, tag="become_host", forbid_unknown_fields=True):
    """Become the host of a room whose host is away, or that has none."""


class WriteWords(Struct, frozen=True, tag="write_words", forbid_unknown_fields=True):
    """In the lobby: fill blank word cards (one or two words each). They replace your earlier ones."""

    cards: Annotated[tuple[Annotated[tuple[Word, ...], Meta(min_length=1, max_length=2)], ...], Meta(max_length=10)]


class SealChance(Struct, frozen=True, tag="seal_chance", forbid_unknown_fields=True):
    """Before a game: publish the seal of the 32 random bytes that this device will add to the draw."""

    seal: Part


class AddChance(Struct, frozen=True, tag="add_chance", forbid_unknown_fields=True):
    """While a game is being drawn: open the 32 random bytes (as hexadecimal digits) whose seal is in the bundle."""

    part: Part


class StartGame(Struct, frozen=True, tag="start_game", forbid_unknown_fields=True):
    """Start a game, or the next one with the same people.

    For the host, or for anyone while the host is away for long.
    """


class BackToLobby(Struct, frozen=True, tag="back_to_lobby", forbid_unknown_fields=True):
    """After a game, change seats or options before the next.

    For the host, or for anyone while the host is away for long.
    """


class PlayAgain(Struct, frozen=True, tag="play_again", forbid_unknown_fields=True):
    """After a game, wish for the next one with the same people, or take the wish back.

    If every connected person at a seat wishes for it, the game starts without the host.
    """

    is_wanted: bool = True


class ReadyForTeam(Struct, frozen=True, tag="ready_for_team", forbid_unknown_fields=True):
    """The first connected member of a team: declare the whole team ready."""


class AllowExport(Struct, frozen=True, tag="allow_export", forbid_unknown_fields=True):
    """Let your games at this table be exported without names, if the table asks for it, or take that back."""

    is_allowed: bool


class SetOrder(Struct, frozen=True, tag="set_order", forbid_unknown_fields=True):
    """Set the order in which your marked cards are pointed at automatically on your turn."""

    cards: Annotated[tuple[int, ...], Meta(max_length=10)]


class AskForStandIn(Struct, frozen=True, tag="ask_for_stand_in", forbid_unknown_fields=True):
    """Ask for a stand-in for a seat that is away and that the others wait for."""

    colour: Colour


class HideNote(Struct, frozen=True, tag="hide_note", forbid_unknown_fields=True):
    """Host: hide a public note, of the running round or of another."""

    colour: Colour
    card: int
    round: int | None = None


class ShowProposal(Struct, frozen=True, tag="show_proposal", forbid_unknown_fields=True):
    """Host of a lesson: show everyone a note, a word card or a name that waits."""

    number: int


class LeaveOut(Struct, frozen=True, tag="leave_out", forbid_unknown_fields=True):
    """Host of a lesson: drop a note, a word card or a name that waits. Nobody else sees it."""

    number: int


class TakeSeatBack(Struct, frozen=True, tag="take_seat_back", forbid_unknown_fields=True):
    """Take your seat back from the stand-in."""


class HandToBot(Struct, frozen=True, tag="hand_to_bot", forbid_unknown_fields=True):
    """Host, in a running game: let a character of the program play a person's seat from now on."""

    colour: Colour
    character: Annotated[str, Meta(max_length=32)]
    level: Annotated[int, Meta(ge=1, le=4)] = 2
    keep_out: bool = False


class HandToPerson(Struct, frozen=True, tag="hand_to_person", forbid_unknown_fields=True):
    """Host, in a running game: give a seat to a person who waits for the next one."""

    colour: Colour
    to: Colour
    keep_out: bool = False


class TakeOverSeat(Struct, frozen=True, tag="take_over", forbid_unknown_fields=True):
    """A person who waits for the next game: take over a bot's seat, or one whose person has left."""

    colour: Colour


class HideCode(Struct, frozen=True, tag="hide_code", forbid_unknown_fields=True):
    """Host: hide the room's code on all screens, or show it again."""

    is_hidden: bool = True


class EndGame(Struct, frozen=True, tag="end_game", forbid_unknown_fields=True):
    """Host: end the running game now; it has no winners."""


class PauseClock(Struct, frozen=True, tag="pause_clock", forbid_unknown_fields=True):
    """Host: stop all clocks until they are resumed."""


class ResumeClock(Struct, frozen=True, tag="resume_clock", forbid_unknown_fields=True):
    """Host: let the clocks run again."""


class NeedMoreTime(Struct, frozen=True, tag="need_more_time", forbid_unknown_fields=True):
    """Add time to the running clock."""


class StartClock(Struct, frozen=True):
    """Sent by the program: everyone has seen what the table waits for, so the clock of this step may run."""


class StopWaiting(Struct, frozen=True):
    """Sent by the program: the draw with this deadline has waited long enough for parts."""

    until: int


class TimeIsUp(Struct, frozen=True):
    """Sent by the program: the clock with this deadline has run out."""

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
    | PlayAgain
    | ReadyForTeam
    | AllowExport
    | SetOrder
    | AskForStandIn
    | HideNote
    | ShowProposal
    | LeaveOut
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
