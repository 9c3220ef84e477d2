"""What the laboratory's interfaces cost: the hook for custom policies, and the PettingZoo environment.

The policy returns an array that was drawn in advance, so that only the hook is measured. It marks as many cards as the
simulator's own random players and plays in turn with them. The environment plays without pictures, every agent the
first legal action.
"""

import statistics
import time

import numpy as np

from bench.measuring import Row
from stella.lab.environment import env
from stella.lab.policy import BATCH, Tables, Wishes, simulate_policy
from stella.lab.simulator import simulate

SEATS = 4
WANTED_STEPS = 5_000


def simulator_speed(secs: float, seed: int) -> float:
    """Return games per second of the simulator."""
    games, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < secs:
        simulate(BATCH, SEATS, seed + games)
        games += BATCH
    return games / spent


def prepared(chance: np.random.Generator) -> Wishes:
    """Return wishes that mark 1 to 10 random cards per seat and point at them in a random order."""
    order = chance.random((BATCH, SEATS, 15)).argsort(axis=2)
    count = chance.integers(1, 11, (BATCH, SEATS, 1))
    return np.where(order < count, 0.99 - 0.03 * order, 0.25).astype(np.float32)


def policy_speed(wishes: Wishes, secs: float, seed: int) -> float:
    """Return games per second with a policy that answers with a prepared array."""

    def policy(tables: Tables) -> Wishes:
        return wishes[: len(tables)]

    games, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < secs:
        simulate_policy(policy, BATCH, SEATS, seed + games)
        games += BATCH
    return games / spent


def steps_speed(secs: float, seed: int) -> float:
    """Return steps per second of the environment, with an observation at each step."""
    arena = env(SEATS)
    steps, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < secs:
        arena.reset(seed=seed + steps)
        for _ in arena.agent_iter():
            seen, _, is_over, is_cut, _ = arena.last()
            arena.step(None if is_over or is_cut else int(seen["action_mask"].argmax()))
            steps += 1
    return steps / spent


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure both interfaces."""
    wishes = prepared(np.random.default_rng(1))
    simulate(1, SEATS, 0)  # compile before the clock starts
    policy_speed(wishes, 0.0, 0)
    pairs = [(policy_speed(wishes, secs, n), simulator_speed(secs, n)) for n in range(repeats)]
    policy, plain = (statistics.median(pair[side] for pair in pairs) for side in (0, 1))
    ratio = statistics.median(ours / other for ours, other in pairs)
    steps = statistics.median(steps_speed(secs, n) for n in range(repeats))
    return [
        Row("policy_vs_simulator", policy, plain, "games/s", ratio),
        Row("environment_vs_wanted", steps, WANTED_STEPS, "steps/s", steps / WANTED_STEPS),
    ]
