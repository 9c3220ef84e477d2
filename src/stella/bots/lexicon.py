"""The fallback for words in neither table nor encoder: finds cards whose texts are spelled alike.

It compares fragments of words, so that `ships` matches `ship` and `морето` matches `море`. It does not understand
meaning.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, pstdev
from unicodedata import combining, normalize

from stella.bots.aspects import Aspects
from stella.content.decks import CardText

_ALIKE = 0.55  # of the fragments of two words; less is chance
_SHORT = 3  # words this short say too little


def spelled(text: str) -> list[str]:
    """Return the words of a text without case, accents and short words."""
    plain = "".join(mark for mark in normalize("NFKD", text.casefold()) if not combining(mark))
    words = "".join(mark if mark.isalnum() else " " for mark in plain).split()
    return [word for word in words if len(word) >= _SHORT]


def _pieces(word: str) -> frozenset[str]:
    framed = f"^{word}"
    return frozenset(framed[at : at + 3] for at in range(len(framed) - 2))


class Lexicon:
    """The words of a deck's texts in all their languages, and the cards that contain them."""

    def __init__(self, cards: Sequence[Iterable[CardText]]) -> None:
        self._size = len(cards)
        self._places: dict[str, set[tuple[int, int]]] = defaultdict(set)  # word -> (card, aspect)
        for card, texts in enumerate(cards):
            for text in texts:
                whole = (f"{text.title} {text.description}",)
                for aspect, parts in enumerate((text.objects, text.themes, text.moods, whole)):
                    for part in parts:
                        for word in spelled(part):
                            self._places[word].add((card, aspect))
        self._words: dict[str, set[str]] = defaultdict(set)  # piece -> words
        for word in self._places:
            for piece in _pieces(word):
                self._words[piece].add(word)

    def fits(self, words: Iterable[str]) -> list[Aspects] | None:
        """Return for every card how well it fits any of these words, or None if no card does."""
        best = [[0.0] * len(Aspects._fields) for _ in range(self._size)]
        found = False
        for rank, term in enumerate(words):
            worth = 1.0 if rank == 0 else 0.6  # the word itself counts most, then its associates
            for likeness, places in self._alike(term):
                found = True
                for card, aspect in places:
                    best[card][aspect] += worth * likeness
        return _standard(best) if found else None

    def _alike(self, term: str) -> Iterable[tuple[float, set[tuple[int, int]]]]:
        for asked in spelled(term):
            pieces = _pieces(asked)
            shared: dict[str, int] = defaultdict(int)
            for piece in pieces:
                for word in self._words.get(piece, ()):
                    shared[word] += 1
            for word, count in shared.items():
                likeness = 2 * count / (len(pieces) + max(len(word) - 1, 1))
                if likeness >= _ALIKE:
                    yield likeness, self._places[word]


def _standard(rows: list[list[float]]) -> list[Aspects]:
    """Normalize every aspect to mean 0 and deviation 1 over the deck."""
    columns = []
    for column in zip(*rows, strict=True):
        middle, spread = fmean(column), pstdev(column)
        columns.append([(value - middle) / spread if spread else 0.0 for value in column])
    return [Aspects(*row) for row in zip(*columns, strict=True)]
