"""How well a table of fits predicts the marks of a looker whose answers it does not contain."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from stella.bots.chance import uniform
from stella.lab.atlas.lookers import Atlas
from stella.lab.atlas.reach import USUAL_SLATE
from stella.rules.box import TABLE

Fit = Callable[[str, str], float]


class Foretold(NamedTuple):
    """How often a marked card ranks above an unmarked one, and how many of the k marks are among the k best cards."""

    auc: float
    hits: float
    tables: int
    slates: int


def own_marks(atlas: Atlas, name: str, word: str, table: Sequence[str], seed: str) -> frozenset[str]:
    """Return a looker's marks on a table: all sure cards, then random maybes up to the fifth mark."""
    given = {card: atlas.given(card, word).get(name, 0.0) for card in table}
    sure = [card for card, value in given.items() if value == 1.0]
    maybe = sorted((c for c, value in given.items() if 0 < value < 1), key=lambda card: uniform(seed, word, card))
    return frozenset((*sure, *maybe[: max(USUAL_SLATE - len(sure), 0)]))


def foretold(atlas: Atlas, name: str, words: Sequence[str], fit: Fit, *, tables: int) -> Foretold:
    """Lay random tables, use every word on each, and compare a looker's marks with the fits."""
    aucs, hit, marked, slates = 0.0, 0.0, 0, 0
    for number in range(tables):
        label = f"held out:{number}"
        table = sorted(atlas.cards, key=lambda card: uniform(label, card))[:TABLE]
        for word in words:
            marks = own_marks(atlas, name, word, table, label)
            if 0 < len(marks) < TABLE:
                fits = {card: fit(card, word) for card in table}
                aucs += auc((fits[c] for c in table if c in marks), [fits[c] for c in table if c not in marks])
                hit += hits(fits, marks)
                marked += len(marks)
                slates += 1
    return Foretold(aucs / slates, hit / marked, tables, slates)


def auc(marked: Iterable[float], others: Sequence[float]) -> float:
    """Return how often a marked card fits better than another; a tie counts half."""
    scores = [((one > other) + (one >= other)) / 2 for one in marked for other in others]
    return sum(scores) / len(scores)


def hits(fits: dict[str, float], marks: frozenset[str]) -> float:
    """Return how many of the k marks are among the k best cards. Cards that tie at the edge share the last places."""
    edge = sorted(fits.values(), reverse=True)[len(marks) - 1]
    better = [card for card, value in fits.items() if value > edge]
    tied = [card for card, value in fits.items() if value == edge]
    share = (len(marks) - len(better)) / len(tied)
    return sum(card in marks for card in better) + share * sum(card in marks for card in tied)
