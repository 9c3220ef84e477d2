"""The seats that agents hold at a server's tables through the Model Context Protocol.

Each seat has a secret key, so the clients of one MCP server cannot see each other's slates.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, Final, TypeVar

from mcp.server.mcpserver import Image
from mcp.server.mcpserver.exceptions import ToolError
from msgspec import to_builtins

from stella.client import Gone, Refused, Server, Table
from stella.content.languages import LANGUAGES
from stella.players.materials import REAL_CARDS, Materials, materials_of
from stella.players.player import IllegalMove, legal_card, legal_slate
from stella.players.seat import as_note
from stella.players.state import can_do, state_of
from stella.protocol.bodies import RoomSummary, Seated
from stella.records import what_is_wrong
from stella.rooms.commands import LeaveSeat, RoomCommand
from stella.rooms.views import Phase
from stella.rules.box import PRINTED, Agent
from stella.rules.moves import AgreeToOtherWord, DeclineOtherWord, Move, PointAt, SubmitSlate, WriteNote
from stella.rules.views import Step, View
from stella.witness import Witness

T = TypeVar("T")
LONGEST_WAIT: Final = 50.0  # seconds; clients give up on a tool after about a minute


class McpSeat:
    """One seat that an agent holds."""

    def __init__(self, server: Server, seated: Seated, language: str) -> None:
        self._server, self._seated, self._language = server, seated, language
        self._witness = Witness()
        self._table: Table | None = None
        self._materials: tuple[str | None, Materials] | None = None  # with their edition

    async def arrive(self) -> None:
        """Connect, so that the seat counts as present and its part of the draw is sealed."""

        async def nothing(_: Table) -> None:
            return

        await self.use(nothing)

    async def use(self, action: Callable[[Table], Awaitable[T]]) -> T:
        """Perform an action at the table; reconnect if the connection was lost."""
        try:
            return await action(await self._connected())
        except Gone:
            await self.close()
        try:
            return await action(await self._connected())
        except Gone as gone:
            raise ToolError(f"The table is gone: {gone.code or 'the connection was lost'}.") from gone

    async def _connected(self) -> Table:
        if self._table is None:
            watched = self._server.watch(
                self._seated.code, self._seated.token, language=self._language, witness=self._witness
            )
            self._table = await watched.__aenter__()
        return self._table

    async def close(self) -> None:
        """Disconnect; the seat stays taken."""
        table, self._table = self._table, None
        if table is not None:
            await table.__aexit__(None, None, None)

    async def look(self, *, has_pictures: bool, seconds: float) -> list[str | Image]:
        """Wait for this seat's turn, and return the state and the pictures that matter now."""

        async def look(table: Table) -> list[str | Image]:
            with suppress(TimeoutError):
                await table.until(_is_worth_a_look, min(max(seconds, 0.01), LONGEST_WAIT))
            materials = await self._materials_of(table)
            told: list[str | Image] = [json.dumps(to_builtins(state_of(table, materials, self._language)))]
            for place, card in _cards(table) if has_pictures else ():
                picture = await asyncio.to_thread(materials.picture, card) if materials else b""
                told += [f"Picture {place}:", Image(data=picture, format="jpeg")]
            return told

        return await self.use(look)

    async def mark(self, pictures: list[int]) -> str:
        """Mark pictures by their positions, and be ready."""
        return await self.do(lambda view: SubmitSlate(legal_slate(view, _at(view, pictures))))

    async def point(self, picture: int) -> str:
        """Point at a picture by its position."""
        return await self.do(lambda view: PointAt(legal_card(view, _at(view, [picture])[0])))

    async def note(self, picture: int, text: str) -> str:
        """Write a note on a mark."""
        return await self.do(lambda view: WriteNote(_at(view, [picture])[0], as_note(text)))

    async def other_word(self, *, agrees: bool) -> str:
        """Answer the request for the other word."""
        return await self.do(lambda _: AgreeToOtherWord() if agrees else DeclineOtherWord())

    async def do(self, choose: Callable[[View], RoomCommand | Move]) -> str:
        """Make a move chosen from the seat's view; return the state after it."""

        async def move(table: Table) -> str:
            if table.table is None or table.own is None:
                raise ToolError("No game is running.")
            try:
                await table.do(choose(View(table.table, table.own)))
            except IllegalMove as illegal:
                raise ToolError(str(illegal)) from illegal
            except Refused as refused:
                raise ToolError(f"{refused.sentence} ({refused.code})") from refused
            return json.dumps(to_builtins(state_of(table, await self._materials_of(table), self._language)))

        return await self.use(move)

    async def record(self) -> str:
        """Return the record of the finished game and whether it verifies."""

        async def read(table: Table) -> str:
            if table.room is None or table.room.record is None:
                raise ToolError("The game is not over yet.")
            record = await self._server.record(table.room.record)
            wrong = table.witness.what_is_wrong(record) or what_is_wrong(record)
            return json.dumps({"id": table.room.record, "wrong": wrong, "record": to_builtins(record)})

        return await self.use(read)

    async def leave(self) -> None:
        """Leave the seat and disconnect."""
        try:
            await self.use(lambda table: table.do(LeaveSeat()))
        except Refused as refused:
            raise ToolError(f"{refused.sentence} ({refused.code})") from refused
        finally:
            await self.close()

    async def _materials_of(self, table: Table) -> Materials | None:
        room = table.room
        if room is None or table.table is None:
            return None
        if self._materials is None or self._materials[0] != room.edition:
            self._materials = room.edition, await materials_of(self._server, room, self._language)
        return self._materials[1]


