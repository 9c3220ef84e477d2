"""The slates of one day in the order in which they came, in memory: the crowd, and who sits with whom."""

from array import array
from collections.abc import Iterable, Sequence

from stella.daily.company import COMPANIONS, Companion, company
from stella.daily.crowd import Crowd
from stella.daily.table import DayTable


class Ledger:
    """A day's slates by their numbers, from 1 on. Two bytes for the marks of each, one for its language."""

    def __init__(self, table: DayTable, bots: Sequence[Companion], crowd: Crowd | None = None) -> None:
        """Take the day's table and its bots; a day whose slates have been folded has only its crowd left."""
        self.table = table
        self.bots = tuple(bots)
        self.crowd = crowd or Crowd()
        self._marks = array("H")
        self._spoken = array("B")
        self._languages: list[str] = []

    def __len__(self) -> int:
        return len(self._marks)

    def add(self, slates: Iterable[tuple[int, str]]) -> None:
        """Note the slates that follow those that are known, with marks and language."""
        added = list(slates)
        for marks, language in added:
            if language not in self._languages:
                self._languages.append(language)
            self._marks.append(marks)
            self._spoken.append(self._languages.index(language))
        self.crowd = self.crowd.joined(added)

    def companions(self, number: int) -> tuple[Companion, ...]:
        """Return who sat with a slate when it came: drawn from those before it, the day's bots where they are few."""
        return self._filled(company(self.table, f"{number}", number - 1))

    def companions_now(self, number: int | None) -> tuple[Companion, ...]:
        """Return who would sit with a slate now: drawn from all others of the day. None: a slate of the archive."""
        others = len(self) - (number is not None)
        drawn = company(self.table, f"{number or 0} of {len(self)}", others)
        return self._filled([place + (number is not None and place >= number - 1) for place in drawn])

    def _filled(self, places: Sequence[int]) -> tuple[Companion, ...]:
        people = [Companion(self._marks[at], language=self._languages[self._spoken[at]]) for at in places]
        return (*people, *self.bots[: COMPANIONS - len(people)])
