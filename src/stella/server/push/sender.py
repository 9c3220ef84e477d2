"""Sends notifications to push services: one try each, with a time limit, reading only the status of the answer."""

import asyncio
from collections.abc import Callable

import httpcore
import msgspec
import structlog
from msgspec import Struct

from stella.protocol.push import Subscribe
from stella.server.push.base64url import decoded
from stella.server.push.encryption import encrypted
from stella.server.push.outside import OutsideBackend, is_outside
from stella.server.push.vapid import Vapid

SECONDS = 6.0
CONNECTIONS = 8
GONE = (404, 410)
NOBODY = "https://stella.invalid"  # push services require a contact address; some check its form
_AWAY = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError, OSError)
log = structlog.get_logger()


class Subscription(Struct, frozen=True):
    """The stored push address of a browser; `contact` is the page that it showed when it subscribed."""

    endpoint: str
    p256dh: str
    auth: str
    contact: str = NOBODY


class PushSender:
    """Implements hosting's port for push services."""

    def __init__(self, vapid: Vapid, now: Callable[[], int], *, has_private_services: bool = False) -> None:
        """`now` returns milliseconds since 1970. A test's push service may be on this machine."""
        self.vapid = vapid
        self._now = now
        self._has_private_services = has_private_services
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=CONNECTIONS,
            keepalive_expiry=30.0,
            network_backend=None if has_private_services else OutsideBackend(),
        )

    def accepts(self, wish: Subscribe) -> bool:
        """Return whether notifications could be sent there, without a lookup."""
        if not self._has_private_services and not is_outside(wish.endpoint):
            return False
        try:
            encrypted(b"", decoded(wish.p256dh), decoded(wish.auth))
        except ValueError:
            return False
        return len(decoded(wish.auth)) == 16

    async def deliver(self, subscription: bytes, notice: bytes, *, topic: str, seconds: int) -> bool:
        """Send a notification; return False if the push service no longer has the subscription."""
        try:
            to = msgspec.json.decode(subscription, type=Subscription)
            async with asyncio.timeout(SECONDS):
                status = await self._post(to, notice, topic, seconds)
        except _AWAY as error:
            log.info("a notice was not delivered", reason=type(error).__name__)
            return True
        except (ValueError, httpcore.UnsupportedProtocol):  # permanently undeliverable
            return False
        if status >= 300 and status not in GONE:
            log.warning("a push service refused a notice", status=status)
        return status not in GONE

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()

    async def _post(self, to: Subscription, notice: bytes, topic: str, seconds: int) -> int:
        headers: dict[bytes | str, bytes | str] = {
            "authorization": self.vapid.authorization(to.endpoint, to.contact, self._now() // 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(seconds),
            "topic": topic,
            "urgency": "normal",
        }
        body = encrypted(notice, decoded(to.p256dh), decoded(to.auth))
        async with self._pool.stream("POST", to.endpoint, headers=headers, content=body) as answer:
            return answer.status  # the rest of the answer is not read
