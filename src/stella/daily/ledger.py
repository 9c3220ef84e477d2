"""The slates of one day in order of arrival, in memory: the crowd, and who sits with whom."""

from array import array
from collections.abc import Iterable, Sequence

from stella.daily.company import COMPANIONS, Companion, company
from stella.daily.crowd import Crowd
from stella.daily.table import DayTable


class Ledger:
    """A day's slates by their numbers, from 1. Each takes two bytes for its marks and one for its language."""

    def __init__(self, table: DayTable, bots: Sequence[Companion], crowd: Crowd | None = None) -> None:
        """Take the day's table and its bots. A day whose slates have been folded has only its crowd left."""
        self.table = table
        self.bots = tuple(bots)
        self.crowd = crowd or Crowd()
        self._marks = array("H")
        self._spoken = array("B")
        self._languages: list[str] = []

    def __len__(self) -> int:
        return len(self._marks)

    def add(self, slates: Iterable[tuple[int, str]]) -> None:
        """Add the slates that follow the known ones, with marks and language."""
        added = list(slates)
        for marks, language in added:
            if language not in self._languages:
                self._languages.append(language)
            self._marks.append(marks)
            self._spoken.append(self._languages.index(language))
        self.crowd = self.crowd.joined(added)

    def companions(self, number: int) -> tuple[Companion, ...]:
        """Return a slate's company when it arrived: drawn from earlier slates, then from the day's bots."""
        return self._filled(company(self.table, f"{number}", number - 1))

    def companions_now(self, number: int | None) -> tuple[Companion, ...]:
        """Return the company a slate would have now, drawn from all others of the day. None is a slate of the
        archive.
        """
        others = len(self) - (number is not None)
        drawn = company(self.table, f"{number or 0} of {len(self)}", others)
        return self._filled([place + (number is not None and place >= number - 1) for place in drawn])

    def _filled(self, places: Sequence[int]) -> tuple[Companion, ...]:
        people = [Companion(self._marks[at], language=self._languages[self._spoken[at]]) for at in places]
        return (*people, *self.bots[: COMPANIONS - len(people)])
