"""A simple agent for tests that plays through an MCP client."""

import base64
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client
from PIL import Image

PLACES = [1, 4, 8]


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """Call a tool and return its parsed result. Raise its error sentence as `ToolFailed`."""
    result = await client.call_tool(tool, arguments)
    text = result.content[0].text  # type: ignore[union-attr]
    if result.is_error:
        raise ToolFailed(text)
    return json.loads(text) if text.startswith("{") else text


class ToolFailed(Exception):  # noqa: N818 - reads as the sentence it is
    """A tool refused a call."""


async def look(client: Client, seat: str) -> tuple[dict[str, Any], dict[int, Image.Image]]:
    """Look at the table. Return its state, and its pictures by number."""
    result = await client.call_tool("look", {"seat": seat})
    first, *rest = result.content
    assert not result.is_error, first
    pictures: dict[int, Image.Image] = {}
    for label, content in zip(rest[::2], rest[1::2], strict=True):
        assert content.type == "image"
        assert content.mime_type == "image/jpeg"
        number = int(label.text.removeprefix("Picture ").removesuffix(":"))  # type: ignore[union-attr]
        pictures[number] = Image.open(io.BytesIO(base64.b64decode(content.data)))
    return json.loads(first.text), pictures  # type: ignore[union-attr]


async def play_on(client: Client, seat: str) -> list[tuple[str, list[int]]]:
    """Play a seat to the end of the game. Return the move after each look, and the pictures shown."""
    seen: list[tuple[str, list[int]]] = []
    while True:
        state, pictures = await look(client, seat)
        if state["phase"] == "finished":
            return seen
        if "mark" in state["can"]:
            seen.append(("mark", sorted(pictures)))
            await call(client, "mark", seat=seat, pictures=PLACES)
            await call(client, "note", seat=seat, picture=PLACES[0], text=f"round {state['round']}")
        elif "point" in state["can"]:
            seen.append(("point", sorted(pictures)))
            await call(client, "point", seat=seat, picture=state["you_can_point_at"][0])


@asynccontextmanager
async def connected(server: Any) -> AsyncIterator[Client]:
    """Connect the package's own client to an MCP server."""
    async with Client(server, read_timeout_seconds=60) as client:
        yield client
