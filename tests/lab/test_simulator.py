"""The simulator plays by the rules. `python -m stella.lab.proof 20000` runs the full number of games."""

import numpy as np
import pytest

from stella.lab.proof import differences
from stella.lab.simulator import simulate


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_rules_play_every_simulated_game_the_same_way(seats: int) -> None:
    games = simulate(500, seats, seed=seats)

    assert list(differences(games)) == []


@pytest.mark.parametrize(
    ("array", "place", "value"),
    [
        ("totals", (1, 0), 99),
        ("first_scout", (1,), 2),
        ("marks", (1, 0, 2), 0x7FFF),
        ("pointed", (1, 0, 0), -1),
        ("score", (1, 3, 0, 4), 99),
    ],
)
def test_a_game_that_breaks_the_rules_is_found(array: str, place: tuple[int, ...], value: int) -> None:
    games = simulate(3, 4, seed=1)
    getattr(games, array)[place] = value

    assert [line.split(":")[0] for line in differences(games)] == ["game 1"]


def test_the_same_seed_plays_the_same_games() -> None:
    once, again, other = (simulate(50, 4, seed) for seed in (7, 7, 8))

    assert np.array_equal(once.pointed, again.pointed)
    assert not np.array_equal(once.pointed, other.pointed)


def test_totals_do_not_depend_on_keeping_the_rest() -> None:
    assert np.array_equal(simulate(200, 5, seed=3).totals, simulate(200, 5, seed=3, keep=False).totals)


def test_a_slate_has_one_to_ten_marks_and_every_number_is_as_likely() -> None:
    sizes = np.bitwise_count(simulate(5_000, 4, seed=2).marks.astype(np.uint16))

    assert sizes.min() == 1
    assert sizes.max() == 10  # rules §3.3
    assert np.bincount(sizes.ravel())[1:].std() < 0.02 * sizes.size


@pytest.mark.parametrize("seats", [2, 7])
def test_two_or_seven_seats_are_no_game(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6 seats"):
        simulate(1, seats, seed=0)
