"""What today's table needs from a store. Days are numbers: days since 1970-01-01 in UTC."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class NewSlate(Struct, frozen=True):
    """A slate to be written: the hash of its device for this day, a mask of fields, and a language."""

    device: str
    marks: int
    language: str


class KeptSlate(Struct, frozen=True):
    """A durable slate. `number` is its position within its day, from 1 without gaps."""

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
        """Store the table of a day, unless there is one; return the stored day."""

    async def day(self, day: int) -> KeptDay | None:
        """Return a day, if it has been opened."""

    async def add(self, day: int, slates: Sequence[NewSlate], most: int) -> list[KeptSlate | None]:
        """Add slates to an open day in one commit, numbered in order.

        Return the slate now stored for each device: the earlier one, if there was one. None: the day is full or not
        open, or its slates are gone.
        """

    async def find(self, day: int, device: str) -> KeptSlate | None:
        """Return the slate of a device."""

    async def after(self, day: int, number: int) -> list[tuple[int, str]]:
        """Return marks and language of the slates after a number, in order."""

    async def unfolded(self, before: int, limit: int) -> list[int]:
        """Return days before the given one that still have their slates, oldest first."""

    async def fold(self, day: int, sums: bytes) -> None:
        """Replace a day's slates with their sums, in one commit; existing sums stay."""

    async def forget(self, before: int) -> None:
        """Delete all data of days before the given one."""

    async def remind(self, device: str, due: int, times: int, subscription: str, most: int) -> bool:
        """Store when and how many more times to remind a device, replacing its reminder. False: there are too many."""

    async def forget_reminder(self, device: str) -> None:
        """Delete the reminder of a device."""

    async def take_due(self, now: int, later: int, limit: int) -> list[tuple[str, str]]:
        """Return the devices and subscriptions that are due, each to one caller only, and move them to a later time in
        the future, step by step. A reminder that was due for the last time is deleted.
        """

    async def keep_ticket(self, ticket: str, sealed: str, until: int, now: int, most: int) -> bool:
        """Store the content of a ticket until a given time, and delete expired ones.

        Return False if there are too many.
        """

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        """Return and delete the content of a ticket, unless it has expired."""
