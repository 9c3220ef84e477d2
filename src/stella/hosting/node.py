"""One node of the server, put together: what people do comes in here, and everything around it is kept going."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, get_args

import structlog

from stella.hosting.autoplay import Autoplay
from stella.hosting.budgets import Budget
from stella.hosting.catalogue import Catalogue
from stella.hosting.clocks import Clocks
from stella.hosting.cluster import Cluster
from stella.hosting.crowd import Tally
from stella.hosting.forgetting import Forgetting
from stella.hosting.history import History
from stella.hosting.housekeeping import Housekeeping
from stella.hosting.learning import Learning
from stella.hosting.listing import Listing
from stella.hosting.live import LiveRoom
from stella.hosting.memory import Memory
from stella.hosting.moments import Moments
from stella.hosting.notices import PATIENCE, Notices
from stella.hosting.ports import Store, StoreUnavailable, Time
from stella.hosting.registry import NoSuchRoom, Registry
from stella.hosting.requests import Decision, Request
from stella.hosting.supervision import Supervisor
from stella.hosting.tokens import address_hash, hashed, new_ticket, new_token
from stella.hosting.viewers import Viewer
from stella.hosting.visiting import Nudges
from stella.protocol.codes import Code
from stella.protocol.updates import Reactions, whole
from stella.rooms.commands import AddChance, Command, StartGame
from stella.rooms.deciding import Context, decide, make
from stella.rooms.deciding.lobby import refuse_unknown_content
from stella.rooms.deciding.seats import inherited, issue_ticket, take_seat, use_ticket
from stella.rooms.facts import SeatTaken
from stella.rooms.folding import Change
from stella.rooms.introduction import OPTIONS, SEED, begin_introduction
from stella.rooms.options import Options
from stella.rooms.room import Room, ServerPart
from stella.rules.box import Colour, Secret
from stella.rules.moves import Move
from stella.rules.refusals import Refused
from stella.storage.errors import UNREADABLE

log = structlog.get_logger()
HOUSEKEEPING_SECONDS = 3.0
HOUR = 3600.0
_MOVES: frozenset[type[object]] = frozenset(get_args(Move))
_BY_A_PERSON = Context(0)  # a move asks for nothing else


class Node:
    """Everything that lives on one node. Any number of nodes share one store."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        time: Time,
        *,
        bot_pace: float = 1.0,
        keep_rooms_ms: int | None = None,
        has_budgets: bool = True,
        notice_seconds: float = PATIENCE,
        work_failed: Callable[[str], None] | None = None,
        command_done: Callable[[type[object], float], None] | None = None,
        command_refused: Callable[[Code], None] | None = None,
    ) -> None:
        self.store = store
        self.time = time
        self.catalogue = catalogue
        self.autoplay = Autoplay(catalogue, time, bot_pace)
        self.clocks = Clocks(time, lambda live, room: self._context(live, room, secrets.token_hex(32)))
        self.listing = Listing(has_limit=has_budgets)
        self.registry = Registry(store, time, lambda room: LiveRoom(room, self))
        self.cluster = Cluster(
            secrets.token_hex(4),
            self.registry,
            time,
            lambda live: self.spawn(live.catch_up()),
            self.drop,
            rewritten=lambda room: self.spawn(self.forgetting.rewritten_elsewhere(room)),
        )
        self.history = History(store, self.autoplay)
        self.memory = Memory(store, time)
        self.moments = Moments(self.memory, self.spawn)
        self.nudges = Nudges(time, self.cluster)
        self.cluster.show_nudge = self.nudges.show
        self.supervisor = Supervisor(work_failed)
        self.notices = Notices(store, time, self.supervisor, notice_seconds)
        self.housekeeping = Housekeeping(
            store,
            self.registry,
            cluster=self.cluster,
            autoplay=self.autoplay,
            clocks=self.clocks,
            listing=self.listing,
            time=time,
            keep_rooms_ms=keep_rooms_ms,
        )
        self.keep_snapshot = self.housekeeping.keep_snapshot
        self.forgetting = Forgetting(store, self.cluster, self.registry, self.housekeeping, self.drop, time=time)
        self._has_budgets = has_budgets
        self.happened = self.notices.watch
        self.carried_out = command_done or (lambda _, __: None)
        self._command_refused = command_refused or (lambda _: None)
        self._work_failed = work_failed or (lambda _: None)
        self._learning = Learning(catalogue)
        self._watchers = (self.autoplay.watch, self.clocks.watch, self.cluster.moved, self.moments.watch, self._list)

    def start(self) -> None:
        """Begin to look after the rooms."""
        keep = self.supervisor.keep_running
        keep("rooms", self.housekeeping.look_after_rooms, HOUSEKEEPING_SECONDS)
        keep("snapshots", self.housekeeping.keep_snapshots, 0.25)
        keep("used rooms", self.housekeeping.touch_rooms, 20.0)
        keep("expiry", self.housekeeping.expire_rooms, HOUR)
        keep("old games", self.housekeeping.remember_old_games, HOUR)
        keep("test write", self.store.check, 10.0)

    async def stop(self) -> None:
        """Say goodbye to everybody and stop."""
        self.say_goodbye()
        await self.supervisor.stop()
        self._learning.stop()

    def say_goodbye(self) -> None:
        """Tell everybody that this node stops and that they should come back."""
        for live in self.registry.awake():
            for viewer in tuple(live.audience.viewers):
                viewer.dismiss(Code.RESTARTING)

    # --- what a live room needs

    def after(self, live: LiveRoom) -> None:
        """Hear that a room has changed, or that somebody came or went; a watcher that fails stops no other."""
        for watch in self._watchers:
            try:
                watch(live)
            except Exception:
                log.exception("a watcher of rooms failed", room=live.room.id)
                self._work_failed("watchers")

    def _list(self, live: LiveRoom) -> None:
        """Tell the store when strangers may find a room, and when no longer."""
        if (live.is_listed or live.room.options.is_public) and live.is_listed != self.listing.is_listed(live):
            live.is_listed = not live.is_listed
            self.spawn(self.store.touch({live.room.id: live.is_listed}, self.time.now()))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that takes a while."""
        self.supervisor.run_once("room", work)

    def reactions(self, room: Room) -> Reactions:
        """Return what a room's bots show when they see something happen."""
        return self.autoplay.reactions(room)

    def refused(self, code: Code) -> None:
        """Count a refusal."""
        self._command_refused(code)

    def tallied(self, live: LiveRoom, tally: Tally) -> None:
        """Tell the other nodes what those here who marked along made of a round."""
        self.cluster.tallied(live.room.id, tally)

    def drop(self, live: LiveRoom, code: Code) -> None:
        """Let go of a room that is no more, or that is to be read anew."""
        self.housekeeping.drop(live, code)

    def cannot_read(self, live: LiveRoom, error: Exception) -> None:
        """Let go of a room of whose log an entry cannot be read."""
        self.drop(live, self.registry.cannot_read(live.room.id, error))

    # --- what people do

    async def open_room(self, options: Options) -> LiveRoom:
        """Open a room with a new code."""
        refuse_unknown_content(options, self.catalogue.boxes)
        return await self.registry.open(options)

    async def open_table(
        self, options: Options, name: str, colour: Colour | None, language: str, address: str
    ) -> tuple[LiveRoom, Colour, str]:
        """Open a room with its host's seat; return it with the seat's colour and its secret token."""
        refuse_unknown_content(options, self.catalogue.boxes)
        token = new_token()

        def host(room: Room) -> tuple[SeatTaken]:
            at = address_hash(room.id, address)
            return (take_seat(room, name, colour, language, token=hashed(token), address=at),)

        live = await self.registry.open(options, host)
        self.listing.came_from(live.room.id, address)
        self.after(live)
        return live, live.room.seats[0].colour, token

    async def sit_down(
        self, live: LiveRoom, name: str, colour: Colour | None, language: str, address: str
    ) -> tuple[Colour, str]:
        """Seat a person and return the seat's colour and its secret token."""
        token, at = new_token(), address_hash(live.room.id, address)

        def decision(room: Room) -> Change:
            taken = take_seat(room, name, colour, language, token=hashed(token), address=at)
            return make(room, (taken, *inherited(room, taken.colour, self.time.now())))

        self.listing.came_from(live.room.id, address)
        room = (await self.happen(live, decision)).room
        return room.seats[_number(room, token)].colour, token

    async def open_introduction(self, name: str, language: str, address: str) -> tuple[LiveRoom, Colour, str]:
        """Open the introduction: its table is the same for everybody, and its game has begun."""
        live, colour, token = await self.open_table(OPTIONS, name, None, language, address)
        await self.happen(live, lambda room: begin_introduction(room, self._context(live, room, SEED)))
        return live, colour, token

    async def issue_ticket(self, live: LiveRoom, token: str) -> str:
        """Return a one-time ticket that moves the seat of a token to another device."""
        secret = new_ticket()
        now = self.time.now()
        await self.happen(live, lambda room: make(room, issue_ticket(room, hashed(token), hashed(secret), now)))
        return f"{live.room.code}.{secret}"

    async def use_ticket(self, ticket: str, address: str) -> tuple[LiveRoom, Colour, str]:
        """Move a seat to the device that holds its ticket; the old token is void."""
        code, _, secret = ticket.partition(".")
        live, token = await self.registry.find(code), new_token()
        now, at = self.time.now(), address_hash(live.room.id, address)

        def decision(room: Room) -> Change:
            return make(room, use_ticket(room, hashed(secret), now, token=hashed(token), address=at))

        change = await self.happen(live, decision)
        return live, change.room.seats[_number(change.room, token)].colour, token

    async def happen(self, live: LiveRoom, decision: Decision) -> Change:
        """Let something happen in a room and wait until it is durable; raise `Refused` if it is refused."""
        settled: asyncio.Future[Change] = asyncio.get_running_loop().create_future()

        def answer(change: Change | None, code: Code | None) -> None:
            if settled.cancelled():
                return
            if change is not None:
                settled.set_result(change)
            else:
                settled.set_exception(Refused(code or Code.INTERNAL))

        live.ask(Request(decision, answer))
        return await settled

    def do(self, live: LiveRoom, viewer: Viewer, number: int, command: Command, budget: Budget | None) -> None:
        """Carry out a command of somebody on a socket; they are answered by an update or a refusal."""
        if viewer.token is None or budget is None:
            self._refuse(viewer, number, Code.NOT_SEATED)
        elif self._has_budgets and not budget.allows(command):
            self._refuse(viewer, number, Code.SLOW_DOWN)
        else:
            decision = partial(self._decide, live, viewer, viewer.token, command)
            at = self.time.monotonic()
            live.ask(Request(decision, None, viewer, number, type(command), at))

    def _refuse(self, viewer: Viewer, number: int, code: Code) -> None:
        self._command_refused(code)
        viewer.refuse(number, code)

    def _decide(self, live: LiveRoom, viewer: Viewer, token: str, command: Command, room: Room) -> Change:
        holder = room.holder(token, viewer.number)
        if type(command) in _MOVES:
            return decide(room, holder, command, _BY_A_PERSON)
        seed = secrets.token_hex(32) if isinstance(command, StartGame | AddChance) else None
        change = decide(room, holder, command, self._context(live, room, seed))
        if (
            isinstance(command, StartGame)
            and any(seat.is_bot for seat in room.seats)
            and self.catalogue.has_to_learn(room)
        ):
            self._learning.begin(change.room)
        return change

    def _context(self, live: LiveRoom, room: Room, seed: str | None) -> Context:
        """Return what a decision about a room may need; a seed lets a game begin."""
        return Context(
            self.time.now(),
            away=live.audience.away(room),
            addresses=live.audience.addresses(),
            boxes=self.catalogue.boxes,
            characters=self.catalogue.characters,
            secret=Secret(seed, secrets.token_hex(16)) if seed else None,
            next_part=ServerPart(secrets.token_hex(32), secrets.token_hex(16)) if seed else None,
            record=f"{room.id}{secrets.token_hex(8)}" if seed else "",
        )

    def react(self, live: LiveRoom, viewer: Viewer, emoji: str) -> None:
        """Show somebody's reaction to everybody in the room."""
        live.show_reaction(viewer.colour, emoji)
        self.cluster.reacted(live.room.id, viewer.colour, emoji)

    def saw(self, live: LiveRoom, viewer: Viewer, moment: int) -> None:
        """Hear that a client has shown everything up to a moment."""
        viewer.seen = max(viewer.seen, min(moment, live.room.moment))
        if viewer.number is not None and live.room.is_clock_due:
            self.clocks.watch(live)
            self.cluster.moved(live)

    # --- who looks

    async def join(self, live: LiveRoom, viewer: Viewer, known: int) -> bool:
        """Let somebody look at a room; say whether they may: a player's token must own a seat."""
        if known > live.room.moment:
            await live.catch_up()  # another node was faster than the news of it
        facts = await self.history.missed(live, known, viewer.token)
        if live.is_asleep:  # it was dropped meanwhile
            raise StoreUnavailable
        number = live.room.holder(viewer.token) if viewer.token else None
        if viewer.token is not None and number is None:
            return False
        update = live.present() if number is None and not facts else whole(live.room, live.views(), number, facts)
        try:
            live.join(viewer, update)
            self.moments.welcome(live, viewer)
        except BaseException:
            live.leave(viewer)
            raise
        return True

    async def public_rooms(self, limit: int) -> list[Room]:
        """Return the rooms that strangers may join now."""
        found = []
        for code in await self.store.listed(limit, self.time.now() - 90_000):
            with suppress(NoSuchRoom, *UNREADABLE):  # forgotten meanwhile, or not to be read: the others are there
                live = await self.registry.find(code)
                if self.listing.is_listed(live):
                    found.append(live.room)
        return found


def _number(room: Room, token: str) -> int:
    number = room.holder(hashed(token))
    if number is None:
        raise Refused(Code.NOT_SEATED)
    return number
