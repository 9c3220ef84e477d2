"""Writes the client's types from the messages: `python -m stella.protocol.typescript > web/src/net/protocol.ts`."""

import json
from typing import Any

import msgspec

from stella.printing.files import Wish
from stella.protocol import bodies, daily, making, messages, printing, push, visits
from stella.rules.box import MAX_NAME
from stella.statistics.groups import Group
from stella.statistics.insight import RoundInsight

_ROOTS = (
    messages.ClientMessage,
    messages.ServerMessage,
    bodies.NewRoom,
    bodies.NewIntroduction,
    bodies.TakeSeat,
    visits.TakeOver,
    bodies.Seated,
    bodies.Ticket,
    bodies.PhotoTaken,
    bodies.UseTicket,
    bodies.RoomSummary,
    bodies.Problem,
    bodies.Info,
    bodies.DeckTexts,
    bodies.Verdict,
    bodies.Steps,
    bodies.Reason,
    bodies.ForgetName,
    push.PushKey,
    push.Subscribe,
    making.HostInfo,
    making.HostPass,
    making.DraftOpened,
    making.PictureAdded,
    making.PackDeck,
    making.DraftState,
    daily.DailyPage,
    daily.SendSlate,
    daily.DailyResult,
    daily.DailyCrowd,
    daily.PackDaily,
    daily.DailyTicket,
    daily.DailyMoved,
    daily.ShareSlate,
    daily.DailyComparison,
    daily.RemindMe,
    daily.StopReminding,
    Wish,
    printing.PrintState,
    Group,
    RoundInsight,
)
_UNIONS = ("ClientMessage", "ServerMessage")
_PRIMITIVES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Return the text of the client's `protocol.ts`."""
    roots, components = msgspec.json.schema_components(_ROOTS, ref_template="{name}")
    lines = ["// Generated from the Python messages by `make protocol`. Do not edit.", ""]
    for name, schema in sorted(components.items()):
        lines += _declaration(name, schema)
    for name, schema in zip(_UNIONS, roots, strict=False):
        lines += [f"export type {name} = {_type(schema)};", ""]
    lines += [
        f"export const PROTOCOL = {messages.PROTOCOL};",
        f"export const MAX_NAME = {MAX_NAME};",
        f"export const EMOJI = {json.dumps(messages.EMOJI, ensure_ascii=False)} as const;",
    ]
    return "\n".join(lines) + "\n"


def _declaration(name: str, schema: dict[str, Any]) -> list[str]:
    comment = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if schema.get("type") != "object" or "properties" not in schema:
        return [*comment, f"export type {name} = {_type(schema)};", ""]
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(inner)};" for field, inner in schema["properties"].items()
    ]
    return [*comment, f"export interface {name} {{", *fields, "}", ""]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(inner) for inner in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(inner) for inner in schema['prefixItems'])}]"
        case "array":
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case str(primitive):
            return _PRIMITIVES[primitive]
        case _:
            return "unknown"


if __name__ == "__main__":
    print(typescript(), end="")
