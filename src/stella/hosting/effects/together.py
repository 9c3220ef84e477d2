"""Lets the screens of a room leave a score, or begin the next game, at the same time.

None of this is stored, and no move waits for it: a client that receives no message continues alone.
"""

from functools import partial

from stella.hosting.effects import Effect
from stella.hosting.ports import Time, Timer
from stella.hosting.room import LiveRoom
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Together as Message
from stella.protocol.updates import encode
from stella.rooms.fold import Change
from stella.rooms.views import Phase
from stella.rules.facts import GameStarted, RoundScored
from stella.rules.seals import seed_seal

FINALE_SECONDS = 15.0  # how long players who want to see the finale wait for those who still read the last score


class _Moment:
    """What all players have to leave, and whether they have."""

    __slots__ = ("due", "is_over", "is_told", "message", "timer")

    def __init__(self, due: int, message: bytes, *, is_over: bool) -> None:
        self.due = due  # the moment of the room that shows it
        self.message = message
        self.is_over = is_over  # the score of the last round: the finale follows
        self.is_told = False
        self.timer: Timer | None = None


class Together(Effect):
    """The last such moment of each room on this node."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._moments: dict[str, _Moment] = {}

    def changed(self, live: LiveRoom, change: Change) -> None:
        """Record a scored round, or the start of a game."""
        for happening in change.happenings:
            fact = happening.fact
            if type(fact) is RoundScored or type(fact) is GameStarted:
                number = fact.round if type(fact) is RoundScored else 0
                message = encode(Message(seed_seal(happening.after.round.start.secret), number))
                self.slept(live.room.id)
                is_over = change.room.phase is Phase.FINISHED
                self._moments[live.room.id] = _Moment(change.room.moment, message, is_over=is_over)
                self._look(live)

    def joined(self, live: LiveRoom, viewer: Viewer) -> None:
        """Notify a viewer who joins later that the others have continued."""
        moment = self._moments.get(live.room.id)
        if moment is not None and moment.is_told:
            viewer.line.send(moment.message)

    def left(self, live: LiveRoom) -> None:
        """Stop waiting for a player who has left."""
        self._look(live)

    seen = left

    def slept(self, room: str) -> None:
        """Drop the state of a room."""
        moment = self._moments.pop(room, None)
        if moment is not None and moment.timer is not None:
            moment.timer.cancel()

    def _look(self, live: LiveRoom) -> None:
        moment = self._moments.get(live.room.id)
        if moment is None or moment.is_told or not live.audience.viewers:
            return
        if live.audience.seen(live.room) >= moment.due:
            self._tell(live, moment)
        elif moment.is_over and moment.timer is None and any(one.seen >= moment.due for one in live.audience.seated):
            moment.timer = self._time.later(FINALE_SECONDS, partial(self._tell, live, moment))

    def _tell(self, live: LiveRoom, moment: _Moment) -> None:
        if moment.timer is not None:
            moment.timer.cancel()
        if not moment.is_told and self._moments.get(live.room.id) is moment:
            moment.is_told = True
            live.spectators.tell_all(moment.message, can_be_skipped=False)
