"""Writes the client's types from the wire types: `python -m stella.server.typescript > web/src/lib/wire.ts`."""

import json
from typing import Any

import msgspec

from stella.server import wire

_ROOTS = (
    wire.ClientMessage,
    wire.ServerMessage,
    wire.NewRoom,
    wire.NewIntroduction,
    wire.TakeSeat,
    wire.Seated,
    wire.Ticket,
    wire.UseTicket,
    wire.RoomSummary,
    wire.Problem,
    wire.Info,
    wire.DeckTexts,
    wire.Verdict,
    wire.Steps,
    wire.Reason,
)
_UNIONS = ("ClientMessage", "ServerMessage")
_PRIMITIVES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Return the text of the client's `wire.ts`."""
    roots, components = msgspec.json.schema_components(_ROOTS, ref_template="{name}")
    lines = ["// Generated from the Python wire types by `make wire`. Do not edit.", ""]
    for name, schema in sorted(components.items()):
        lines += _declaration(name, schema)
    for name, schema in zip(_UNIONS, roots, strict=False):
        lines += [f"export type {name} = {_type(schema)};", ""]
    lines += [
        f"export const PROTOCOL = {wire.PROTOCOL};",
        f"export const EMOJI = {json.dumps(wire.EMOJI, ensure_ascii=False)} as const;",
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
