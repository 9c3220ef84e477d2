"""The client library: asynchronous and typed, for players, scripts and tests. It implements the protocol, not the
rules.
"""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable
from http.client import HTTPException
from itertools import count
from types import TracebackType
from typing import Any, NamedTuple, TypeVar
from urllib import request
from urllib.error import HTTPError
from urllib.parse import urljoin

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stella.protocol import bodies, crowd, messages, visits
from stella.protocol.codes import Code
from stella.records import Record, decode
from stella.rooms.commands import AddChance, RoomCommand, SealChance, StartGame
from stella.rooms.options import Options
from stella.rooms.views import OwnView, Phase, RoomView
from stella.rules.box import Agent, Colour
from stella.rules.moves import Move
from stella.rules.views import SeatView, Shown, TableView
from stella.witness import Witness

T = TypeVar("T")
_decode = msgspec.json.Decoder(messages.ServerMessage).decode
_encode = msgspec.json.Encoder().encode
ANSWER_SECONDS = 30
SILENT_SECONDS = 15  # after which a connection that sends nothing, not even a heartbeat, is dropped
CLOSING_SECONDS = 2  # how long a server may take to confirm that a connection is closed
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # before reconnecting; doubled after each failure
FINAL: frozenset[str] = frozenset(
    {
        Code.SEAT_MOVED, Code.SEAT_REMOVED, Code.NOT_SEATED, Code.KEPT_OUT, Code.NO_SUCH_ROOM, Code.ROOM_FORGOTTEN,
        Code.OLD_CLIENT, Code.BAD_MESSAGE, Code.HELLO_FIRST,
    }
)  # fmt: skip
"""Reasons in a `goodbye` after which reconnecting is pointless."""
_LATE = f"the server did not answer within {ANSWER_SECONDS} seconds"

__all__ = ["Gone", "Refused", "Server", "Table", "Turn", "merged"]


