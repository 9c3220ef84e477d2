"""The game as a PettingZoo environment, one agent a seat. It plays by the rules and shows an agent its seat's view.

While associating, an agent marks one field after the other (actions 0 to 14) and is ready with action 15; while
revealing, the scout points at a field. What a picture says about the clue is a number a field, and everybody sees it a
little differently: either from a deck and its words, or drawn from a hat.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped] # PettingZoo has no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped] # as above

from stella.bots import CHARACTERS, MIDDLE_LEVEL, Bot, Knowledge
from stella.rules import (
    BeReady,
    Box,
    Colour,
    Game,
    MarkCards,
    Outcome,
    Over,
    Player,
    PointAt,
    Reference,
    Secret,
    WordCard,
    deal,
    play,
    start,
    view,
)
from stella.rules.box import MAX_SEATS, MIN_SEATS, ROUNDS, TABLE
from stella.rules.views import Step, View

READY: Final = TABLE
ACTIONS: Final = TABLE + 1
_PICTURES: Final = 84
_NOWHERE: Final = Reference("hat", "")
_OUTCOMES: Final = (Outcome.FALL, Outcome.SPARK, Outcome.SUPER_SPARK)

Observation = dict[str, NDArray[Any]]


def env(seats: int = 4, noise: float = 0.9, knowledge: Knowledge | None = None) -> Any:
    """Return the environment with PettingZoo's usual guards: an illegal action ends the game for its agent."""
    raw = StellaEnvironment(seats, noise, knowledge)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-10))


