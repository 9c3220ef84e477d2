"""What one pair of eyes may see of a room around the game's own view."""

from enum import StrEnum

from msgspec import Struct

from stella.rooms.options import Options
from stella.rules.box import Agent, Colour


class Phase(StrEnum):
    """Where a room is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"


class SeatInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """A taken seat as everybody sees it. The place in the list is the seat's number in the game."""

    colour: Colour
    name: str
    language: str
    character: str | None = None
    level: int | None = None
    has_stand_in: bool = False
    has_left: bool = False  # the person got up: a latecomer may take the seat over, like a bot's
    devices: int = 1  # how many hold it: more than one where it is played together
    agent: Agent | None = None  # a program that declared itself, not a person
    members: tuple[str, ...] = ()  # the names of those who play it as a team, in the order in which they point


class Guide(Struct, frozen=True):
    """What an opening asks a newcomer to do in a round; to be left aside if the clue is another one."""

    clue: str
    cards: tuple[int, ...]  # to mark, and to point at in this order


class RoomView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A room as everybody sees it."""

    code: str
    phase: Phase
    options: Options
    host: Colour | None
    seats: tuple[SeatInfo, ...]
    games: int = 0
    blank_cards: int = 0
    deadline: int | None = None  # milliseconds since 1970 by the server's time; the clock runs out then
    is_clock_due: bool = False  # the clock of this step starts as soon as everybody has seen it
    is_paused: bool = False  # the host lets no clock run
    is_code_hidden: bool = False  # no screen shows the code
    record: str | None = None  # the finished game's record
    guide: Guide | None = None  # of its opening, if it has one
    has_notes: bool = False  # people may write on their marks, and bots say why they marked
    chance_seal: str | None = None  # of the server's part of chance: of the running game, else of the coming one
    part_seals: tuple[str | None, ...] = ()  # of the devices' parts of it, by seat, as they arrive
    bundle_seal: str | None = None  # of all else that decides the draws: of the running game, else of one being drawn
    opening: str = "ordinary"  # what the table is for
    has_host_without_seat: bool = False  # then `host` is nobody's colour
    edition: str | None = None  # the hash of the deck that the game on the table is played with
    fixed: tuple[str, ...] = ()  # the options that no host changes here
    is_drawing: bool = False  # a game is about to begin: devices whose seal is in the bundle open their parts


class OwnView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What only the holder of a seat sees of the room."""

    colour: Colour
    words: tuple[tuple[str, ...], ...] = ()
    order: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()  # who of the team is ready, by place in its members
    has_added_chance: bool = False  # this seat's device has opened its part of the chance of the coming game
    is_late: bool = False  # the clock ran out: the program plays this one step for the seat
