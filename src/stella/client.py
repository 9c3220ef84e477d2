"""A small asynchronous client: for tests, scripts and whoever wants to write a player. Knows the wire, no rules."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from itertools import count
from types import TracebackType
from typing import Any, TypeVar
from urllib import request
from urllib.error import HTTPError

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stella.rooms.commands import RoomCommand
from stella.rooms.options import Options
from stella.rules.box import Colour
from stella.rules.moves import Move
from stella.rules.views import SeatView, Shown, TableView
from stella.server import wire

T = TypeVar("T")
_decode = msgspec.json.Decoder(wire.ServerMessage).decode
_encode = msgspec.json.Encoder().encode
ANSWER_SECONDS = 30


class Refused(Exception):  # noqa: N818 - reads as the sentence it is
    """The server refused something; `code` is the protocol's."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence


class Gone(Exception):  # noqa: N818 - reads as the sentence it is
    """The connection is closed; `code` says why, if the server said so."""

    def __init__(self, code: str = "") -> None:
        super().__init__(code)
        self.code = code


class Server:
    """A server at an address such as `http://localhost:8642`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    async def open_room(self, name: str | None = None, language: str = "en", **options: Any) -> wire.Seated:
        """Open a room; with a name, take its first seat."""
        body = wire.NewRoom(msgspec.convert(options, Options), name, None, language)
        return await self._post("/api/rooms", body, wire.Seated)

    async def introduce(self, name: str, language: str = "en") -> wire.Seated:
        """Open the introduction and take its seat."""
        return await self._post("/api/introductions", wire.NewIntroduction(name, language), wire.Seated)

    async def sit_down(self, code: str, name: str, colour: Colour | None = None, language: str = "en") -> wire.Seated:
        """Take a seat in a room."""
        return await self._post(f"/api/rooms/{code}/seats", wire.TakeSeat(name, colour, language), wire.Seated)

    async def issue_ticket(self, code: str, token: str) -> wire.Ticket:
        """Make a ticket that moves a seat to another device."""
        return await self._post(f"/api/rooms/{code}/ticket", {}, wire.Ticket, token)

    async def use_ticket(self, ticket: str) -> wire.Seated:
        """Move a seat here."""
        return await self._post("/api/tickets", wire.UseTicket(ticket), wire.Seated)

    async def get(self, path: str, kind: type[T]) -> T:
        """Read something, such as `/api/rooms/ABCDE` as a `RoomSummary`."""
        return msgspec.json.decode(await self._request("GET", path, None, {}), type=kind)

    async def _post(self, path: str, body: object, kind: type[T], token: str | None = None) -> T:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        return msgspec.json.decode(await self._request("POST", path, _encode(body), headers), type=kind)

    async def _request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> bytes:
        call = request.Request(self.address + path, body, headers, method=method)  # noqa: S310 - the caller's server

        def send() -> bytes:
            with request.urlopen(call, timeout=ANSWER_SECONDS) as answer:  # noqa: S310 - as above
                content: bytes = answer.read()
                return content

        try:
            return await asyncio.to_thread(send)
        except HTTPError as error:
            problem = json.loads(error.read())
            raise Refused(problem["code"], problem["sentence"]) from None

    def watch(self, code: str, token: str | None = None, **options: Any) -> "Table":
        """Look at a room: with a token as its seat, else as a spectator. Use it with `async with`."""
        return Table(self, code, token, **options)


class Table:
    """A connection to one room. `room`, `table` and `own` always hold the latest view; `facts` all facts seen."""

    def __init__(
        self,
        server: Server,
        code: str,
        token: str | None,
        *,
        role: wire.Role | None = None,
        language: str = "en",
        known: int = 0,
        overhear: Callable[[str], None] | None = None,
    ) -> None:
        self.update: wire.Update | None = None
        self.presence: wire.Presence | None = None
        self.reactions: list[wire.Reaction] = []
        self.facts: list[Shown] = []
        self.version = known
        self.goodbye: str = ""
        role = role or (wire.Role.SEAT if token else wire.Role.SPECTATOR)
        self._hello = wire.Hello(role, token, language, known)
        self._address = f"{server.address.replace('http', 'ws', 1)}/api/rooms/{code}/socket"
        self._overhear = overhear
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[int]] = {}
        self._changed = asyncio.Condition()
        self._is_gone = False

    async def __aenter__(self) -> "Table":
        try:
            self._socket: ClientConnection = await connect(self._address, compression=None, max_size=None)
        except (OSError, WebSocketException) as error:
            raise Gone("unreachable") from error
        self._reader = asyncio.create_task(self._read())
        try:
            await self._socket.send(_encode(self._hello).decode())
            await self.until(lambda table: table.update is not None)
        except BaseException as error:
            await self._socket.close()
            await self._reader
            if isinstance(error, ConnectionClosed):
                raise Gone(self.goodbye) from error
            raise
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        await self._socket.close()
        await self._reader

    @property
    def table(self) -> TableView | None:
        """The game as everybody sees it."""
        return self.update.table if self.update else None

    @property
    def own(self) -> SeatView | None:
        """What only this seat sees."""
        return self.update.own if self.update else None

    async def do(self, command: RoomCommand | Move | wire.React) -> int:
        """Do something and wait until it is durable; raise `Refused` or `Gone`."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(_encode(wire.Do(number, command)).decode())
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except ConnectionClosed:
            raise Gone(self.goodbye) from None
        finally:
            self._answers.pop(number, None)

    async def until(self, is_so: "Callable[[Table], bool]", seconds: float = ANSWER_SECONDS) -> None:
        """Wait until something is so; raise `Gone` if the connection ends before."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: self._is_gone or is_so(self))
        if not is_so(self):
            raise Gone(self.goodbye)

    async def updates(self) -> AsyncIterator[wire.Update]:
        """Give every new view of the room, the present one first, until the connection ends."""
        while self.update is not None:
            seen = self.update
            yield seen
            try:
                await self.until(lambda table, seen=seen: table.update is not seen, seconds=86_400)  # type: ignore[misc]
            except Gone:
                return

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self._socket:
                if self._overhear:
                    self._overhear(str(text))
                self._take(_decode(text))
                async with self._changed:
                    self._changed.notify_all()
        self._is_gone = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Gone(self.goodbye))
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Update():
                self.update, self.version = message, message.version
                self.facts += message.facts
            case wire.Done():
                self._answer(message.id, message.version)
            case wire.RefusedMessage():
                self._answer(message.id, Refused(message.code, message.sentence))
            case wire.Presence():
                self.presence = message
            case wire.Reaction():
                self.reactions.append(message)
            case wire.Goodbye():
                self.goodbye = message.code
            case wire.Welcome():
                pass

    def _answer(self, number: int, answer: int | Refused) -> None:
        waiting = self._answers.get(number)
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Refused):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)
