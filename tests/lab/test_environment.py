"""The PettingZoo environment passes PettingZoo's own tests, shows no secret and plays by the rules."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped] # PettingZoo has no types

from stella.lab import example_agent
from stella.lab.environment import READY, StellaEnvironment, env

from ..bots.tables import some_knowledge


def play_randomly(arena: Any, seed: int, steps: int) -> None:
    arena.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        mask = arena.observe(arena.agent_selection)["action_mask"]
        if not mask.any():
            return
        arena.step(int(chance.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_passes_the_api_test(seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # api_test advises flat observations
        api_test(env(seats), num_cycles=300)


def test_it_passes_the_seed_test() -> None:
    seed_test(env, num_cycles=200)


def test_it_plays_with_the_cards_and_words_of_a_deck() -> None:
    arena = StellaEnvironment(4, knowledge=some_knowledge())

    play_randomly(arena, seed=1, steps=1000)

    assert all(arena.terminations.values())


def test_everybody_sees_the_pictures_a_little_differently() -> None:
    arena = StellaEnvironment(4, noise=0.9)
    arena.reset(seed=3)

    fits = [arena.observe(agent)["observation"]["fits"] for agent in arena.possible_agents]

    assert all(0 < np.corrcoef(fits[0], other)[0, 1] < 0.95 for other in fits[1:])


def test_no_agent_sees_what_another_has_marked() -> None:
    arena = StellaEnvironment(4)
    arena.reset(seed=5)
    before = arena.observe("seat_3")["observation"]

    for action in (0, 7, 11, READY):
        arena.step(action)

    after = arena.observe("seat_3")["observation"]
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_rewards_add_up_to_the_totals() -> None:
    arena = StellaEnvironment(4)
    arena.reset(seed=9)
    chance, earned = np.random.default_rng(9), dict.fromkeys(arena.possible_agents, 0.0)
    while not any(arena.terminations.values()):
        mask = arena.observe(arena.agent_selection)["action_mask"]
        arena.step(int(chance.choice(np.flatnonzero(mask))))
        for agent, reward in arena.rewards.items():
            earned[agent] += reward

    totals = arena.observe("seat_0")["observation"]["totals"] * 100

    assert np.allclose(list(earned.values()), totals)


def test_an_eleventh_mark_is_masked() -> None:
    arena = StellaEnvironment(3)
    arena.reset(seed=1)

    for action in range(10):
        arena.step(action)

    assert np.flatnonzero(arena.observe("seat_0")["action_mask"]).tolist() == [READY]


def test_a_random_agent_loses_against_example_agents() -> None:
    assert example_agent.play(60) < 0.15
