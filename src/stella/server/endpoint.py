"""The socket of a room: reads one message at a time, checks its form and its rate, and answers it."""

import asyncio
import re
from typing import assert_never

import msgspec
import structlog

from stella.content.languages import is_language, negotiate
from stella.hosting.addresses import address_key
from stella.hosting.budgets import Budget
from stella.hosting.registry import NoSuchRoom
from stella.hosting.room import LiveRoom
from stella.hosting.tokens import address_hash, hashed
from stella.hosting.viewers import Viewer, spectator_name
from stella.protocol.codes import Code
from stella.protocol.crowd import MarkAlong
from stella.protocol.messages import (
    EMOJI,
    PROTOCOL,
    Beat,
    ClientMessage,
    Do,
    Goodbye,
    Hello,
    React,
    Role,
    Seen,
    Welcome,
)
from stella.protocol.mistakes import place_of
from stella.protocol.sentences import sentence
from stella.protocol.updates import encode
from stella.protocol.visits import Nudge
from stella.rules.refusals import Refused
from stella.server import metrics
from stella.server.allowances import Allowance
from stella.server.errors import code_of
from stella.server.pages import build
from stella.server.root_path import without_root
from stella.server.services import Services
from stella.server.sockets.ports import Line

MOST_EARLY = 20  # messages that may come before the welcome
_PATH = re.compile(r"/api/rooms/([^/]{1,16})/socket")
_decode = msgspec.json.Decoder(ClientMessage).decode
_BEAT = encode(Beat())
log = structlog.get_logger()


class _Numbered(msgspec.Struct, tag="do"):
    """The part of a command that is needed to answer it."""

    id: int


_decode_number = msgspec.json.Decoder(_Numbered).decode


