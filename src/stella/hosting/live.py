"""A room as it lives on this node: one command at a time, durable before anybody hears of it, then told to everybody.

It is written with callbacks: a command costs no task and no lock. Only what rarely happens (another node was faster,
the store was lost) is a coroutine.
"""

from collections.abc import Callable
from functools import partial

import structlog

from stella.hosting.audience import Audience
from stella.hosting.crowd import Crowd
from stella.hosting.gallery import Gallery
from stella.hosting.memory import Brought
from stella.hosting.ports import Append, FateUnknown, RoomForgotten, StoreUnavailable, Summary, VersionTaken
from stella.hosting.requests import Request
from stella.hosting.surroundings import Surroundings
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.messages import Reaction, Update
from stella.protocol.updates import Updates, Views, encode, whole
from stella.rooms.facts import Entry
from stella.rooms.folding import Change
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rules.box import Colour
from stella.rules.facts import RoundScored
from stella.rules.refusals import Refused
from stella.statistics.summaries import summary_of
from stella.storage.entries import changed, encode_entry
from stella.storage.errors import UNREADABLE

log = structlog.get_logger()
_FINISHED = Phase.FINISHED
MOST_WAITING = 200  # commands of one room; more are told to try again
MOST_COUNTED_AT_ONCE = 50  # who watch; of more, their number is told every so often
COUNT_SECONDS = 1.0
CHECKPOINT = 40  # entries; a snapshot is kept when a room is one to two checkpoints further


