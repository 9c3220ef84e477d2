"""Nudges of a seat that the table waits for: shown on its devices, and never stored."""

from stella.hosting.effects.cluster import Cluster
from stella.hosting.ports import Time
from stella.hosting.room import LiveRoom
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.messages import Role
from stella.protocol.updates import encode
from stella.protocol.visits import Nudged
from stella.rooms.room import Room
from stella.rules.box import Colour
from stella.rules.refusals import Refused

NUDGE_SECONDS = 20.0  # between two nudges of one seat
WATCHERS_NUDGE_SECONDS = 60.0  # between two nudges by the spectators of a room, of any seat


class Nudges:
    """When each seat was nudged, on this node. Spectators of a private table may nudge too, sharing one limit."""

    def __init__(self, time: Time, cluster: Cluster) -> None:
        self._time = time
        self._cluster = cluster
        self._until: dict[tuple[str, Colour | None], float] = {}  # by room and seat; without a seat: by its spectators

    def nudge(self, live: LiveRoom, viewer: Viewer, colour: Colour) -> None:
        """Nudge a seat on a viewer's behalf. Raise `Refused` if that is not possible."""
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
        self._cluster.nudged(room.id, colour, by)

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
