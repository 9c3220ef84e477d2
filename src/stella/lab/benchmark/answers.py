"""An agent's answers for a table: how well each picture fits, how many to mark, and in which order to point."""

from collections.abc import Iterable
from functools import cached_property

import msgspec
from msgspec import Struct

from stella.lab.benchmark.tables import Table
from stella.rules.box import MAX_MARKS, TABLE


class WrongAnswer(ValueError):  # noqa: N818 - reads as the sentence it is
    """An answer cannot be judged; the message is a sentence."""


class Answer(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The answers to all three tasks. Fields are numbered 0 to 14, in the order of the table's cards."""

    table: str
    scores: tuple[float, ...]  # how likely the company marks each picture; any scale
    marks: int  # how many pictures to mark: those with the highest scores
    order: tuple[int, ...] = ()  # the fields of the given slate in the order of pointing; by score if empty

    @cached_property
    def slate(self) -> tuple[int, ...]:
        """The fields that are marked, the highest score first."""
        return tuple(sorted(range(TABLE), key=lambda field: (-self.scores[field], field))[: self.marks])

    def pointing(self, table: Table) -> tuple[int, ...]:
        """Return the fields of the table's given slate in the order of pointing."""
        return self.order or tuple(sorted(table.given, key=lambda field: (-self.scores[field], field)))

    def check(self, table: Table) -> None:
        """Raise `WrongAnswer` if this answer cannot be judged."""
        if len(self.scores) != TABLE:
            raise WrongAnswer(f"{self.table}: there are {len(self.scores)} scores, and {TABLE} pictures.")
        if not all(abs(score) < 1e9 for score in self.scores):
            raise WrongAnswer(f"{self.table}: a score is too large, or no number.")
        if not 1 <= self.marks <= MAX_MARKS:
            raise WrongAnswer(f"{self.table}: 1 to {MAX_MARKS} pictures can be marked, not {self.marks}.")
        if self.order and sorted(self.order) != sorted(table.given):
            raise WrongAnswer(f"{self.table}: the order is not one of the given fields {list(table.given)}.")


def read_answers(lines: Iterable[bytes], tables: Iterable[Table]) -> dict[str, Answer]:
    """Return the answers in JSON Lines, by table. Raise `WrongAnswer` unless every table has a valid one.

    Answers to other tables are ignored.
    """
    asked = {table.id: table for table in tables}
    found: dict[str, Answer] = {}
    for number, line in enumerate(lines, 1):
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise WrongAnswer(f"Line {number}: {error}.") from error
        if answer.table in asked:
            answer.check(asked[answer.table])
            found[answer.table] = answer
    missing = [name for name in asked if name not in found]
    if missing:
        raise WrongAnswer(f"There is no answer for {len(missing)} tables, such as {missing[0]}.")
    return found
