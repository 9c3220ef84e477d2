"""Sends everyone in a room what a round brought for the first time there, never before it is scored."""

from stella.hosting.effects import Effect
from stella.hosting.games import Games
from stella.hosting.ports import StoreUnavailable
from stella.hosting.room import LiveRoom
from stella.hosting.supervision import Supervisor
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Moments as Message
from stella.protocol.messages import NewMoment
from stella.protocol.updates import encode
from stella.rooms.fold import Change
from stella.rooms.views import Phase
from stella.rules.game import Game
from stella.rules.seals import seed_seal
from stella.statistics.moments import Earned, moments_of_round
from stella.statistics.summaries import sketch_of

_PLAYING = Phase.PLAYING


class _Found:
    """What the scored rounds of a game brought for the first time in its room, and the message that says so."""

    __slots__ = ("earned", "games", "message", "moments", "record", "rounds")

    def __init__(self, record: str) -> None:
        self.record = record
        self.rounds = 0  # the rounds that were examined
        self.earned: Earned | None = None  # before and in these rounds; None while that is being read
        self.games: int | None = None  # how many games its room had played at its end, if every round was examined
        self.moments: list[NewMoment] = []
        self.message = b""


class Moments(Effect):
    """What the rounds of running games brought. What a room had before is read when the room wakes."""

    def __init__(self, games: Games, supervisor: Supervisor) -> None:
        self._games = games
        self._supervisor = supervisor
        self._found: dict[str, _Found] = {}  # by room

    def changed(self, live: LiveRoom, change: Change) -> None:
        """Examine a scored round."""
        game = change.room.game
        if game is not None and game.round.played:
            self._look(live, game)

    def joined(self, live: LiveRoom, viewer: Viewer) -> None:
        """Send a viewer what the game has brought so far."""
        game = live.room.game
        if game is None or not game.round.played:
            return
        self._look(live, game)
        found = self._found.get(live.room.id)
        if found is not None and found.message and found.record == live.room.record:
            viewer.line.send(found.message)

    def slept(self, room: str) -> None:
        """Drop the moments of a room's game."""
        self._found.pop(room, None)

    def _look(self, live: LiveRoom, game: Game) -> None:
        """Examine the rounds scored since the last call, except in the introduction, which is not interrupted."""
        room, found = live.room, self._found.get(live.room.id)
        scored = len(game.round.played)
        if found and found.rounds == scored and found.record == room.record and room.phase is _PLAYING:
            return  # no round has been scored since
        if not live.audience.viewers or room.record is None or not room.opening.has_moments:
            return
        if found is None or found.record != room.record:
            games_before = room.games - (room.phase is Phase.FINISHED)
            earned = _earned_until(games_before, found)
            found = self._found[room.id] = _Found(room.record)
            found.earned = earned
            if earned is None:
                self._supervisor.run_once("room", self._begin(live, found))
                return
        if found.earned is not None:
            if scored > found.rounds:
                self._go_on(live, found, found.earned, game)
            found.games = room.games if room.phase is Phase.FINISHED else None

    async def _begin(self, live: LiveRoom, found: _Found) -> None:
        try:
            earned = await self._games.earned(live.room.id, but=found.record)
        except StoreUnavailable:
            self._found.pop(live.room.id, None)  # read again with the next change
            raise
        if self._found.get(live.room.id) is found and live.room.game is not None and live.room.record == found.record:
            found.earned = earned
            self._go_on(live, found, earned, live.room.game)

    def _go_on(self, live: LiveRoom, found: _Found, earned: Earned, game: Game) -> None:
        known, scored = len(found.moments), len(game.round.played)
        for number in range(found.rounds + 1, scored + 1):
            new = moments_of_round(sketch_of(game, number), earned, number)
            found.moments += [NewMoment(one.kind, number, one.name) for one in new]
        found.rounds = scored
        if len(found.moments) > known:
            found.message = encode(Message(seed_seal(game.round.start.secret), tuple(found.moments)))
            if found.moments[-1].round == scored:
                live.spectators.tell_all(found.message, can_be_skipped=False)


def _earned_until(games: int, last: _Found | None) -> Earned | None:
    """Return what a room's first games have brought, if it is known: no games, or all of them examined."""
    if not games:
        return set()
    return last.earned if last is not None and last.games == games else None
