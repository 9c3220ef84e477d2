"""A live room on this node: it applies durable changes, sends them to its viewers, then calls the effects."""

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog

from stella.hosting.audience import Audience
from stella.hosting.ports import StoreUnavailable
from stella.hosting.queue import Queue, Request
from stella.hosting.spectators import Spectators
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.messages import Reaction, Update
from stella.protocol.updates import Updates, Views, encode, whole
from stella.rooms.decisions import Context
from stella.rooms.fold import Change
from stella.rooms.room import Room, ServerPart
from stella.rules.box import Colour, Secret
from stella.storage import entries as stored
from stella.storage.errors import UNREADABLE

if TYPE_CHECKING:
    from stella.hosting.registry import Registry

log = structlog.get_logger()
MOST_COUNTED_AT_ONCE = 50  # spectators; of a larger crowd, the number is sent only now and then
COUNT_SECONDS = 1.0


class LiveRoom:
    """One room on this node, with its viewers here."""

    __slots__ = (
        "_is_counting", "_present", "_reactions", "_registry", "_views", "audience", "is_asleep", "is_ours", "queue",
        "room", "spectators", "used_at", "woken_at",
    )  # fmt: skip

    def __init__(self, room: Room, registry: "Registry") -> None:
        self.room = room
        self.audience = Audience(registry.time)
        self.spectators = Spectators(self.audience, registry.time, self)
        self.queue = Queue(self, registry)
        self.used_at = self.woken_at = registry.time.monotonic()
        self.is_ours = False  # this node decided the last change
        self.is_asleep = False
        self._registry = registry
        self._views: Views | None = None
        self._present: tuple[Room, bytes] | None = None
        self._is_counting = False
        self._reactions = registry.catalogue.reactions(room)

    # --- what happens

    def become(self, change: Change, request: Request | None) -> None:
        """Apply a change that is durable. Without a request, another node decided it."""
        self.room = change.room
        self.used_at = self._registry.time.monotonic()
        self.is_ours = request is not None
        try:
            self._tell(change, request)
        except Exception:  # a bug here must not keep the next command waiting, or other rooms
            log.exception("a change could not be told", room=self.room.id)
        if request is not None:
            self._answer(change, request)
        if not self.is_asleep:
            self._registry.effects.changed(self, change)

    def follow(self, entries: Iterable[bytes]) -> None:
        """Apply what other nodes have appended."""
        try:
            for entry in entries:
                self.become(stored.changed(self.room, entry), None)
        except UNREADABLE as error:
            self._registry.drop(self, self._registry.cannot_read(self.room.id, error))

    def _answer(self, change: Change, request: Request) -> None:
        if request.viewer is not None:
            self._registry.measures.done(request.kind, self.used_at - request.asked_at)
        elif request.answer is not None:
            try:
                request.answer(change, None)
            except Exception:  # as above
                log.exception("a request could not be answered", room=self.room.id)

    def context(self, room: Room, seed: str | None = None, token: str | None = None) -> Context:
        """Return what a decision about this room may need; a seed lets a game begin, a token says which device asks."""
        catalogue = self._registry.catalogue
        return Context(
            self._registry.time.now(),
            away=self.audience.away(room),
            addresses=self.audience.addresses(),
            boxes=catalogue.boxes,
            characters=catalogue.characters,
            secret=Secret(seed, secrets.token_hex(16)) if seed else None,
            next_part=ServerPart(secrets.token_hex(32), secrets.token_hex(16)) if seed else None,
            record=f"{room.id}{secrets.token_hex(8)}" if seed else "",
            token=token,
            present=self.audience.present(room),
            host_away=self.audience.host_away(room),
        )

    def end(self, code: Code) -> None:
        """Disconnect all viewers, and refuse everything that waits to be decided."""
        self.queue.end(code)
        for viewer in self.audience.clear():
            viewer.dismiss(code)

    # --- who looks

    async def join(self, viewer: Viewer, known: int) -> bool:
        """Add a viewer: send what it missed since a moment, then updates. False if its token owns no seat."""
        if known > self.room.moment:
            await self.queue.catch_up()  # the client is ahead of this node
        facts = await self._registry.history.missed(self.room, known, viewer.token)
        if self.is_asleep:  # it was dropped meanwhile
            raise StoreUnavailable
        number = self.room.holder(viewer.token) if viewer.token else None
        if viewer.token is not None and not self.room.is_known(viewer.token):
            return False
        update = self.present() if number is None and not facts else whole(self.room, self.views(), number, facts)
        try:
            viewer.line.send(update)
            self.audience.add(viewer, self.room, number)
            self.tell_presence()
        except BaseException:
            self.leave(viewer)
            raise
        self._registry.effects.joined(self, viewer)
        return True

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        if not self.audience.remove(viewer):
            return
        self.used_at = self._registry.time.monotonic()
        if not self.audience.viewers:
            self._views = None
        self.tell_presence()
        self._registry.effects.left(self)

    def saw(self, viewer: Viewer, moment: int) -> None:
        """Note that a client has shown everything up to a moment."""
        viewer.seen = max(viewer.seen, min(moment, self.room.moment))
        if viewer.number is not None and not self.is_asleep:
            self._registry.effects.seen(self)

    def _tell(self, change: Change, request: Request | None) -> None:
        audience, gone = self.audience, []
        if change.before.seats is not change.room.seats:  # so it is when a game begins
            self._reactions = self._registry.catalogue.reactions(change.room)
            gone = audience.renumber(change)
        if not audience.viewers and not gone:
            self._views = None
            return
        if self._views is None:
            self._views = Views(change.before)
        updates = Updates(self._views, change, self._reactions)
        actor, recipients = None, updates.recipients
        if request is not None and request.viewer is not None:
            actor = request.viewer
            actor.line.send(updates.to(actor.number, request.command))
        for viewer in audience.seated:
            if viewer is not actor and (recipients is None or viewer.number in recipients):
                viewer.line.send(updates.to(viewer.number))
        if recipients is None and audience.watchers:
            self.spectators.tell(updates.to(None))
        for viewer, reason in gone:
            viewer.dismiss(reason)
        if gone:
            self.tell_presence()

    def views(self) -> Views:
        """Return the current views of the room."""
        if self._views is None:
            self._views = Views(self.room)
        return self._views

    def present(self) -> bytes:
        """Return all that a client without a seat may see now, encoded once for all of them."""
        if self._present is None or self._present[0] is not self.room:
            self._present = (self.room, whole(self.room, self.views(), None, ()))
        return self._present[1]

    def tell_presence(self) -> None:
        """Send everyone the presence if it has changed. For a crowd, send it only now and then."""
        if len(self.audience.watchers) <= MOST_COUNTED_AT_ONCE:
            self._tell_presence()
        elif not self._is_counting:
            self._is_counting = True
            self._registry.time.later(COUNT_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._is_counting = False
        message = self.audience.presence(self.room)
        if message is not None:
            self.spectators.tell_all(message)

    def answer(self, viewer: Viewer, command: int) -> None:
        """Answer a command that succeeded without changing the room."""
        self.spectators.answer(viewer, encode(Update(self.room.moment, done=command)))

    def show_reaction(self, colour: Colour | None, emoji: str) -> None:
        """Show a reaction to everyone on this node. It is not stored."""
        self.spectators.tell_all(encode(Reaction(colour, emoji)))
