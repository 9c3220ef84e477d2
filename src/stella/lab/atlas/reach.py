"""What the atlas says about words and cards: reach, openness, agreement, surprises. Pure: reads no file.

A player at a table marks every picture of which they are sure, and then, up to the fifth mark, pictures that may fit.
A picture may fit if they said so, or if two others gave it: who looks for one word finds what they passed over while
they thought of hundreds. A word's *reach* is how many marks that makes on fifteen random cards, on average over
lookers. A card *answers* a word if lookers give it at least two marks together, a maybe counting half; its *openness*
is how many words it answers.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from stella.lab.atlas.looking import Atlas
from stella.rules.box import TABLE

USUAL_SLATE: Final = 5
"""So many marks a player at a table usually makes; for more of them a picture must fit surely."""
SECOND_OPINION: Final = 2  # so many others make a picture one that may fit
ANSWER: Final = 2.0  # so many marks, a maybe counting half, make an answer


class Pair(NamedTuple):
    """A card and a word, and who is sure of them."""

    card: str
    word: str
    sure: tuple[str, ...]


def reach(atlas: Atlas, word: str) -> float:
    """Return how many of fifteen random cards a player marks for a word, on average."""
    given = [atlas.given(card, word) for card in atlas.cards]
    lookers = atlas.lookers
    return sum(_marks_of(given, name) for name in lookers) / len(lookers)


def _marks_of(given: Sequence[dict[str, float]], name: str) -> float:
    sure = sum(values.get(name) == 1.0 for values in given)
    fitting = sum(may_fit(values, name) for values in given)
    return expected_marks(sure, fitting - sure, len(given))


def may_fit(values: dict[str, float], name: str) -> bool:
    """Tell whether a looker gives a word to a card, or passed over what two others give it."""
    own = values.get(name, 0.0)
    return own > 0 or sum(value > 0 for other, value in values.items() if other != name) >= SECOND_OPINION


def plain_reach(atlas: Atlas, word: str) -> float:
    """Return the same without any rule of a table: a sure card counts 1, a maybe one half."""
    given = [value for card in atlas.cards for value in atlas.given(card, word).values()]
    return TABLE * sum(given) / len(given)


@cache
def expected_marks(sure: int, maybe: int, cards: int) -> float:
    """Return the mean number of marks on random tables, if so many of all cards fit surely and may fit."""
    total, rest = 0, cards - sure - maybe
    for some in range(min(sure, TABLE) + 1):
        for more in range(min(maybe, TABLE - some) + 1):
            ways = comb(sure, some) * comb(maybe, more) * comb(rest, TABLE - some - more)
            total += ways * max(some, min(USUAL_SLATE, some + more))
    return total / comb(cards, TABLE)


def answers(values: Iterable[float]) -> bool:
    """Tell whether lookers who give this make a card answer a word."""
    return sum(values) >= ANSWER


def openness(atlas: Atlas, card: str, words: Iterable[str]) -> int:
    """Return how many words a card answers."""
    return sum(answers(atlas.given(card, word).values()) for word in words)


def touched(atlas: Atlas, card: str, words: Iterable[str]) -> int:
    """Return how many words at least two lookers give a card, be it only as a maybe."""
    return sum(sum(value > 0 for value in atlas.given(card, word).values()) >= SECOND_OPINION for word in words)


def agreement(atlas: Atlas, words: Sequence[str], *, is_sure: bool) -> dict[tuple[str, str], float]:
    """Return for every two lookers which share of what one of them gives is given by both (Jaccard's index)."""
    least = 1.0 if is_sure else 0.5
    gave = {name: {pair for pair, values in _pairs(atlas, words) if values[name] >= least} for name in atlas.lookers}
    return {(a, b): len(gave[a] & gave[b]) / len(gave[a] | gave[b]) for a, b in combinations(gave, 2)}


def named(atlas: Atlas, words: Sequence[str], others: int) -> float:
    """Return how often a looker gives a word to a card if just so many others do."""
    found = [
        own > 0
        for _, values in _pairs(atlas, words)
        for name, own in values.items()
        if sum(value > 0 for other, value in values.items() if other != name) == others
    ]
    return sum(found) / len(found)


def alone(atlas: Atlas, words: Sequence[str], name: str) -> list[Pair]:
    """Return the pairs of which one looker is sure while nobody else sees anything."""
    found = []
    for (card, word), values in _pairs(atlas, words):
        if values[name] == 1.0 and sum(values.values()) == 1.0:
            found.append(Pair(card, word, (name,)))
    return found


def divided(atlas: Atlas, words: Sequence[str]) -> list[Pair]:
    """Return the pairs that divide: half of the lookers are sure, and the other half sees nothing at all."""
    found = []
    for (card, word), values in _pairs(atlas, words):
        sure = tuple(name for name, value in values.items() if value == 1.0)
        if 2 * len(sure) == len(values) and sum(values.values()) == len(sure):
            found.append(Pair(card, word, sure))
    return found


def _pairs(atlas: Atlas, words: Sequence[str]) -> Iterator[tuple[tuple[str, str], dict[str, float]]]:
    nobody = dict.fromkeys(atlas.lookers, 0.0)
    for card in atlas.cards:
        for word in words:
            yield (card, word), nobody | atlas.given(card, word)
