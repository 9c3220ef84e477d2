"""Tells everybody in a room what a round brought for the first time there, never before it is scored."""

from collections.abc import Callable, Coroutine
from typing import Any

from stella.hosting.live import LiveRoom
from stella.hosting.memory import Brought, Memory
from stella.hosting.ports import StoreUnavailable
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Moments as Message
from stella.protocol.messages import NewMoment
from stella.protocol.updates import encode
from stella.rooms.views import Phase
from stella.rules.game import Game
from stella.rules.seals import seed_seal
from stella.statistics.moments import Earned, moments_of_round
from stella.statistics.summaries import sketch_of

_PLAYING = Phase.PLAYING


class Moments:
    """What the rounds of running games brought; what a room had before is asked for when it wakes."""

    def __init__(self, memory: Memory, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._memory = memory
        self._spawn = spawn

    def watch(self, live: LiveRoom) -> None:
        """Hear that a room has changed, or that somebody came; the introduction is not interrupted."""
        room, game, brought = live.room, live.room.game, live.brought
        if game is None or not game.round.played:
            return
        scored = len(game.round.played)
        if brought and brought.rounds == scored and brought.record == room.record and room.phase is _PLAYING:
            return  # no round was scored since the last look
        if not live.audience.viewers or room.record is None or room.is_introduction:
            return
        if brought is None or brought.record != room.record:
            games_before = room.games - (room.phase is Phase.FINISHED)
            earned = _earned_until(games_before, brought)
            brought = live.brought = Brought(room.record)
            brought.earned = earned
            if earned is None:
                self._spawn(self._begin(live, brought))
                return
        if brought.earned is not None:
            if scored > brought.rounds:
                self._go_on(live, brought, brought.earned, game)
            brought.games = room.games if room.phase is Phase.FINISHED else None

    async def _begin(self, live: LiveRoom, brought: Brought) -> None:
        try:
            earned = await self._memory.earned(live.room.id, but=brought.record)
        except StoreUnavailable:
            live.brought = None  # asked for again with the next change
            raise
        if live.brought is brought and live.room.game is not None and live.room.record == brought.record:
            brought.earned = earned
            self._go_on(live, brought, earned, live.room.game)

    def _go_on(self, live: LiveRoom, brought: Brought, earned: Earned, game: Game) -> None:
        known, scored = len(brought.moments), len(game.round.played)
        for number in range(brought.rounds + 1, scored + 1):
            found = moments_of_round(sketch_of(game, number), earned, number)
            brought.moments += [NewMoment(one.kind, number, one.name) for one in found]
        brought.rounds = scored
        if len(brought.moments) > known:
            brought.message = encode(Message(seed_seal(game.round.start.secret), tuple(brought.moments)))
            if brought.moments[-1].round == scored:
                live.gallery.tell_all(brought.message, can_be_skipped=False)

    def welcome(self, live: LiveRoom, viewer: Viewer) -> None:
        """Tell somebody who comes what the game has brought so far."""
        brought = live.brought
        if brought is not None and brought.message and brought.record == live.room.record:
            viewer.line.send(brought.message)


def _earned_until(games: int, last: Brought | None) -> Earned | None:
    """Return what a room's first games have brought, if that is known: there were none, or the last is known whole."""
    if not games:
        return set()
    return last.earned if last is not None and last.games == games else None
