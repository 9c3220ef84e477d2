"""Looks at the pictures of own decks without descriptions: the extra `stella[vision]` and a model on this machine.

A model of the open_clip format lies in a directory; nothing is downloaded. Slow: a deck is looked at once, and a word
is asked before a game.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

from stella.bots.aspects import Aspects
from stella.bots.clip import Array, Clip
from stella.content.decks import WIDTHS, Deck

_PROMPTS = ("{}", "a picture of {}", "a painting about {}", "the feeling of {}")


class PictureEncoder:
    """Looks at the cards of a deck and says how well they fit a word. Knows English best, as such models do.

    `background` are ordinary words: a picture that fits them all says little when it fits one more.
    """

    def __init__(self, model: Clip, deck: Deck, background: Sequence[str]) -> None:
        self._model = model
        self._pictures = model.pictures([_open(deck.picture(card, WIDTHS[0])) for card in range(len(deck.cards))])
        usual = self._pictures @ self._vectors(background).T
        self._hubs = usual.mean(axis=1)
        self._spread = float((usual - self._hubs[:, None]).std(axis=0).mean())

    def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:  # noqa: ARG002 - such models do not say what they know
        """Return for every card how well it fits a word; all aspects are the same, as a picture is one whole."""
        asked = self._pictures @ self._vectors([word, *associates]).T
        likeness = (asked[:, 0] + asked[:, 1:].max(axis=1)) / 2 if associates else asked[:, 0]
        likeness = likeness - self._hubs
        likeness -= likeness.mean()
        spread = (float(likeness.std()) + self._spread) / 2
        fits = likeness / spread if spread else np.zeros_like(likeness)
        return [Aspects(fit, fit, fit, fit) for fit in fits.tolist()]

    def _vectors(self, words: Sequence[str]) -> Array:
        """Return a vector a word: the mean of several ways to ask for it."""
        asked = self._model.texts([prompt.format(word.lower()) for word in words for prompt in _PROMPTS])
        mean: Array = asked.reshape(len(words), len(_PROMPTS), -1).mean(axis=1)
        return mean


def _open(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGB")
