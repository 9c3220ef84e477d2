"""The finished games of rooms: read from their summaries, never from a log, and studied beside the event loop."""

import asyncio
from collections.abc import Sequence

import msgspec

from stella.hosting.ports import Store, Summary, Time
from stella.statistics.groups import Group, group_of
from stella.statistics.moments import Earned, earned_by
from stella.statistics.people import PlayedGame
from stella.statistics.summaries import GameSummary

FEW = 10  # games that are read at once; more are read beside the loop
_decode = msgspec.json.Decoder(GameSummary).decode


class Games:
    """The finished games of rooms, as the store keeps them."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time

    async def of(self, room: str) -> list[PlayedGame]:
        """Return the finished games of a room, oldest first."""
        return remembered(await self._store.games(room))

    async def group(self, room: str) -> Group:
        """Return all that a room remembers now."""
        games = await self._store.games(room)
        return await asyncio.to_thread(_group, games, self._time.now())

    async def earned(self, room: str, *, but: str) -> Earned:
        """Return the moments that a room's games have brought, but for one of them."""
        games = [game for game in await self._store.games(room) if game.record != but]
        return _earned(games) if len(games) <= FEW else await asyncio.to_thread(_earned, games)


def remembered(games: Sequence[Summary]) -> list[PlayedGame]:
    """Return games as the pure part knows them; those whose opening keeps no history are left out."""
    played = [PlayedGame(game.record, game.ended_at, _decode(game.entry)) for game in games]
    return [game for game in played if game.summary.in_history]


def _group(games: Sequence[Summary], now: int) -> Group:
    return group_of(remembered(games), now)


def _earned(games: Sequence[Summary]) -> Earned:
    return earned_by(remembered(games))
