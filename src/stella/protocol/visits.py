"""The messages of latecomers and of players who nudge others. `messages` includes them in its unions."""

from msgspec import Struct

from stella.rooms.commands import Language, Name
from stella.rules.box import Agent, Colour


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take over a bot's seat in a running game, or one whose person has left (HTTP)."""

    colour: Colour
    name: Name
    language: Language = "en"
    agent: Agent | None = None  # a program that declares itself


class Nudge(Struct, frozen=True, tag="nudge", forbid_unknown_fields=True):
    """Nudge a seat that the table waits for. It is not stored."""

    colour: Colour


class Nudged(Struct, frozen=True, tag="nudge"):
    """Someone nudges you: the table waits for your seat. Without a colour, it is a spectator."""

    by: Colour | None
