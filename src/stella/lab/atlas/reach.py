"""What the atlas shows about words and cards: reach, openness, agreement, surprises. Pure: reads no file.

A player at a table marks every picture they are sure of and then, up to the fifth mark, pictures that may fit. A
picture may fit if the looker said so, or if two others gave it: a player who looks for one word notices what the looker
missed while thinking of hundreds. A word's *reach* is the resulting number of marks on fifteen random cards, averaged
over lookers. A card *answers* a word if the lookers together give it at least two marks, a maybe counting half. Its
*openness* is the number of words it answers.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from stella.lab.atlas.lookers import Atlas
from stella.rules.box import TABLE

USUAL_SLATE: Final = 5
"""How many marks a player usually makes. Further marks need a sure fit."""
SECOND_OPINION: Final = 2  # lookers that make a picture one that may fit
ANSWER: Final = 2.0  # marks that make an answer, a maybe counting half


class Pair(NamedTuple):
    """A card and a word, and the lookers who are sure of them."""

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
    """Return whether a looker gives a word to a card, or missed what two others give."""
    own = values.get(name, 0.0)
    return own > 0 or sum(value > 0 for other, value in values.items() if other != name) >= SECOND_OPINION


def plain_reach(atlas: Atlas, word: str) -> float:
    """Return the reach without the rule for tables: a sure card counts 1, a maybe one half."""
    given = [value for card in atlas.cards for value in atlas.given(card, word).values()]
    return TABLE * sum(given) / len(given)


@cache
def expected_marks(sure: int, maybe: int, cards: int) -> float:
    """Return the mean number of marks on random tables, given how many of all cards fit surely and may fit."""
    total, rest = 0, cards - sure - maybe
    for some in range(min(sure, TABLE) + 1):
        for more in range(min(maybe, TABLE - some) + 1):
            ways = comb(sure, some) * comb(maybe, more) * comb(rest, TABLE - some - more)
            total += ways * max(some, min(USUAL_SLATE, some + more))
    return total / comb(cards, TABLE)


def answers(values: Iterable[float]) -> bool:
    """Return whether these answers make a card answer a word."""
    return sum(values) >= ANSWER


def openness(atlas: Atlas, card: str, words: Iterable[str]) -> int:
    """Return how many words a card answers."""
    return sum(answers(atlas.given(card, word).values()) for word in words)


def touched(atlas: Atlas, card: str, words: Iterable[str]) -> int:
    """Return how many words at least two lookers give a card, even if only as a maybe."""
    return sum(sum(value > 0 for value in atlas.given(card, word).values()) >= SECOND_OPINION for word in words)


def agreement(atlas: Atlas, words: Sequence[str], *, is_sure: bool) -> dict[tuple[str, str], float]:
    """Return, for every pair of lookers, the share of given words that both give (Jaccard index)."""
    least = 1.0 if is_sure else 0.5
    gave = {name: {pair for pair, values in _pairs(atlas, words) if values[name] >= least} for name in atlas.lookers}
    return {(a, b): len(gave[a] & gave[b]) / len(gave[a] | gave[b]) for a, b in combinations(gave, 2)}


def named(atlas: Atlas, words: Sequence[str], others: int) -> float:
    """Return how often a looker gives a word to a card if exactly this many others do."""
    found = [
        own > 0
        for _, values in _pairs(atlas, words)
        for name, own in values.items()
        if sum(value > 0 for other, value in values.items() if other != name) == others
    ]
    return sum(found) / len(found)


def alone(atlas: Atlas, words: Sequence[str], name: str) -> list[Pair]:
    """Return the pairs that one looker is sure of and nobody else gives."""
    found = []
    for (card, word), values in _pairs(atlas, words):
        if values[name] == 1.0 and sum(values.values()) == 1.0:
            found.append(Pair(card, word, (name,)))
    return found


def divided(atlas: Atlas, words: Sequence[str]) -> list[Pair]:
    """Return the pairs that divide the lookers: half are sure, and the other half see nothing."""
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
