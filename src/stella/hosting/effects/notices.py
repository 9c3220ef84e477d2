"""Notifications to absent people: it is their turn, or a new game begins. Moves never wait for them."""

import asyncio
from base64 import urlsafe_b64encode
from functools import partial
from hashlib import sha256

import structlog
from msgspec import Struct

from stella.content.messages import message
from stella.hosting.effects import Effect
from stella.hosting.ports import PushService, Store, Time, Timer
from stella.hosting.room import LiveRoom
from stella.hosting.supervision import Supervisor
from stella.hosting.tokens import hashed
from stella.protocol.codes import Code
from stella.protocol.push import Notice
from stella.protocol.updates import encode
from stella.rooms.fold import Change
from stella.rooms.room import FIRST_STEP, Room
from stella.rooms.views import Phase
from stella.rules.refusals import Refused

PATIENCE = 30.0  # seconds: a player who is here by then needs no notification; a phone in a pocket disconnects earlier
MOST_QUEUED = 1000
SENDERS = 4
DAY = 24 * 60 * 60
log = structlog.get_logger()


class Call(Struct, frozen=True):
    """One seat to notify that its table waits for it."""

    seat: str  # the hash of its token
    is_new_game: bool


class _Step:
    """What a table waits for: since when, and whether it began on this node, which then notifies absent players."""

    __slots__ = ("at", "is_ours", "live", "timer")

    def __init__(self, live: LiveRoom, timer: Timer) -> None:
        self.live = live
        self.timer = timer
        self.begin()

    def begin(self) -> None:
        self.at = self.live.used_at
        self.is_ours = self.live.is_ours


class Notices(Effect):
    """Schedules notifications for the seats that asked for them. A step of a game notifies a seat at most once."""

    def __init__(self, store: Store, time: Time, supervisor: Supervisor, patience: float = PATIENCE) -> None:
        self._store = store
        self._time = time
        self._supervisor = supervisor
        self._patience = patience
        self._service: PushService | None = None
        self._waiting: dict[str, _Step] = {}  # by room: each has one timer, however often its table moves on
        self._queue: asyncio.Queue[tuple[Room, Call]] = asyncio.Queue(MOST_QUEUED)

    def connect(self, service: PushService) -> None:
        """Send notifications from now on."""
        self._service = service
        for number in range(SENDERS):
            self._supervisor.keep_running(f"notices {number + 1}", self._send_next, 0)

    # --- subscriptions

    async def subscribe(self, room: Room, token: str, subscription: bytes) -> None:
        """From now on, send notifications for the seat of a token to this address."""
        await self._store.subscribe(room.id, _seat(room, token), subscription)

    async def unsubscribe(self, room: Room, token: str) -> None:
        """Send no more notifications to the seat of a token."""
        await self._store.unsubscribe(room.id, [_seat(room, token)])

    # --- whom to notify

    def changed(self, live: LiveRoom, change: Change) -> None:
        """Wait for the players whose turn it is. Only the node that decided a change sends notifications for it."""
        if self._service is None:
            return
        room = change.room
        if change.before.seats is not room.seats and live.is_ours:
            self._unsubscribe_seats(change.before, room)
        if change.is_new_step:
            step = self._waiting.get(room.id)
            if step is not None:
                step.begin()
            elif live.is_ours and _can_call(room):
                timer = self._time.later(self._patience, partial(self._look, room.id))
                self._waiting[room.id] = _Step(live, timer)

    def slept(self, room: str) -> None:
        """Stop waiting."""
        step = self._waiting.pop(room, None)
        if step is not None:
            step.timer.cancel()

    def _unsubscribe_seats(self, before: Room, room: Room) -> None:
        gone = [token for seat in before.seats for token in seat.tokens if room.holder(token) is None]
        if gone:
            self._supervisor.run_once("notices", self._store.unsubscribe(room.id, gone))

    def _look(self, room_id: str) -> None:
        """Notify the seats for which a table has waited long enough. If the table has moved on, check again later."""
        step = self._waiting[room_id]
        left = step.at + self._patience - self._time.monotonic()
        if left > 0:
            step.timer = self._time.later(left, partial(self._look, room_id))
            return
        del self._waiting[room_id]
        live, room = step.live, step.live.room
        if step.is_ours and _can_call(room):
            here, is_new_game = live.audience.here(), room.step() == FIRST_STEP
            for seat in [room.seats[number] for number in room.awaited()]:
                if seat.token and not seat.is_played_by_program and seat.colour not in here:
                    for token in seat.tokens:
                        self._call(room, Call(token, is_new_game))

    def _call(self, room: Room, call: Call) -> None:
        try:
            self._queue.put_nowait((room, call))
        except asyncio.QueueFull:
            log.warning("a notice was dropped: too many are waiting")

    # --- sending

    async def _send_next(self) -> None:
        room, call = await self._queue.get()
        subscription = (await self._store.subscriptions(room.id)).get(call.seat)
        number = room.holder(call.seat)
        if subscription is None or number is None or self._service is None:
            return
        notice = encode(notice_of(room, room.seats[number].language, is_new_game=call.is_new_game))
        lifetime = room.step_seconds() or DAY
        if not await self._service.deliver(subscription, notice, topic=_topic(room, call.seat), seconds=lifetime):
            await self._store.unsubscribe(room.id, [call.seat])


def _can_call(room: Room) -> bool:
    """Return whether this kind of table sends notifications."""
    return room.phase is Phase.PLAYING and room.opening.has_notices


def notice_of(room: Room, language: str, *, is_new_game: bool) -> Notice:
    """Return the text of a notification: it names the table, and says nothing about its game."""
    event = "game" if is_new_game else "turn"
    return Notice(
        title=message(f"push-{event}", language),
        text=message(f"push-{event}-explained", language, code=room.code),
        language=language,
        path=f"/r/{room.code}",
    )


def _seat(room: Room, token: str) -> str:
    seat = hashed(token)
    if room.holder(seat) is None:
        raise Refused(Code.NOT_SEATED)
    return seat


def _topic(room: Room, seat: str) -> str:
    """Return the topic under which a push service keeps only the newest notification; it is meaningless to others."""
    return urlsafe_b64encode(sha256(f"{room.id}:{seat}".encode()).digest()[:24]).decode()
