"""Judges answers by the rules of the game: three tasks, each with a mean and its 95 % interval."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from stella.lab.atlas import HELD_OUT
from stella.lab.atlas.held_out import auc
from stella.lab.benchmark.answers import Answer
from stella.lab.benchmark.tables import Table
from stella.rules import (
    Colour,
    GameStarted,
    Player,
    PointAt,
    Reference,
    Revealing,
    Secret,
    SubmitSlate,
    WordCard,
    WordSource,
    deal,
    play,
)
from stella.rules.box import MAX_MARKS, TABLE, Setup

_NOTHING: Final = Reference("none", "")
_CARD: Final = WordCard("0", "word")


class Mean(Struct, frozen=True):
    """An average over tables, with its 95 % interval over words: two tables of one word are not independent."""

    value: float
    low: float
    high: float


class Result(Struct, frozen=True):
    """An agent's results on some tables."""

    tables: int
    predict: Mean  # AUC: how often a picture that a member of the company marked ranks above one that they did not
    predict_held_out: Mean  # the same against the looker whose answers the bots do not use
    choose: Mean  # points per round with the agent's own slate, pointed at by score
    regret: Mean  # points lost to the best number of marks for the same scores
    point: Mean  # points per round with the given slate, in the agent's order


def judged(tables: Sequence[Table], answers: Mapping[str, Answer]) -> Result:
    """Judge the answers to some tables."""
    lines = [(table, answers[table.id]) for table in tables]
    return Result(
        len(tables),
        _mean([(table.clue, fmean(predicted(table, answer).values())) for table, answer in lines]),
        _mean([(table.clue, predicted(table, answer)[HELD_OUT]) for table, answer in lines]),
        _mean([(table.clue, pointed(table, answer.slate)) for table, answer in lines]),
        _mean([(table.clue, regret(table, answer)) for table, answer in lines]),
        _mean([(table.clue, pointed(table, answer.pointing(table))) for table, answer in lines]),
    )


def predicted(table: Table, answer: Answer) -> dict[str, float]:
    """Return how well the scores predict each member of the company."""
    found = {}
    for name, slate in table.company.items():
        others = [answer.scores[field] for field in range(TABLE) if field not in slate]
        found[name] = auc((answer.scores[field] for field in slate), others)
    return found


def regret(table: Table, answer: Answer) -> int:
    """Return how many more points the best number of marks would have brought, with the same scores."""
    ranked = sorted(range(TABLE), key=lambda field: (-answer.scores[field], field))
    best = max(pointed(table, ranked[:count]) for count in range(1, MAX_MARKS + 1))
    return best - pointed(table, answer.slate)


def pointed(table: Table, order: Sequence[int]) -> int:
    """Play a reveal by the rules and return the agent's points. The agent has seat 0 and points in this order."""
    orders = [tuple(order), *table.company.values()]
    players = tuple([Player(colour.value, colour) for colour in tuple(Colour)[: len(orders)]])
    secret, pictures = Secret("00", "00"), tuple(range(TABLE))
    piles = (TABLE, 1)
    game, _ = deal(
        GameStarted(
            players, _NOTHING, _NOTHING, WordSource.DRAWN, secret, pictures, (_CARD,), table.first_scout, *piles,
            setup=Setup(1),
        )
    )  # fmt: skip
    for seat, slate in enumerate(orders):
        game, _ = play(game, seat, SubmitSlate(tuple(sorted(slate))))
    while isinstance(game.phase, Revealing) and game.phase.scout is not None:
        scout, left = game.phase.scout, game.pointable()
        game, _ = play(game, scout, PointAt(next(field for field in orders[scout] if field in left)))
    return game.round.sheet[0].scores[0].points


def _mean(values: Sequence[tuple[str, float]]) -> Mean:
    """Return the mean of all values; the interval takes the mean of each word as one observation."""
    by_word: dict[str, list[float]] = {}
    for word, value in values:
        by_word.setdefault(word, []).append(value)
    middle = fmean([value for _, value in values])
    means = [fmean(of_word) for of_word in by_word.values()]
    half = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
    return Mean(round(middle, 4), round(middle - half, 4), round(middle + half, 4))
