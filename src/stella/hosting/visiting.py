"""People who come late or grow impatient: taking a seat over, and nudging one that the table waits for."""

from collections.abc import Awaitable
from typing import Protocol

from stella.hosting.live import LiveRoom
from stella.hosting.ports import Time
from stella.hosting.requests import Decision
from stella.hosting.tokens import address_hash, hashed, new_token
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.messages import Role
from stella.protocol.updates import encode
from stella.protocol.visiting import Nudged, TakeOver
from stella.rooms.deciding.handing import take_over as decide_take_over
from stella.rooms.deciding.seats import clean_name
from stella.rooms.folding import Change
from stella.rooms.room import Room
from stella.rules.box import Colour
from stella.rules.refusals import Refused

NUDGE_SECONDS = 20.0  # between two nudges of one seat
WATCHERS_NUDGE_SECONDS = 60.0  # between two nudges of all who watch a room, whomever they nudge


def name_of_spectator(room: Room, said: str | None, address: str) -> str | None:
    """Return the name under which somebody watches, made fit to be shown; the host may not want to see it."""
    return clean_name(said) if said and address not in room.kept_out else None


class Happens(Protocol):
    """Something that lets things happen in a room."""

    time: Time

    def happen(self, live: LiveRoom, decision: Decision) -> Awaitable[Change]:
        """Let something happen and wait until it is durable."""


async def take_over(node: Happens, live: LiveRoom, wish: TakeOver, address: str) -> str:
    """Let a latecomer take over a seat of a running game; return the secret token that owns it."""
    token, at = new_token(), address_hash(live.room.id, address)

    def decision(room: Room) -> Change:
        who = (wish.colour, wish.name, wish.language)
        return decide_take_over(room, *who, token=hashed(token), address=at, now=node.time.now())

    await node.happen(live, decision)
    return token


class Elsewhere(Protocol):
    """The other nodes."""

    def nudged(self, room: str, colour: Colour, by: Colour | None) -> None:
        """Tell them that somebody nudges a seat."""


class Nudges:
    """Who was nudged when, on this node; those who watch a table of friends may nudge too, all of them together."""

    def __init__(self, time: Time, elsewhere: Elsewhere) -> None:
        self._time = time
        self._elsewhere = elsewhere
        self._until: dict[tuple[str, Colour | None], float] = {}  # by room and seat; without a seat, who watches

    def nudge(self, live: LiveRoom, viewer: Viewer, colour: Colour) -> None:
        """Nudge a seat for somebody; raise `Refused` if that is not possible now."""
        room = live.room
        number, by = room.number(colour), viewer.colour if viewer.number is not None else None
        if by is None and not _may_watcher_nudge(room, viewer):
            raise Refused(Code.NOT_SEATED)
        is_waited_for = number in room.awaited() and not room.seats[number or 0].is_played_by_program
        if not is_waited_for or colour == by:
            raise Refused(Code.NOBODY_WAITS)
        now = self._time.monotonic()
        self._until = {key: until for key, until in self._until.items() if now < until}
        if (room.id, colour) in self._until or (by is None and (room.id, None) in self._until):
            raise Refused(Code.NUDGED_ALREADY)
        self.show(live, colour, by)
        self._elsewhere.nudged(room.id, colour, by)

    def show(self, live: LiveRoom, colour: Colour, by: Colour | None) -> None:
        """Show a nudge on the devices of the seat that are connected to this node."""
        now, room = self._time.monotonic(), live.room.id
        self._until[room, colour] = now + NUDGE_SECONDS
        if by is None:
            self._until[room, None] = now + WATCHERS_NUDGE_SECONDS
        message = encode(Nudged(by))
        for viewer in tuple(live.audience.viewers):
            if viewer.number is not None and viewer.colour == colour:
                viewer.line.send(message)


def _may_watcher_nudge(room: Room, viewer: Viewer) -> bool:
    is_friend = viewer.role is Role.SPECTATOR and viewer.address not in room.kept_out
    return is_friend and not room.options.is_public
