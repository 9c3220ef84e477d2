"""The messages on the socket and the bodies of HTTP, declared once; the client's types are generated from here."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from stella.rooms.commands import Language, Name, RoomCommand
from stella.rooms.options import Options
from stella.rooms.views import OwnView, RoomView, SeatInfo
from stella.rules.box import Colour, Player
from stella.rules.moves import Move
from stella.rules.views import SeatView, Shown, TableView

PROTOCOL: Final = 1
EMOJI: Final = ("✨", "😂", "😮", "🤔", "👏", "😭", "🔥", "❤️")
Token = Annotated[str, Meta(max_length=128)]


class Role(StrEnum):
    """What a socket is: a player's, somebody who watches, or the screen in the middle of the room."""

    SEAT = "seat"
    SPECTATOR = "spectator"
    TV = "tv"


# --- from the client


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket. `known` is the last version the client has seen."""

    role: Role
    token: Token | None = None
    language: Language = "en"
    known: int = 0
    protocol: int = PROTOCOL


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show one of the emoji to the room; not kept."""

    emoji: Annotated[str, Meta(max_length=8)]


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Do something; answered by `done` or `refused` with the same `id`."""

    id: int
    command: RoomCommand | Move | React


ClientMessage = Hello | Do


# --- from the server


class Welcome(Struct, frozen=True, tag="welcome"):
    """The socket is open; an `update` with the present view follows."""

    version: int
    role: Role
    build: str
    protocol: int = PROTOCOL


class Update(Struct, frozen=True, tag="update"):
    """The room has changed, or the client is new: all that it may see, and the facts since what it knew."""

    version: int
    room: RoomView
    table: TableView | None
    facts: tuple[Shown, ...]
    own: SeatView | None = None
    mine: OwnView | None = None


class Done(Struct, frozen=True, tag="done"):
    """A command was carried out and is durable."""

    id: int
    version: int


class RefusedMessage(Struct, frozen=True, tag="refused"):
    """A command was refused: a stable code, and a sentence in the player's language. Nothing has changed."""

    id: int
    version: int
    code: str
    sentence: str


class Presence(Struct, frozen=True, tag="presence"):
    """Who is here now."""

    version: int
    here: tuple[Colour, ...]
    spectators: int
    tvs: int


class Reaction(Struct, frozen=True, tag="reaction"):
    """Somebody reacted."""

    version: int
    colour: Colour
    emoji: str


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The server closes the socket; `code` says why: `restarting`, `seat_moved`, `seat_removed`, `idle` or an error."""

    version: int
    code: str
    sentence: str


ServerMessage = Welcome | Update | Done | RefusedMessage | Presence | Reaction | Goodbye


# --- HTTP


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a room; with a name, its first seat and host is taken at once."""

    options: Options = Options()
    name: Name | None = None
    colour: Colour | None = None
    language: Language = "en"


class NewIntroduction(Struct, frozen=True, forbid_unknown_fields=True):
    """Open the introduction: a table with three bots that is the same for everybody."""

    name: Name
    language: Language = "en"


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a room."""

    name: Name
    colour: Colour | None = None
    language: Language = "en"


class Seated(Struct, frozen=True):
    """A seat, and the secret token that owns it. `colour` and `token` are None for a room opened without a seat."""

    code: str
    colour: Colour | None = None
    token: str | None = None


class Ticket(Struct, frozen=True):
    """A one-time ticket that moves a seat to another device."""

    code: str
    ticket: str


class UseTicket(Struct, frozen=True, forbid_unknown_fields=True):
    """Move the seat of a ticket to this device."""

    ticket: Token


class RoomSummary(Struct, frozen=True):
    """A room before one enters it."""

    code: str
    phase: str
    seats: tuple[SeatInfo, ...]
    free: tuple[Colour, ...]
    capacity: int
    deck: str


class Problem(Struct, frozen=True):
    """The body of every HTTP error: a stable code, and a sentence in the language asked for."""

    code: str
    sentence: str


class DeckInfo(Struct, frozen=True):
    """A deck that can be chosen."""

    id: str
    title: str
    cards: int
    hash: str


class CharacterInfo(Struct, frozen=True):
    """A character that can be seated."""

    id: str
    name: str
    face: str
    temperament: str


class Info(Struct, frozen=True):
    """What this server offers, in the language asked for."""

    protocol: int
    build: str
    address: str  # where others find this server
    languages: tuple[str, ...]
    decks: tuple[DeckInfo, ...]
    characters: tuple[CharacterInfo, ...]
    emoji: tuple[str, ...]


class CardText(Struct, frozen=True):
    """One picture of a deck: where its files are and what it shows."""

    id: str
    title: str
    description: str
    pictures: dict[str, str]


class DeckTexts(Struct, frozen=True):
    """A deck in one language. A card's place in the list is its number in the game."""

    id: str
    hash: str
    cards: tuple[CardText, ...]


class Verdict(Struct, frozen=True):
    """Whether a record is valid, and if not, what is wrong and where."""

    is_valid: bool
    sentence: str


class ReplayStep(Struct, frozen=True):
    """One step of a finished game: what happened, and the table afterwards."""

    facts: tuple[Shown, ...]
    table: TableView
    own: SeatView | None


class Steps(Struct, frozen=True):
    """A finished game, step by step."""

    id: str
    players: tuple[Player, ...]
    deck: str
    steps: tuple[ReplayStep, ...]


class Reason(Struct, frozen=True):
    """Why a bot marked a card in the last scored round."""

    seat: int
    card: int
    sentence: str
