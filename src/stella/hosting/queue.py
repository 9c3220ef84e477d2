"""The queue of a room: it decides one command at a time and stores the result before applying it."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, get_args

import structlog
from msgspec import Struct

from stella.hosting.budgets import Budget
from stella.hosting.ports import Append, FateUnknown, RoomForgotten, StoreUnavailable, Summary, VersionTaken
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.updates import encode
from stella.rooms.commands import AddChance, Command, PlayAgain, StartGame
from stella.rooms.decisions import Context, decide
from stella.rooms.facts import Entry
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rules.moves import Move
from stella.rules.refusals import Refused
from stella.statistics.summaries import summary_of
from stella.storage.entries import encode_entry

if TYPE_CHECKING:
    from stella.hosting.registry import Registry
    from stella.hosting.room import LiveRoom

log = structlog.get_logger()
Decision = Callable[[Room], Change]
Answer = Callable[[Change | None, Code | None], None]
"""Called once: with the change when it is durable, else with the code of the refusal."""

STORE_TROUBLE: Final = frozenset({Code.TRY_AGAIN, Code.UNKNOWN_FATE, Code.INTERNAL})
"""The codes that do not judge the command, which may be sent again."""
RETRY_SECONDS: Final = 0.5  # before the next try
MOST_WAITING = 200  # commands of one room; more are refused with TRY_AGAIN
_FINISHED = Phase.FINISHED
_MOVES: frozenset[type[object]] = frozenset(get_args(Move))
_BY_A_PERSON = Context(0)  # a move needs no other context


class Request(Struct, eq=False):
    """A command to decide. `viewer` and `command` say whom to answer on a socket."""

    decision: Decision
    answer: Answer | None = None
    viewer: Viewer | None = None
    command: int = 0
    kind: type[object] = object
    asked_at: float = 0.0

    def refuse(self, code: Code) -> None:
        """Answer with the code of the refusal."""
        if self.answer is not None:
            self.answer(None, code)
        elif self.viewer is not None:
            self.viewer.refuse(self.command, code)


class Queue:
    """The requests of one room, and the one whose entry is on its way to the store."""

    __slots__ = ("_live", "_pending", "_registry", "_waiting")

    def __init__(self, live: "LiveRoom", registry: "Registry") -> None:
        self._live = live
        self._registry = registry
        self._waiting: list[Request] = []
        self._pending: Request | None = None

    @property
    def is_idle(self) -> bool:
        """Return whether nothing is being decided."""
        return self._pending is None and not self._waiting

    def do(self, viewer: Viewer, number: int, command: Command, budget: Budget | None) -> None:
        """Carry out a command of a client, which is answered by an update or a refusal."""
        if viewer.token is None:
            self._refuse(viewer, number, Code.NOT_SEATED)
        elif budget is not None and not budget.allows(command):
            self._refuse(viewer, number, Code.SLOW_DOWN)
        else:
            decision = partial(self._judge, viewer, viewer.token, command)
            self.ask(Request(decision, None, viewer, number, type(command), self._registry.time.monotonic()))

    def _refuse(self, viewer: Viewer, number: int, code: Code) -> None:
        self._registry.measures.refused(code)
        viewer.refuse(number, code)

    def ask(self, request: Request) -> None:
        """Decide on a request when its turn comes."""
        if self._live.is_asleep or len(self._waiting) >= MOST_WAITING:
            request.refuse(Code.TRY_AGAIN)
        elif self._pending is None and not self._waiting:
            self._decide(request)
        else:
            self._waiting.append(request)
            self.go_on()

    async def happen(self, decision: Decision) -> Change:
        """Make a decision and wait until it is durable; raise `Refused` if it is refused."""
        settled: asyncio.Future[Change] = asyncio.get_running_loop().create_future()

        def answer(change: Change | None, code: Code | None) -> None:
            if settled.cancelled():
                return
            if change is not None:
                settled.set_result(change)
            else:
                settled.set_exception(Refused(code or Code.INTERNAL))

        self.ask(Request(decision, answer))
        return await settled

    def go_on(self) -> None:
        """Decide waiting requests until an entry is on its way to the store."""
        while self._waiting and self._pending is None:
            self._decide(self._waiting.pop(0))

    def end(self, code: Code) -> None:
        """Refuse all waiting requests. The one being stored is settled without its viewer."""
        if self._pending is not None:
            self._pending.viewer = None
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            request.refuse(code)

    # --- deciding

    def _judge(self, viewer: Viewer, token: str, command: Command, room: Room) -> Change:
        holder = room.holder(token, viewer.number)
        if type(command) in _MOVES:
            if holder is None or not room.seats[holder].devices:
                return decide(room, holder, command, _BY_A_PERSON)
            return decide(room, holder, command, Context(0, token=token, present=self._live.audience.present(room)))
        seed = secrets.token_hex(32) if isinstance(command, StartGame | PlayAgain | AddChance) else None
        return decide(room, holder, command, self._live.context(room, seed, token))

    def _decide(self, request: Request) -> None:
        try:
            change = request.decision(self._live.room)
        except Refused as refused:
            code = Code(refused.code)
            self._registry.measures.refused(code)
            request.refuse(code)
        except Exception:  # a bug in one decision must not stop the room
            log.exception("decision failed", room=self._live.room.id)
            request.refuse(Code.INTERNAL)
        else:
            self._append(request, change)

    def _append(self, request: Request, change: Change) -> None:
        now, room = self._registry.time.now(), change.room
        entry = encode_entry(Entry(now, change.facts))
        summary = _summary(change, now) if room.phase is _FINISHED else None
        self._pending = request
        settled = partial(self._settled, request, change, entry)
        self._registry.store.append(Append(room.id, room.version, entry, settled, summary))

    def _settled(self, request: Request, change: Change, entry: bytes, error: Exception | None) -> None:
        if error is None:
            self._pending = None
            self._live.become(change, request)
            if self._waiting:
                self.go_on()
        elif isinstance(error, VersionTaken | FateUnknown):
            is_lost = isinstance(error, FateUnknown)
            self._registry.supervisor.run_once("room", self._find_out(request, change, entry, is_lost=is_lost))
        elif isinstance(error, RoomForgotten):
            self._pending = None
            request.refuse(Code.ROOM_FORGOTTEN)
            self._registry.drop(self._live, Code.ROOM_FORGOTTEN)
        else:
            self._pending = None
            request.refuse(Code.TRY_AGAIN if isinstance(error, StoreUnavailable) else Code.INTERNAL)
            self.go_on()

    async def _find_out(self, request: Request, change: Change, entry: bytes, *, is_lost: bool) -> None:
        """Read the log to find out whether our entry was stored or another node was faster."""
        live = self._live
        try:
            entries = await self._registry.store.read(live.room.id, live.room.version)
        except Exception as error:
            if not isinstance(error, StoreUnavailable):
                log.exception("the log cannot be read", room=live.room.id)
            entries = None
        self._pending = None
        if is_lost and entries and entries[0] == entry:  # where a version was taken, an equal entry is another node's
            live.become(change, request)
            entries = entries[1:]
        elif is_lost or entries is None:
            request.refuse(Code.UNKNOWN_FATE if is_lost else Code.TRY_AGAIN)
        else:
            self._waiting.insert(0, request)
        live.follow(entries or ())
        self.go_on()

    async def catch_up(self) -> None:
        """Read what other nodes have appended, unless an append of ours is on its way, which will find out anyway."""
        room = self._live.room
        entries = await self._registry.store.read(room.id, room.version)
        if self._pending is None and self._live.room.version == room.version:
            self._live.follow(entries)


def _summary(change: Change, now: int) -> Summary | None:
    """Return the summary of a game that ends with a change, for the list of games."""
    room = change.room
    if change.before.phase is not Phase.PLAYING or room.game is None or room.record is None:
        return None
    opening = room.opening
    summary = summary_of(room.game, in_history=opening.has_history, is_rated=opening.is_rated)
    return Summary(room.record, now, room.opened_at, room.version, encode(summary))
