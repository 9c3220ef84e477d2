"""Today's table in a room: players who show their slates by name see the slates of others who do."""

from typing import Final

import msgspec
from msgspec import Struct

from stella.daily import DAY_MS
from stella.hosting.daily.days import device_of
from stella.hosting.daily.ports import DailyStore
from stella.hosting.ports import Papers, Time
from stella.hosting.tokens import hashed
from stella.protocol.codes import Code
from stella.rooms.room import Room
from stella.rules.refusals import Refused

KIND: Final = "daily"
KEEP_DAYS: Final = 2  # the day and the next one, when its crowd is final
MOST: Final = 100_000  # slates in all rooms


class SharedSlate(Struct, frozen=True):
    """A slate that a player shows to others in the room who show theirs. It does not identify the device of the day."""

    name: str
    marks: int


class Comparing:
    """Keeps shared slates beside their rooms, for two days."""

    def __init__(self, days: DailyStore, papers: Papers, time: Time) -> None:
        self._days = days
        self._papers = papers
        self._time = time

    async def share(self, room: Room, token: str, day: int, device: str) -> None:
        """Show the slate of a device of the daily table, once it is in, under the name of a seat."""
        name = _person(room, token)
        until = (day + KEEP_DAYS) * DAY_MS
        if self._time.now() >= until:
            raise Refused(Code.NO_SUCH_DAY)
        kept = await self._days.find(day, device_of(day, device))
        if kept is None:
            raise Refused(Code.SLATE_NOT_SENT)
        paper = {_paper(day, token): msgspec.json.encode(SharedSlate(name, kept.marks))}
        if not await self._papers.keep(room.id, KIND, paper, until, MOST):
            raise Refused(Code.DAY_FULL)

    async def withdraw(self, room: Room, token: str, day: int) -> None:
        """Hide the slate of a seat again."""
        _person(room, token)
        await self._papers.drop(room.id, KIND, _paper(day, token))

    async def shared(self, room: Room, token: str, day: int) -> tuple[SharedSlate | None, list[SharedSlate], int]:
        """Return your slate, those of others if you show yours, and how many others show theirs."""
        _person(room, token)
        prefix, mine = f"{day}-", _paper(day, token)
        found = await self._papers.read(room.id, KIND)
        slates = {name: msgspec.json.decode(one, type=SharedSlate) for name, one in found.items()}
        others = [slate for name, slate in slates.items() if name.startswith(prefix) and name != mine]
        own = slates.get(mine)
        others.sort(key=lambda slate: slate.name)  # not by the order of arrival
        return own, others if own is not None else [], len(others)


def _person(room: Room, token: str) -> str:
    """Return the name of the person with a token, where tables have a history."""
    name = room.person(hashed(token)) if room.opening.has_history else None
    if name is None:
        raise Refused(Code.NOT_SEATED)
    return name


def _paper(day: int, token: str) -> str:
    return f"{day}-{hashed(token)[:32]}"
