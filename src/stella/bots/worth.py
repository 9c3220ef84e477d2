"""How a bot counts and points: the value of a mark that others may or may not share."""

from math import exp
from typing import NamedTuple

from stella.rules.views import TableView


class Odds(NamedTuple):
    """The probabilities that pointing at a card results in a fall, a super-spark or a spark."""

    fall: float
    super_spark: float
    spark: float


def shared(score: float) -> float:
    """Return the probability that one other player marked a card with this score."""
    return 1 / (1 + exp(0.6 - 1.1 * score))


def odds(score: float, others: int) -> Odds:
    """Return the odds of pointing at a card that up to `others` other players may have marked."""
    one = shared(score)
    none = (1 - one) ** others
    exactly_one = others * one * (1 - one) ** (others - 1) if others else 0.0
    return Odds(none, exactly_one, max(1 - none - exactly_one, 0.0))


def still_hidden(table: TableView, seat: int) -> int:
    """Return how many other seats still have marks that nobody has pointed at. Only they can save a scout."""
    left = list(table.numbers)
    for pointing in table.pointed:
        for marker in pointing.markers:
            left[marker] -= 1
    return sum(1 for other, marks in enumerate(left) if other != seat and marks > 0)


def worth(score: float, others: int, boldness: float) -> float:
    """Return the value of pointing at a card now. Bold bots prefer cards that only one other may have marked."""
    chances = odds(score, others)
    return (2 + boldness) * chances.super_spark + 2 * chances.spark - (6 - 3 * boldness) * chances.fall
