"""The clock of a step: starting it, what happens when it runs out, and more time."""

from stella.rooms.commands import NeedMoreTime, PauseClock, ResumeClock, TimeIsUp
from stella.rooms.decisions.context import Context
from stella.rooms.decisions.seats import as_host, is_gone
from stella.rooms.facts import ClockPaused, ClockResumed, ClockSet, RoomFact, StandInCame
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rules.refusals import Refused

MOST_STEPS = 3  # no clock runs for longer than this many times its step, however often players ask for more


def reset(after: Room) -> tuple[ClockSet, ...]:
    """Return the fact that stops the clock because the table now waits for something else."""
    return (ClockSet(None),) if after.deadline is not None else ()


def start(room: Room, context: Context) -> tuple[RoomFact, ...]:
    """Start the clock of this step."""
    seconds = room.step_seconds()
    if seconds is None or room.deadline is not None or room.is_paused:
        raise Refused(RoomRefusal.NO_CLOCK)
    return (ClockSet(context.now + seconds * 1000),)


def time_is_up(room: Room, command: TimeIsUp, context: Context) -> tuple[RoomFact, ...]:
    """Let the program play this step for everyone the table waits for. Players who are away for long get a stand-in."""
    if room.deadline is None or command.deadline != room.deadline or remaining(room, context.now) > 0:
        raise Refused(RoomRefusal.NO_CLOCK)
    late = [room.seats[number] for number in room.awaited() if not room.seats[number].is_played_by_program]
    came = [StandInCame(seat.colour, not is_gone(room, seat.colour, context)) for seat in late]
    return (*came, ClockSet(None))


def remaining(room: Room, now: int) -> int:
    """Return the remaining milliseconds of the clock. A deadline impossibly far in the future counts as expired."""
    seconds = room.step_seconds()
    if room.deadline is None or seconds is None:
        return 0
    left = room.deadline - now
    return left if left <= MOST_STEPS * seconds * 1000 else 0


def need_more_time(room: Room, _: Seat, __: NeedMoreTime, context: Context) -> tuple[RoomFact, ...]:
    """Add the time of one step to the running clock."""
    seconds = room.step_seconds()
    if room.deadline is None or seconds is None:
        raise Refused(RoomRefusal.NO_CLOCK)
    deadline = max(room.deadline, context.now) + seconds * 1000
    if deadline - context.now > MOST_STEPS * seconds * 1000:
        raise Refused(RoomRefusal.ENOUGH_TIME)
    return (ClockSet(deadline),)


def pause(room: Room, seat: Seat | None, _: PauseClock, context: Context) -> tuple[RoomFact, ...]:
    """Stop all clocks, in this step and in the following ones."""
    as_host(room, seat, context)
    if room.step_seconds() is None:
        raise Refused(RoomRefusal.NO_CLOCK)
    if room.is_paused:
        raise Refused(RoomRefusal.CLOCK_PAUSED)
    return (ClockPaused(max(0, remaining(room, context.now)) if room.deadline is not None else None),)


def resume(room: Room, seat: Seat | None, _: ResumeClock, context: Context) -> tuple[RoomFact, ...]:
    """Let clocks run again. The one that was running continues with its remaining time."""
    as_host(room, seat, context)
    if not room.is_paused:
        raise Refused(RoomRefusal.CLOCK_NOT_PAUSED)
    return (ClockResumed(None if room.time_left is None else context.now + room.time_left),)
