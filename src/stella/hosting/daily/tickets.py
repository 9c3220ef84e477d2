"""Tickets that move today's table to another device: its token and calendar, encrypted until the ticket is used."""

from base64 import b64decode, b64encode
from hashlib import shake_256
from typing import Final

import msgspec
from msgspec import Struct

from stella.hosting.daily.ports import DailyStore
from stella.hosting.ports import Time
from stella.hosting.tokens import hashed, new_ticket
from stella.protocol.codes import Code
from stella.rules.refusals import Refused

PREFIX: Final = "daily"
"""The prefix of such a ticket, where a seat's ticket has the code of its table. No table has this code."""
TICKET_MS: Final = 10 * 60 * 1000  # as for a seat's
MOST_TICKETS: Final = 200  # unused tickets at a time


class Luggage(Struct, frozen=True):
    """What moves to another device."""

    token: str
    calendar: str


class Tickets:
    """Moves a device's token and calendar. The stored data is encrypted with the ticket, which is not stored."""

    def __init__(self, store: DailyStore, time: Time) -> None:
        self._store = store
        self._time = time

    async def issue(self, token: str, calendar: str) -> str:
        """Return a ticket that works once, within ten minutes."""
        secret, now = new_ticket(), self._time.now()
        sealed = b64encode(_mixed(msgspec.json.encode(Luggage(token, calendar)), secret)).decode()
        if not await self._store.keep_ticket(hashed(secret), sealed, now + TICKET_MS, now, MOST_TICKETS):
            raise Refused(Code.SLOW_DOWN, TICKET_MS // 1000)
        return f"{PREFIX}.{secret}"

    async def use(self, ticket: str) -> Luggage:
        """Return the content of a ticket; raise `Refused` if it is void."""
        prefix, _, secret = ticket.partition(".")
        sealed = await self._store.take_ticket(hashed(secret), self._time.now()) if prefix == PREFIX else None
        if sealed is None:
            raise Refused(Code.TICKET_VOID)
        return msgspec.json.decode(_mixed(b64decode(sealed), secret), type=Luggage)


def _mixed(content: bytes, secret: str) -> bytes:
    """Encrypt or decrypt with a secret that is used for nothing else."""
    stream = shake_256(f"stella daily ticket {secret}".encode()).digest(len(content))
    return bytes([one ^ other for one, other in zip(content, stream, strict=True)])
