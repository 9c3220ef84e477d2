"""What today's table needs from a store. Days are numbers: days since 1970-01-01 in UTC."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class NewSlate(Struct, frozen=True):
    """A slate on its way to the disk: the hash of its device for this day, a mask of fields, and a language."""

    device: str
    marks: int
    language: str


class KeptSlate(Struct, frozen=True):
    """A slate that is durable. `number` says the how many-th of its day it is, from 1 on without a gap."""

    number: int
    marks: int
    language: str


class KeptDay(Struct, frozen=True):
    """A day: its table as JSON, how many slates came, and the sums as JSON once the slates are gone."""

    draw: bytes
    slates: int
    sums: bytes | None


class DailyStore(Protocol):
    """The slates of all days. A device has one slate per day: the first one that came, on whichever node."""

    async def open_day(self, day: int, draw: bytes) -> KeptDay:
        """Keep the table of a day, unless there is one; return the day as it is kept."""

    async def day(self, day: int) -> KeptDay | None:
        """Return a day, if it has been opened."""

    async def add(self, day: int, slates: Sequence[NewSlate], most: int) -> list[KeptSlate | None]:
        """Add slates to an open day in one commit, numbered in order.

        Return what is kept for each device now: if it had a slate before, that one. None: the day has as many as it
        may have, or is not open, or its slates are gone.
        """

    async def find(self, day: int, device: str) -> KeptSlate | None:
        """Return the slate of a device."""

    async def after(self, day: int, number: int) -> list[tuple[int, str]]:
        """Return marks and language of the slates after a number, in order."""

    async def unfolded(self, before: int, limit: int) -> list[int]:
        """Return days before a day whose slates are still there, the oldest first."""

    async def fold(self, day: int, sums: bytes) -> None:
        """Keep sums in the place of a day's slates, in one commit; sums that are there stay."""

    async def forget(self, before: int) -> None:
        """Delete everything about days before a day."""

    async def keep_ticket(self, ticket: str, sealed: str, until: int, now: int, most: int) -> bool:
        """Keep what a ticket opens until a moment; False if so many tickets are waiting. Expired ones go."""

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        """Return what a ticket opens, once, unless it has expired."""
