"""The messages of the socket as JSON Schema: `python -m stella.protocol.socket_schema > docs/socket.schema.json`."""

import json
from functools import cache
from typing import Any

import msgspec

from stella.protocol import messages
from stella.protocol.meanings import ABOUT, meanings

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ROOTS = {
    "ClientMessage": (messages.ClientMessage, "A message from the client."),
    "ServerMessage": (
        messages.ServerMessage,
        "A message from the server. Ignore what you don't know.",
    ),
}


@cache
def socket_schema() -> dict[str, Any]:
    """Return the schema: any message, with `$defs` for `ClientMessage`, `ServerMessage` and all of their parts."""
    unions, components = msgspec.json.schema_components(
        [union for union, _ in ROOTS.values()], ref_template="#/$defs/{name}"
    )
    told = meanings()
    parts = {name: _described(part, told.get(name, {})) for name, part in sorted(components.items())}
    roots = {
        name: {"description": about, "anyOf": union["anyOf"]}
        for (name, (_, about)), union in zip(ROOTS.items(), unions, strict=True)
    }
    return {
        "$schema": DIALECT,
        "title": f"The socket of Stella, protocol {messages.PROTOCOL}",
        "description": "Messages at /api/rooms/{code}/socket, each in one text frame. docs/protocol.md explains them.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ROOTS],
        "$defs": roots | parts,
    }


def _described(part: dict[str, Any], told: dict[str, str]) -> dict[str, Any]:
    """Return a part with the protocol's descriptions instead of Python docstrings."""
    described = {**part, "description": told.get(ABOUT, part.get("description", ""))}
    if "properties" in part:
        described["properties"] = {
            name: _plain(field) | ({"description": told[name]} if name in told else {})
            for name, field in part["properties"].items()
        }
    if "prefixItems" in part:
        pairs = zip(part["prefixItems"], [name for name in told if name != ABOUT], strict=True)
        described["prefixItems"] = [{**item, "title": name, "description": told[name]} for item, name in pairs]
    return described


def _plain(field: dict[str, Any]) -> dict[str, Any]:
    """Return a field without `discriminator`, which only OpenAPI has. The constant in `type` identifies a message."""
    return {keyword: value for keyword, value in field.items() if keyword != "discriminator"}


if __name__ == "__main__":
    print(json.dumps(socket_schema(), indent=1, ensure_ascii=False))
