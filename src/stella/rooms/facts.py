"""Facts of a room, in the past tense. Its log is a list of entries; replaying them gives the room."""

from msgspec import Struct

from stella.rooms.openings import ORDINARY, known
from stella.rooms.options import Options
from stella.rooms.proposals import Proposal
from stella.rooms.room import Device
from stella.rules.box import Agent, Bundle, Colour
from stella.rules.facts import Fact


class RoomOpened(Struct, frozen=True, gc=False, tag="room_opened", omit_defaults=True):
    """A person opened the room. `opening` is its purpose."""

    id: str
    code: str
    options: Options
    opening: str = ORDINARY.name

    def __post_init__(self) -> None:
        """Refuse an opening that this release does not have."""
        known(self.opening)


class SeatTaken(Struct, frozen=True, gc=False, tag="seat_taken", omit_defaults=True):
    """A person sat down, or a program that declared itself. Token and address are stored only as hashes."""

    colour: Colour
    name: str
    language: str
    token: str
    address: str | None = None
    agent: Agent | None = None
    member: str = ""  # the person who sat down, if `name` is that of a team


class BotSeated(Struct, frozen=True, gc=False, tag="bot_seated"):
    """A bot sat down."""

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
    """The seat is free again. Hashed addresses may be blocked from the room."""

    colour: Colour
    kept_out: str | None = None  # where the person sat down,
    kept_out_too: str | None = None  # and where they were last, if that is elsewhere,
    others_kept_out: tuple[str, ...] = ()  # and where the seat's further devices came from


class TicketIssued(Struct, frozen=True, gc=False, tag="ticket_issued", omit_defaults=True):
    """A one-time ticket can move the seat to another device until a given time. Only its hash is stored."""

    colour: Colour
    ticket: str
    until: int = 0  # milliseconds since 1970
    device: str | None = None  # the token that it replaces, of a seat with several devices


class SeatMoved(Struct, frozen=True, gc=False, tag="seat_moved", omit_defaults=True):
    """The seat moved to another device. Its old token is invalid."""

    colour: Colour
    token: str
    address: str | None = None  # hashed
    device: str | None = None  # the token that it replaces; None: that of the first device


class SeatShared(Struct, frozen=True, gc=False, tag="seat_shared", omit_defaults=True):
    """One more device holds the seat. Its ticket is used up."""

    colour: Colour
    token: str
    address: str | None = None  # hashed
    name: str = ""  # of the person, in a team


class SeatUnshared(Struct, frozen=True, gc=False, tag="seat_unshared"):
    """A device no longer holds the seat; the others do."""

    colour: Colour
    token: str


class MemberReady(Struct, frozen=True, gc=False, tag="member_ready"):
    """A member of a team is ready. The seat is ready when all are. Only the team sees it."""

    colour: Colour
    token: str  # a hash


class MemberNotReady(Struct, frozen=True, gc=False, tag="member_not_ready"):
    """A member of a team is no longer ready."""

    colour: Colour
    token: str  # a hash


class Proposed(Struct, frozen=True, gc=False, tag="proposed"):
    """Someone wrote a text that waits for the host. Only its author and the host see it."""

    proposal: Proposal


class ProposalsSettled(Struct, frozen=True, gc=False, tag="proposals_settled"):
    """These texts no longer wait: the host showed them or left them out, or the author wrote something else."""

    numbers: tuple[int, ...]


class MemberNamed(Struct, frozen=True, gc=False, tag="member_named"):
    """Someone in a team has a new name."""

    colour: Colour
    token: str  # a hash
    name: str


class HostCame(Struct, frozen=True, gc=False, tag="host_came"):
    """A person without a seat is host. Only the hash of their token is stored."""

    token: str


class HostChosen(Struct, frozen=True, gc=False, tag="host_chosen", omit_defaults=True):
    """The host role passed to another person."""

    colour: Colour | None
    may_delete_from: int = 0  # milliseconds since 1970: until then, an heir cannot delete anything


class OptionsChosen(Struct, frozen=True, gc=False, tag="options_chosen"):
    """The host chose other options."""

    options: Options


class WordsWritten(Struct, frozen=True, gc=False, tag="words_written"):
    """A person filled blank word cards."""

    colour: Colour
    cards: tuple[tuple[str, ...], ...]


class ChancePrepared(Struct, frozen=True, gc=False, tag="chance_prepared"):
    """The server drew its part of the next draw. Only its seal is shown until that game is over."""

    part: str
    salt: str


class ChanceSealed(Struct, frozen=True, gc=False, tag="chance_sealed"):
    """A person's device published the seal of its part of the next draw. Everyone sees it."""

    colour: Colour
    seal: str


