"""The purpose of a table as one value: how its game begins, who may sit, what is fixed and what counts."""

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
    """A way to open a table. Each one is a file with one such value, registered by name.

    Only the server makes these values. A client names an opening, and can choose neither its seed nor its cast.
    """

    name: str  # part of the protocol and of stored rooms: it never changes
    seed: str | None = None  # published, the same for everyone; None: the devices' common draw
    taste: str | None = None  # the seed of its bots' taste; None: it comes from the game's secret
    cast: tuple[CastMember, ...] = ()
    guide: Guide | None = None  # shown to everyone at the table
    fixed: Mapping[str, object] = {}  # the options that no host changes, by name
    has_bots: bool = True  # bots and stand-ins may play at it
    types_clues: bool = False  # the first scout may type in what a real word card says
    takes_photos: bool = False  # people may take a photo of the real cards on their table
    is_for_one: bool = False  # nobody else sits down at the table
    begins_at_once: bool = False  # there is no lobby: its game begins with the table
    gives_names: bool = False  # everyone is given a name
    needs_nod: bool = False  # what people write is shown to the others only after the host has approved it
    is_kept: bool = True  # otherwise the table is deleted when everyone has left, and after a day
    then: str | None = None  # the opening of the next game at this table; None: the same again
    has_history: bool = True  # its games are in the room's history
    is_rated: bool = True  # its games count for people's ratings
    has_moments: bool = True  # players see what a round brought for the first time
    has_notices: bool = True  # absent people get notifications

    def options(self, wish: Options) -> Options:
        """Return the options of a table: the requested ones, except where they are fixed."""
        return replace(wish, **self.fixed) if self.fixed else wish

    def may_play_with(self, deck: str) -> bool:
        """Return whether a deck can be chosen. Printed cards need an opening made for them."""
        return deck != PRINTED or self.fixed.get("deck") == deck

    def secret(self, drawn: Secret) -> Secret:
        """Return the secret of a game whose draw has no parts from devices."""
        return drawn if self.seed is None else Secret(self.seed, drawn.salt)

    def has_place(self, people: int) -> bool:
        """Return whether another person may sit down, given the number already seated."""
        return not (self.is_for_one and people)
