"""A policy plays whole batches by the rules: an array in, an array out."""

import numpy as np
import pytest

from stella.lab.policy import Tables, Wishes, simulate_policy
from stella.lab.proof import differences


class Chance:
    """A policy with random wishes that records its inputs."""

    def __init__(self, seats: int, seed: int = 0) -> None:
        self.seats, self.asked = seats, list[Tables]()
        self._random = np.random.default_rng(seed)

    def __call__(self, tables: Tables) -> Wishes:
        self.asked.append(tables.copy())
        return self._random.random((len(tables), self.seats, 15), np.float32)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_rules_play_every_game_of_a_policy_the_same_way(seats: int) -> None:
    games = simulate_policy(Chance(seats), 300, seats, seed=seats, batch=128)

    assert list(differences(games)) == []


def test_a_policy_sees_the_clue_and_the_cards_that_lie_on_the_table() -> None:
    policy = Chance(4)

    games = simulate_policy(policy, 50, 4, seed=2)

    first, second = policy.asked[:2]
    assert first.shape == (50, 16)
    assert np.array_equal(first[:, 1:], games.pictures[:, :15])
    assert np.array_equal(second[:, 1:11], first[:, 1:11])  # rules §7.3: the bottom row is replaced
    assert np.array_equal(second[:, 11:], games.pictures[:, 15:20])
    assert (first[:, 0] != second[:, 0]).all()


def test_a_seat_marks_its_wishes_above_one_half_and_points_at_the_highest_first() -> None:
    def policy(tables: Tables) -> Wishes:
        wishes = np.zeros((len(tables), 3, 15), np.float32)
        wishes[:, :, [2, 7, 9]] = (0.7, 0.9, 0.8)
        return wishes

    games = simulate_policy(policy, 5, 3, seed=1)

    assert (games.marks == (1 << 2 | 1 << 7 | 1 << 9)).all()
    assert [(place & 15) for place in games.pointed[0, 0, :3].tolist()] == [7, 9, 2]
    assert (games.score[..., 0] == 3).all()


def test_a_slate_has_one_to_ten_marks_whatever_is_wished() -> None:
    none = simulate_policy(lambda tables: np.zeros((len(tables), 3, 15), np.float32), 5, 3, seed=1)
    every = simulate_policy(lambda tables: np.ones((len(tables), 3, 15), np.float32), 5, 3, seed=1)

    assert (np.bitwise_count(none.marks.astype(np.uint16)) == 1).all()
    assert (np.bitwise_count(every.marks.astype(np.uint16)) == 10).all()


def test_the_same_seed_deals_the_same_games_whatever_the_batch() -> None:
    def policy(tables: Tables) -> Wishes:
        return np.repeat((tables[:, None, 1:] % 7 > 3).astype(np.float32), 4, axis=1)

    once = simulate_policy(policy, 90, 4, seed=3)
    again = simulate_policy(policy, 90, 4, seed=3, batch=7)

    assert np.array_equal(once.pictures, again.pictures)
    assert np.array_equal(once.totals, again.totals)


def test_a_wrong_shape_is_refused() -> None:
    with pytest.raises(ValueError, match=r"shape \(2, 4, 15\), not \(2, 15\)"):
        simulate_policy(lambda tables: np.zeros((len(tables), 15), np.float32), 2, 4, seed=1)
    with pytest.raises(ValueError, match="3 to 6 seats"):
        simulate_policy(Chance(2), 1, 2, seed=1)