class StellaEnvironment(AECEnv):  # type: ignore[misc] # PettingZoo does not say what it is made of
    """One game. Rewards are the points of each round, given when it is scored.

    With `knowledge`, agents see cards of its deck through the eyes of its characters; without, affinities are drawn:
    one part common to all, one part each agent's own with standard deviation `noise`.
    """

    metadata: dict[str, Any] = {"name": "stella_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo wants it

    def __init__(self, seats: int = 4, noise: float = 0.9, knowledge: Knowledge | None = None) -> None:
        super().__init__()
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._noise, self._knowledge = noise, knowledge
        self._random, _ = seeding.np_random()
        space = spaces.Dict(
            {
                "observation": _observation_space(seats),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent may try."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's signature
        """Deal a new game; the same seed deals the same one."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        secret = self._random.bytes(16).hex()
        self._game = self._dealt(Secret(secret, secret))
        self._bots = self._eyes(secret)
        self._look()
        self.agent_selection = self._next()

    def _dealt(self, secret: Secret) -> Game:
        players = [Player(agent, colour) for agent, colour in zip(self.possible_agents, Colour, strict=False)]
        known = self._knowledge
        if known is None:
            words = tuple(WordCard(f"w{number}", f"word {number}") for number in range(96))
            return deal(start(players, Box(_NOWHERE, _PICTURES, _NOWHERE, words), secret))[0]
        return deal(start(players, Box(_NOWHERE, len(known.deck.cards), _NOWHERE, known.words.cards), secret))[0]

    def _eyes(self, seed: str) -> list[Bot]:
        if self._knowledge is None:
            return []
        order = self._random.permutation(len(CHARACTERS))
        return [
            Bot(CHARACTERS[order[seat]], MIDDLE_LEVEL, f"{seed}:{seat}", self._knowledge)
            for seat in range(len(self.possible_agents))
        ]

    def _look(self) -> None:
        """Let every seat form its opinion of the table; it stays the same for the round."""
        table, clue = self._game.round.table, self._game.round.card.top
        self._round = self._game.round.number
        if self._bots:
            self._fits = np.array([[bot.score(clue, card) for card in table] for bot in self._bots], np.float32)
            return
        common = self._random.standard_normal(TABLE)
        own = self._noise * self._random.standard_normal((len(self.possible_agents), TABLE))
        self._fits = ((common + own) / np.sqrt(1 + self._noise**2)).astype(np.float32)

    def _next(self) -> str:
        """Return whose turn it is: the scout, or the first seat that is not ready."""
        seen = view(self._game, None).table
        if seen.step is Step.REVEAL and seen.scout is not None:
            return self.possible_agents[seen.scout]
        return next((agent for agent, seat in self._seat.items() if seat not in seen.ready), self.possible_agents[0])

    def observe(self, agent: str) -> Observation:
        """Return what an agent's seat may see, and which actions are legal now."""
        seen = view(self._game, self._seat[agent])
        mask = self._mask(seen) if agent == self.agent_selection else np.zeros(ACTIONS, np.int8)
        return {"observation": self._seen(seen), "action_mask": mask}

    def _seen(self, seen: View) -> Any:
        table, own = seen.table, seen.own
        if own is None:
            raise TypeError("an agent has a seat")
        seats = len(self.possible_agents)
        place = {card: field for field, card in enumerate(table.table)}
        pointed = np.zeros((TABLE, len(_OUTCOMES) + seats), np.float32)
        for pointing in table.pointed:
            pointed[place[pointing.card], _OUTCOMES.index(pointing.outcome)] = 1
            for marker in pointing.markers:
                pointed[place[pointing.card], len(_OUTCOMES) + marker] = 1
        round_now = np.zeros(2 + ROUNDS, np.float32)
        round_now[[0 if table.step is Step.ASSOCIATE else 1, 1 + table.round]] = 1
        return {
            "fits": self._fits[own.seat].clip(-6, 6),
            "marks": _hot([place[card] for card in own.marks], TABLE),
            "pointed": pointed,
            "seat": _hot([own.seat], seats),
            "scout": _hot([table.first_scout if table.scout is None else table.scout], seats),
            "in_the_dark": _hot([] if table.in_the_dark is None else [table.in_the_dark], seats),
            "fallen": _hot(table.fallen, seats),
            "numbers": np.array(table.numbers or (0,) * seats, np.float32) / 10,
            "totals": np.array(table.totals, np.float32) / 100,
            "round": round_now,
        }

    @staticmethod
    def _mask(seen: View) -> NDArray[np.int8]:
        mask = np.zeros(ACTIONS, np.int8)
        table, own = seen.table, seen.own
        if own is None or table.step is Step.OVER:
            return mask
        if table.step is Step.REVEAL:
            mask[[table.table.index(card) for card in own.pointable]] = 1
            return mask
        if len(own.marks) < 10:  # rules §3.3
            mask[:TABLE] = [card not in own.marks for card in table.table]
        mask[READY] = bool(own.marks)
        return mask

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that still plays needs an action")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._play(self._seat[agent], int(action))
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def _play(self, seat: int, action: int) -> None:
        before = self._game
        if view(before, None).table.step is Step.REVEAL:
            move: PointAt | MarkCards | BeReady = PointAt(before.round.table[action])
        else:
            move = BeReady() if action == READY else MarkCards((before.round.table[action],))
        self._game, _ = play(before, seat, move)
        if len(self._game.round.sheet) > len(before.round.sheet):
            scores = self._game.round.sheet[-1].scores
            self.rewards = {agent: float(scores[self._seat[agent]].points) for agent in self.agents}
        if isinstance(self._game.phase, Over):
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent] = {"is_winner": self._seat[agent] in self._game.phase.winners}
        elif self._game.round.number != self._round:
            self._look()

    def render(self) -> str:
        """Return a line about the game."""
        seen = view(self._game, None).table
        return f"round {seen.round}, {seen.step}, totals {seen.totals}, pointed at {len(seen.pointed)} cards"

    def close(self) -> None:
        """Nothing to close."""


def _hot(places: Any, size: int) -> NDArray[np.float32]:
    hot = np.zeros(size, np.float32)
    hot[list(places)] = 1
    return hot


def _observation_space(seats: int) -> spaces.Dict:
    def flags(*shape: int) -> spaces.Box:
        return spaces.Box(0, 1, shape, np.float32)

    return spaces.Dict(
        {
            "fits": spaces.Box(-6, 6, (TABLE,), np.float32),
            "marks": flags(TABLE),
            "pointed": flags(TABLE, len(_OUTCOMES) + seats),
            "seat": flags(seats),
            "scout": flags(seats),
            "in_the_dark": flags(seats),
            "fallen": flags(seats),
            "numbers": flags(seats),
            "totals": spaces.Box(0, 2, (seats,), np.float32),
            "round": flags(2 + ROUNDS),
        }
    )
