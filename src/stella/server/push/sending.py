"""Hands notices to push services: one try each, a few seconds at most, and nothing of what they answer but a number."""

import asyncio
from collections.abc import Callable

import httpcore
import msgspec
import structlog
from msgspec import Struct

from stella.protocol.pushing import Subscribe
from stella.server.push.base64url import decoded
from stella.server.push.encrypting import encrypted
from stella.server.push.outside import OutsideBackend, is_outside
from stella.server.push.vapid import Vapid

SECONDS = 6.0
CONNECTIONS = 8
GONE = (404, 410)
NOBODY = "https://stella.invalid"  # push services want an address to complain to; some look at its form
_AWAY = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError, OSError)
log = structlog.get_logger()


class Subscription(Struct, frozen=True):
    """Where a browser takes notices, as it is kept; `contact` is the page that it was looking at when it asked."""

    endpoint: str
    p256dh: str
    auth: str
    contact: str = NOBODY


class PushSender:
    """Implements hosting's port for push services."""

    def __init__(self, vapid: Vapid, now: Callable[[], int], *, has_private_services: bool = False) -> None:
        """`now` tells milliseconds since 1970. A test's own push service is on this machine."""
        self.vapid = vapid
        self._now = now
        self._has_private_services = has_private_services
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=CONNECTIONS,
            keepalive_expiry=30.0,
            network_backend=None if has_private_services else OutsideBackend(),
        )

    def accepts(self, wish: Subscribe) -> bool:
        """Tell whether notices could be sent there; nothing is looked up yet."""
        if not self._has_private_services and not is_outside(wish.endpoint):
            return False
        try:
            encrypted(b"", decoded(wish.p256dh), decoded(wish.auth))
        except ValueError:
            return False
        return len(decoded(wish.auth)) == 16

    async def deliver(self, subscription: bytes, notice: bytes, *, topic: str, seconds: int) -> bool:
        """Send a notice; return False if the push service does not know the subscription any more."""
        try:
            to = msgspec.json.decode(subscription, type=Subscription)
            async with asyncio.timeout(SECONDS):
                status = await self._post(to, notice, topic, seconds)
        except _AWAY as error:
            log.info("a notice was not delivered", reason=type(error).__name__)
            return True
        except (ValueError, httpcore.UnsupportedProtocol):  # it cannot ever be sent to
            return False
        if status >= 300 and status not in GONE:
            log.warning("a push service refused a notice", status=status)
        return status not in GONE

    async def close(self) -> None:
        """Let go of all connections."""
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
            return answer.status  # whatever else it says is not read
