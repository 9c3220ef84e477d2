"""A starter agent for the PettingZoo environment: it marks what fits and points at the obvious first.

`python -m stella.lab.example_agent 100` lets three of them play against one that acts at random.
"""

import sys
from typing import Any

import numpy as np

from stella.lab.environment import READY, env


class ExampleAgent:
    """Marks the best-fitting cards, down to a threshold."""

    def __init__(self, threshold: float = 0.4) -> None:
        self._threshold = threshold

    def act(self, observation: dict[str, Any]) -> int:
        """Return an action for an observation."""
        fits, mask = observation["observation"]["fits"], observation["action_mask"]
        best = int(np.where(mask[:READY], fits, -np.inf).argmax())
        wants = not mask[READY] or (mask[best] and fits[best] > self._threshold)
        return best if wants else READY


def play(games: int, seats: int = 4, seed: int = 0) -> float:
    """Return the share of games that a random agent wins, or shares, when all others are example agents."""
    arena, agent = env(seats), ExampleAgent()
    chance = np.random.default_rng(seed)
    won = 0
    for number in range(games):
        arena.reset(seed=seed + number)
        for name in arena.agent_iter():
            observation, _, is_over, is_cut, info = arena.last()
            if is_over or is_cut:
                won += name == "seat_0" and info.get("is_winner", False)
                arena.step(None)
            elif name == "seat_0":
                arena.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            else:
                arena.step(agent.act(observation))
    return won / games


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    sys.stdout.write(f"a random agent won {play(count):.0%} of {count} games against three example agents\n")