class Refused(Exception):  # noqa: N818 - reads as the sentence it is
    """The server refused a request; `code` is the protocol's code."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence


class Gone(Exception):  # noqa: N818 - reads as the sentence it is
    """The connection is closed; `code` is the reason, if the server gave one.

    `unreachable` means that no server answered; `reason` then says why, such as a certificate that is not trusted.
    """

    def __init__(self, code: str = "", reason: str = "") -> None:
        super().__init__(f"{code}: {reason}" if reason else code)
        self.code = code
        self.reason = reason


class Turn(NamedTuple):
    """What a seat sees when it may mark or point."""

    room: RoomView
    table: TableView
    own: SeatView


class Server:
    """A server at an address such as `http://localhost:8642` or `localhost:8642`."""

    def __init__(self, address: str, trust: ssl.SSLContext | None = None) -> None:
        """Take the address; `trust` is for certificates that this machine does not trust."""
        self.address = (address if "://" in address else f"http://{address}").rstrip("/")
        self.trust = trust

    async def open_room(
        self,
        name: str | None = None,
        language: str = "en",
        *,
        opening: str = "ordinary",
        is_host: bool = False,
        agent: Agent | None = None,
        **options: Any,
    ) -> bodies.Seated:
        """Open a room. With a name, take its first seat; without one, host it without a seat."""
        body = bodies.NewRoom(msgspec.convert(options, Options), name, None, language, opening, is_host, agent)
        return await self._post("/api/rooms", body, bodies.Seated)

    async def introduce(self, name: str, language: str = "en") -> bodies.Seated:
        """Open the introduction and take its seat."""
        return await self.open_room(name, language, opening="introduction")

    async def sit_down(
        self, code: str, name: str, colour: Colour | None = None, language: str = "en", *, agent: Agent | None = None
    ) -> bodies.Seated:
        """Take a seat in a room. Programs describe themselves in `agent`."""
        body = bodies.TakeSeat(name, colour, language, agent)
        return await self._post(f"/api/rooms/{code}/seats", body, bodies.Seated)

    async def take_over(
        self, code: str, colour: Colour, name: str, language: str = "en", *, agent: Agent | None = None
    ) -> bodies.Seated:
        """Take over a bot's seat in a running game. Programs describe themselves in `agent`."""
        body = visits.TakeOver(colour, name, language, agent)
        return await self._post(f"/api/rooms/{code}/takeover", body, bodies.Seated)

    async def issue_ticket(self, code: str, token: str) -> bodies.Ticket:
        """Create a ticket that moves a seat to another device."""
        return await self._post(f"/api/rooms/{code}/ticket", {}, bodies.Ticket, token)

    async def use_ticket(self, ticket: str, *, shares: bool = False) -> bodies.Seated:
        """Move a seat to this device, or share it."""
        return await self._post("/api/tickets", bodies.UseTicket(ticket, shares), bodies.Seated)

    async def get(self, path: str, kind: type[T]) -> T:
        """Read something, such as `/api/rooms/ABCDE` as a `RoomSummary`."""
        return _as(kind, await self._request("GET", path, None, {}))

    async def record(self, record: str) -> Record:
        """Read the record of a finished game in any format."""
        return decode(await self._request("GET", f"/api/records/{record}", None, {}))

    def fetch(self, address: str) -> bytes:
        """Return a file, such as a picture, from an address that the server has named. This blocks: use a thread."""
        call = request.Request(urljoin(f"{self.address}/", address))  # noqa: S310 - the caller's server
        return self._send(call)

    async def _post(self, path: str, body: object, kind: type[T], token: str | None = None) -> T:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        return _as(kind, await self._request("POST", path, _encode(body), headers))

    async def _request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> bytes:
        call = request.Request(self.address + path, body, headers, method=method)  # noqa: S310 - the caller's server
        return await asyncio.to_thread(self._send, call)

    def _send(self, call: request.Request) -> bytes:
        try:
            with request.urlopen(call, timeout=ANSWER_SECONDS, context=self.trust) as answer:  # noqa: S310 - as above
                content: bytes = answer.read()
                return content
        except HTTPError as error:
            with error:
                raise _refused(error.read()) from None
        except (OSError, HTTPException) as error:
            raise _unreachable(error) from error

    def watch(self, code: str, token: str | None = None, **options: Any) -> "Table":
        """Watch a room: with a token as its seat, otherwise as a spectator. Use it with `async with`.

        With `reconnects=True`, the table survives lost connections and server restarts.
        """
        return Table(self, code, token, **options)


def _unreachable(error: Exception) -> Gone:
    """Return the error for a server that did not answer, with the reason that the system gave."""
    return Gone("unreachable", str(getattr(error, "reason", error)))


