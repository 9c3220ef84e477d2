"""What has happened in a room, in the past tense. Its log is a list of entries; replaying them gives the room."""

from msgspec import Struct

from stella.rooms.options import Options
from stella.rules.box import Colour
from stella.rules.facts import Fact


class RoomOpened(Struct, frozen=True, gc=False, tag="room_opened"):
    """Somebody opened the room."""

    id: str
    code: str
    options: Options


class SeatTaken(Struct, frozen=True, gc=False, tag="seat_taken"):
    """A person sat down; only the hash of the seat's token is known."""

    colour: Colour
    name: str
    language: str
    token: str


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


class SeatEmptied(Struct, frozen=True, gc=False, tag="seat_emptied"):
    """The seat is free again."""

    colour: Colour


class TicketIssued(Struct, frozen=True, gc=False, tag="ticket_issued"):
    """A one-time ticket can move the seat to another device; only its hash is known."""

    colour: Colour
    ticket: str


class SeatMoved(Struct, frozen=True, gc=False, tag="seat_moved"):
    """The seat went to another device; its old token is void."""

    colour: Colour
    token: str


class HostChosen(Struct, frozen=True, gc=False, tag="host_chosen"):
    """The role of host passed on."""

    colour: Colour | None


class OptionsChosen(Struct, frozen=True, gc=False, tag="options_chosen"):
    """The host chose other options."""

    options: Options


class WordsWritten(Struct, frozen=True, gc=False, tag="words_written"):
    """A person filled blank word cards."""

    colour: Colour
    cards: tuple[tuple[str, ...], ...]


class GameOpened(Struct, frozen=True, gc=False, tag="game_opened", omit_defaults=True):
    """A game begins; its record will have this name. The introduction's chance is published, any other's is drawn."""

    record: str
    is_introduction: bool = False


class GamePlayed(Struct, frozen=True, gc=False, tag="game_played"):
    """Something happened in the game."""

    facts: tuple[Fact, ...]


class LobbyReopened(Struct, frozen=True, gc=False, tag="lobby_reopened"):
    """Seats and options can be changed before the next game; who had left is gone."""


class OrderSet(Struct, frozen=True, gc=False, tag="order_set"):
    """A person put marked cards in an order to be pointed at."""

    colour: Colour
    cards: tuple[int, ...]


class StandInCame(Struct, frozen=True, gc=False, tag="stand_in_came"):
    """A stand-in plays the seat."""

    colour: Colour


class SeatTakenBack(Struct, frozen=True, gc=False, tag="seat_taken_back"):
    """The person plays the seat again."""

    colour: Colour


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
    | HostChosen
    | OptionsChosen
    | WordsWritten
    | GameOpened
    | GamePlayed
    | LobbyReopened
    | OrderSet
    | StandInCame
    | SeatTakenBack
    | ClockSet
)


class Entry(Struct, frozen=True, gc=False):
    """One line of a room's log: all facts of one command, and when it happened (milliseconds since 1970)."""

    at: int
    facts: tuple[RoomFact, ...]
