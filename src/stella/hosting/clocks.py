"""The clocks of all rooms on this node: each starts when everybody has seen what the table waits for, and fires once.

Deadlines are in the store's time, so that nodes whose clocks differ agree, and timers are set anew with every change.
"""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from stella.hosting.live import LiveRoom
from stella.hosting.ports import Time, Timer
from stella.hosting.requests import STORE_TROUBLE, TRY_AGAIN, Answer, Request
from stella.protocol.codes import Code
from stella.rooms.commands import StartClock, StopWaiting, TimeIsUp
from stella.rooms.deciding import Context, decide
from stella.rooms.deciding.chance import DRAW_MS
from stella.rooms.deciding.clock import remaining
from stella.rooms.folding import Change
from stella.rooms.room import Room
from stella.rules.refusals import Refused

LONGEST_SHOW = 20.0  # seconds: after that a clock starts even if somebody has not seen everything
_LATE = 0.01  # seconds: a timer may come a little early

_Key = tuple[object, ...]


class Clocks:
    """One timer for each room that has a clock."""

    def __init__(self, time: Time, context: Callable[[LiveRoom, Room], Context]) -> None:
        """Take the time, and what lets a game begin that has waited long enough for parts of its chance."""
        self._time = time
        self._context = context
        self._timers: dict[str, tuple[_Key, Timer]] = {}

    def watch(self, live: LiveRoom) -> None:
        """A room has changed, or somebody has seen more of it: set its timer for what comes next."""
        room = live.room
        if room.draw is not None and live.audience.viewers:
            until = room.draw.until
            seconds = min(max(0, until - self._time.now()), DRAW_MS) / 1000 + _LATE
            self._set(live, ("draw", until), seconds, partial(self._stop_waiting, live, until))
        elif room.step_seconds() is None or room.is_paused or not live.audience.viewers:
            if room.id in self._timers:
                self.forget(room.id)
        elif room.deadline is not None:
            seconds = max(0, remaining(room, self._time.now())) / 1000 + _LATE
            self._set(live, ("until", room.deadline), seconds, partial(self._run_out, live, room.deadline))
        elif live.audience.seen(room) >= live.step_moment:
            self._set(live, ("seen", *room.step()), 0, partial(self._start, live, room.step()))
        else:
            self._set(live, ("due", *room.step()), LONGEST_SHOW, partial(self._start, live, room.step()))

    def forget(self, room: str) -> None:
        """Let go of a room that sleeps, or that has no clock."""
        key_and_timer = self._timers.pop(room, None)
        if key_and_timer is not None:
            key_and_timer[1].cancel()

    def _set(self, live: LiveRoom, key: _Key, seconds: float, call: "partial[None]") -> None:
        known = self._timers.get(live.room.id)
        if known is not None:
            if known[0] == key:
                return
            known[1].cancel()
        self._timers[live.room.id] = (key, self._time.later(seconds, call))

    def _start(self, live: LiveRoom, step: tuple[int, int]) -> None:
        self._timers.pop(live.room.id, None)
        if live.room.step() == step and live.room.is_clock_due:
            live.ask(Request(partial(self._decide_start, step), self._again(partial(self.watch, live))))

    def _run_out(self, live: LiveRoom, deadline: int) -> None:
        self._timers.pop(live.room.id, None)
        if live.room.deadline == deadline and not live.is_asleep:
            again = self._again(partial(self._run_out, live, deadline))
            live.ask(Request(partial(self._decide_end, live, deadline), again))

    def _stop_waiting(self, live: LiveRoom, until: int) -> None:
        self._timers.pop(live.room.id, None)
        if live.room.draw is not None and live.room.draw.until == until and not live.is_asleep:
            again = self._again(partial(self._stop_waiting, live, until))
            live.ask(Request(partial(self._decide_draw, live, until), again))

    def _decide_draw(self, live: LiveRoom, until: int, room: Room) -> Change:
        context = self._context(live, room)
        now = max(context.now, until)  # its timer has run, whatever somebody has set the wall clock to
        return decide(room, None, StopWaiting(until), replace(context, now=now))

    def _decide_start(self, step: tuple[int, int], room: Room) -> Change:
        if room.step() != step:
            raise Refused(Code.NO_CLOCK)
        return decide(room, None, StartClock(), Context(self._time.now()))

    def _decide_end(self, live: LiveRoom, deadline: int, room: Room) -> Change:
        now = max(self._time.now(), deadline)  # its timer has run, whatever somebody has set the wall clock to
        context = Context(now, away=live.audience.away(room))
        return decide(room, None, TimeIsUp(deadline), context)

    def _again(self, attempt: Callable[[], None]) -> Answer:
        """Return what tries again if it was too early or the store was away."""

        def answered(change: Change | None, code: Code | None) -> None:
            if change is None and (code is Code.NO_CLOCK or code in STORE_TROUBLE):
                self._time.later(TRY_AGAIN, attempt)

        return answered
