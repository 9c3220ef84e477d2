"""Deletes on a host's word: a whole room, or a person's name in its past. What is deleted is gone on all nodes.

A name is replaced by a placeholder wherever the log and the list of games say it; new records carry the placeholder.
Names are not sealed, so such a record verifies as before; its digest is another one, because it is another document.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import structlog
from msgspec import structs

from stella.hosting.effects.cluster import Cluster
from stella.hosting.effects.snapshots import Snapshots
from stella.hosting.ports import Store, Summary, Time
from stella.hosting.registry import Registry
from stella.hosting.room import LiveRoom
from stella.hosting.tokens import hashed
from stella.protocol.codes import Code
from stella.rooms.deciding.seats import may_delete
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

    async def forget_room(self, live: LiveRoom, token: str) -> None:
        """Delete everything about a room, everywhere."""
        _demand_host(live.room, token, self._time.now())
        await self._store.forget(live.room.id)
        log.info("a room was forgotten by its host", room=live.room.id)
        self._cluster.forgot(live.room.id)
        self._registry.drop(live, Code.ROOM_FORGOTTEN)

    async def forget_name(self, live: LiveRoom, token: str, name: str) -> None:
        """Take a person's name out of a room's past; whoever is here comes back to the room as it then reads."""
        room = live.room
        _demand_host(room, token, self._time.now())
        person = person_key(" ".join(name.split()))
        sitting = [name for seat in room.seats if not seat.is_bot for name in (seat.name, *seat.members)]
        if any(person_key(sitter) == person for sitter in sitting):
            raise Refused(Code.NAME_AT_TABLE)
        log_now = enumerate(await self._store.read(room.id), 1)
        entries = {version: entry for version, before in log_now if (entry := without_name(before, person))}
        games = [
            structs.replace(game, entry=entry)
            for game in await self._store.games(room.id)
            if (entry := without_name(game.entry, person))
        ]
        if not entries and not games:
            raise Refused(Code.NO_SUCH_NAME)
        await self._rewrite(room.id, entries, games)
        log.info("a name was forgotten by the host", room=room.id)
        self._cluster.rewrote(room.id)

    async def rewritten_elsewhere(self, room: str) -> None:
        """Let go of how a room read before another node rewrote it, and of a snapshot that this node kept since."""
        await self._rewrite(room, {}, [])

    async def _rewrite(self, room: str, entries: Mapping[int, bytes], games: Sequence[Summary]) -> None:
        async with self._snapshots.held_back(room):
            await self._store.rewrite(room, entries, games)
            if (live := self._registry.get(room)) is not None:
                self._registry.drop(live, Code.TRY_AGAIN)


def without_name(document: bytes, person: str) -> bytes | None:
    """Return a document in which a person is not named any more; None if it never named the person."""
    if b'"name"' not in document:
        return None
    decoded = msgspec.json.decode(document)
    return msgspec.json.encode(decoded) if _forget(decoded, person) else None


def _forget(part: Any, person: str) -> bool:
    """Replace a name wherever one stands, whatever fact it belongs to; say whether there was one. Bots keep theirs."""
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
