"""The game as a PettingZoo environment, one agent per seat. It follows the rules; agents see their seats' views.

Agents act in turn. While associating, an agent marks one field after another (actions 0 to 14) and is ready with action
15. While revealing, the scout points at a field. `stella.lab.parallel` takes whole slates from all agents at once. Each
field has a number for how well its picture fits the clue, and every agent sees slightly different numbers. They come
from a deck and its words, or they are random.
"""

import sys
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped] # PettingZoo has no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped] # as above

from stella.bots import CHARACTERS, MIDDLE_LEVEL, Bot, Knowledge
from stella.lab.album import Album, Pixels
from stella.lab.observation import OUTCOMES, Observation, Observer, hot
from stella.rules import (
    Associating,
    BeReady,
    Box,
    Colour,
    MarkCards,
    Move,
    Over,
    Player,
    PointAt,
    Reference,
    Revealing,
    Secret,
    WordCard,
    deal,
    play,
    start,
    view,
)
from stella.rules.box import MAX_MARKS, MAX_SEATS, MIN_SEATS, ROUNDS, ROW, TABLE
from stella.rules.fields import FIELDS
from stella.rules.views import Step, View

READY: Final = TABLE
ACTIONS: Final = TABLE + 1
_PICTURES: Final = 84
_NOWHERE: Final = Reference("hat", "")
_HAT: Final = Box(_NOWHERE, _PICTURES, _NOWHERE, tuple(WordCard(f"w{n}", f"word {n}") for n in range(96)))
MODES: Final = ("ansi", "human", "rgb_array")

RenderMode = Literal["ansi", "human", "rgb_array"]
Pictures = Literal["paths", "rgb_array"]


def env(seats: int = 4, noise: float = 0.9, knowledge: Knowledge | None = None, **more: Any) -> Any:
    """Return the environment with PettingZoo's usual wrappers: an illegal action ends the game for its agent."""
    raw = StellaEnvironment(seats, noise, knowledge, **more)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-10))


