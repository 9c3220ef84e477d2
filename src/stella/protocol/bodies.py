"""HTTP bodies, declared once. The client's types are generated from here."""

from typing import Annotated

from msgspec import Meta, Struct

from stella.protocol.messages import Token, Told
from stella.rooms.commands import Language, Name
from stella.rooms.options import Options
from stella.rooms.views import SeatInfo
from stella.rules.box import Agent, Colour, Player, WordCard
from stella.rules.views import SeatView, TableView


class NewRoom(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Open a room. With a name, its opener takes the first seat and is host. `opening` is the table's purpose."""

    options: Options = Options()
    name: Name | None = None
    colour: Colour | None = None
    language: Language = "en"
    opening: Annotated[str, Meta(max_length=32)] = "ordinary"
    is_host: bool = False  # without a name: the person who opens the room is its host, without a seat
    agent: Agent | None = None  # with a name: a program that declares itself


class NewIntroduction(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Open the introduction: as `NewRoom` with this opening, which earlier clients did not have."""

    name: Name
    language: Language = "en"


class TakeSeat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Sit down in a room. A program declares itself in `agent`."""

    name: Name
    colour: Colour | None = None
    language: Language = "en"
    agent: Agent | None = None


class Seated(Struct, frozen=True):
    """A seat, and the secret token that owns it. `colour` and `token` are None for a room opened without a seat.

    A token without a colour is that of a host who has no seat. `name` is only in the answer to `TakeSeat`.
    """

    code: str
    colour: Colour | None = None
    token: str | None = None
    name: str | None = None  # of the person who sat down, as the table stores it


class PhotoTaken(Struct, frozen=True):
    """The pictures of real cards are there; the room shows them with this id."""

    photo: str


class Ticket(Struct, frozen=True):
    """A one-time ticket that moves a seat to another device."""

    code: str
    ticket: str


class UseTicket(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Move the seat of a ticket to this device, or let this device hold it too."""

    ticket: Token
    shares: bool = False  # the other devices keep the seat


class ForgetName(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Delete a person's name from a room's past."""

    name: Name


class RoomSummary(Struct, frozen=True):
    """A room as shown before someone enters it."""

    code: str
    phase: str
    seats: tuple[SeatInfo, ...]
    free: tuple[Colour, ...]
    capacity: int
    deck: str
    host: Colour | None = None
    words: str = "stella"  # the id of its word list
    is_locked: bool = False  # nobody new may sit down
    has_teams: bool = False  # newcomers join a team
    gives_names: bool = False  # and type no name: they are given one


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every HTTP error: a stable code, and a sentence in the language asked for.

    With `bad_request`, `path` says where the request's body is wrong, such as `$.options.seats`.
    """

    code: str
    sentence: str
    path: str = ""


class DeckInfo(Struct, frozen=True):
    """A deck that can be chosen."""

    id: str
    title: str
    cards: int
    hash: str
    cover: tuple[str, ...] = ()  # addresses of a few of its pictures, small


class WordsInfo(Struct, frozen=True):
    """A word list that can be chosen. In one of the `missing` languages, players see words of its first language."""

    id: str
    title: str
    cards: int
    languages: tuple[str, ...]
    missing: tuple[str, ...]
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
    address: str  # the address for others
    languages: tuple[str, ...]
    decks: tuple[DeckInfo, ...]
    words: tuple[WordsInfo, ...]
    characters: tuple[CharacterInfo, ...]
    emoji: tuple[str, ...]
    has_daily: bool = True  # whether the daily table is offered


class CardText(Struct, frozen=True, omit_defaults=True):
    """One picture of a deck: where its files are and what it shows, in words and as things one can search for."""

    id: str
    title: str
    description: str
    pictures: dict[str, str]
    objects: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()


class DeckTexts(Struct, frozen=True):
    """A deck in one language. A card's place in the list is its number in the game."""

    id: str
    hash: str
    cards: tuple[CardText, ...]


class WholeWords(Struct, frozen=True, array_like=True):
    """A whole word list, as `[id, cards, discovery, words]`: a word is a text for each language, by its key."""

    id: str
    cards: tuple[WordCard, ...]
    discovery: tuple[WordCard, ...]
    words: dict[str, dict[str, str]]


class Verdict(Struct, frozen=True):
    """Whether a record is valid and, if not, what is wrong and where."""

    is_valid: bool
    sentence: str


class ReplayStep(Struct, frozen=True):
    """One step of a finished game: what happened with what it changed, and the table afterwards."""

    facts: tuple[Told, ...]
    table: TableView
    own: SeatView | None


class Steps(Struct, frozen=True):
    """A finished game, step by step."""

    id: str
    players: tuple[Player, ...]
    deck: str
    steps: tuple[ReplayStep, ...]
    words: str = "stella"  # the id of its word list
    edition: str = ""  # the hash of the deck that was played


class Reason(Struct, frozen=True):
    """Why a bot marked a card that is public."""

    seat: int
    card: int
    sentence: str
