"""A small asynchronous client: for tests, scripts and whoever wants to write a player. Knows the protocol, no rules."""

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Callable
from itertools import count
from types import TracebackType
from typing import Any, TypeVar
from urllib import request
from urllib.error import HTTPError

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stella.protocol import bodies, crowd, messages, visiting
from stella.records import Record, decode
from stella.rooms.commands import AddChance, RoomCommand, SealChance, StartGame
from stella.rooms.options import Options
from stella.rooms.views import OwnView, Phase, RoomView
from stella.rules.box import Colour
from stella.rules.moves import Move
from stella.rules.views import SeatView, Shown, TableView
from stella.witness import Witness

T = TypeVar("T")
_decode = msgspec.json.Decoder(messages.ServerMessage).decode
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

    def __init__(self, address: str, trust: ssl.SSLContext | None = None) -> None:
        """Take the address; `trust` is for certificates that this machine does not trust by itself."""
        self.address = address.rstrip("/")
        self.trust = trust

    async def open_room(
        self,
        name: str | None = None,
        language: str = "en",
        *,
        opening: str = "ordinary",
        is_host: bool = False,
        **options: Any,
    ) -> bodies.Seated:
        """Open a room for something; with a name, take its first seat, or be its host without one."""
        body = bodies.NewRoom(msgspec.convert(options, Options), name, None, language, opening, is_host)
        return await self._post("/api/rooms", body, bodies.Seated)

    async def introduce(self, name: str, language: str = "en") -> bodies.Seated:
        """Open the introduction and take its seat."""
        return await self.open_room(name, language, opening="introduction")

    async def sit_down(self, code: str, name: str, colour: Colour | None = None, language: str = "en") -> bodies.Seated:
        """Take a seat in a room."""
        return await self._post(f"/api/rooms/{code}/seats", bodies.TakeSeat(name, colour, language), bodies.Seated)

    async def take_over(self, code: str, colour: Colour, name: str, language: str = "en") -> bodies.Seated:
        """Take over a bot's seat in a running game."""
        body = visiting.TakeOver(colour, name, language)
        return await self._post(f"/api/rooms/{code}/takeover", body, bodies.Seated)

    async def issue_ticket(self, code: str, token: str) -> bodies.Ticket:
        """Make a ticket that moves a seat to another device."""
        return await self._post(f"/api/rooms/{code}/ticket", {}, bodies.Ticket, token)

    async def use_ticket(self, ticket: str, *, shares: bool = False) -> bodies.Seated:
        """Move a seat here, or hold it too."""
        return await self._post("/api/tickets", bodies.UseTicket(ticket, shares), bodies.Seated)

    async def get(self, path: str, kind: type[T]) -> T:
        """Read something, such as `/api/rooms/ABCDE` as a `RoomSummary`."""
        return msgspec.json.decode(await self._request("GET", path, None, {}), type=kind)

    async def record(self, record: str) -> Record:
        """Read the record of a finished game, whatever its format."""
        return decode(await self._request("GET", f"/api/records/{record}", None, {}))

    async def _post(self, path: str, body: object, kind: type[T], token: str | None = None) -> T:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        return msgspec.json.decode(await self._request("POST", path, _encode(body), headers), type=kind)

    async def _request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> bytes:
        call = request.Request(self.address + path, body, headers, method=method)  # noqa: S310 - the caller's server

        def send() -> bytes:
            with request.urlopen(call, timeout=ANSWER_SECONDS, context=self.trust) as answer:  # noqa: S310 - as above
                content: bytes = answer.read()
                return content

        try:
            return await asyncio.to_thread(send)
        except HTTPError as error:
            with error:
                problem = json.loads(error.read())
            raise Refused(problem["code"], problem["sentence"]) from None

    def watch(self, code: str, token: str | None = None, **options: Any) -> "Table":
        """Look at a room: with a token as its seat, else as a spectator. Use it with `async with`."""
        return Table(self, code, token, **options)


