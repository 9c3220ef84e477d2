"""What one viewer may see of a room, around the game's own view."""

from enum import StrEnum

from msgspec import Struct

from stella.rooms.options import Options
from stella.rooms.proposals import ProposalKind
from stella.rules.box import Agent, Colour


class Phase(StrEnum):
    """Where a room is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"


class SeatInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """A taken seat as everyone sees it. The place in the list is the seat's number in the game."""

    colour: Colour
    name: str
    language: str
    character: str | None = None
    level: int | None = None
    has_stand_in: bool = False
    has_left: bool = False  # the person got up: a latecomer may take over the seat, like a bot's
    devices: int = 1  # how many devices hold it: more than one if it is shared
    agent: Agent | None = None  # a program that declared itself, not a person
    members: tuple[str, ...] = ()  # the names of a team's members, in the order in which they point
    wants_again: bool = False  # after a game: wishes for the next one


class Photo(Struct, frozen=True, gc=False):
    """A picture of a real card, cut out of a photo of the table. `id` changes when another one is taken."""

    card: int
    id: str


class Guide(Struct, frozen=True):
    """What an opening asks a newcomer to do in a round. Clients ignore it if the clue is a different one."""

    clue: str
    cards: tuple[int, ...]  # to mark, and to point at in this order


class RoomView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A room as everyone sees it."""

    code: str
    phase: Phase
    options: Options
    host: Colour | None
    seats: tuple[SeatInfo, ...]
    games: int = 0
    blank_cards: int = 0
    deadline: int | None = None  # milliseconds since 1970 by the server's time; the clock runs out then
    is_clock_due: bool = False  # the clock of this step starts when everyone has seen it
    is_paused: bool = False  # the host has stopped all clocks
    is_code_hidden: bool = False  # no screen shows the code
    record: str | None = None  # the finished game's record
    guide: Guide | None = None  # of its opening, if it has one
    has_notes: bool = False  # people may write notes on their marks, and bots explain theirs
    chance_seal: str | None = None  # of the server's part of the draw: the running game's, or else the next one's
    part_seals: tuple[str | None, ...] = ()  # of the devices' parts of it, by seat, as they arrive
    bundle_seal: str | None = None  # of all else that determines the draws: the running game's, or one being drawn
    opening: str = "ordinary"  # what the table is for
    has_host_without_seat: bool = False  # then `host` is not a seat's colour
    edition: str | None = None  # the hash of the deck that the game on the table is played with
    fixed: tuple[str, ...] = ()  # the options that the host cannot change here
    needs_nod: bool = False  # notes, custom words and names appear only after the host has approved them
    photos: tuple[Photo, ...] = ()  # of real cards; only people of the table can fetch the pictures
    is_drawing: bool = False  # a game is about to begin: devices whose seal is in the bundle open their parts


class OwnView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What only the holder of a seat sees of the room."""

    colour: Colour
    words: tuple[tuple[str, ...], ...] = ()
    order: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()  # the ready members, by place in `members`
    has_added_chance: bool = False  # this seat's device has opened its part of the next draw
    is_late: bool = False  # the clock ran out: the program plays this one step for the seat
    agreed: tuple[int, ...] = ()  # who lets their games be exported without names: 0, or places in a team's members
    declined: tuple[int, ...] = ()  # and who does not


class WaitingItem(Struct, frozen=True, gc=False, omit_defaults=True):
    """A note, a word card or a name that waits for the host, as its author or the host sees it."""

    number: int
    kind: ProposalKind
    texts: tuple[str, ...]
    name: str = ""  # for the host: who wrote it
    card: int | None = None  # for the author: the picture that the note is on. The host must not see a mark
