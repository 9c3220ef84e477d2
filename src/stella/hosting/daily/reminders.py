"""Reminders of today's table: a daily notification at an hour that a device chose, until a week passes without a visit.

A reminder does not say who played: it belongs to an address of a push service, not to a slate. A device that
has played today asks for its next reminder tomorrow.
"""

import asyncio
from hashlib import sha256
from typing import Final

import msgspec
import structlog

from stella.content.messages import message
from stella.hosting.daily.ports import DailyStore
from stella.hosting.ports import PushService, Time
from stella.protocol.codes import Code
from stella.protocol.push import Notice
from stella.protocol.updates import encode
from stella.rules.refusals import Refused

DAY_MS: Final = 24 * 60 * 60 * 1000
TIMES: Final = 7  # reminders in a row without a visit; then they stop
MOST: Final = 50_000  # devices
AT_ONCE: Final = 50  # are taken from the store
TOGETHER: Final = 4  # are sent at the same time; the push sender has more connections, for notices
TOPIC: Final = "stella-daily"  # a push service keeps only the newest one
SECONDS: Final = 6 * 60 * 60  # a reminder that cannot be delivered until then is dropped
log = structlog.get_logger()


class Reminders:
    """The devices to remind, and when. Nodes share the work: each reminder is taken by one of them."""

    def __init__(self, store: DailyStore, time: Time) -> None:
        self._store = store
        self._time = time
        self._service: PushService | None = None

    def connect(self, service: PushService) -> None:
        """Send reminders from now on."""
        self._service = service

    async def ask(self, endpoint: str, subscription: bytes, language: str, due: int) -> None:
        """Remind a device at a time (milliseconds since 1970) within the next two days, and then daily."""
        now = self._time.now()
        if not now <= due <= now + 2 * DAY_MS:
            raise Refused(Code.BAD_REQUEST)
        kept = msgspec.json.encode([language, subscription.decode()]).decode()
        if not await self._store.remind(_device(endpoint), due, TIMES, kept, MOST):
            raise Refused(Code.DAY_FULL)

    async def stop(self, endpoint: str) -> None:
        """Delete the reminder of a device."""
        await self._store.forget_reminder(_device(endpoint))

    async def send_due(self) -> None:
        """Send the reminders whose time has come."""
        if self._service is None:
            return
        now = self._time.now()
        while taken := await self._store.take_due(now, DAY_MS, AT_ONCE):
            for first in range(0, len(taken), TOGETHER):
                some = taken[first : first + TOGETHER]
                await asyncio.gather(*[self._send(self._service, device, kept) for device, kept in some])

    async def _send(self, service: PushService, device: str, kept: str) -> None:
        language, subscription = msgspec.json.decode(kept, type=tuple[str, str])
        notice = encode(notice_of(language))
        if not await service.deliver(subscription.encode(), notice, topic=TOPIC, seconds=SECONDS):
            await self._store.forget_reminder(device)


def notice_of(language: str) -> Notice:
    """Return the text of a reminder."""
    text = message("push-daily-explained", language)
    return Notice(title=message("push-daily", language), text=text, language=language, path="/daily")


def _device(endpoint: str) -> str:
    return sha256(f"stella reminder {endpoint}".encode()).hexdigest()[:32]
