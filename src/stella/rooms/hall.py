"""All rooms that live on this node: opens, finds and wakes them, lets the program play, and listens to other nodes."""

import asyncio
import secrets
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from typing import get_args

import msgspec
import structlog

from stella.rooms.commands import Command, StartGame
from stella.rooms.deciding import Context, take_seat
from stella.rooms.facts import Entry, GamePlayed, RoomFact, RoomOpened, SeatMoved, TicketIssued
from stella.rooms.house import House
from stella.rooms.introduction import OPTIONS, SEED, introduce
from stella.rooms.live import LiveRoom, decode_entry, now_ms
from stella.rooms.options import Options
from stella.rooms.ports import CodeTaken, OnlyNode, Store, StoreUnavailable, Switchboard
from stella.rooms.program import Program
from stella.rooms.refusals import RoomRefusal, RoomRefused
from stella.rooms.room import Room, apply, open_room
from stella.rooms.showing import game_facts, shown_facts
from stella.rooms.views import Phase
from stella.rules.box import Colour, Secret
from stella.rules.facts import Fact, RoundScored
from stella.rules.game import Game
from stella.rules.moves import Move
from stella.rules.showing import table_view
from stella.rules.views import Shown

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 5
ROOM_ID_LENGTH = 16
PRESENCE_SECONDS = 8
log = structlog.get_logger()


class NoSuchRoom(Exception):  # noqa: N818 - reads as the sentence it is
    """There is no room with this code."""


class Notice(msgspec.Struct, frozen=True):
    """What nodes tell each other: a room has moved on, and who looks at it on the node that says so."""

    node: str
    room: str
    version: int
    here: tuple[Colour, ...]
    reaction: tuple[Colour, str] | None = None


def hashed(token: str) -> str:
    """Return the hash under which a token or a ticket is kept."""
    return sha256(token.encode()).hexdigest()


