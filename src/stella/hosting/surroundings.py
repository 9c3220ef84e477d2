"""What a live room needs from the node that it lives on."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from stella.hosting.crowd import Tally
from stella.hosting.ports import Store, Time
from stella.protocol.codes import Code
from stella.protocol.updates import Reactions
from stella.rooms.folding import Change
from stella.rooms.room import Room

if TYPE_CHECKING:
    from stella.hosting.live import LiveRoom


class Surroundings(Protocol):
    """What a live room needs from its node."""

    store: Store
    time: Time

    def after(self, live: "LiveRoom") -> None:
        """Hear that a room has changed, or that somebody came or went."""

    def happened(self, live: "LiveRoom", before: Room, change: Change, /) -> None:
        """Hear that something happened in a room, and that it happened on this node."""

    def keep_snapshot(self, room: Room) -> None:
        """Keep a room as it was a while ago, sooner or later."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that takes a while; its errors are logged."""

    def reactions(self, room: Room) -> Reactions:
        """Return what the room's bots show when they see something happen."""

    def carried_out(self, command: type[object], seconds: float, /) -> None:
        """Hear that somebody's command is durable, so long after it came, and told."""

    def refused(self, code: Code) -> None:
        """Hear that a command was refused."""

    def tallied(self, live: "LiveRoom", tally: Tally) -> None:
        """Hear what those who marked along made of a round whose slates are open."""

    def drop(self, live: "LiveRoom", code: Code) -> None:
        """Let go of a room that is no more, or that is to be read anew."""

    def cannot_read(self, live: "LiveRoom", error: Exception) -> None:
        """Let go of a room of whose log an entry cannot be read."""
