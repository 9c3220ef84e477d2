"""What has happened in a room, in the past tense. Its log is a list of entries; replaying them gives the room."""

from msgspec import Struct

from stella.rooms.openings import ORDINARY, known
from stella.rooms.options import Options
from stella.rooms.room import Device
from stella.rules.box import Agent, Bundle, Colour
from stella.rules.facts import Fact


class RoomOpened(Struct, frozen=True, gc=False, tag="room_opened", omit_defaults=True):
    """Somebody opened the room; `opening` says what for."""

    id: str
    code: str
    options: Options
    opening: str = ORDINARY.name

    def __post_init__(self) -> None:
        """Refuse an opening that this release does not have."""
        known(self.opening)


class SeatTaken(Struct, frozen=True, gc=False, tag="seat_taken", omit_defaults=True):
    """A person sat down, or a program that declared itself; of token and address only the hashes are known."""

    colour: Colour
    name: str
    language: str
    token: str
    address: str | None = None
    agent: Agent | None = None
    member: str = ""  # who sat down, if `name` is that of a team


class BotSeated(Struct, frozen=True, gc=False, tag="bot_seated"):
    """A character of the program sat down."""

    colour: Colour
    name: str
    character: str
    level: int


class SeatChanged(Struct, frozen=True, gc=False, tag="seat_changed"):
    """A person changed name, colour or language."""

    colour: Colour
    new_colour: Colour
    name: str
    language: str


class SeatEmptied(Struct, frozen=True, gc=False, tag="seat_emptied", omit_defaults=True):
    """The seat is free again; hashed addresses may be kept out of the room from now on."""

    colour: Colour
    kept_out: str | None = None  # where the person sat down,
    kept_out_too: str | None = None  # and where they were last, if that is elsewhere,
    others_kept_out: tuple[str, ...] = ()  # and where the seat's further devices came from


class TicketIssued(Struct, frozen=True, gc=False, tag="ticket_issued", omit_defaults=True):
    """A one-time ticket can move the seat to another device until a moment; only its hash is known."""

    colour: Colour
    ticket: str
    until: int = 0  # milliseconds since 1970
    device: str | None = None  # the token that it replaces, of a seat with several devices


class SeatMoved(Struct, frozen=True, gc=False, tag="seat_moved", omit_defaults=True):
    """The seat went to another device; its old token is void."""

    colour: Colour
    token: str
    address: str | None = None  # hashed
    device: str | None = None  # the token that it replaces; None: that of the first device


class SeatShared(Struct, frozen=True, gc=False, tag="seat_shared", omit_defaults=True):
    """One more device holds the seat; the ticket that let it in is used up."""

    colour: Colour
    token: str
    address: str | None = None  # hashed
    name: str = ""  # of the person, in a team


class SeatUnshared(Struct, frozen=True, gc=False, tag="seat_unshared"):
    """A device does not hold the seat any more; the others do."""

    colour: Colour
    token: str


class MemberReady(Struct, frozen=True, gc=False, tag="member_ready"):
    """Somebody in a team is ready; the seat is when all of them are. Only the team sees it."""

    colour: Colour
    token: str  # a hash


class MemberNotReady(Struct, frozen=True, gc=False, tag="member_not_ready"):
    """Somebody in a team takes back being ready."""

    colour: Colour
    token: str  # a hash


class HostCame(Struct, frozen=True, gc=False, tag="host_came"):
    """Somebody without a seat is host; only the hash of their token is known."""

    token: str


class HostChosen(Struct, frozen=True, gc=False, tag="host_chosen", omit_defaults=True):
    """The role of host passed on."""

    colour: Colour | None
    may_delete_from: int = 0  # milliseconds since 1970: until then, an heir can delete nothing


class OptionsChosen(Struct, frozen=True, gc=False, tag="options_chosen"):
    """The host chose other options."""

    options: Options


class WordsWritten(Struct, frozen=True, gc=False, tag="words_written"):
    """A person filled blank word cards."""

    colour: Colour
    cards: tuple[tuple[str, ...], ...]


class ChancePrepared(Struct, frozen=True, gc=False, tag="chance_prepared"):
    """The server drew its part of the coming game's chance; only its seal is shown until that game is over."""

    part: str
    salt: str


class ChanceSealed(Struct, frozen=True, gc=False, tag="chance_sealed"):
    """A person's device published the seal of its part of the coming game's chance; everybody sees it."""

    colour: Colour
    seal: str


