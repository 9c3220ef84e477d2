"""What rooms remember: read from the summaries of their games, never from a log, and computed beside the event loop."""

import asyncio
from collections.abc import Sequence

import msgspec

from stella.hosting.ports import Store, Summary, Time
from stella.records.groups import Group, group_of
from stella.records.moments import Moment, moments_by_round
from stella.records.people import PlayedGame
from stella.records.summaries import GameSummary, summaries_by_round
from stella.rules.game import Game

_decode = msgspec.json.Decoder(GameSummary).decode


class Memory:
    """The games of rooms, as the store keeps them."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time

    async def games(self, room: str) -> list[PlayedGame]:
        """Return the finished games of a room, oldest first."""
        return remembered(await self._store.games(room))

    async def group(self, room: str) -> Group:
        """Return all that a room remembers now."""
        games = await self._store.games(room)
        return await asyncio.to_thread(_group, games, self._time.now())

    async def moments(self, room: str, record: str, game: Game) -> list[Moment]:
        """Return what the scored rounds of a room's game brought that the room had never seen before."""
        before = [one for one in await self._store.games(room) if one.record != record]
        return await asyncio.to_thread(_moments, before, record, game, self._time.now())


def remembered(games: Sequence[Summary]) -> list[PlayedGame]:
    """Return games as the pure part knows them."""
    return [PlayedGame(game.record, game.ended_at, _decode(game.entry)) for game in games]


def _group(games: Sequence[Summary], now: int) -> Group:
    return group_of(remembered(games), now)


def _moments(before: Sequence[Summary], record: str, game: Game, now: int) -> list[Moment]:
    rounds = [PlayedGame(record, now, summary) for summary in summaries_by_round(game)]
    return moments_by_round(remembered(before), rounds)
