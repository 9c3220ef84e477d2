"""Chooses what a bot mentions in its reason: the object and the theme of a card that the lookers' answers support most.

Further associations exist in English only, so a bot never quotes them. They show which of the card's objects lookers
really noticed; the bot can name these in every language. A theme counts by how strongly they see it in this picture,
and by how often they see it together with the word. The held-out looker is never used.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.bots.encoder import encode
from stella.bots.table import Tags
from stella.content.decks import CardText
from stella.content.words import Word
from stella.lab.atlas.lookers import Atlas, key_of

NOTICED: Final = 0.15
FELT: Final = 0.3
"""The weight of the lookers' answers relative to the encoder's similarity. A higher weight would always name the
same thing.
"""

Matrix = NDArray[np.float64]


class Support:
    """What supports words in pictures, according to the lookers that bots use."""

    def __init__(self, atlas: Atlas, speaking: Sequence[str], words: Sequence[Word]) -> None:
        self._atlas, self._speaking, self._words = atlas, tuple(speaking), tuple(words)
        self._vectors = [_vectors([word.texts["en"], *word.associates]) for word in words]
        self._column = cache(self._column_of)

    def tags(self, card: str, text: CardText) -> list[Tags]:
        """Return, for every word, the object and theme of a card to mention."""
        objects = self._alike(text.objects) + NOTICED * self._noticed(card, text.objects)
        themes = self._alike(text.themes) + FELT * self._felt(card, text.themes)
        best = [part.argmax(axis=0).tolist() if len(part) else [0] * len(self._words) for part in (objects, themes)]
        return [Tags(*places) for places in zip(*best, strict=True)]

    def _alike(self, tags: Sequence[str]) -> Matrix:
        """Return tags x words: half the word itself, half its best associate; 0 is a tag's average."""
        likeness = [_vectors(tags) @ vectors.T for vectors in self._vectors]
        alike = np.array([part[:, 0] / 2 + part[:, 1:].max(axis=1, initial=0) / 2 for part in likeness]).T
        centred: Matrix = alike - alike.mean(axis=1, keepdims=True)
        return centred

    def _noticed(self, card: str, objects: Sequence[str]) -> Matrix:
        """Return objects x words: how close an object is to the answers. Lookers who see the word count twice."""
        seen = self._atlas.cards[card].lookers
        said = [(name, text) for name in self._speaking if name in seen for text in seen[name].further]
        if not said:
            return np.zeros((len(objects), len(self._words)))
        near = _vectors(objects) @ _vectors([text for _, text in said]).T
        loud = np.array([[1.0 if seen[name].gives(word.key) else 0.5 for name, _ in said] for word in self._words])
        return np.array([(near * voices).max(axis=1) for voices in loud]).T

    def _felt(self, card: str, themes: Sequence[str]) -> Matrix:
        """Return themes x words: how strongly lookers see a theme here, times how often they see both together."""
        found = np.zeros((len(themes), len(self._words)))
        for row, theme in enumerate(map(key_of, themes)):
            if self._atlas.knows(card, theme):
                here = self._mean(card, theme)
                found[row] = [here * self._kinship(theme, word.key) for word in self._words]
        return found

    def _kinship(self, one: str, other: str) -> float:
        """Return how often lookers see two words in the same pictures: the cosine of their answers."""
        a, b = self._column(one), self._column(other)
        size = float(np.sqrt((a @ a) * (b @ b)))
        return float(a @ b) / size if size else 0.0

    def _column_of(self, word: str) -> Matrix:
        return np.array([self._mean(card, word) for card in self._atlas.cards])

    def _mean(self, card: str, word: str) -> float:
        seen = self._atlas.cards[card].lookers
        values = [seen[name].gives(word) for name in self._speaking if name in seen]
        return sum(values) / len(values) if values else 0.0


@cache
def _vectors_of(texts: tuple[str, ...]) -> Matrix:
    return np.asarray(encode(texts), np.float64) if texts else np.zeros((0, 512))


def _vectors(texts: Sequence[str]) -> Matrix:
    return _vectors_of(tuple(texts))