class Table:
    """A connection to one room. `room`, `table` and `own` always hold the latest view; `facts` all facts seen.

    A seat seals and opens its own part of every game's chance itself; `witness` keeps what proves the game afterwards.
    """

    def __init__(
        self,
        server: Server,
        code: str,
        token: str | None,
        *,
        role: messages.Role | None = None,
        language: str = "en",
        known: int = 0,
        overhear: Callable[[str], None] | None = None,
        witness: Witness | None = None,
    ) -> None:
        """Keep the `witness` of an earlier connection of the same seat, so that its parts of chance are not lost."""
        self.room: RoomView | None = None
        self.table: TableView | None = None
        self.own: SeatView | None = None  # what only this seat sees of the game
        self.mine: OwnView | None = None  # what only this seat sees of the room
        self.changes = 0  # how many updates have come
        self.presence: messages.Presence | None = None
        self.reactions: list[messages.Reaction] = []
        self.nudges: list[visiting.Nudged] = []
        self.along: list[crowd.Along] = []  # the own marks of somebody who watches
        self.crowd: list[crowd.CrowdSaw] = []
        self.moments: tuple[messages.NewMoment, ...] = ()  # of the last game that brought any
        self.facts: list[Shown] = []
        self.moment = known
        self.witness = witness or Witness()
        self.goodbye: str = ""
        role = role or (messages.Role.SEAT if token else messages.Role.SPECTATOR)
        self._hello = messages.Hello(role, token, language, known)
        self._address = f"{server.address.replace('http', 'ws', 1)}/api/rooms/{code}/socket"
        self._trust = server.trust
        self._overhear = overhear
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._changed = asyncio.Condition()
        self._is_gone = False
        self._published: set[str] = set()  # seals and parts that were sent
        self._openings: dict[int, int] = {}  # commands that open a part, and for which game

    async def __aenter__(self) -> "Table":
        try:
            options: dict[str, Any] = {} if self._trust is None else {"ssl": self._trust}
            self._socket: ClientConnection = await connect(self._address, compression=None, max_size=None, **options)
        except (OSError, WebSocketException) as error:
            raise Gone("unreachable") from error
        self._reader = asyncio.create_task(self._read())
        try:
            await self._socket.send(_encode(self._hello).decode())
            await self.until(lambda table: table.room is not None)
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

    async def do(self, command: RoomCommand | Move | messages.React | visiting.Nudge | crowd.MarkAlong) -> None:
        """Do something and wait until it is durable, a start until the game has begun; raise `Refused` or `Gone`."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(_encode(messages.Do(number, command)).decode())
            await asyncio.wait_for(answer, ANSWER_SECONDS)
            if isinstance(command, StartGame):  # it begins when the devices that are here have opened their parts
                await self.until(lambda table: table.room is not None and not table.room.is_drawing)
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

    async def views(self) -> "AsyncIterator[Table]":
        """Give this table whenever something has changed on it, now first, until the connection ends."""
        while True:
            seen = self.changes
            yield self
            try:
                await self.until(lambda table, seen=seen: table.changes > seen, seconds=86_400)  # type: ignore[misc]
            except Gone:
                return

    async def say(self, message: messages.ClientMessage) -> None:
        """Send a message that is not answered, such as `Seen`."""
        await self._socket.send(_encode(message).decode())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self._socket:
                if self._overhear:
                    self._overhear(str(text))
                self._take(_decode(text))
                await self._add_chance()
                async with self._changed:
                    self._changed.notify_all()
        self._is_gone = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Gone(self.goodbye))
        async with self._changed:
            self._changed.notify_all()

    async def _add_chance(self) -> None:
        """Publish the seal of this seat's random part of the coming game's chance, or open the part when it is time."""
        room, mine = self.room, self.mine
        if room is None or mine is None or room.phase is Phase.PLAYING:
            return
        seat = next((number for number, one in enumerate(room.seats) if one.colour == mine.colour), None)
        if seat is None:
            return
        part, seal = self.witness.part_to_open(room, seat), self.witness.seal_to_publish(room, seat)
        number = next(self._numbers)
        if part is not None and not mine.has_added_chance and part not in self._published:
            self._openings[number] = room.games
            self._published.add(part)
            await self._socket.send(_encode(messages.Do(number, AddChance(part))).decode())
        elif seal is not None and seal not in self._published:
            self._published.add(seal)
            await self._socket.send(_encode(messages.Do(number, SealChance(seal))).decode())

    def _take(self, message: messages.ServerMessage) -> None:
        match message:
            case messages.Update():
                self._merge(message)
            case messages.RefusedMessage():
                self._answer(message.id, Refused(message.code, message.sentence))
            case messages.Presence():
                self.presence = message
            case messages.Reaction():
                self.reactions.append(message)
            case visiting.Nudged():
                self.nudges.append(message)
            case crowd.Along():
                self.along.append(message)
            case crowd.CrowdSaw():
                self.crowd.append(message)
            case messages.Moments():
                self.moments = message.moments
            case messages.Goodbye():
                self.goodbye = message.code

    def _merge(self, update: messages.Update) -> None:
        """Take over the parts that have changed; the table changes fact by fact."""
        self.moment = update.moment
        for part in ("room", "table", "own", "mine"):
            if getattr(update, part) is not UNSET:
                setattr(self, part, getattr(update, part))
        for told in () if update.facts is UNSET else update.facts:
            self.facts.append(told.fact)
            if update.is_whole is UNSET:
                self.table = merged(self.table, told.table)
                self.witness.saw(self.room, self.table, None)
        self.witness.saw(self.room, self.table, self.own)
        self.changes += 1
        if update.done in self._openings:
            self.witness.was_opened(self._openings.pop(update.done))
        if update.done is not UNSET:
            self._answer(update.done, None)

    def _answer(self, number: int, answer: Refused | None) -> None:
        waiting = self._answers.get(number)
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Refused):
            waiting.set_exception(answer)
        else:
            waiting.set_result(None)


def merged(table: TableView | None, change: Any) -> TableView | None:
    """Return the table after a change: a part that is there replaces the one from before."""
    parts = {part: value for part, value in asdict(change).items() if value is not UNSET}
    if not parts:
        return table
    return TableView(**parts) if table is None else replace(table, **parts)
