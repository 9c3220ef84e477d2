"""Writes the tables of fields in the protocol's page: `python -m stella.protocol.tables docs/protocol.md`.

A table stands between `<!-- table: NAME -->` and `<!-- end -->`. The rest of the page is unchanged.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
from msgspec import NODEFAULT, UNSET, inspect
from msgspec.structs import FieldInfo, fields

from stella.protocol import crowd, messages, visits
from stella.protocol.meanings import ABOUT, SAME, meanings
from stella.rooms import commands, options, views
from stella.rooms.proposals import ProposalKind
from stella.rules import box, moves
from stella.rules import facts as rule_facts
from stella.rules import notes as rule_notes
from stella.rules import views as rule_views
from stella.statistics.moments import MomentKind

HOST = (
    commands.ChangeOptions,
    commands.SeatBot,
    commands.RemoveSeat,
    commands.PassHost,
    commands.StartGame,
    commands.BackToLobby,
    commands.HideNote,
    commands.ShowProposal,
    commands.LeaveOut,
    commands.HandToBot,
    commands.HandToPerson,
    commands.HideCode,
    commands.PauseClock,
    commands.ResumeClock,
    commands.EndGame,
)
"""Commands of the host, in the order of the page."""

TABLES: dict[str, tuple[Any, ...]] = {
    "messages from the client": get_args(messages.ClientMessage),
    "moves": get_args(moves.Move),
    "commands in the room": (
        *[one for one in get_args(commands.RoomCommand) if one not in HOST],
        messages.React,
        visits.Nudge,
        crowd.MarkAlong,
    ),
    "commands of the host": HOST,
    "options": (options.Options,),
    "messages from the server": get_args(messages.ServerMessage),
    "parts of messages": (messages.Told, messages.NewMoment, rule_facts.SeatScore),
    "room": (views.RoomView, views.SeatInfo, views.Guide, views.Photo),
    "own": (rule_views.SeatView, views.OwnView, views.WaitingItem),
    "table": (
        rule_views.TableView,
        rule_views.RoundView,
        rule_views.Pointing,
        rule_views.Score,
        rule_notes.Note,
        box.WordCard,
        box.Secret,
        box.Setup,
    ),
    "facts": get_args(rule_views.Shown),
    "parts of facts": (box.Player, box.Agent, box.Reference),
}
VALUES = (
    messages.Role,
    box.Colour,
    views.Phase,
    rule_views.Step,
    rule_facts.Outcome,
    box.WordSource,
    MomentKind,
    ProposalKind,
)
SHOWN = {"RoomView": "room", "TableView": "table", "SeatView": "own", "OwnView": "mine"}
"""Types that the page names by their part of an update."""
_NAMES = {inspect.FloatType: "number", inspect.BoolType: "true or false", inspect.NoneType: "null"}
_BLOCK = re.compile(r"(<!-- table: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_tables(page: str) -> str:
    """Return a page with all of its tables rewritten."""
    return _BLOCK.sub(lambda found: found[1] + "\n".join(_table(found[2])) + "\n" + found[3], page)


def _table(name: str) -> Iterator[str]:
    if name == "values":
        yield from ("| type | values |", "|---|---|")
        for kind in VALUES:
            yield f"| {kind.__name__} | {', '.join(f'`{one.value}`' for one in kind)} |"
        return
    yield from ("| type | field | value | if missing | meaning |", "|---|---|---|---|---|")
    for kind in TABLES[name]:
        told = meanings()[kind.__name__]
        yield f"| {_name(kind)} | | {_layout(kind)} | | {told[ABOUT]} |"
        for field, known in zip(fields(kind), _types(kind), strict=True):
            yield f"| | `{field.encode_name}` | {_value(known)} | {_missing(field)} | {told[field.encode_name]} |"


def _types(kind: Any) -> list[inspect.Type]:
    known = cast("inspect.StructType", inspect.type_info(kind))
    return [field.type for field in known.fields]


def _name(kind: Any) -> str:
    tag = kind.__struct_config__.tag
    return f"**`{tag or SHOWN.get(kind.__name__, kind.__name__)}`**"


def _layout(kind: Any) -> str:
    """Return the notation of a type that is not an object."""
    if not kind.__struct_config__.array_like:
        return ""
    return f"`[{', '.join(field.encode_name for field in fields(kind))}]`"


def _missing(field: FieldInfo) -> str:
    """Return the default of a field, or that it is always present."""
    if field.default is NODEFAULT and field.default_factory is NODEFAULT:
        return "required"
    if field.default is UNSET:
        return "optional"
    default = field.default if field.default is not NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(default).decode()}`"


def _value(kind: inspect.Type) -> str:
    """Return the type of a field's value, in words."""
    match kind:
        case inspect.Metadata():
            return _value(kind.type)
        case inspect.UnionType():
            parts = [_value(one) for one in kind.types if not isinstance(one, inspect.CustomType)]
            return "object" if len(parts) > 3 else " or ".join(parts)  # a command or a fact: its type says which
        case inspect.VarTupleType():
            return f"list of {_plural(_value(kind.item_type))}"
        case inspect.TupleType():
            return f"[{', '.join(_value(one) for one in kind.item_types)}]"
        case inspect.StructType() | inspect.EnumType():
            name = SAME.get(kind.cls.__name__, kind.cls.__name__)
            return f"`{SHOWN[name]}`" if name in SHOWN else name
    return _simple(kind)


def _simple(kind: inspect.Type) -> str:
    match kind:
        case inspect.IntType():
            return "integer" if kind.ge is None else f"integer from {kind.ge} to {kind.le}"
        case inspect.StrType():
            return "text" if kind.max_length is None else f"text of at most {kind.max_length}"
    return _NAMES[type(kind)]


def _plural(value: str) -> str:
    if " or " in value and value != "true or false":
        return f"({value})"
    return re.sub(r"^(integer|text|list)\b", r"\1s", value)


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(with_tables(page.read_text("utf-8")), "utf-8")
