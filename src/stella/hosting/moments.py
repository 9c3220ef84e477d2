"""Tells everybody in a room what a round brought for the first time there, never before it is scored."""

from collections.abc import Callable, Coroutine
from typing import Any

from stella.hosting.live import LiveRoom
from stella.hosting.memory import Memory
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Moments as Message
from stella.protocol.messages import NewMoment
from stella.protocol.updates import encode
from stella.rules.game import Game
from stella.rules.seals import seed_seal


class Moments:
    """What the rounds of running games brought; asked for once a round, beside the moves."""

    def __init__(self, memory: Memory, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._memory = memory
        self._spawn = spawn

    def watch(self, live: LiveRoom) -> None:
        """Hear that a room has changed, or that somebody came; the introduction is not interrupted."""
        room, game, (record, rounds, _) = live.room, live.room.game, live.moments
        scored = len(game.round.played) if game is not None else 0
        if (scored == rounds and room.record == record) or not live.audience.viewers:
            return
        live.moments = (room.record, scored, b"")
        if game is not None and room.record is not None and scored and not room.is_introduction:
            self._spawn(self._tell(live, room.record, game))

    async def _tell(self, live: LiveRoom, record: str, game: Game) -> None:
        found, scored = await self._memory.moments(live.room.id, record, game), len(game.round.played)
        if not found or live.moments[:2] != (record, scored):
            return
        brought = [NewMoment(one.kind, one.round or 0, one.name) for one in found]
        message = encode(Message(seed_seal(game.round.start.secret), tuple(brought)))
        live.moments = (record, scored, message)
        if found[-1].round == scored:
            live.gallery.tell_all(message, can_be_skipped=False)

    def welcome(self, live: LiveRoom, viewer: Viewer) -> None:
        """Tell somebody who comes what the game has brought so far."""
        if live.moments[2]:
            viewer.line.send(live.moments[2])
