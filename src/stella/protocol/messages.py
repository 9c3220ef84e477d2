"""The messages on the socket, declared once. The client's types are generated from here."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields

from stella.protocol.crowd import Along, CrowdSaw, MarkAlong
from stella.protocol.visits import Nudge, Nudged
from stella.rooms.commands import Language, Name, RoomCommand
from stella.rooms.views import OwnView, RoomView, WaitingItem
from stella.rules.box import Colour
from stella.rules.moves import Move
from stella.rules.views import SeatView, Shown, TableView
from stella.statistics.moments import MomentKind

PROTOCOL: Final = 2
EMOJI: Final = ("✨", "😂", "😮", "🤔", "👏", "😭", "🔥", "❤️")
Token = Annotated[str, Meta(max_length=128)]


class Role(StrEnum):
    """Whose socket it is: a player's, a spectator's, or a TV's."""

    SEAT = "seat"
    SPECTATOR = "spectator"
    TV = "tv"


# --- from the client


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket. `known` is the last moment the client has seen, `name` that of a spectator.

    `token` owns a seat. A spectator may make one up, to be recognised on the next socket.
    """

    role: Role
    token: Token | None = None
    language: Language = "en"
    known: int = 0
    protocol: int = PROTOCOL
    name: Name | None = None


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show one of the emoji to the room. It is not stored."""

    emoji: Annotated[str, Meta(max_length=8)]


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Carry out a command; answered by an `update` with `done`, or by `refused`, with the same `id`."""

    id: int
    command: RoomCommand | Move | React | Nudge | MarkAlong


class Seen(Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    """This client has shown everything up to a moment: clocks wait for that. Not answered."""

    moment: int


class Beat(Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """The connection is alive. After 15 seconds without data, a client may send one, and reconnects if unanswered."""


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
    """What this viewer may see has changed. A missing part is unchanged.

    `is_whole` is set in the first update: it has all parts, and `facts` contains what happened since the moment that
    the client knew. Otherwise the table changes with its facts, one after the other; `table` is only sent if no fact
    describes the change. `done` is the `id` of this client's command that made the change; the change is durable.
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

    Nothing has changed, except with the code `unknown_fate`: then only the next updates show whether it counts.
    With the code `bad_message`, `path` says where in the message the mistake is, such as `$.command.cards[0]`.
    """

    id: int
    code: str
    sentence: str
    path: str = ""


class Presence(Struct, frozen=True, tag="presence", omit_defaults=True):
    """The people who are connected now."""

    here: tuple[Colour, ...]
    spectators: int
    tvs: int
    names: tuple[str, ...] = ()
    has_host: bool = False  # a host without a seat is here


class Reaction(Struct, frozen=True, tag="reaction"):
    """A reaction; without a colour, a spectator's."""

    colour: Colour | None
    emoji: str


class NewMoment(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened for the first time in a round. Without a name, it belongs to the whole table."""

    kind: MomentKind
    round: int
    name: str | None = None


class Moments(Struct, frozen=True, tag="moments"):
    """All that happened for the first time in this room in a game's scored rounds. `seal` is that of its table."""

    seal: str
    moments: tuple[NewMoment, ...]


class Together(Struct, frozen=True, tag="together"):
    """All players have left the score of a round, or (0) have begun the game; `seal` is that of its table."""

    seal: str
    round: int


class Waiting(Struct, frozen=True, tag="waiting", omit_defaults=True):
    """The texts that wait for the host: those of this device and, for the host, those of others."""

    own: tuple[WaitingItem, ...] = ()
    others: tuple[WaitingItem, ...] = ()


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
    | Waiting
    | Goodbye
    | Beat
)
