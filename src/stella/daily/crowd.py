"""A day's marks as sums: how many people marked each picture, in all and per language. It holds no single slate."""

from collections.abc import Iterable

from msgspec import Struct

from stella.rules.box import TABLE
from stella.rules.fields import FIELDS

_NOBODY = (0,) * TABLE


class LanguageCrowd(Struct, frozen=True):
    """The people of one language, and how many of them marked each picture, in the order of the table."""

    people: int
    marked: tuple[int, ...]


class Crowd(Struct, frozen=True):
    """All people of a day, and how many of them marked each picture; the same by language."""

    people: int = 0
    marked: tuple[int, ...] = _NOBODY
    languages: dict[str, LanguageCrowd] = {}

    def joined(self, slates: Iterable[tuple[int, str]]) -> "Crowd":
        """Return the crowd with further slates, each with its marks (a mask of fields) and its language."""
        counts = {language: [one.people, *one.marked] for language, one in self.languages.items()}
        for marks, language in slates:
            count = counts.setdefault(language, [0] * (TABLE + 1))
            count[0] += 1
            for field in FIELDS[marks]:
                count[field + 1] += 1
        languages = {language: LanguageCrowd(one[0], tuple(one[1:])) for language, one in sorted(counts.items())}
        sums = [sum(column) for column in zip(*counts.values(), strict=True)] or [0, *_NOBODY]
        return Crowd(sums[0], tuple(sums[1:]), languages)
