"""The bodies of today's table, declared once; the client's types are generated from here."""

from typing import Annotated

from msgspec import Meta, Struct

from stella.daily.crowd import Crowd
from stella.protocol.messages import Token, Told
from stella.rooms.commands import Language
from stella.rules.box import TABLE, Colour
from stella.rules.facts import SeatScore
from stella.rules.views import TableView

Calendar = Annotated[str, Meta(max_length=32_000)]


class DailyPage(Struct, frozen=True):
    """A day's table before anybody has marked anything: the same for everybody, and nothing of it is secret."""

    day: str  # such as 2026-11-18, in UTC
    today: str
    ends_at: int  # when today ends, in milliseconds since 1970
    is_open: bool  # whether slates of this day still count
    table: TableView
    deck: str
    edition: str  # the hash of the deck
    words: str


class SendSlate(Struct, frozen=True, forbid_unknown_fields=True):
    """Send a slate, once per device and day; the same one may be sent again if the answer was lost."""

    cards: Annotated[tuple[int, ...], Meta(max_length=TABLE)]
    language: Language = "en"


class DailySeat(Struct, frozen=True, omit_defaults=True):
    """Who sat at the table: you first, then one of the day's bots, or a person of whom only the language is known."""

    colour: Colour
    character: str | None = None
    language: str | None = None


class DailySince(Struct, frozen=True):
    """The same slate with the company that it would have now: how many of it are new, and your score."""

    fresh: int
    score: SeatScore


class DailyResult(Struct, frozen=True):
    """What became of your slate. `facts` lead from the page's table to this one, as in a game.

    `number`: you were the so many-th of the day; None: a slate of the archive, which is not kept.
    """

    day: str
    number: int | None
    cards: tuple[int, ...]
    seats: tuple[DailySeat, ...]
    facts: tuple[Told, ...]
    table: TableView
    score: SeatScore
    since: DailySince | None
    crowd: Crowd


class DailyCrowd(Struct, frozen=True):
    """What everybody saw on a day that is over."""

    day: str
    cards: tuple[int, ...]
    clue: str
    crowd: Crowd


class PackDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a ticket that takes this device's slates and its calendar to another device."""

    calendar: Calendar = ""


class DailyTicket(Struct, frozen=True):
    """A one-time ticket; as a link it is used as a seat's."""

    ticket: str


class UseDailyTicket(Struct, frozen=True, forbid_unknown_fields=True):
    """Open what a ticket brings."""

    ticket: Token


class DailyMoved(Struct, frozen=True):
    """What has come from another device: the token of its slates and its calendar."""

    token: str
    calendar: str