class StellaEnvironment(AECEnv):  # type: ignore[misc] # PettingZoo does not say what it is made of
    """One game. Rewards are the points of each round, given when it is scored.

    With `knowledge`, agents see the cards of its deck the way its characters do. Without it, affinities are random: one
    part common to all, and one part per agent with standard deviation `noise`.

    The infos hold the key of the clue and its text in `language`. PettingZoo wants only numbers in an observation, so
    the observation has the position of the key in `clues`. `pictures` adds the pictures of a deck: as `paths` in the
    infos, or as an `rgb_array` in the observation, in `picture_size` (width, height).
    """

    metadata: dict[str, Any] = {"name": "stella_v1", "render_modes": list(MODES), "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo wants it

    def __init__(
        self,
        seats: int = 4,
        noise: float = 0.9,
        knowledge: Knowledge | None = None,
        *,
        render_mode: RenderMode | None = None,
        pictures: Pictures | None = None,
        picture_size: tuple[int, int] = (96, 144),
        language: str = "en",
    ) -> None:
        super().__init__()
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
        if render_mode not in (None, *MODES):
            raise ValueError(f"the render modes are {', '.join(MODES)}, not {render_mode}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._noise, self._knowledge = noise, knowledge
        self.infos: dict[str, dict[str, Any]] = {}
        self._random, _ = seeding.np_random()
        deck = None if knowledge is None else knowledge.deck
        self._tiles, self._album = Album(deck), Album(deck, picture_size)
        if pictures is not None and not self._album.has_pictures:
            raise ValueError("pictures need a deck that has some: give the knowledge of one")
        self._pictures = pictures
        self._box = _HAT if knowledge is None else _box(knowledge)
        size, self._texts = self._box.pictures, _clues(knowledge, language)
        self.clues = tuple(self._texts)
        """The keys of all clues. An observation identifies a clue by its position here."""
        self._observer = Observer(seats, size, self.clues, self._album if pictures == "rgb_array" else None)
        self.seen_space = self._observer.space
        space = spaces.Dict({"observation": self.seen_space, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = _state_space(seats, size, len(self.clues))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's signature
        """Deal a new game. The same seed deals the same game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        secret = self._random.bytes(16).hex()
        players = [Player(agent, colour) for agent, colour in zip(self.possible_agents, Colour, strict=False)]
        self.game = deal(start(players, self._box, Secret(secret, secret)))[0]
        self._bots = self._eyes(secret)
        self._look()
        self.agent_selection = self.turn()

    def _eyes(self, seed: str) -> list[Bot]:
        if self._knowledge is None:
            return []
        order = self._random.permutation(len(CHARACTERS))
        return [
            Bot(CHARACTERS[order[seat]], MIDDLE_LEVEL, f"{seed}:{seat}", self._knowledge)
            for seat in range(len(self.possible_agents))
        ]

    def _look(self) -> None:
        """Compute each seat's fits for the table; they stay the same for the round."""
        table, clue = self.game.round.table, self.game.round.card.top
        self._round = self.game.round.number
        told: dict[str, Any] = {"clue_key": clue, "clue_text": self._texts[clue]}
        if self._pictures == "paths":
            told["pictures"] = tuple([str(self._album.path(card)) for card in table])
        self.infos = {agent: dict(told) for agent in self.possible_agents}
        if self._bots:
            self._fits = np.array([[bot.score(clue, card) for card in table] for bot in self._bots], np.float32)
            return
        common = self._random.standard_normal(TABLE)
        own = self._noise * self._random.standard_normal((len(self.possible_agents), TABLE))
        self._fits = ((common + own) / np.sqrt(1 + self._noise**2)).astype(np.float32)

    def turn(self) -> str:
        """Return whose turn it is: the scout, or the first seat that is not ready."""
        phase = self.game.phase
        if isinstance(phase, Revealing) and phase.scout is not None:
            return self.possible_agents[phase.scout]
        ready = phase.ready if isinstance(phase, Associating) else 0
        return self.possible_agents[(~ready & (ready + 1)).bit_length() - 1]

    def observe(self, agent: str) -> Observation:
        """Return what an agent's seat may see, and which actions are legal now."""
        seat = self._seat[agent]
        seen = view(self.game, seat)
        mask = self._mask(seen) if agent == self.agent_selection else np.zeros(ACTIONS, np.int8)
        return {"observation": self._observer.seen(seen, self._fits[seat]), "action_mask": mask}

    @staticmethod
    def _mask(seen: View) -> NDArray[np.int8]:
        mask = np.zeros(ACTIONS, np.int8)
        table, own = seen.table, seen.own
        if own is None or table.step is Step.OVER:
            return mask
        if table.step is Step.REVEAL:
            mask[[table.table.index(card) for card in own.pointable]] = 1
            return mask
        if len(own.marks) < MAX_MARKS:
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
        self.make(self._seat[agent], self._move(int(action)))
        self.agent_selection = self.turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _move(self, action: int) -> Move:
        table = self.game.round.table
        if isinstance(self.game.phase, Revealing):
            return PointAt(table[action])
        return BeReady() if action == READY else MarkCards((table[action],))

    def make(self, seat: int, move: Move) -> None:
        """Make a move, and reward the points of a round that it ends."""
        before = self.game
        self.game, _ = play(before, seat, move)
        if len(self.game.round.sheet) > len(before.round.sheet):
            scores = self.game.round.sheet[-1].scores
            self.rewards = {agent: float(scores[self._seat[agent]].points) for agent in self.agents}
        if isinstance(self.game.phase, Over):
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent] |= {"is_winner": self._seat[agent] in self.game.phase.winners}
        elif self.game.round.number != self._round:
            self._look()

    def state(self) -> NDArray[np.float32]:
        """Return the complete state, secrets included. Use it for centralized training, never for an agent that plays.

        In order: fits and marks by seat, fields pointed at with outcome and markers, cards, clue, scout, ready, fallen
        and in the dark by seat, totals, step and round.
        """
        game, seats = self.game, len(self.possible_agents)
        seen = self._observer.seen(view(game, 0), self._fits[0])
        phase = game.phase
        marks = phase.marks if isinstance(phase, Associating | Revealing) else (0,) * seats
        slates = np.stack([hot(FIELDS[mask], TABLE) for mask in marks])
        parts = [self._fits.clip(-6, 6), slates, seen["pointed"], seen["cards"], np.array([seen["clue"]])]
        parts += [seen[name] for name in ("scout", "ready", "fallen", "in_the_dark", "totals", "round")]
        return np.concatenate([part.ravel() for part in parts]).astype(np.float32)

    def render(self) -> str | Pixels | None:
        """Return a line about the game or, with `rgb_array`, the table as one picture; `human` prints the line."""
        if self.render_mode == "rgb_array":
            return self._tiles.table(self.game.round.table, ROW)
        seen = view(self.game, None).table
        line = f"round {seen.round}, {seen.step}, totals {seen.totals}, pointed at {len(seen.pointed)} cards"
        if self.render_mode != "human":
            return line
        sys.stdout.write(f"{line}\n")
        return None

    def close(self) -> None:
        """Do nothing, because nothing is open."""


def _box(knowledge: Knowledge) -> Box:
    return Box(_NOWHERE, len(knowledge.deck.cards), _NOWHERE, knowledge.words.cards)


def _clues(knowledge: Knowledge | None, language: str) -> dict[str, str]:
    """Return the keys of all clues with their texts."""
    if knowledge is None:
        return {card.top: card.top for card in _HAT.word_cards}
    return {key: knowledge.words.plain(key, language) for key in knowledge.words.words}


def _state_space(seats: int, cards: int, clues: int) -> spaces.Box:
    sizes = [seats * TABLE, seats * TABLE, TABLE * (len(OUTCOMES) + seats), TABLE, 1, 4 * seats, seats, 2 + ROUNDS]
    lows = [-6, 0, 0, 0, 0, 0, 0, 0]
    highs = [6, 1, 1, cards - 1, clues - 1, 1, 2, 1]
    return spaces.Box(
        np.repeat(np.array(lows, np.float32), sizes), np.repeat(np.array(highs, np.float32), sizes), dtype=np.float32
    )
