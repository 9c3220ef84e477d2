"""Deletes a room, or a person's name in its history, on the host's request. It is deleted on all nodes."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import structlog
from msgspec import structs

from stella.hosting.daily import comparisons
from stella.hosting.daily.comparisons import SharedSlate
from stella.hosting.effects.cluster import Cluster
from stella.hosting.effects.snapshots import Snapshots
from stella.hosting.ports import Store, Summary, Time
from stella.hosting.registry import Registry
from stella.hosting.room import LiveRoom
from stella.hosting.tokens import hashed
from stella.protocol.codes import Code
from stella.rooms.decisions.seats import may_delete
from stella.rooms.room import Room
from stella.rules.refusals import Refused
from stella.statistics.people import FORGOTTEN, person_key

log = structlog.get_logger()


class Deletion:
    """What a host can have deleted."""

    def __init__(self, store: Store, registry: Registry, cluster: Cluster, snapshots: Snapshots, time: Time) -> None:
        self._store = store
        self._registry = registry
        self._cluster = cluster
        self._snapshots = snapshots
        self._time = time
        self._forgetting = asyncio.Lock()  # a long log is much to read: one at a time

    async def forget_room(self, live: LiveRoom, token: str) -> None:
        """Delete everything about a room, everywhere."""
        _demand_host(live.room, token, self._time.now())
        await self._store.forget(live.room.id)
        log.info("a room was forgotten by its host", room=live.room.id)
        self._cluster.forgot(live.room.id)
        self._registry.drop(live, Code.ROOM_FORGOTTEN)

    async def forget_name(self, live: LiveRoom, token: str, name: str) -> None:
        """Remove a person's name from a room's history. Connected clients reconnect to the changed room."""
        room = live.room
        _demand_host(room, token, self._time.now())
        person = person_key(" ".join(name.split()))
        sitting = [name for seat in room.seats if not seat.is_bot for name in (seat.name, *seat.members)]
        if any(person_key(sitter) == person for sitter in sitting):
            raise Refused(Code.NAME_AT_TABLE)
        async with self._forgetting:
            past = await self._store.read(room.id), await self._store.games(room.id)
            entries, games = await asyncio.to_thread(_rewritten, *past, person)
        papers = [name for name, slate in await self._shared(room.id) if person_key(slate.name) == person]
        for paper in papers:
            await self._store.papers.drop(room.id, comparisons.KIND, paper)
        if not entries and not games and not papers:
            raise Refused(Code.NO_SUCH_NAME)
        await self._rewrite(room.id, entries, games)
        log.info("a name was forgotten by the host", room=room.id)
        self._cluster.rewrote(room.id)

    async def _shared(self, room: str) -> list[tuple[str, SharedSlate]]:
        """Return the slates of today's table that people of a room show each other."""
        kept = await self._store.papers.read(room, comparisons.KIND)
        return [(name, msgspec.json.decode(paper, type=SharedSlate)) for name, paper in kept.items()]

    async def rewritten_elsewhere(self, room: str) -> None:
        """Drop the room as it was before another node rewrote it, and any snapshot that this node has stored since."""
        await self._rewrite(room, {}, [])

    async def _rewrite(self, room: str, entries: Mapping[int, bytes], games: Sequence[Summary]) -> None:
        async with self._snapshots.held_back(room):
            await self._store.rewrite(room, entries, games)
            if (live := self._registry.get(room)) is not None:
                self._registry.drop(live, Code.TRY_AGAIN)


def _rewritten(
    entries: Sequence[bytes], games: Sequence[Summary], person: str
) -> tuple[dict[int, bytes], list[Summary]]:
    """Return the entries of a log, by version, and the games, that named a person, and name them no more."""
    changed = {version: entry for version, one in enumerate(entries, 1) if (entry := without_name(one, person))}
    told = [structs.replace(game, entry=entry) for game in games if (entry := without_name(game.entry, person))]
    return changed, told


def without_name(document: bytes, person: str) -> bytes | None:
    """Return a document without a person's name; None if it never contained the name."""
    if b'"name"' not in document:
        return None
    decoded = msgspec.json.decode(document)
    return msgspec.json.encode(decoded) if _forget(decoded, person) else None


def _forget(part: Any, person: str) -> bool:
    """Replace a name in any fact. Return whether there was one. Bots keep theirs."""
    if isinstance(part, list):
        return _forget_all(part, person)
    if not isinstance(part, dict):
        return False
    has_changed = _forget_all(part.values(), person)
    has_changed = _forget_members(part, person) or has_changed
    name, is_bot = part.get("name"), part.get("is_bot") or part.get("character")
    if not isinstance(name, str) or is_bot or person_key(name) != person:
        return has_changed
    part["name"] = FORGOTTEN
    return True


def _forget_members(part: dict[str, Any], person: str) -> bool:
    """Replace a name among those who play a seat as a team: `member` is one name, `members` a list of them."""
    before = {key: part[key] for key in ("member", "members") if key in part}
    part.update({key: _without(value, person) for key, value in before.items()})
    return any(part[key] != value for key, value in before.items())


def _without(names: Any, person: str) -> Any:
    if isinstance(names, list):
        return [_without(name, person) for name in names]
    return FORGOTTEN if isinstance(names, str) and names and person_key(names) == person else names


def _forget_all(parts: Iterable[Any], person: str) -> bool:
    have_changed = [_forget(each, person) for each in parts]
    return any(have_changed)


def _demand_host(room: Room, token: str, now: int) -> None:
    number = room.holder(hashed(token))
    may_delete(room, None if number is None else room.seats[number], now, hashed(token))
