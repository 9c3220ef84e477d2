"""Snapshots of rooms, so that waking one reads a short tail of its log. Moves never wait for them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from stella.hosting.effects import Effect
from stella.hosting.ports import Snapshot, Store
from stella.hosting.room import LiveRoom
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.storage.entries import encode_room

CHECKPOINT = 40  # entries; a snapshot is written when a room is one to two checkpoints further


class Snapshots(Effect):
    """The last checkpoint of each room, and the snapshots to be written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checkpoints: dict[str, Room] = {}
        self._due: dict[str, Room] = {}
        self._writing = asyncio.Lock()

    def changed(self, _: LiveRoom, change: Change) -> None:
        """At a checkpoint, schedule a snapshot of the room as it was at the previous one."""
        room = change.room
        if room.version % CHECKPOINT == 0:
            settled = self._checkpoints.get(room.id)
            self._checkpoints[room.id] = room
            if settled is not None:
                self._due[room.id] = settled

    def slept(self, room: str) -> None:
        """Drop a room's checkpoint."""
        self._checkpoints.pop(room, None)

    async def write(self) -> None:
        """Write the snapshots that were scheduled since the last call, all in one commit."""
        async with self._writing:
            rooms, self._due = self._due, {}
            if rooms:
                kept = [Snapshot(room.id, room.version, encode_room(room)) for room in rooms.values()]
                await self._store.keep_snapshots(kept)

    @asynccontextmanager
    async def held_back(self, room: str) -> AsyncIterator[None]:
        """Write no snapshot while a room's history is rewritten, and none of the old history afterwards."""
        async with self._writing:
            yield
            self._due.pop(room, None)