def _as(kind: type[T], answer: bytes) -> T:
    """Return an answer as the type that a Stella server sends. Raise `Gone` if something else answered."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Gone("unreachable", f"this is not the answer of a Stella server: {error}") from error


def _refused(body: bytes) -> Exception:
    """Return the error in the body of an HTTP response; a proxy may have written something else."""
    try:
        problem = msgspec.json.decode(body, type=bodies.Problem)
    except msgspec.DecodeError:
        return Gone("unreachable")
    return Refused(problem.code, problem.sentence)


class Table:
    """A connection to one room. `room`, `table` and `own` always hold the latest view; `facts` holds all facts seen.

    A seat automatically seals and opens its part of every game's seed. `witness` keeps the evidence to check the game
    later. With `reconnects`, the table reconnects after a loss, sends the last moment it has seen, and keeps its state
    meanwhile. A command whose answer was lost is `Refused` with the code `unknown_fate`; the next view shows whether it
    took effect.
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
        reconnects: bool = False,
    ) -> None:
        """Pass the `witness` of an earlier connection of the same seat, so that its parts of the seed are not lost."""
        self.room: RoomView | None = None
        self.table: TableView | None = None
        self.own: SeatView | None = None  # what only this seat sees of the game
        self.mine: OwnView | None = None  # what only this seat sees of the room
        self.changes = 0  # how many updates have arrived
        self.presence: messages.Presence | None = None
        self.reactions: list[messages.Reaction] = []
        self.nudges: list[visits.Nudged] = []
        self.along: list[crowd.Along] = []  # a spectator's own marks
        self.crowd: list[crowd.CrowdSaw] = []
        self.waiting = messages.Waiting()  # texts that wait for the host of a lesson
        self.moments: tuple[messages.NewMoment, ...] = ()  # of the last game that had any
        self.facts: list[Shown] = []
        self.moment = known
        self.witness = witness or Witness()
        self.goodbye: str = ""
        role = role or (messages.Role.SEAT if token else messages.Role.SPECTATOR)
        self.is_connected = False
        self._server = server
        self._hello = messages.Hello(role, token, language, known)
        self._address = f"{server.address.replace('http', 'ws', 1)}/api/rooms/{code}/socket"
        self._trust = server.trust
        self._overhear = overhear
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._changed = asyncio.Condition()
        self._is_gone = False
        self._seen = 0  # the last moment that this seat reported as seen
        self._scored = 0  # how many rounds were scored at that moment
        self._is_closing = False
        self._reconnects = reconnects
        self._published: set[str] = set()  # seals and parts that were sent
        self._openings: dict[int, int] = {}  # commands that open a part, and for which game

    async def __aenter__(self) -> "Table":
        try:
            await self._connect()
        except (OSError, WebSocketException) as error:
            raise _unreachable(error) from error
        self._reader = asyncio.create_task(self._stay())
        try:
            await self.until(lambda table: table.room is not None)
        except BaseException as error:
            await self._close()
            if isinstance(error, TimeoutError):
                raise Gone("unreachable", _LATE) from error
            raise
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        await self._close()

    async def _connect(self) -> None:
        options: dict[str, Any] = {} if self._trust is None else {"ssl": self._trust}
        options["close_timeout"] = CLOSING_SECONDS
        self._socket: ClientConnection = await connect(self._address, compression=None, max_size=None, **options)
        with contextlib.suppress(ConnectionClosed):  # the server gives the reason in its goodbye
            await self._socket.send(_encode(replace(self._hello, known=self.moment)).decode())

    async def _close(self) -> None:
        self._is_closing = True
        await self._socket.close()
        if self._reconnects:  # it may be waiting to reconnect
            self._reader.cancel()
        await asyncio.wait([self._reader])

    async def do(self, command: RoomCommand | Move | messages.React | visits.Nudge | crowd.MarkAlong) -> None:
        """Send a command and wait until it is durable; a start, until the game has started. Raise `Refused` or
        `Gone`. Without an answer in time, the code of `Refused` is `unknown_fate`, or `try_again` if nothing was sent.
        """
        if self._reconnects:
            try:
                await self.until(lambda table: table.is_connected)
            except TimeoutError:
                raise Refused(Code.TRY_AGAIN, f"{_LATE.capitalize()}.") from None
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(_encode(messages.Do(number, command)).decode())
            await asyncio.wait_for(answer, ANSWER_SECONDS)
            if isinstance(command, StartGame):  # the game starts once all present devices have opened their parts
                await self.until(lambda table: table.room is not None and not table.room.is_drawing)
        except ConnectionClosed:
            raise self._lost() from None
        except TimeoutError:
            raise Refused(Code.UNKNOWN_FATE, f"{_LATE.capitalize()}.") from None
        finally:
            self._answers.pop(number, None)

    async def until(self, is_so: "Callable[[Table], bool]", seconds: float = ANSWER_SECONDS) -> None:
        """Wait until a condition holds. Raise `Gone` if the connection ends first."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: self._is_gone or is_so(self))
        if not is_so(self):
            raise Gone(self.goodbye)

    async def views(self) -> "AsyncIterator[Table]":
        """Yield this table now and after every change, until the connection ends."""
        while True:
            seen = self.changes
            yield self
            try:
                await self.until(lambda table, seen=seen: table.changes > seen, seconds=86_400)  # type: ignore[misc]
            except Gone:
                return

    async def turns(self) -> AsyncIterator[Turn]:
        """Yield this seat's view whenever it may mark or point, until the current or next game is over."""
        games, has_begun = self.room.games if self.room else 0, False
        async for _ in self.views():
            room, table, own = self.room, self.table, self.own
            if room is None or (room.phase is not Phase.PLAYING and room.games == games and not has_begun):
                continue
            if room.phase is not Phase.PLAYING:
                return
            has_begun = True
            if table and own and (own.pointable or "submit_slate" in own.may):
                yield Turn(room, table, own)

    async def record(self) -> Record:
        """Read the record of the game that ended at this table."""
        if self.room is None or self.room.record is None:
            raise Refused(Code.GAME_NOT_OVER, "No game has been finished at this table.")
        return await self._server.record(self.room.record)

    async def say(self, message: messages.ClientMessage) -> None:
        """Send a message that has no answer, such as `Seen`."""
        await self._socket.send(_encode(message).decode())

    async def _stay(self) -> None:
        """Read until the connection ends, then reconnect if wanted and possible."""
        pause = FIRST_PAUSE
        try:
            await self._read()
            while self._reconnects and not self._is_closing and self.goodbye not in FINAL:
                await self._fail_answers()
                await asyncio.sleep(pause)
                seen, self.goodbye = self.changes, ""
                with contextlib.suppress(OSError, WebSocketException):
                    await self._connect()
                    await self._read()
                pause = FIRST_PAUSE if self.changes > seen else min(2 * pause, LONGEST_PAUSE)
        finally:
            self._is_gone = True
            await self._fail_answers()

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while True:
                async with asyncio.timeout(SILENT_SECONDS if self._reconnects else None):
                    text = await self._socket.recv()
                if self._overhear:
                    self._overhear(str(text))
                self._take(_decode(text))
                await self._add_chance()
                await self._let_clock_start()
                async with self._changed:
                    self._changed.notify_all()
        await self._socket.close()

    async def _fail_answers(self) -> None:
        """Fail all pending answers."""
        self.is_connected = False
        self._seen = 0
        self._published.clear()
        self._openings.clear()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self._lost())
        async with self._changed:
            self._changed.notify_all()

    async def _let_clock_start(self) -> None:
        """Report that this seat has seen the current step. A program displays nothing, so the clock need not wait."""
        if self.mine is None or self.room is None or self.moment <= self._seen:
            return
        scored = len(self.table.rounds) if self.table else 0
        if self.room.is_clock_due or scored != self._scored:
            self._seen, self._scored = self.moment, scored
            await self.say(messages.Seen(self.moment))

    def _lost(self) -> Exception:
        """Return the error for a command whose answer cannot arrive."""
        if self._is_gone or not self._reconnects:
            return Gone(self.goodbye)
        return Refused(Code.UNKNOWN_FATE, "The connection was lost before the answer came.")

    async def _add_chance(self) -> None:
        """Publish the seal of this seat's part of the next game's seed, or open the part when it is due."""
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

    def _take(self, message: messages.ServerMessage) -> None:  # noqa: C901 - one case per message
        match message:
            case messages.Update():
                self._merge(message)
            case messages.RefusedMessage():
                self._answer(message.id, Refused(message.code, message.sentence))
            case messages.Presence():
                self.presence = message
            case messages.Reaction():
                self.reactions.append(message)
            case visits.Nudged():
                self.nudges.append(message)
            case crowd.Along():
                self.along.append(message)
            case crowd.CrowdSaw():
                self.crowd.append(message)
            case messages.Moments():
                self.moments = message.moments
            case messages.Waiting():
                self.waiting = message
            case messages.Goodbye():
                self.goodbye = message.code

    def _merge(self, update: messages.Update) -> None:
        """Merge the changed parts. The table changes fact by fact."""
        self.moment = update.moment
        self.is_connected = True
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
    """Return the table after a change: each part that is present replaces the old one."""
    parts = {part: value for part, value in asdict(change).items() if value is not UNSET}
    if not parts:
        return table
    return TableView(**parts) if table is None else replace(table, **parts)
