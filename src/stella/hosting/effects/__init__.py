"""What follows from what happens in rooms: each effect observes them, keeps its own state, and fails alone."""

from collections.abc import Callable, Iterable

import structlog

from stella.hosting.ports import Measures
from stella.hosting.room import LiveRoom
from stella.hosting.viewers import Viewer
from stella.rooms.fold import Change

log = structlog.get_logger()


class Effect:
    """An observer of rooms. It overrides the calls that it needs; none of them may wait."""

    def opened(self, live: LiveRoom, /) -> None:
        """Follow a room that was opened with its host's seat."""

    def changed(self, live: LiveRoom, change: Change, /) -> None:
        """Follow a change that is durable and has been sent; `live.is_ours` says whether this node decided it."""

    def joined(self, live: LiveRoom, viewer: Viewer, /) -> None:
        """Follow a viewer who has received the room."""

    def left(self, live: LiveRoom, /) -> None:
        """Follow the departure of a viewer."""

    def seen(self, live: LiveRoom, /) -> None:
        """Follow a player whose client has shown more: what a clock waits for, or more than the score of a round."""

    def slept(self, room: str, /) -> None:
        """Drop the state of a room that has left this node's memory. No call about it follows until it is back."""


class Effects:
    """All effects of a node, called in order. One that raises is logged and counted; the others still run."""

    def __init__(self, effects: Iterable[Effect], measures: Measures) -> None:
        self._measures = measures
        self.all = tuple(effects)
        self._opened, self._changed, self._joined, self._left, self._seen, self._slept = (
            tuple([getattr(one, call) for one in self.all if getattr(type(one), call) is not getattr(Effect, call)])
            for call in ("opened", "changed", "joined", "left", "seen", "slept")
        )

    def opened(self, live: LiveRoom) -> None:
        """Notify the effects that a room was opened with its host's seat."""
        self._call(self._opened, live.room.id, live)

    def changed(self, live: LiveRoom, change: Change) -> None:
        """Notify the effects that a room has changed. Written out, because every move calls it."""
        for call in self._changed:
            try:
                call(live, change)
            except Exception as error:  # noqa: BLE001 - whatever it is, the room goes on
                self._failed(call, live.room.id, error)

    def joined(self, live: LiveRoom, viewer: Viewer) -> None:
        """Notify the effects that a viewer has joined."""
        self._call(self._joined, live.room.id, live, viewer)

    def left(self, live: LiveRoom) -> None:
        """Notify the effects that a viewer has left."""
        self._call(self._left, live.room.id, live)

    def seen(self, live: LiveRoom) -> None:
        """Notify the effects that a player has seen more."""
        self._call(self._seen, live.room.id, live)

    def slept(self, room: str) -> None:
        """Notify the effects that a room has left this node's memory."""
        self._call(self._slept, room, room)

    def _call(self, calls: tuple[Callable[..., None], ...], room: str, *about: object) -> None:
        for call in calls:
            try:
                call(*about)
            except Exception as error:  # noqa: BLE001 - as above
                self._failed(call, room, error)

    def _failed(self, call: Callable[..., None], room: str, error: Exception) -> None:
        name = type(call.__self__).__name__.lower()  # type: ignore[attr-defined]  # a method of an effect
        log.error("an effect failed", effect=name, room=room, exc_info=error)
        self._measures.failed(name)
