"""The clocks of all rooms on this node. Each starts when everyone has seen what the table waits for, and fires once.

Deadlines are in the store's time, so that nodes whose clocks differ agree. Timers are set again with every change.
"""

import secrets
from functools import partial

from msgspec.structs import replace

from stella.hosting.effects import Effect
from stella.hosting.ports import Time, Timer
from stella.hosting.queue import RETRY_SECONDS, STORE_TROUBLE, Decision, Request
from stella.hosting.room import LiveRoom
from stella.protocol.codes import Code
from stella.rooms.commands import StartClock, StopWaiting, TimeIsUp
from stella.rooms.decisions import Context, decide
from stella.rooms.decisions.chance import DRAW_MS
from stella.rooms.decisions.clock import remaining
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rules.refusals import Refused

LONGEST_SHOW = 20.0  # seconds: after this time a clock starts even if a player has not seen everything
LONGEST_READ = 90.0  # seconds for the score of the last round, while the host reads it too
_LATE = 0.01  # seconds: a timer may come a little early

_Key = tuple[object, ...]


class Clocks(Effect):
    """One timer for each room that has a clock."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._timers: dict[str, tuple[_Key, Timer]] = {}
        self._due: dict[str, int] = {}  # by room: the moment at which the table began to wait for what it waits for

    def changed(self, live: LiveRoom, change: object = None, /) -> None:
        """Set a room's timer for the next event. A clock runs only while someone is watching."""
        room, has_clock = live.room, live.room.step_seconds() is not None
        if has_clock and isinstance(change, Change) and change.is_new_step:
            self._due[room.id] = room.moment
        if room.draw is not None and live.audience.viewers:
            until = room.draw.until
            seconds = min(max(0, until - self._time.now()), DRAW_MS) / 1000 + _LATE
            self._set(live, ("draw", until), seconds, partial(self._end_draw, live, until))
        elif not has_clock or room.is_paused or not live.audience.viewers:
            if room.id in self._timers:
                self._cancel(room.id)
        elif room.deadline is not None:
            seconds = max(0, remaining(room, self._time.now())) / 1000 + _LATE
            self._set(live, ("until", room.deadline), seconds, partial(self._end_step, live, room.deadline))
        elif live.audience.seen(room) >= self._due.setdefault(room.id, room.moment):
            self._set(live, ("seen", *room.step()), 0, partial(self._start_clock, room.step()))
        else:
            is_read = self._is_score_read(live)
            seconds = LONGEST_READ if is_read else LONGEST_SHOW
            self._set(live, ("due", is_read, *room.step()), seconds, partial(self._start_clock, room.step()))

    joined = left = seen = changed

    def slept(self, room: str) -> None:
        """Cancel a room's timer."""
        self._cancel(room)
        self._due.pop(room, None)

    def _is_score_read(self, live: LiveRoom) -> bool:
        """Return whether a round has just ended and the host, who is here, still reads its score."""
        due = self._due[live.room.id]
        number, pointed = live.room.step()
        is_at_its_start = number > 1 and pointed < 0
        return is_at_its_start and any(one.colour == live.room.host and one.seen < due for one in live.audience.seated)

    def _cancel(self, room: str) -> None:
        key_and_timer = self._timers.pop(room, None)
        if key_and_timer is not None:
            key_and_timer[1].cancel()

    def _set(self, live: LiveRoom, key: _Key, seconds: float, decision: Decision) -> None:
        """Schedule a decision after some seconds, unless it is already scheduled."""
        known = self._timers.get(live.room.id)
        if known is not None:
            if known[0] == key:
                return
            known[1].cancel()
        request = Request(decision, partial(self._answered, live, key))
        self._timers[live.room.id] = (key, self._time.later(seconds, partial(live.queue.ask, request)))

    def _answered(self, live: LiveRoom, key: _Key, change: Change | None, code: Code | None) -> None:
        """Set the timer again, a little later, if it was too early or the store was unavailable."""
        known = self._timers.get(live.room.id)
        if known is not None and known[0] == key:
            del self._timers[live.room.id]
        if change is None and (code is Code.NO_CLOCK or code in STORE_TROUBLE):
            self._time.later(RETRY_SECONDS, partial(self._retry, live))

    def _retry(self, live: LiveRoom) -> None:
        if not live.is_asleep:  # otherwise the room may be back on this node, with another timer
            self.changed(live)

    def _end_draw(self, live: LiveRoom, until: int, room: Room) -> Change:
        context = live.context(room, secrets.token_hex(32))
        now = max(context.now, until)  # its timer has run, even if the wall clock was set
        return decide(room, None, StopWaiting(until), replace(context, now=now))

    def _start_clock(self, step: tuple[int, int], room: Room) -> Change:
        if room.step() != step:
            raise Refused(Code.NO_CLOCK)
        return decide(room, None, StartClock(), Context(self._time.now()))

    def _end_step(self, live: LiveRoom, deadline: int, room: Room) -> Change:
        now = max(self._time.now(), deadline)  # its timer has run, even if the wall clock was set
        context = Context(now, away=live.audience.away(room))
        return decide(room, None, TimeIsUp(deadline), context)
