"""Records what a server acknowledged, and reads from a log what happened."""

import asyncio
from collections.abc import Iterable

from stella.client import Table
from stella.rooms.facts import Entry
from stella.rooms.fold import apply, open_room
from stella.rules.facts import CardPointed, CardsMarked
from stella.rules.moves import Move, PointAt

Deed = tuple[int, int, int, int]  # game, round, seat, and the card pointed at (-1: a slate was handed in)


class Witness:
    """Records every move that the server acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, set[Deed]] = {}
        self._count = 0
        self._changed = asyncio.Condition()

    async def watch(self, table: Table, code: str, move: Move) -> None:
        """Make a move, and record it when it is acknowledged."""
        assert table.room
        assert table.table
        assert table.own
        card = move.card if isinstance(move, PointAt) else -1
        deed = (table.room.games, table.table.round, table.own.seat, card)
        await table.do(move)
        self.acknowledged.setdefault(code, set()).add(deed)
        self._count += 1
        async with self._changed:
            self._changed.notify_all()

    async def has_seen(self, more: int) -> None:
        """Wait until this number of further moves is acknowledged."""
        wanted = self._count + more
        async with asyncio.timeout(60), self._changed:
            await self._changed.wait_for(lambda: self._count >= wanted)


def deeds_of(log: Iterable[Entry]) -> set[Deed]:
    """Return all deeds in a log. Fail if one happened twice."""
    entries = iter(log)
    room, deeds = open_room(next(entries)), set()
    for entry in entries:
        games, change = room.games, apply(room, entry)
        for each in change.happenings:
            number = each.before.round.number
            if isinstance(each.fact, CardsMarked) and each.fact.is_ready:
                deeds.add((games, number, each.fact.seat, -1))
            elif isinstance(each.fact, CardPointed):
                deed = (games, number, each.fact.seat, each.fact.card)
                assert deed not in deeds
                deeds.add(deed)
        room = change.room
    return deeds
