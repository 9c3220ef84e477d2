"""Opens a table for a purpose: who sits there from the beginning, and whether a game begins at once."""

from collections.abc import Mapping

from msgspec import Struct

from stella.content.likeness import look_alike
from stella.rooms.decisions.context import Context
from stella.rooms.decisions.lobby import open_game
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import BotSeated, HostCame, RoomFact
from stella.rooms.fold import Change
from stella.rooms.openings import OPENINGS, Opening
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room
from stella.rules.box import Agent, Colour
from stella.rules.refusals import Refused

_OTHER_NAME = "Stella"


class Opener(Struct, frozen=True):
    """The person who opens a table and sits down at it. `token` and `address` are hashes."""

    name: str
    colour: Colour | None
    language: str
    token: str
    address: str
    agent: Agent | None = None


def opening_called(name: str) -> Opening:
    """Return the opening with this name, or refuse it."""
    if name not in OPENINGS:
        raise Refused(RoomRefusal.UNKNOWN_OPENING)
    return OPENINGS[name]


def host_without_seat(token: str) -> tuple[RoomFact, ...]:
    """Return the fact of a person who opens a table to host it without a seat. `token` is a hash."""
    return (HostCame(token),)


def first_seats(room: Room, opener: Opener | None, characters: Mapping[str, str]) -> tuple[RoomFact, ...]:
    """Return the facts of the first seats at a new table: its opener and its cast."""
    opening = room.opening
    colours = [member.colour for member in opening.cast]
    if opener is None:
        if opening.begins_at_once:  # nobody could sit down later
            raise Refused(RoomRefusal.NAME_NOT_USABLE)
        return _cast(opening, "", characters)
    if opener.colour in colours:
        raise Refused(RoomRefusal.SEAT_TAKEN)
    colour = opener.colour or next(colour for colour in Colour if colour not in colours)
    who = (opener.name, colour, opener.language)
    taken = take_seat(room, *who, token=opener.token, address=opener.address, agent=opener.agent)
    return (taken, *_cast(opening, taken.name, characters))


def _cast(opening: Opening, taken: str, characters: Mapping[str, str]) -> tuple[RoomFact, ...]:
    """Return the facts of the bots that sit down. The opener of the table keeps their name."""
    seated: list[RoomFact] = []
    for member in opening.cast:
        name = characters[member.character]
        name = _OTHER_NAME if look_alike(taken, name) else name
        seated.append(BotSeated(member.colour, name, member.character, member.level))
    return tuple(seated)


def begin(room: Room, context: Context) -> Change:
    """Return the change that begins the game of a table without a lobby."""
    return open_game(room, (), context, room.opening)
