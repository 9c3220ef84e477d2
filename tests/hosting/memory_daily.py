"""The slates of the daily table in memory, for tests of hosting. The contract suite covers it too."""

from collections.abc import Sequence

from msgspec import Struct

from stella.hosting.daily.ports import KeptDay, KeptSlate, NewSlate


class _Day(Struct):
    draw: bytes
    slates: dict[str, KeptSlate] = {}
    count: int = 0
    sums: bytes | None = None


class MemoryDaily:
    """Implements the port without a disk. `failure`, if set, is raised by the next `add` after its effect."""

    def __init__(self) -> None:
        self.days: dict[int, _Day] = {}
        self.tickets: dict[str, tuple[str, int]] = {}
        self.reminders: dict[str, tuple[int, int, str]] = {}
        self.batches: list[int] = []
        self.failure: Exception | None = None

    async def open_day(self, day: int, draw: bytes) -> KeptDay:
        self.days.setdefault(day, _Day(draw))
        kept = await self.day(day)
        assert kept
        return kept

    async def day(self, day: int) -> KeptDay | None:
        kept = self.days.get(day)
        return KeptDay(kept.draw, kept.count, kept.sums) if kept else None

    async def add(self, day: int, slates: Sequence[NewSlate], most: int) -> list[KeptSlate | None]:
        self.batches.append(len(slates))
        kept = self.days.get(day)
        for slate in slates if kept and kept.sums is None else ():
            assert kept
            if slate.device not in kept.slates and kept.count < most:
                kept.count += 1
                kept.slates[slate.device] = KeptSlate(kept.count, slate.marks, slate.language)
        failure, self.failure = self.failure, None
        if failure:
            raise failure
        return [kept.slates.get(slate.device) if kept else None for slate in slates]

    async def find(self, day: int, device: str) -> KeptSlate | None:
        return self.days[day].slates.get(device) if day in self.days else None

    async def after(self, day: int, number: int) -> list[tuple[int, str]]:
        slates = self.days[day].slates.values() if day in self.days else ()
        return [(one.marks, one.language) for one in slates if one.number > number]

    async def unfolded(self, before: int, limit: int) -> list[int]:
        return sorted(day for day, kept in self.days.items() if day < before and kept.sums is None)[:limit]

    async def fold(self, day: int, sums: bytes) -> None:
        kept = self.days[day]
        kept.sums = kept.sums or sums
        kept.slates = {}

    async def forget(self, before: int) -> None:
        self.days = {day: kept for day, kept in self.days.items() if day >= before}

    async def remind(self, device: str, due: int, times: int, subscription: str, most: int) -> bool:
        if len(self.reminders.keys() - {device}) >= most:
            return False
        self.reminders[device] = (due, times, subscription)
        return True

    async def forget_reminder(self, device: str) -> None:
        self.reminders.pop(device, None)

    async def take_due(self, now: int, later: int, limit: int) -> list[tuple[str, str]]:
        due = sorted((when, device) for device, (when, _, _) in self.reminders.items() if when <= now)[:limit]
        taken = [(device, self.reminders[device][2]) for _, device in due]
        for when, device in due:
            _, times, subscription = self.reminders.pop(device)
            if times > 1:
                self.reminders[device] = (when + later * ((now - when) // later + 1), times - 1, subscription)
        return taken

    async def keep_ticket(self, ticket: str, sealed: str, until: int, now: int, most: int) -> bool:
        self.tickets = {key: kept for key, kept in self.tickets.items() if kept[1] > now}
        if len(self.tickets) >= most:
            return False
        self.tickets[ticket] = (sealed, until)
        return True

    async def take_ticket(self, ticket: str, now: int) -> str | None:
        sealed, until = self.tickets.pop(ticket, ("", 0))
        return sealed if until > now else None
