"""What docs/strategy.md says, measured again with fewer rounds: the directions must hold."""

from pathlib import Path

import pytest

from stella.lab.strategy import NUMBERS, against_five, by_number, by_order, draw
from stella.lab.study import Order, Strategy, play

ROUNDS = 3000


def test_the_same_seed_plays_the_same_rounds() -> None:
    once, again = (play([Strategy(5)] * 4, 200, 1.0, seed=3) for _ in range(2))

    assert once.points.tolist() == again.points.tolist()


def test_players_with_one_taste_always_agree() -> None:
    means = play([Strategy(5)] * 3, 50, noise=0.0)

    assert means.points.tolist() == [10, 10, 10]  # five sparks of two stars
    assert means.falls.tolist() == [0, 0, 0]


def test_two_or_three_more_marks_than_usual_bring_the_dark_and_cost_more_at_small_tables() -> None:
    three, six = ([float(mean.points[0]) for mean in by_number(seats, ROUNDS)] for seats in (3, 6))

    assert NUMBERS[three.index(max(three))] in {5, 6, 7}
    assert NUMBERS[six.index(max(six))] in {7, 8}


@pytest.mark.parametrize(("seats", "best"), [(3, 5), (4, 5), (6, 10)])
def test_against_players_who_always_mark_five_the_sixth_mark_never_pays(seats: int, best: int) -> None:
    points = against_five(seats, ROUNDS)

    assert NUMBERS[points.index(max(points))] == best
    assert points[NUMBERS.index(6)] < points[NUMBERS.index(5)]


def test_without_the_dark_more_marks_always_pay() -> None:
    points = [float(mean.points[0]) for mean in by_number(4, ROUNDS, has_dark=False)]

    assert points == sorted(points)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_obvious_first_pays(seats: int) -> None:
    points = {order: float(means.points[0]) for order, means in by_order(seats, ROUNDS).items()}

    assert max(points, key=points.__getitem__) is Order.OBVIOUS_FIRST
    assert min(points, key=points.__getitem__) is Order.OBVIOUS_LAST


def test_the_plots_are_drawn(tmp_path: Path) -> None:
    draw(tmp_path, 20)

    assert {path.name for path in tmp_path.iterdir()} == {"marks.svg", "dark.svg", "orders.svg"}