class RoomEndpoint:
    """One client's end of a socket: unknown at first, then introduced by hello, then a viewer of a room."""

    __slots__ = (
        "_allowance",
        "_budget",
        "_code",
        "_early",
        "_line",
        "_live",
        "_services",
        "_task",
        "_viewer",
    )

    def __init__(self, services: Services, code: str) -> None:
        self._services = services
        self._code = code
        self._line: Line | None = None
        self._live: LiveRoom | None = None
        self._viewer: Viewer | None = None
        self._task: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        self._allowance: Allowance | None = None  # set together with the viewer; spectators write nothing
        self._budget: Budget | None = None

    # --- calls from the socket

    def opened(self, line: Line) -> None:
        """Handle the open connection."""
        try:
            self._services.admission.may_connect(line.address)
        except Refused as error:
            code = code_of(error)
            line.turn_away(_farewell(code, negotiate(line.language)), code)
        else:
            self._line = line

    def received(self, text: bytes) -> None:
        """Handle one message."""
        if self._line is None:
            return
        if self._viewer is None or self._live is None:
            self._hear_early(text)
            return
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as mistake:
            self._misunderstood(self._viewer, text, mistake)
            return
        if type(message) is Do:
            self._do(self._live, self._viewer, message)
        elif isinstance(message, Seen):
            self._live.saw(self._viewer, message.moment)
        elif isinstance(message, Beat):
            self._line.send(_BEAT)
        else:
            self._leave(Code.BAD_MESSAGE)

    def overdrawn(self) -> None:
        """Tell a client that it has sent more than it may."""
        metrics.overdrawn()
        language = self._viewer.language if self._viewer is not None else "en"
        if self._line is not None:
            self._line.send(_farewell(Code.SLOW_DOWN, language))

    def too_slow(self) -> None:
        """Record that the client was disconnected because it did not read."""
        metrics.cut_off()

    def closed(self) -> None:
        """Remove a client that has disconnected."""
        self._line = None
        if self._task is not None:
            self._task.cancel()
        if self._live is not None and self._viewer is not None:
            self._live.leave(self._viewer)
        self._live = self._viewer = None

    # --- hello

    def _hear_early(self, text: bytes) -> None:
        if self._task is not None:
            self._early.append(text)
            if len(self._early) > MOST_EARLY:
                self._goodbye(Code.SLOW_DOWN, "en")
            return
        try:
            hello = _decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self._goodbye(Code.BAD_MESSAGE, "en")
            return
        if not isinstance(hello, Hello):
            self._goodbye(Code.HELLO_FIRST, "en")
        elif hello.protocol != PROTOCOL:
            self._goodbye(Code.OLD_CLIENT, hello.language)
        elif self._line is not None:
            self._line.greeted()
            self._task = asyncio.get_running_loop().create_task(self._come_in(self._line, hello))

    async def _come_in(self, line: Line, hello: Hello) -> None:
        language = hello.language if is_language(hello.language) else negotiate(line.language)
        try:
            live = await self._find(line.address)
            await self._join(live, line, hello, language)
        except Exception as error:
            code = code_of(error)
            if code is Code.INTERNAL:
                log.exception("socket failed")
            self._goodbye(code, language)

    async def _find(self, address: str) -> LiveRoom:
        with self._services.admission.guessing(address, NoSuchRoom):
            return await self._services.node.registry.find(self._code)

    async def _join(self, live: LiveRoom, line: Line, hello: Hello, language: str) -> None:
        is_player = hello.role is Role.SEAT
        token = hashed(hello.token or "") if is_player else None
        at = address_hash(live.room.id, line.address)
        key = hashed(hello.token) if hello.token and not is_player else ""
        network = address_key(line.address)
        viewer = Viewer(line, hello.role, language, token=token, address=at, network=network, key=key)
        if hello.role is Role.SPECTATOR and not live.room.opening.gives_names:
            viewer.name = spectator_name(live.room, hello.name, at)
        if token is not None and not live.room.is_known(token):
            raise Refused(Code.NOT_SEATED)
        if token is None and len(live.audience.watchers) >= self._services.settings.max_spectators:
            raise Refused(Code.TOO_MANY_WATCH)
        line.send(encode(Welcome(live.room.moment, hello.role, build(), self._services.node.time.now())))
        if not await live.join(viewer, hello.known):
            raise Refused(Code.NOT_SEATED)
        if self._line is None or not line.is_open:  # the client disconnected during the lookup
            live.leave(viewer)
            return
        self._take_allowance(live, viewer, line)
        self._live, self._viewer, self._task = live, viewer, None
        early, self._early = self._early, []
        for text in early:
            self.received(text)

    def _take_allowance(self, live: LiveRoom, viewer: Viewer, line: Line) -> None:
        allowances, room = self._services.allowances, live.room.id
        if viewer.token is None:
            self._allowance = allowances.of_address(line.address)
        else:
            self._allowance = allowances.of_seat(room, viewer.token)
            self._budget = allowances.entries(room, viewer.token, line.address)
        line.allowance = self._allowance

    # --- messages from the client

    def _do(self, live: LiveRoom, viewer: Viewer, message: Do) -> None:
        number, command = message.id, message.command
        if self._allowance is None or not self._allowance.moves():
            viewer.refuse(number, Code.SLOW_DOWN)
        elif isinstance(command, React | Nudge | MarkAlong):
            try:
                self._do_beside(live, viewer, command)
            except Refused as refused:
                viewer.refuse(number, code_of(refused))
            else:
                live.answer(viewer, number)
        else:
            live.queue.do(viewer, number, command, self._budget)

    def _misunderstood(self, viewer: Viewer, text: bytes, mistake: Exception) -> None:
        """Report the mistake in a command. Any other malformed message cannot be answered, so it closes the socket."""
        try:
            number = _decode_number(text).id
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self._leave(Code.BAD_MESSAGE)
            return
        if self._allowance is None or not self._allowance.moves():
            viewer.refuse(number, Code.SLOW_DOWN)
        else:
            viewer.refuse(number, Code.BAD_MESSAGE, place_of(mistake))

    # --- messages that do not change the room

    def _do_beside(self, live: LiveRoom, viewer: Viewer, command: React | Nudge | MarkAlong) -> None:
        match command:
            case React():
                self._react(live, viewer, command.emoji)
            case Nudge():
                self._services.node.nudges.nudge(live, viewer, command.colour)
            case MarkAlong():
                self._services.node.crowds.of(live).mark(live.room, viewer, command)
            case _:
                assert_never(command)

    def _react(self, live: LiveRoom, viewer: Viewer, emoji: str) -> None:
        if emoji not in EMOJI:
            raise Refused(Code.UNKNOWN_EMOJI)
        may = self._allowance is not None and self._allowance.reacts()
        if not may or (viewer.token is None and not self._services.node.crowds.of(live).may_react()):
            raise Refused(Code.SLOW_DOWN)
        live.show_reaction(viewer.colour, emoji)
        self._services.node.cluster.reacted(live.room.id, viewer.colour, emoji)

    def _leave(self, code: Code) -> None:
        if self._viewer is not None:
            self._viewer.dismiss(code)

    def _goodbye(self, code: Code, language: str) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.send(_farewell(code, language))
            line.hang_up(code)


def _farewell(code: Code, language: str) -> bytes:
    return encode(Goodbye(code, sentence(code, language)))


def endpoint_factory(services: Services, path: str, _query: str) -> RoomEndpoint | None:
    """Return the endpoint of a room's socket, or None for any other path."""
    found = _PATH.fullmatch(without_root(services.settings.root_path, path))
    return RoomEndpoint(services, found[1]) if found and services.is_started else None
