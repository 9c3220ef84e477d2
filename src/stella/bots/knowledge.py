"""What bots know of a deck and its words: shared by all bots of a game, and the same for everybody who looks.

Sources, best first: the affinity table, an encoder that was asked before the game, and spelling. A card about which
nothing is written fits every word alike; then only a bot's own taste is left.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Protocol

from stella.bots.aspects import NOTHING, Aspects
from stella.bots.lexicon import Lexicon, spelled
from stella.bots.table import Table, Tags, load_table
from stella.content.decks import Deck
from stella.content.words import WordList

_log = logging.getLogger(__name__)
_MEMORY = 2000  # words


class Encoder(Protocol):
    """Something that understands words, such as `stella.bots.encoder`; slow, so never asked during a game."""

    def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
        """Return for every card how well it fits a word, or None if it does not know the language."""


class Knowledge:
    """How well the cards of a deck fit words."""

    def __init__(self, deck: Deck, words: WordList, table: Table | None = None, encoder: Encoder | None = None) -> None:
        self.deck, self.words = deck, words
        self._table = load_table() if table is None else table
        self._encoder = encoder
        self._lexicon = Lexicon([card.texts.values() for card in deck.cards])
        self._keys = {" ".join(spelled(text)): key for key, word in words.words.items() for text in word.texts.values()}
        self._has_studied = False
        self._learned: dict[str, list[Aspects] | None] = {}

    def fit(self, clue: str, card: int) -> Aspects:
        """Return how well a card fits a clue: a key of the word list, or a custom word itself."""
        key = clue if clue in self.words.words else self._keys.get(" ".join(spelled(clue)), clue)
        known = self._table.fit(self.deck.cards[card].id, key)
        if known is not None:
            return known
        fits = self._learned[key] if key in self._learned else self._remember(key, self._by_spelling(key))
        return NOTHING if fits is None else fits[card]

    def tags(self, clue: str, card: int) -> Tags | None:
        """Return which object and theme of a card fit a clue best, if the table knows."""
        return self._table.tags(self.deck.cards[card].id, clue)

    def learn(self, words: Iterable[str], language: str) -> None:
        """Ask the encoder about custom words. Takes up to seconds: call it before a game, off the main thread."""
        for word in words:
            fits = self._encoder.fits(word, language) if self._encoder else None
            if fits is not None:
                self._remember(word, fits)

    def study(self) -> None:
        """Ask the encoder about every word of the list that the table cannot answer for this deck. Slow, as `learn`."""
        if self._encoder is None or self._has_studied:
            return
        self._has_studied = True
        language = "en" if "en" in self.words.languages else self.words.languages[0]
        unknown = [word for key, word in self.words.words.items() if not self._is_in_table(key)]
        for word in unknown[: _MEMORY // 2]:
            fits = self._encoder.fits(word.texts[language], language, word.associates)
            if fits is not None:
                self._remember(word.key, fits)

    def _is_in_table(self, key: str) -> bool:
        return all(self._table.fit(card.id, key) is not None for card in self.deck.cards)

    def _remember(self, word: str, fits: list[Aspects] | None) -> list[Aspects] | None:
        """Keep what was found about a word, and forget the oldest one: people make up words for ever."""
        if len(self._learned) >= _MEMORY:
            del self._learned[next(iter(self._learned))]
        self._learned[word] = fits
        return fits

    def _by_spelling(self, key: str) -> list[Aspects] | None:
        """Compare spellings; the log says so, but not the word: it may still be secret."""
        word = self.words.words.get(key)
        fits = self._lexicon.fits([key] if word is None else [word.texts.get("en", key), *word.associates])
        if word is None:
            _log.warning("no encoder knows a custom word: bots compare its spelling%s", "" if fits else ", in vain")
        return fits
