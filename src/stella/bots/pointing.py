"""How a bot counts and points: what a mark is worth when others may or may not see the same."""

from math import exp
from typing import NamedTuple

from stella.rules.views import TableView


class Odds(NamedTuple):
    """How likely it is that pointing at a card makes a fall, a super-spark or a spark."""

    fall: float
    super_spark: float
    spark: float


def shared(score: float) -> float:
    """Return how likely one other player has marked a card that looks this good."""
    return 1 / (1 + exp(0.6 - 1.1 * score))


def odds(score: float, others: int) -> Odds:
    """Return what pointing at a card makes if so many others may have marked it."""
    one = shared(score)
    none = (1 - one) ** others
    exactly_one = others * one * (1 - one) ** (others - 1) if others else 0.0
    return Odds(none, exactly_one, max(1 - none - exactly_one, 0.0))


def still_hidden(table: TableView, seat: int) -> int:
    """Return how many other seats have marks that nobody has pointed at yet: only they can save a scout."""
    left = list(table.numbers)
    for pointing in table.pointed:
        for marker in pointing.markers:
            left[marker] -= 1
    return sum(1 for other, marks in enumerate(left) if other != seat and marks > 0)


def worth(score: float, others: int, boldness: float) -> float:
    """Return how good it is to point at a card now: the obvious first, or, if bold, what only one other may have."""
    chances = odds(score, others)
    return (2 + boldness) * chances.super_spark + 2 * chances.spark - (6 - 3 * boldness) * chances.fall
