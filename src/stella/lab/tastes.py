"""How similar the characters' tastes are: how marks correlate, and how closely these follow the bots' knowledge."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from stella.bots import Bot, Character, Knowledge
from stella.bots.chance import uniform
from stella.rules.box import TABLE, WordCard
from stella.rules.moves import SubmitSlate
from stella.rules.views import SeatView, Step, TableView, View


@dataclass(frozen=True, slots=True)
class Tastes:
    """For every pair of characters the correlation of their marks, and every character's AUC against the knowledge."""

    correlations: dict[tuple[str, str], float]
    aucs: dict[str, float]


def measure(characters: Sequence[Character], level: int, knowledge: Knowledge, tables: int, seed: str) -> Tastes:
    """Lay random tables, turn random words, and compare the characters' marks."""
    marks = {character.id: np.zeros((tables, TABLE), np.bool_) for character in characters}
    known = np.zeros((tables, TABLE))
    for number in range(tables):
        view = _view(knowledge, f"{seed}:{number}")
        known[number] = [sum(knowledge.fit(view.table.clue, card)) for card in view.table.table]
        for character in characters:
            move = Bot(character, level, f"{seed}:{number}", knowledge).choose(view)
            chosen = move.cards if isinstance(move, SubmitSlate) else ()
            marks[character.id][number] = [card in chosen for card in view.table.table]
    flat = {name: slates.ravel().astype(float) for name, slates in marks.items()}
    return Tastes(
        {(a, b): float(np.corrcoef(flat[a], flat[b])[0, 1]) for a, b in combinations(flat, 2)},
        {name: _auc(slates, known) for name, slates in marks.items()},
    )


def _view(knowledge: Knowledge, seed: str) -> View:
    """Return the view of a seat of four on a random table with a random word."""
    cards = sorted(range(len(knowledge.deck.cards)), key=lambda card: uniform(seed, card))[:TABLE]
    words = list(knowledge.words.words)
    clue = words[int(uniform(seed, "clue") * len(words))]
    table = TableView(1, Step.ASSOCIATE, tuple(cards), WordCard("", clue), clue, 0, "", (0,) * 4)
    return View(table, SeatView(0, may=("submit_slate",)))


def _auc(marks: NDArray[np.bool_], known: NDArray[np.float64]) -> float:
    """Return how often, on one table, a marked card is known to fit better than an unmarked one."""
    better = pairs = 0.0
    for slate, fit in zip(marks, known, strict=True):
        difference = fit[slate][:, None] - fit[~slate]
        better += float((difference > 0).sum() + (difference == 0).sum() / 2)
        pairs += difference.size
    return better / pairs
