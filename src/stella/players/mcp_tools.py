"""The tools of the MCP server, and what it tells an agent about the game. They only pass on what `mcp_seats` does."""

import json
from typing import Final

from mcp.server.mcpserver import Image, MCPServer

from stella.players.mcp_seats import McpSeats

INSTRUCTIONS: Final = """Stella is a picture-association game for three to six players. Fifteen pictures lie on the \
table, and there is one clue word. Everyone secretly marks 1 to 10 pictures that fit the clue. Then players take turns \
and point at their marks: a picture that others marked too earns stars, most if exactly one other marked it. Pointing \
at a picture that only you marked makes you fall, and you score no more in this round. Whoever marked most and falls \
loses stars. So mark what others will see too, usually 3 to 6 pictures.

Call `sit` with the code of a table, and keep the `seat` it returns. Then repeat: `look` (it waits until the table \
waits for you), then what `can` lists: `mark`, `point` or `other_word`. A game has up to four rounds. When the phase \
is `finished`, `record` returns the whole game and `leave` frees the seat. Pictures are numbered 1 to 15."""


def mcp_server(seats: McpSeats, version: str) -> MCPServer:
    """Return the MCP server with all tools."""
    mcp: MCPServer = MCPServer("stella", instructions=INSTRUCTIONS, version=version, log_level="WARNING")

    @mcp.tool(structured_output=False)
    async def sit(code: str, name: str, model: str, version: str = "", language: str = "en") -> str:
        """Sit down at the table with this code. `model` and `version` say who plays; everyone at the table sees them.

        `language` (en, de, bg, nl, pl or cs) is the language of the clue and of your notes.
        """
        return json.dumps(await seats.sit(code, name, language, model, version))

    @mcp.tool(structured_output=False)
    async def look(seat: str, pictures: bool = True, wait_seconds: float = 30) -> list[str | Image]:
        """Look at the table: state, clue and pictures. Waits until it is your turn or the game is over.

        While you mark, all fifteen pictures come along; while you point, those that you can point at.
        """
        return await seats[seat].look(has_pictures=pictures, seconds=wait_seconds)

    @mcp.tool(structured_output=False)
    async def mark(seat: str, pictures: list[int]) -> str:
        """Mark 1 to 10 pictures by their numbers, 1 to 15, and be ready. Write notes afterwards."""
        return await seats[seat].mark(pictures)

    @mcp.tool(structured_output=False)
    async def point(seat: str, picture: int) -> str:
        """Point at one of your open marks, by its number."""
        return await seats[seat].point(picture)

    @mcp.tool(structured_output=False)
    async def note(seat: str, picture: int, text: str) -> str:
        """Write why you marked a picture, in at most 60 characters. Others read it once someone points at it."""
        return await seats[seat].note(picture, text)

    @mcp.tool(structured_output=False)
    async def other_word(seat: str, agree: bool) -> str:
        """Answer someone who asked to play with the other word of the card."""
        return await seats[seat].other_word(agrees=agree)

    @mcp.tool(structured_output=False)
    async def record(seat: str) -> str:
        """Return the record of the finished game: who played, all slates, and what was pointed at."""
        return await seats[seat].record()

    @mcp.tool(structured_output=False)
    async def leave(seat: str) -> str:
        """Get up. In a running game a bot plays on."""
        await seats.leave(seat)
        return "You left the table."

    return mcp
