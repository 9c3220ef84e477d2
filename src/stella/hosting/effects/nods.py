"""Sends texts that wait for the host's approval to their author and to the host, and to nobody else."""

from stella.hosting.effects import Effect
from stella.hosting.room import LiveRoom
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Waiting
from stella.protocol.updates import encode
from stella.rooms.fold import Change
from stella.rooms.visibility import waiting_items


class Nods(Effect):
    """Has no state: the room holds the texts that wait."""

    def changed(self, live: LiveRoom, change: Change) -> None:
        """Send a device its list of waiting texts if this change altered it."""
        before, room = change.before, change.room
        if not before.proposals and not room.proposals:
            return
        for viewer in live.audience.viewers:
            if viewer.token is None:
                continue
            now = waiting_items(room, viewer.token)
            if now != waiting_items(before, viewer.token):
                viewer.line.send(encode(Waiting(*now)))

    def joined(self, live: LiveRoom, viewer: Viewer) -> None:
        """Send a device that connects its list of waiting texts, unless the list is empty."""
        if viewer.token is None or not live.room.proposals:
            return
        items = waiting_items(live.room, viewer.token)
        if any(items):
            viewer.line.send(encode(Waiting(*items)))
