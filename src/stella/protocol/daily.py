"""The bodies of the daily table, declared once. The client's types are generated from here."""

from typing import Annotated

from msgspec import Meta, Struct

from stella.daily.crowd import Crowd
from stella.protocol.messages import Token, Told
from stella.protocol.push import Endpoint, Subscribe
from stella.rooms.commands import Language
from stella.rules.box import TABLE, Colour
from stella.rules.facts import SeatScore
from stella.rules.views import TableView

Calendar = Annotated[str, Meta(max_length=32_000)]


class DailyPage(Struct, frozen=True):
    """A day's table before anyone has marked anything: the same for everyone, without secrets."""

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
    """A player at the table: you first, then one of the day's bots, or a person of whom only the language is known."""

    colour: Colour
    character: str | None = None
    language: str | None = None


class DailySince(Struct, frozen=True):
    """The same slate with the company it would have now: how many of them are new, and your score."""

    fresh: int
    score: SeatScore


class DailyResult(Struct, frozen=True):
    """The result of your slate. `facts` lead from the page's table to this one, as in a game.

    `number`: your position among the slates of the day; None: a slate of the archive, which is not stored.
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
    """What everyone saw on a day that is over."""

    day: str
    cards: tuple[int, ...]
    clue: str
    crowd: Crowd


class ShareSlate(Struct, frozen=True, forbid_unknown_fields=True):
    """Show your slate of a day to others in a room who show theirs. The token is that of the device."""

    token: Token


class SharedSlate(Struct, frozen=True):
    """A slate of a day that a person in the room shows."""

    name: str
    cards: tuple[int, ...]


class DailyComparison(Struct, frozen=True):
    """A day's slates in a room. Until you show yours, you only see how many others show theirs."""

    day: str
    pictures: tuple[int, ...]
    yours: SharedSlate | None
    others: tuple[SharedSlate, ...]
    waiting: int


class RemindMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a reminder at a time (milliseconds since 1970), and then daily."""

    at: int
    subscription: Subscribe
    language: Language = "en"


class StopReminding(Struct, frozen=True, forbid_unknown_fields=True):
    """Stop the reminders of this device."""

    endpoint: Endpoint


class PackDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a ticket that takes this device's slates and its calendar to another device."""

    calendar: Calendar = ""


class DailyTicket(Struct, frozen=True):
    """A one-time ticket. Its link works like that of a seat's ticket."""

    ticket: str


class UseDailyTicket(Struct, frozen=True, forbid_unknown_fields=True):
    """Use a ticket."""

    ticket: Token


class DailyMoved(Struct, frozen=True):
    """What another device has handed over: the token of its slates, and its calendar."""

    token: str
    calendar: str
