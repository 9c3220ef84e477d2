"""What a table is for, as one value: how its game begins, who may sit, what is fixed and what counts. Never a room."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from stella.rooms.options import Options
from stella.rooms.views import Guide
from stella.rules.box import PRINTED, Colour, Secret


class CastMember(Struct, frozen=True):
    """A bot that sits at the table from the beginning."""

    colour: Colour
    character: str
    level: int


class Opening(Struct, frozen=True, kw_only=True):
    """A way to open a table. A new one is a file of its own with one such value, registered by its name.

    Only the server makes these values: a client names an opening, and can choose neither its seed nor its cast.
    """

    name: str  # part of the protocol and of stored rooms: it never changes
    seed: str | None = None  # published, the same for everybody; None: the devices' common chance
    taste: str | None = None  # the seed of its bots' taste; None: it comes from the game's secret
    cast: tuple[CastMember, ...] = ()
    guide: Guide | None = None  # shown to everybody at the table
    fixed: Mapping[str, object] = {}  # the options that no host changes, by name
    has_bots: bool = True  # bots and stand-ins may play at it
    is_for_one: bool = False  # nobody sits down beside the person who opened it
    begins_at_once: bool = False  # there is no lobby: its game begins with the table
    gives_names: bool = False  # nobody types a name: everybody is given one
    is_kept: bool = True  # otherwise the table is deleted when everybody has left, and after a day
    then: str | None = None  # the opening of the next game at this table; None: the same again
    has_history: bool = True  # its games are among those that the room remembers
    is_rated: bool = True  # its games count for people's ratings
    has_moments: bool = True  # players are told what a round brought for the first time
    has_notices: bool = True  # people who are away are called back

    def options(self, wish: Options) -> Options:
        """Return the options of a table: those that are wished for, except where they are fixed."""
        return replace(wish, **self.fixed) if self.fixed else wish

    def may_play_with(self, deck: str) -> bool:
        """Tell whether a deck can be chosen: real cards only where the opening is made for them."""
        return deck != PRINTED or self.fixed.get("deck") == deck

    def secret(self, drawn: Secret) -> Secret:
        """Return the secret of a game that no device adds chance to."""
        return drawn if self.seed is None else Secret(self.seed, drawn.salt)

    def has_place(self, people: int) -> bool:
        """Tell whether somebody may sit down where so many people sit."""
        return not (self.is_for_one and people)
