"""The finished games of rooms: read from their summaries, never from a log, and studied beside the event loop."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from stella.hosting.ports import Store, Summary, Time
from stella.statistics.groups import EVENING_MS, Group, group_of
from stella.statistics.moments import Earned, earned_by
from stella.statistics.people import PlayedGame
from stella.statistics.summaries import GameSummary

FEW = 10  # games that are read at once; more are read beside the loop
MOST_GROUPS = 20  # in memory: all devices of a table ask at the end of a game
_decode = msgspec.json.Decoder(GameSummary).decode


class Games:
    """The finished games of rooms, as the store keeps them."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._groups: OrderedDict[str, tuple[Sequence[Summary], int, Group]] = OrderedDict()

    async def of(self, room: str) -> list[PlayedGame]:
        """Return the finished games of a room, oldest first."""
        return remembered(await self._store.games(room))

    async def group(self, room: str) -> Group:
        """Return a room's history. It is recomputed only after a game changed or the evening ended."""
        games, now = await self._store.games(room), self._time.now()
        recent = sum([game.ended_at > now - EVENING_MS for game in games])
        known = self._groups.pop(room, None)
        group = known[2] if known is not None and known[:2] == (games, recent) else None
        if group is None:
            group = await asyncio.to_thread(_group, games, now)
        self._groups[room] = (games, recent, group)
        if len(self._groups) > MOST_GROUPS:
            self._groups.popitem(last=False)
        return group

    async def earned(self, room: str, *, but: str) -> Earned:
        """Return the moments of a room's games, leaving out one game."""
        games = [game for game in await self._store.games(room) if game.record != but]
        return _earned(games) if len(games) <= FEW else await asyncio.to_thread(_earned, games)


def remembered(games: Sequence[Summary]) -> list[PlayedGame]:
    """Return games in the form that `statistics` reads, without those whose opening keeps no history."""
    played = [PlayedGame(game.record, game.ended_at, _decode(game.entry)) for game in games]
    return [game for game in played if game.summary.in_history]


def _group(games: Sequence[Summary], now: int) -> Group:
    return group_of(remembered(games), now)


def _earned(games: Sequence[Summary]) -> Earned:
    return earned_by(remembered(games))