class DrawSealed(Struct, frozen=True, gc=False, tag="draw_sealed"):
    """A game is about to begin. All that determines its draws is fixed, and devices open their parts by a deadline."""

    bundle: Bundle
    until: int  # milliseconds since 1970


class ChanceOpened(Struct, frozen=True, gc=False, tag="chance_opened"):
    """A person's device opened its part, whose seal is in the bundle."""

    colour: Colour
    part: str


class DrawDropped(Struct, frozen=True, gc=False, tag="draw_dropped"):
    """The game cannot begin: its deck or word list has changed since the bundle was sealed."""


class GameOpened(Struct, frozen=True, gc=False, tag="game_opened", omit_defaults=True):
    """A game begins. Its record will have this name. `opening` is the purpose of the table from now on."""

    record: str
    opening: str = ORDINARY.name

    def __post_init__(self) -> None:
        """Refuse an opening that this release does not have."""
        known(self.opening)


class GamePlayed(Struct, frozen=True, gc=False, tag="game_played"):
    """Something happened in the game."""

    facts: tuple[Fact, ...]


class LobbyReopened(Struct, frozen=True, gc=False, tag="lobby_reopened"):
    """Seats and options can be changed before the next game. Every seat played by a stand-in is free again."""


class AgainWished(Struct, frozen=True, gc=False, tag="again_wished"):
    """After a game, a person wishes for the next one, or no longer does."""

    colour: Colour
    is_wanted: bool


class ExportAllowed(Struct, frozen=True, gc=False, tag="export_allowed"):
    """A person lets their games at this table be exported without names, or does not. Only the seat sees it."""

    colour: Colour
    token: str  # hashed: of the person's device
    is_allowed: bool


class OrderSet(Struct, frozen=True, gc=False, tag="order_set"):
    """A person set the order in which marked cards are pointed at."""

    colour: Colour
    cards: tuple[int, ...]


class StandInCame(Struct, frozen=True, gc=False, tag="stand_in_came", omit_defaults=True):
    """A stand-in plays the seat until its person takes it back, or for one step, because the clock ran out."""

    colour: Colour
    is_for_one_step: bool = False
    has_left: bool = False  # the person got up: another person may take over the seat


class SeatTakenBack(Struct, frozen=True, gc=False, tag="seat_taken_back"):
    """The person plays the seat again."""

    colour: Colour


class SeatHandedOver(Struct, frozen=True, gc=False, tag="seat_handed_over", omit_defaults=True):
    """The seat has a new player in the running game: a person with a token (its hash), or a bot."""

    colour: Colour
    name: str
    language: str
    token: str | None = None
    character: str | None = None
    level: int | None = None
    kept_out: str | None = None  # the hashed address of the person who played it,
    kept_out_too: str | None = None  # and where they were last, if that is elsewhere
    address: str | None = None  # the hashed address of the person who plays it now
    devices: tuple[Device, ...] = ()  # further devices that hold it
    agent: Agent | None = None
    others_kept_out: tuple[str, ...] = ()  # where the former players' further devices came from


class TablePhotographed(Struct, frozen=True, gc=False, tag="table_photographed"):
    """A person took a photo of real cards. The pictures are beside the log, and deleted when the game is over."""

    photo: str
    cards: tuple[int, ...]


class CodeHidden(Struct, frozen=True, gc=False, tag="code_hidden"):
    """No screen shows the room's code, or all show it again."""

    is_hidden: bool


class ClockPaused(Struct, frozen=True, gc=False, tag="clock_paused"):
    """No clock runs until it is resumed. The running one had this many milliseconds left."""

    left: int | None


class ClockResumed(Struct, frozen=True, gc=False, tag="clock_resumed"):
    """Clocks run again. The one that was running ends at this time (milliseconds since 1970)."""

    deadline: int | None


class ClockSet(Struct, frozen=True, gc=False, tag="clock_set"):
    """The clock runs until this time (milliseconds since 1970), or stops."""

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
    | Proposed
    | ProposalsSettled
    | MemberNamed
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
    | AgainWished
    | ExportAllowed
    | OrderSet
    | StandInCame
    | SeatTakenBack
    | SeatHandedOver
    | TablePhotographed
    | CodeHidden
    | ClockPaused
    | ClockResumed
    | ClockSet
)


class Entry(Struct, frozen=True, gc=False):
    """One line of a room's log: all facts of one command, and when it happened (milliseconds since 1970)."""

    at: int
    facts: tuple[RoomFact, ...]
