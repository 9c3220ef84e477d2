"""The messages on the socket, declared once; the client's types are generated from here."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields

from stella.protocol.crowd import Along, CrowdSaw, MarkAlong
from stella.protocol.visiting import Nudge, Nudged
from stella.rooms.commands import Language, Name, RoomCommand
from stella.rooms.views import OwnView, RoomView
from stella.rules.box import Colour
from stella.rules.moves import Move
from stella.rules.views import SeatView, Shown, TableView
from stella.statistics.moments import MomentKind

PROTOCOL: Final = 2
EMOJI: Final = ("✨", "😂", "😮", "🤔", "👏", "😭", "🔥", "❤️")
Token = Annotated[str, Meta(max_length=128)]


class Role(StrEnum):
    """What a socket is: a player's, somebody who watches, or the screen in the middle of the room."""

    SEAT = "seat"
    SPECTATOR = "spectator"
    TV = "tv"


# --- from the client


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket. `known` is the last moment the client has seen, `name` that of a spectator.

    `token` owns a seat. Somebody who watches may make one up, to be known again on the next socket.
    """

    role: Role
    token: Token | None = None
    language: Language = "en"
    known: int = 0
    protocol: int = PROTOCOL
    name: Name | None = None


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show one of the emoji to the room; not kept."""

    emoji: Annotated[str, Meta(max_length=8)]


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Do something; answered by an `update` with `done`, or by `refused`, with the same `id`."""

    id: int
    command: RoomCommand | Move | React | Nudge | MarkAlong


class Seen(Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    """This client has shown everything up to a moment: clocks wait for that. Not answered."""

    moment: int


class Beat(Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """The line is alive. A client that hears nothing for 15 seconds may ask with one, and comes back without answer."""


ClientMessage = Hello | Do | Seen | Beat


# --- from the server


class Welcome(Struct, frozen=True, tag="welcome"):
    """The socket is open; an `update` with the present view follows. `now` is the server's time, for clocks."""

    moment: int
    role: Role
    build: str
    now: int
    protocol: int = PROTOCOL


TableChange = defstruct(
    "TableChange",
    [(field.name, field.type | UnsetType, UNSET) for field in fields(TableView)],
    frozen=True,
    namespace={"__doc__": "What changed on the table: a part that is here replaces the one from before."},
)


class Told(Struct, frozen=True, gc=False, omit_defaults=True):
    """A fact, what it changed on the table, and the emoji that bots show when they have seen it, as `[seat, emoji]`."""

    fact: Shown
    table: TableChange = TableChange()  # type: ignore[valid-type]
    reactions: tuple[tuple[int, str], ...] = ()


class Update(Struct, frozen=True, gc=False, tag="update"):
    """What these eyes may see has changed. A part that is not here has stayed the same.

    `is_whole` is sent to whoever comes: all parts are there, and `facts` led to them since what the client knew.
    Otherwise the table changes with its facts, one after the other; `table` is only sent where no fact tells of it.
    `done` is the `id` of the command of this client that made the change; it is durable.
    """

    moment: int
    is_whole: bool | UnsetType = UNSET
    done: int | UnsetType = UNSET
    room: RoomView | UnsetType = UNSET
    table: TableView | UnsetType | None = UNSET
    own: SeatView | UnsetType | None = UNSET
    mine: OwnView | UnsetType | None = UNSET
    facts: tuple[Told, ...] | UnsetType = UNSET


class RefusedMessage(Struct, frozen=True, tag="refused", omit_defaults=True):
    """A command was refused: a stable code, and a sentence in the player's language.

    Nothing has changed, except with the code `unknown_fate`: then only the next updates tell whether it counts.
    With the code `bad_message`, `path` says where in the message the mistake is, such as `$.command.cards[0]`.
    """

    id: int
    code: str
    sentence: str
    path: str = ""


class Presence(Struct, frozen=True, tag="presence", omit_defaults=True):
    """Who is here now. Of the spectators, those who came first are named if they said their name."""

    here: tuple[Colour, ...]
    spectators: int
    tvs: int
    names: tuple[str, ...] = ()
    has_host: bool = False  # a host without a seat is here


class Reaction(Struct, frozen=True, tag="reaction"):
    """Somebody reacted; without a colour, somebody who watches."""

    colour: Colour | None
    emoji: str


class NewMoment(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that a round brought for the first time; without a name it is the whole table's."""

    kind: MomentKind
    round: int
    name: str | None = None


class Moments(Struct, frozen=True, tag="moments"):
    """All that the scored rounds of a game brought for the first time in this room; `seal` is that of its table."""

    seal: str
    moments: tuple[NewMoment, ...]


class Together(Struct, frozen=True, tag="together"):
    """All players have left the score of a round, or (0) have begun the game; `seal` is that of its table."""

    seal: str
    round: int


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The server closes the socket; `code` says why: `restarting`, `seat_moved`, `seat_removed` or an error."""

    code: str
    sentence: str


ServerMessage = (
    Welcome
    | Update
    | RefusedMessage
    | Presence
    | Reaction
    | Nudged
    | Along
    | CrowdSaw
    | Moments
    | Together
    | Goodbye
    | Beat
)