class Hall:
    """The rooms of one node. No node owns a room: the store's log is the truth, and any node can die."""

    def __init__(self, store: Store, house: House) -> None:
        self.store = store
        self.house = house
        self.node = secrets.token_hex(4)
        self.rooms: dict[str, LiveRoom] = {}
        self._switchboard: Switchboard = OnlyNode()
        self._waking: dict[str, asyncio.Task[LiveRoom]] = {}
        self._program = Program(house, self._do_by_program)
        self._boxes = house.boxes()
        self._preparing: asyncio.Task[None] | None = None
        self._codes: dict[str, str] = {}  # a room keeps its code for ever

    def connect(self, switchboard: Switchboard) -> None:
        """Tell the other nodes what happens here from now on."""
        self._switchboard = switchboard

    # --- rooms

    async def open(self, options: Options) -> LiveRoom:
        """Open a room with a new code."""
        if options.deck not in self.house.decks:
            raise RoomRefused(RoomRefusal.UNKNOWN_DECK)
        room_id = secrets.token_hex(ROOM_ID_LENGTH // 2)
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            entry = Entry(now_ms(), (RoomOpened(room_id, code, options),))
            with suppress(CodeTaken):
                await self.store.open(room_id, code, msgspec.json.encode(entry))
                break
        live = self.rooms[room_id] = LiveRoom(open_room(entry), self.store, self._room_changed)
        await self._list(live.room)
        return live

    async def enter(self, code: str) -> LiveRoom:
        """Return the room with this code, woken from its log if it does not live here yet."""
        code = code.strip().upper()
        room_id = self._codes.get(code) or await self.store.find(code)
        if room_id is None:
            raise NoSuchRoom
        self._codes[code] = room_id
        return await self.wake(room_id)

    async def wake(self, room_id: str) -> LiveRoom:
        """Return a room that lives on this node, read from its log if needed."""
        live = self.rooms.get(room_id)
        if live is not None:
            return live
        if room_id not in self._waking:
            self._waking[room_id] = asyncio.create_task(self._read_room(room_id))
        try:
            return await asyncio.shield(self._waking[room_id])
        finally:
            self._waking.pop(room_id, None)

    async def _read_room(self, room_id: str) -> LiveRoom:
        room = replay(await self.store.read(room_id))
        live = self.rooms[room_id] = LiveRoom(room, self.store, self._room_changed)
        return live

    async def facts_since(self, live: LiveRoom, known: int, seat: int | None) -> list[Shown]:
        """Return the visible facts since a version; for eyes that know nothing yet, those of the present game."""
        if known == live.room.version:
            return []
        if not 0 < known < live.room.version:
            return list(shown_facts(Entry(0, (GamePlayed(live.room.facts),)), None, seat))
        room: Room | None = None
        facts: list[Shown] = []
        for data in (await self.store.read(live.room.id))[: live.room.version]:
            entry = decode_entry(data)
            before: Game | None = room.game if room else None
            room = apply(room, entry) if room else open_room(entry)
            if room.version > known:
                facts += shown_facts(entry, before, seat)
        return facts

    def reasons(self, live: LiveRoom, language: str) -> list[tuple[int, int, str]]:
        """Return why each bot marked its cards in the last scored round: seat, card and sentence."""
        room = live.room
        scored: list[tuple[Game, RoundScored]] = [
            (game, fact)
            for game, fact in game_facts(Entry(0, (GamePlayed(room.facts),)), None)
            if isinstance(fact, RoundScored)
        ]
        if not scored:
            return []
        game, fact = scored[-1]
        clue = table_view(game).clue
        return [
            (number, card, self.house.hire(room, seat).why(card, language, clue))
            for number, seat in enumerate(room.seats)
            if seat.is_bot
            for card in game.cards(fact.marks[number])
        ]

    async def game_facts(self, record: str) -> tuple[Fact, ...] | None:
        """Return the facts of the finished game that a record is named after, read from its room's log."""
        entries = await self.store.read(record[:ROOM_ID_LENGTH])
        return next((facts for name, facts in finished_games(entries) if name == record), None)

    # --- what people do

    async def do(self, live: LiveRoom, colour: Colour | None, command: Command) -> int:
        """Carry out a person's command; return the version that made it durable."""
        if isinstance(command, StartGame) and any(seat.words for seat in live.room.seats):
            self._preparing = asyncio.create_task(asyncio.to_thread(self.house.prepare, live.room))
        seed = secrets.token_hex(32) if isinstance(command, StartGame) else None
        context = Context(now_ms()) if type(command) in _MOVES else self._context(live, seed)
        version = await live.do(colour, command, context)
        if type(command) not in _MOVES:
            await self._list(live.room)
        return version

    async def sit_down(self, live: LiveRoom, name: str, colour: Colour | None, language: str) -> tuple[Colour, str]:
        """Seat a person and return the seat's colour and its secret token."""
        token = secrets.token_urlsafe(24)
        taken: list[Colour] = []

        def decision(room: Room) -> tuple[RoomFact, ...]:
            fact = take_seat(room, name, colour, language, hashed(token))
            taken[:] = [fact.colour]
            return (fact,)

        await live.happen(decision)
        await self._list(live.room)
        return taken[0], token

    async def introduce(self, name: str, language: str) -> tuple[LiveRoom, Colour, str]:
        """Open the introduction: its table is the same for everybody, and its game has begun."""
        live = await self.open(OPTIONS)
        colour, token = await self.sit_down(live, name, None, language)
        context = self._context(live, SEED)
        await live.happen(lambda room: introduce(room, context))
        return live, colour, token

    async def issue_ticket(self, live: LiveRoom, token: str) -> str:
        """Return a one-time ticket that moves the seat of a token to another device."""
        secret = secrets.token_urlsafe(18)

        def decision(room: Room) -> tuple[RoomFact, ...]:
            seat = room.holder(hashed(token))
            if seat is None:
                raise RoomRefused(RoomRefusal.NOT_SEATED)
            return (TicketIssued(seat.colour, hashed(secret)),)

        await live.happen(decision)
        return f"{live.room.code}.{secret}"

    async def use_ticket(self, ticket: str) -> tuple[LiveRoom, Colour, str]:
        """Move a seat to the device that holds its ticket; the old token is void."""
        code, _, secret = ticket.partition(".")
        live, token = await self.enter(code), secrets.token_urlsafe(24)
        moved: list[Colour] = []

        def decision(room: Room) -> tuple[RoomFact, ...]:
            seat = next((seat for seat in room.seats if seat.ticket == hashed(secret)), None)
            if seat is None:
                raise RoomRefused(RoomRefusal.NOT_SEATED)
            moved[:] = [seat.colour]
            return (SeatMoved(seat.colour, hashed(token)),)

        await live.happen(decision)
        return live, moved[0], token

    def _context(self, live: LiveRoom, seed: str | None) -> Context:
        """Return what a decision about a room may need; a seed lets a game begin."""
        return Context(
            now_ms(),
            away=live.away(),
            decks=self._boxes,
            characters=self.house.characters,
            secret=Secret(seed, secrets.token_hex(16)) if seed else None,
            record=f"{live.room.id}{secrets.token_hex(4)}" if seed else "",
        )

    async def _list(self, room: Room) -> None:
        is_open = room.options.is_public and room.phase is Phase.LOBBY and len(room.seats) < room.options.seats
        await self.store.list_room(room.id, is_listed=is_open)

    # --- what the program does

    async def _do_by_program(self, live: LiveRoom, colour: Colour | None, command: Command) -> None:
        with suppress(RoomRefused):  # somebody was faster
            await live.do(colour, command, Context(now_ms(), by_program=True))

    def react(self, live: LiveRoom, colour: Colour, emoji: str) -> None:
        """Show somebody's reaction to everybody in the room."""
        live.show_reaction(colour, emoji)
        self._tell_others(live, (colour, emoji))

    def _room_changed(self, live: LiveRoom) -> None:
        self._program.watch(live)
        self._tell_others(live)

    def _tell_others(self, live: LiveRoom, reaction: tuple[Colour, str] | None = None) -> None:
        if isinstance(self._switchboard, OnlyNode):
            return
        here = tuple({eyes.colour for eyes in live.eyes if eyes.colour})
        notice = Notice(self.node, live.room.id, live.room.version, here, reaction)
        self._switchboard.tell(msgspec.json.encode(notice))

    # --- what other nodes say

    async def hear(self, message: bytes) -> None:
        """Listen to a notice of another node."""
        notice = msgspec.json.decode(message, type=Notice)
        live = self.rooms.get(notice.room)
        if live is None or notice.node == self.node:
            return
        if notice.reaction:
            live.show_reaction(*notice.reaction)
        before = live.here()
        live.elsewhere[notice.node] = (now_ms() + 3000 * PRESENCE_SECONDS, frozenset(notice.here))
        if notice.version > live.room.version:
            await live.catch_up()
        if live.here() != before:
            live.tell_presence()

    async def look_after(self) -> None:
        """Once in a while: catch up with what was missed, say who is here, and let empty rooms sleep."""
        versions = await self.store.versions(list(self.rooms))
        for live in tuple(self.rooms.values()):
            if versions.get(live.room.id, 0) > live.room.version:
                await live.catch_up()
            if live.eyes:
                self._room_changed(live)
            elif now_ms() - max(live.left_at.values(), default=live.opened_at) > _SLEEP_AFTER:
                self._program.forget(live)
                self.rooms.pop(live.room.id, None)

    async def keep_house(self, seconds: float) -> None:
        """Look after the rooms for ever."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.look_after()
            except StoreUnavailable:
                log.warning("store unavailable; trying again")

    def close(self, reason: str) -> None:
        """Say goodbye to everybody and stop the program's players."""
        self._program.stop()
        for live in self.rooms.values():
            for eyes in tuple(live.eyes):
                eyes.dismiss(reason)


def finished_games(entries: Iterable[bytes]) -> Iterator[tuple[str, tuple[Fact, ...]]]:
    """Give the finished games of a room's log: the name of each one's record and its facts."""
    room: Room | None = None
    for data in entries:
        before, room = room, apply(room, decode_entry(data)) if room else open_room(decode_entry(data))
        if room.phase is Phase.FINISHED and before and before.phase is Phase.PLAYING and room.record:
            yield room.record, room.facts


def replay(entries: Iterable[bytes]) -> Room:
    """Return the room that a log makes."""
    log_entries = iter(entries)
    room = open_room(decode_entry(next(log_entries)))
    for data in log_entries:
        room = apply(room, decode_entry(data))
    return room


_SLEEP_AFTER = 10 * 60 * 1000
_MOVES: frozenset[type[object]] = frozenset(get_args(Move))
