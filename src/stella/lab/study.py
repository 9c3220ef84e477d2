"""Rounds between players with tastes, by the million: the value of a number of marks or a pointing order.

All players see a common picture of the table plus their own noise, mark the best cards and point in some order. Rules
and scoring are the simulator's, which is proved equal to the game's. It has no pictures or words.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from stella.lab.compiler import compiled, count_of_bits
from stella.lab.simulator import NOBODY, add_up, alone_at_the_top, point
from stella.rules.box import MAX_MARKS, TABLE


class Order(IntEnum):
    """The order in which a player points at their marks."""

    OBVIOUS_FIRST = 0
    ANY = 1
    OBVIOUS_LAST = 2
    SECOND_BEST_FIRST = 3  # keeps the most obvious card for the end, as another player may point at it


@dataclass(frozen=True, slots=True)
class Strategy:
    """A way to play: a number of marks or, if none is given, all cards above a threshold."""

    marks: int = 0
    threshold: float = 0.0
    order: Order = Order.OBVIOUS_FIRST


@dataclass(frozen=True, slots=True)
class Means:
    """Averages over many rounds, one value per seat."""

    points: NDArray[np.float64]
    error: NDArray[np.float64]  # of the points: one standard deviation of the mean
    marks: NDArray[np.float64]
    falls: NDArray[np.float64]
    darks: NDArray[np.float64]
    dark_falls: NDArray[np.float64]


def play(players: Sequence[Strategy], rounds: int, noise: float, seed: int = 0, *, has_dark: bool = True) -> Means:
    """Play rounds; the first scout changes from round to round. `has_dark` false drops rule §6.3."""
    sums = _play(
        np.array([player.marks for player in players]),
        np.array([player.threshold for player in players]),
        np.array([int(player.order) for player in players]),
        rounds,
        noise,
        seed,
        has_dark,
    )
    mean = sums / rounds
    return Means(mean[0], np.sqrt((mean[1] - mean[0] ** 2) / rounds), mean[2], mean[3], mean[4], mean[5])


@compiled
def _choose(fits: NDArray[np.float64], marks: int, threshold: float) -> int:
    """Mark the best fields: a number of them, or those above a threshold, but 1 to 10 (rules §3.3)."""
    if marks == 0:
        marks = min(max((fits > threshold).sum(), 1), MAX_MARKS)
    mask = 0
    for field in np.argsort(fits)[TABLE - marks :]:
        mask |= 1 << field
    return mask


@compiled
def _pointed(fits: NDArray[np.float64], rest: int, order: int) -> int:
    """Return the bit of the field to point at."""
    left = count_of_bits(rest)
    rank = 0
    if order == 1:
        rank = np.random.randint(left)
    elif order == 2:
        rank = left - 1
    elif order == 3:
        rank = min(1, left - 1)
    bit = 0
    for field in np.argsort(-fits):
        if rest >> field & 1:
            bit = 1 << field
            if rank == 0:
                break
            rank -= 1
    return bit


@compiled
def _play(  # noqa: PLR0917 - compiled code is called by position
    marks: NDArray[np.int64],
    thresholds: NDArray[np.float64],
    orders: NDArray[np.int64],
    rounds: int,
    noise: float,
    seed: int,
    has_dark: bool,
) -> NDArray[np.float64]:
    np.random.seed(seed)
    seats = len(marks)
    sums = np.zeros((6, seats))
    slates, rest = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    score = np.zeros((seats, 5), np.int64)
    for number in range(rounds):
        score[:] = 0
        common = np.random.standard_normal(TABLE)
        own = np.random.standard_normal((seats, TABLE))
        fits = (common + noise * own) / np.sqrt(1 + noise * noise)
        for seat in range(seats):
            slates[seat] = _choose(fits[seat], marks[seat], thresholds[seat])
            rest[seat] = slates[seat]
        scout, idle = number % seats, 0
        while idle < seats:
            if rest[scout]:
                idle = 0
                point(slates, rest, score, scout, _pointed(fits[scout], rest[scout], orders[scout]))
            else:
                idle += 1
            scout = (scout + 1) % seats
        dark = alone_at_the_top(slates)
        add_up(score, dark if has_dark else NOBODY)
        for seat in range(seats):
            points, fell, is_dark = score[seat, 4], score[seat, 3], seat == dark
            sums[0, seat] += points
            sums[1, seat] += points * points
            sums[2, seat] += count_of_bits(slates[seat])
            sums[3, seat] += fell
            sums[4, seat] += is_dark
            sums[5, seat] += fell and is_dark
    return sums