class LiveRoom:
    """One room on this node, with everybody who looks at it here."""

    __slots__ = (
        "_around", "_checkpoint", "_crowd", "_is_counting", "_pending", "_present", "_reactions", "_views", "_waiting",
        "audience", "brought", "gallery", "has_program", "is_asleep", "is_listed", "is_step_ours", "room", "step_at",
        "step_moment", "used_at",
    )  # fmt: skip

    def __init__(self, room: Room, around: Surroundings) -> None:
        self.room = room
        self.audience = Audience(around.time)
        self.gallery = Gallery(self.audience, around.time, self)
        self.used_at = self.step_at = around.time.monotonic()
        self.step_moment = room.moment  # when the table began to wait for what it waits for now,
        self.is_step_ours = False  # and whether that happened on this node
        self.is_asleep = False
        self.is_listed = False  # strangers can find it
        self.brought: Brought | None = None  # by the game that is played
        self._around = around
        self._waiting: list[Request] = []
        self._pending: tuple[Request, Change, bytes] | None = None
        self._views: Views | None = None
        self._checkpoint: Room | None = None
        self._crowd: Crowd | None = None
        self._present: tuple[Room, bytes] | None = None
        self._is_counting = False
        self._look_for_program()

    # --- what happens

    def ask(self, request: Request) -> None:
        """Decide on a request when its turn comes."""
        if self.is_asleep or len(self._waiting) >= MOST_WAITING:
            request.refuse(Code.TRY_AGAIN)
        elif self._pending is None and not self._waiting:
            self._decide(request)
        else:
            self._waiting.append(request)
            self._next()

    def _next(self) -> None:
        while self._waiting and self._pending is None:
            self._decide(self._waiting.pop(0))

    def _decide(self, request: Request) -> None:
        try:
            change = request.decision(self.room)
        except Refused as refused:
            code = Code(refused.code)
            self._around.refused(code)
            request.refuse(code)
        except Exception:  # a bug in one decision must not stop the room
            log.exception("decision failed", room=self.room.id)
            request.refuse(Code.INTERNAL)
        else:
            self._append(request, change)

    def _append(self, request: Request, change: Change) -> None:
        now = self._around.time.now()
        data, room = encode_entry(Entry(now, change.facts)), change.room
        self._pending = (request, change, data)
        summary = self._summary(change, now) if room.phase is _FINISHED else None
        self._around.store.append(Append(room.id, room.version, data, self._settled, summary))

    def _summary(self, change: Change, now: int) -> Summary | None:
        room = change.room
        if self.room.phase is not Phase.PLAYING or room.game is None or room.record is None:
            return None
        return Summary(room.record, now, room.opened_at, room.version, encode(summary_of(room.game)))

    def _settled(self, error: Exception | None) -> None:
        if self._pending is None:
            return
        request, change, data = self._pending
        if error is None:
            self._pending = None
            self._become(change, request)
            if self._waiting:
                self._next()
        elif isinstance(error, VersionTaken | FateUnknown):
            self._around.spawn(self._find_out(request, change, data, is_lost=isinstance(error, FateUnknown)))
        elif isinstance(error, RoomForgotten):
            self._pending = None
            request.refuse(Code.ROOM_FORGOTTEN)
            self._around.drop(self, Code.ROOM_FORGOTTEN)
        else:
            self._pending = None
            request.refuse(Code.TRY_AGAIN if isinstance(error, StoreUnavailable) else Code.INTERNAL)
            self._next()

    async def _find_out(self, request: Request, change: Change, data: bytes, *, is_lost: bool) -> None:
        """Ask the log what is true: another node may have been faster, or our own entry may have gone through."""
        try:
            entries = await self._around.store.read(self.room.id, self.room.version)
        except Exception as error:
            if not isinstance(error, StoreUnavailable):
                log.exception("the log cannot be read", room=self.room.id)
            entries = None
        self._pending = None
        if is_lost and entries and entries[0] == data:  # where a version was taken, an equal entry is another node's
            self._become(change, request)
            entries = entries[1:]
        elif is_lost or entries is None:
            request.refuse(Code.UNKNOWN_FATE if is_lost else Code.TRY_AGAIN)
        else:
            self._waiting.insert(0, request)
        self._follow(entries or ())
        self._next()

    async def catch_up(self) -> None:
        """Read what other nodes have appended, unless an append of our own is on its way: that one will find out."""
        version = self.room.version
        entries = await self._around.store.read(self.room.id, version)
        if self._pending is None and self.room.version == version:
            self._follow(entries)

    def _follow(self, entries: "list[bytes] | tuple[bytes, ...]") -> None:
        try:
            for entry in entries:
                self._become(changed(self.room, entry), None)
        except UNREADABLE as error:
            self._around.cannot_read(self, error)

    def _become(self, change: Change, request: Request | None) -> None:
        before, around = self.room, self._around
        room = self.room = change.room
        self.used_at = around.time.monotonic()
        if before.seats is not room.seats:  # so it is when a game begins
            self._look_for_program()
        if change.is_new_step:
            self.step_moment, self.step_at, self.is_step_ours = room.moment, self.used_at, request is not None
        if room.version % CHECKPOINT == 0:
            self._keep_snapshot()
        self._guarded(self._tell, change, request, before)
        if request is not None:
            self._guarded(self._answer, request, change, before)
        self._guarded(around.after, self)

    def _answer(self, request: Request, change: Change, before: Room) -> None:
        if request.answer is not None:
            request.answer(change, None)
        elif request.viewer is not None:
            self._around.carried_out(request.kind, self.used_at - request.asked_at)
        self._around.happened(self, before, change)

    def _guarded(self, follow: Callable[..., None], *about: object) -> None:
        """Do something that follows a change; a bug in it must not keep the next command waiting, or other rooms."""
        try:
            follow(*about)
        except Exception:
            log.exception("what follows a change failed", room=self.room.id)

    def _look_for_program(self) -> None:
        """Find out whether the program plays here, which is asked with every change."""
        self.has_program = any(seat.is_played_by_program for seat in self.room.seats)
        self._reactions = self._around.reactions(self.room)

    def _keep_snapshot(self) -> None:
        settled, self._checkpoint = self._checkpoint, self.room
        if settled is not None:
            self._around.keep_snapshot(settled)

    # --- who looks

    def _tell(self, change: Change, request: Request | None, before: Room) -> None:
        audience = self.audience
        gone = audience.renumber(change) if before.seats is not change.room.seats else []
        if not audience.viewers and not gone:
            self._views = None
            return
        if self._views is None:
            self._views = Views(before)
        updates = Updates(self._views, change, self._reactions)
        actor, recipients = None, updates.recipients
        if request is not None and request.viewer is not None:
            actor = request.viewer
            actor.line.send(updates.to(actor.number, request.command))
        for viewer in audience.seated:
            if viewer is not actor and (recipients is None or viewer.number in recipients):
                viewer.line.send(updates.to(viewer.number))
        if recipients is None and audience.watchers:
            self.gallery.tell(updates.to(None))
        for viewer, reason in gone:
            viewer.dismiss(reason)
        if gone:
            self.tell_presence()
        if self._crowd is not None:
            self._open_slates(self._crowd, change)

    def _open_slates(self, crowd: Crowd, change: Change) -> None:
        for each in change.happenings:
            if isinstance(each.fact, RoundScored):
                crowd.open(each.before, each.fact, partial(self._around.tallied, self))

    @property
    def crowd(self) -> Crowd:
        """Return those who mark along."""
        if self._crowd is None:
            self._crowd = Crowd(self._around.time, self.gallery)
        return self._crowd

    def join(self, viewer: Viewer, update: bytes) -> None:
        """Let somebody look from now on: first at the present, then at all that happens."""
        viewer.line.send(update)
        self.audience.add(viewer, self.room)
        if self._crowd is not None:
            self._crowd.welcome(viewer, self.room)
        self.tell_presence()
        self._around.after(self)

    def leave(self, viewer: Viewer) -> None:
        """Stop showing the room to somebody."""
        if not self.audience.remove(viewer):
            return
        self.used_at = self._around.time.monotonic()
        if not self.audience.viewers:
            self._views = None
        self.tell_presence()
        self._around.after(self)

    def end(self, code: Code) -> None:
        """Say goodbye to everybody, and refuse whatever waits to be decided."""
        if self._pending is not None:
            self._pending[0].viewer = None  # it is settled without them
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            request.refuse(code)
        for viewer in self.audience.clear():
            viewer.dismiss(code)

    def views(self) -> Views:
        """Return what is shown of the room now."""
        if self._views is None:
            self._views = Views(self.room)
        return self._views

    def present(self) -> bytes:
        """Return all that somebody without a seat may see now, written once for all who come."""
        if self._present is None or self._present[0] is not self.room:
            self._present = (self.room, whole(self.room, self.views(), None, ()))
        return self._present[1]

    def tell_presence(self) -> None:
        """Tell everybody who is here, if that has changed since it was last told; of a crowd, once in a while."""
        if len(self.audience.watchers) <= MOST_COUNTED_AT_ONCE:
            self._tell_presence()
        elif not self._is_counting:
            self._is_counting = True
            self._around.time.later(COUNT_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._is_counting = False
        message = self.audience.presence(self.room)
        if message is not None:
            self.gallery.tell_all(message)

    def answer(self, viewer: Viewer, command: int) -> None:
        """Say that a command is done that changed nothing of the room."""
        self.gallery.answer(viewer, encode(Update(self.room.moment, done=command)))

    def show_reaction(self, colour: Colour | None, emoji: str) -> None:
        """Show somebody's reaction to everybody on this node; it is not kept."""
        self.gallery.tell_all(encode(Reaction(colour, emoji)))

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing is being decided."""
        return self._pending is None and not self._waiting