class DrawSealed(Struct, frozen=True, gc=False, tag="draw_sealed"):
    """A game is about to begin: all that decides its draws is fixed, and devices open their parts until a moment."""

    bundle: Bundle
    until: int  # milliseconds since 1970


class ChanceOpened(Struct, frozen=True, gc=False, tag="chance_opened"):
    """A person's device opened its part, whose seal is in the bundle."""

    colour: Colour
    part: str


class DrawDropped(Struct, frozen=True, gc=False, tag="draw_dropped"):
    """The game cannot begin: its deck or its word list is another one since the bundle was sealed."""


class GameOpened(Struct, frozen=True, gc=False, tag="game_opened", omit_defaults=True):
    """A game begins; its record will have this name. `opening` says what the table is for from now on."""

    record: str
    opening: str = ORDINARY.name

    def __post_init__(self) -> None:
        """Refuse an opening that this release does not have."""
        known(self.opening)


class GamePlayed(Struct, frozen=True, gc=False, tag="game_played"):
    """Something happened in the game."""

    facts: tuple[Fact, ...]


class LobbyReopened(Struct, frozen=True, gc=False, tag="lobby_reopened"):
    """Seats and options can be changed before the next game; every seat that a stand-in plays is free again."""


class OrderSet(Struct, frozen=True, gc=False, tag="order_set"):
    """A person put marked cards in an order to be pointed at."""

    colour: Colour
    cards: tuple[int, ...]


class StandInCame(Struct, frozen=True, gc=False, tag="stand_in_came", omit_defaults=True):
    """A stand-in plays the seat: until its person takes it back, or only this one step, because the clock ran out."""

    colour: Colour
    is_for_one_step: bool = False
    has_left: bool = False  # the person got up: somebody else may take the seat over


class SeatTakenBack(Struct, frozen=True, gc=False, tag="seat_taken_back"):
    """The person plays the seat again."""

    colour: Colour


class SeatHandedOver(Struct, frozen=True, gc=False, tag="seat_handed_over", omit_defaults=True):
    """Somebody else plays the seat in the running game: a person with a token (its hash), or a bot."""

    colour: Colour
    name: str
    language: str
    token: str | None = None
    character: str | None = None
    level: int | None = None
    kept_out: str | None = None  # the hashed address of the person who played it,
    kept_out_too: str | None = None  # and where they were last, if that is elsewhere
    address: str | None = None  # the hashed address of the person who plays it now
    devices: tuple[Device, ...] = ()  # that hold it beside the first one
    agent: Agent | None = None
    others_kept_out: tuple[str, ...] = ()  # where the further devices came from of those who played it


class CodeHidden(Struct, frozen=True, gc=False, tag="code_hidden"):
    """No screen shows the room's code, or all show it again."""

    is_hidden: bool


class ClockPaused(Struct, frozen=True, gc=False, tag="clock_paused"):
    """No clock runs until it is resumed; so many milliseconds were left of the running one."""

    left: int | None


class ClockResumed(Struct, frozen=True, gc=False, tag="clock_resumed"):
    """Clocks run again; the one that was running, until this moment (milliseconds since 1970)."""

    deadline: int | None


class ClockSet(Struct, frozen=True, gc=False, tag="clock_set"):
    """The clock runs until this moment (milliseconds since 1970), or stands still."""

    deadline: int | None


RoomFact = (
    RoomOpened
    | SeatTaken
    | BotSeated
    | SeatChanged
    | SeatEmptied
    | TicketIssued
    | SeatMoved
    | SeatShared
    | SeatUnshared
    | MemberReady
    | MemberNotReady
    | HostCame
    | HostChosen
    | OptionsChosen
    | WordsWritten
    | ChancePrepared
    | ChanceSealed
    | DrawSealed
    | ChanceOpened
    | DrawDropped
    | GameOpened
    | GamePlayed
    | LobbyReopened
    | OrderSet
    | StandInCame
    | SeatTakenBack
    | SeatHandedOver
    | CodeHidden
    | ClockPaused
    | ClockResumed
    | ClockSet
)


class Entry(Struct, frozen=True, gc=False):
    """One line of a room's log: all facts of one command, and when it happened (milliseconds since 1970)."""

    at: int
    facts: tuple[RoomFact, ...]
