"""The game as a parallel PettingZoo environment: all agents mark whole slates at once, and the scout points.

`legal` in an observation says which fields count now: all of them while marking, then those the scout has left.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv  # type: ignore[import-untyped] # PettingZoo has no types

from stella.bots import Knowledge
from stella.lab.album import Pixels
from stella.lab.environment import MODES, StellaEnvironment
from stella.lab.observation import Observation, flags
from stella.rules import Associating, PointAt, SubmitSlate
from stella.rules.box import MAX_MARKS, TABLE


def parallel_env(
    seats: int = 4, noise: float = 0.9, knowledge: Knowledge | None = None, **more: Any
) -> "ParallelStella":
    """Return the environment in which all agents act at once; the options are those of `StellaEnvironment`."""
    return ParallelStella(seats, noise, knowledge, **more)


class ParallelStella(ParallelEnv):  # type: ignore[misc] # as above
    """One game in which all agents act at once. An action is a number from 0 to 1 per field, and all actions are legal.

    While associating, an agent marks the fields above one half: at least its highest, at most its ten highest. A slate
    of zeros and ones is used unchanged. While revealing, the scout points at the highest of its remaining fields; the
    actions of the others do not count.
    """

    metadata: dict[str, Any] = {"name": "stella_parallel_v1", "render_modes": list(MODES)}  # noqa: RUF012 - as PettingZoo wants it

    def __init__(self, seats: int = 4, noise: float = 0.9, knowledge: Knowledge | None = None, **more: Any) -> None:
        self._turns = StellaEnvironment(seats, noise, knowledge, **more)
        self.render_mode = self._turns.render_mode
        self.possible_agents = self._turns.possible_agents
        self.agents: list[str] = []
        space = spaces.Dict({"observation": self._turns.seen_space, "legal": flags(TABLE)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: flags(TABLE) for agent in self.possible_agents}
        self.state_space, self.clues = self._turns.state_space, self._turns.clues

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game. The same seed deals the same game."""
        self._turns.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observed(self.agents), dict(self._turns.infos)

    def _observed(self, agents: list[str]) -> dict[str, Observation]:
        """Return what each agent sees, and the fields that it may mark or point at now."""
        found = {}
        for agent in agents:
            seen = self._turns.observe(agent)
            is_marking = isinstance(self._turns.game.phase, Associating)
            legal = np.ones(TABLE, np.float32) if is_marking else seen["action_mask"][:TABLE].astype(np.float32)
            found[agent] = {"observation": seen["observation"], "legal": legal}
        return found

    def step(
        self, actions: dict[str, NDArray[Any]]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all agents mark, or the scout point."""
        turns, agents = self._turns, self.agents
        turns.rewards = dict.fromkeys(agents, 0.0)
        table = turns.game.round.table
        if isinstance(turns.game.phase, Associating):
            for seat, agent in enumerate(agents):
                turns.make(seat, SubmitSlate(tuple([table[field] for field in slate_of(actions[agent])])))
        else:
            scout = turns.agent_selection
            wishes = dict(zip(table, np.asarray(actions[scout]).tolist(), strict=True))
            card = max(turns.game.pointable(), key=wishes.__getitem__)
            turns.make(turns.possible_agents.index(scout), PointAt(card))
        turns.agent_selection = turns.turn()
        if self.render_mode == "human":
            self.render()
        done = dict(turns.terminations)
        self.agents = [agent for agent in agents if not done[agent]]
        return self._observed(agents), dict(turns.rewards), done, dict(turns.truncations), dict(turns.infos)

    def state(self) -> NDArray[np.float32]:
        """Return the complete state, like `StellaEnvironment.state`."""
        return self._turns.state()

    def render(self) -> str | Pixels | None:
        """Return the table as `StellaEnvironment.render` does."""
        return self._turns.render()

    def close(self) -> None:
        """Do nothing, because nothing is open."""


def slate_of(action: NDArray[Any]) -> list[int]:
    """Return the fields that an action of a parallel agent marks: 1 to 10 (rules §3.3)."""
    wishes = np.asarray(action, np.float64)
    best = np.argsort(-wishes, kind="stable")
    count = min(max(int((wishes > 0.5).sum()), 1), MAX_MARKS)
    return sorted(best[:count].tolist())
