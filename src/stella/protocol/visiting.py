"""The messages of people who come late or grow impatient; `messages` takes them into its unions."""

from msgspec import Struct

from stella.rooms.commands import Language, Name
from stella.rules.box import Agent, Colour


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take over a bot's seat in a running game, or one whose person has left (HTTP)."""

    colour: Colour
    name: Name
    language: Language = "en"
    agent: Agent | None = None  # a program that says what it is


class Nudge(Struct, frozen=True, tag="nudge", forbid_unknown_fields=True):
    """Nudge a seat that the table waits for; not kept."""

    colour: Colour


class Nudged(Struct, frozen=True, tag="nudge"):
    """Somebody nudges you: the table waits for your seat. Without a colour, somebody who watches."""

    by: Colour | None