class McpSeats:
    """All seats that one MCP server holds, by secret."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._seats: dict[str, McpSeat] = {}

    async def sit(self, code: str, name: str, language: str, model: str, version: str) -> dict[str, Any]:
        """Take a seat; return its secret."""
        if language not in LANGUAGES:
            raise ToolError(f"Choose a language: {', '.join(LANGUAGES)}.")
        if not 1 <= len(model) <= 80 or len(version) > 40:
            raise ToolError("A model has 1 to 80 characters, a version at most 40.")
        agent, code = Agent("mcp", model, version), code.strip().upper()
        try:
            if (await self._server.get(f"/api/rooms/{code}", RoomSummary)).deck == PRINTED:
                raise ToolError(REAL_CARDS)
            seated = await self._server.sit_down(code, name, None, language, agent=agent)
        except Refused as refused:
            raise ToolError(f"{refused.sentence} ({refused.code})") from refused
        except Gone as gone:
            raise ToolError(f"The server {self._server.address} cannot be reached: {gone.reason}.") from gone
        secret = token_urlsafe(12)
        seat = self._seats[secret] = McpSeat(self._server, seated, language)
        with suppress(ToolError):  # the seat is taken: without its secret, the agent could never connect again
            await seat.arrive()
        return {"seat": secret, "table": seated.code, "colour": seated.colour, "next": "Call look."}

    def __getitem__(self, secret: str) -> McpSeat:
        """Return a seat, or refuse an unknown secret."""
        if secret not in self._seats:
            raise ToolError("There is no such seat. Call sit first, and pass the seat that it returns.")
        return self._seats[secret]

    async def leave(self, secret: str) -> None:
        """Leave a seat."""
        seat = self[secret]
        del self._seats[secret]
        await seat.leave()

    async def close(self) -> None:
        """Disconnect all seats."""
        for seat in self._seats.values():
            await seat.close()


def _is_worth_a_look(table: Table) -> bool:
    return bool(can_do(table)) or (table.room is not None and table.room.phase is Phase.FINISHED)


def _cards(table: Table) -> list[tuple[int, int]]:
    """Return the pictures that matter now, with their positions."""
    shown, own = table.table, table.own
    if shown is None or shown.step is Step.OVER:
        return []
    placed = list(enumerate(shown.table, 1))
    if shown.step is Step.ASSOCIATE:
        return placed
    return [(place, card) for place, card in placed if own is not None and card in own.pointable]


def _at(view: View, places: list[int]) -> list[int]:
    """Return the cards at the given positions of the table."""
    table = view.table.table
    for place in places:
        if not 1 <= place <= len(table):
            raise ToolError(f"There is no picture {place}: the pictures are numbered 1 to {len(table)}.")
    return [table[place - 1] for place in places]
