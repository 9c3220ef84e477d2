"""A room as it lives on this node: one command at a time, durable before anybody hears of it, then told to all eyes."""

import asyncio
from collections.abc import Callable
from time import time

import msgspec
import structlog

from stella.rooms.commands import Command
from stella.rooms.deciding import Context, decide
from stella.rooms.eyes import Eyes
from stella.rooms.facts import Entry, GamePlayed, RoomFact
from stella.rooms.ports import Store, StoreUnavailable, VersionTaken
from stella.rooms.room import Room, apply
from stella.rooms.showing import shown_by_seat
from stella.rooms.telling import RoomPart, Telling, presence, reaction
from stella.rooms.views import Phase
from stella.rules.box import Colour
from stella.rules.game import Game
from stella.rules.views import Shown

_encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
log = structlog.get_logger()
_ANSWER_FIRST = 0.2  # seconds: who gets up hears that it is done before the line is closed

Decision = Callable[[Room], tuple[RoomFact, ...]]


def now_ms() -> int:
    """Return the present moment in milliseconds since 1970."""
    return int(time() * 1000)


class LiveRoom:
    """One room on this node, with the eyes that look at it here."""

    def __init__(self, room: Room, store: Store, changed: Callable[["LiveRoom"], None]) -> None:
        self.room = room
        self.eyes: set[Eyes] = set()
        self.left_at: dict[Colour, int] = {}  # when somebody who is away was last here
        self.elsewhere: dict[str, tuple[int, frozenset[Colour]]] = {}  # other nodes: until when, who
        self.opened_at = now_ms()
        self._store = store
        self._changed = changed
        self._turn = asyncio.Lock()
        self._room_part: RoomPart | None = None
        self.latest: tuple[Shown, ...] = ()  # what everybody saw happen in the last entry

    # --- what happens

    async def do(self, colour: Colour | None, command: Command, context: Context) -> int:
        """Carry out a command and return the version that made it durable; raise `RoomRefused` if it is refused."""
        return await self.happen(lambda room: decide(room, colour, command, context))

    async def happen(self, decision: Decision) -> int:
        """Decide on the present room, append durably, apply, tell all eyes. Judged again if another node was first."""
        async with self._turn:
            while True:
                entry = Entry(now_ms(), decision(self.room))
                if await self._append(_encode_entry(entry)):
                    break
            self._apply(entry)
        self._changed(self)
        return self.room.version

    async def _append(self, data: bytes) -> bool:
        room = self.room
        try:
            await self._store.append(room.id, room.version + 1, data)
        except VersionTaken:
            await self._read()
            return False
        except StoreUnavailable:
            # The append may have gone through: only the log knows.
            entries = await self._store.read(room.id, room.version)
            if entries[:1] == [data]:
                return True
            for entry in entries:
                self._apply(decode_entry(entry))
            raise
        return True

    async def catch_up(self) -> None:
        """Read what other nodes have appended and tell the eyes here."""
        async with self._turn:
            has_moved = await self._read()
        if has_moved:
            self._changed(self)

    async def _read(self) -> bool:
        entries = await self._store.read(self.room.id, self.room.version)
        for entry in entries:
            self._apply(decode_entry(entry))
        return bool(entries)

    def _apply(self, entry: Entry) -> None:
        before = self.room
        self.room = after = apply(before, entry)
        only_played = all(type(fact) is GamePlayed for fact in entry.facts)
        is_same_room = only_played and before.phase is after.phase and before.seats is after.seats
        if not is_same_room:
            self._room_part = None
            self._dismiss_the_gone(before)
        self._tell(entry, before.game)

    # --- who looks

    def _tell(self, entry: Entry, before: Game | None) -> None:
        self.latest = ()
        if not self.eyes:
            return
        self.latest, private = shown_by_seat(entry, before)
        telling = Telling(self.room, self.latest, self._room_part)
        self._room_part = telling.room_part
        to_all: str | None = None
        for eyes in tuple(self.eyes):
            number = self.room.number(eyes.colour) if eyes.colour else None
            if number is not None:
                eyes.post(telling.to_seat(number, private.get(number)))
            else:
                to_all = to_all or telling.to_everybody()
                eyes.post(to_all)

    def _dismiss_the_gone(self, before: Room) -> None:
        """Say goodbye to the eyes whose seat was removed or moved to another device, and rename changed colours."""
        now = {seat.token: seat.colour for seat in self.room.seats if seat.token}
        for seat in before.seats:
            if seat.token and now.get(seat.token) != seat.colour:
                has_moved = self.room.seat(seat.colour) is not None
                for eyes in [eyes for eyes in self.eyes if eyes.colour == seat.colour]:
                    self._recolour(eyes, now.get(seat.token), "seat_moved" if has_moved else "seat_removed")

    def _recolour(self, eyes: Eyes, colour: Colour | None, reason: str) -> None:
        if colour is None:
            self.eyes.discard(eyes)
            asyncio.get_running_loop().call_later(_ANSWER_FIRST, eyes.dismiss, reason)
        else:
            eyes.colour = colour

    def look(self, eyes: Eyes, telling: Telling) -> None:
        """Let somebody look from now on: first at the present, then at all that happens."""
        number = self.room.number(eyes.colour) if eyes.colour else None
        eyes.post(telling.to_everybody() if number is None else telling.to_seat(number))
        self.eyes.add(eyes)
        if eyes.colour:
            self.left_at.pop(eyes.colour, None)
        self.tell_presence()
        self._changed(self)

    def look_away(self, eyes: Eyes) -> None:
        """Stop showing the room to somebody."""
        self.eyes.discard(eyes)
        if eyes.colour and eyes.colour not in self.here():
            self.left_at[eyes.colour] = now_ms()
        self.tell_presence()
        self._changed(self)

    def here(self) -> set[Colour]:
        """Return the colours of the people who are here, on this node or another."""
        now = now_ms()
        colours = {eyes.colour for eyes in self.eyes if eyes.colour}
        for until, others in self.elsewhere.values():
            if until > now:
                colours |= others
        return colours

    def away(self) -> dict[Colour, int]:
        """Return for how long, in milliseconds, each absent person has been away."""
        now, here = now_ms(), self.here()
        absent = [seat.colour for seat in self.room.seats if seat.token and seat.colour not in here]
        return {colour: now - self.left_at.get(colour, self.opened_at) for colour in absent}

    def tell_presence(self) -> None:
        """Tell all eyes who is here."""
        here = self.here()
        watching = [eyes for eyes in self.eyes if not eyes.colour]
        tvs = sum(eyes.is_tv for eyes in watching)
        colours = [seat.colour for seat in self.room.seats if seat.colour in here]
        message = presence(self.room, colours, len(watching) - tvs, tvs)
        for eyes in tuple(self.eyes):
            eyes.post(message)

    def show_reaction(self, colour: Colour, emoji: str) -> None:
        """Show somebody's reaction to all eyes on this node; it is not kept."""
        message = reaction(self.room, colour, emoji)
        for eyes in tuple(self.eyes):
            eyes.post(message)

    @property
    def is_playing(self) -> bool:
        """Tell whether a game runs."""
        return self.room.phase is Phase.PLAYING
