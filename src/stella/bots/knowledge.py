"""What bots know about a deck and its words. All bots of a game share it.

Sources, best first: the affinity table, an encoder consulted before the game, and spelling. A card without texts fits
every word equally; then only the bot's own taste decides.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Protocol

from stella.bots.aspects import NOTHING, Aspects
from stella.bots.lexicon import Lexicon, spelled
from stella.bots.table import AffinityTable, Tags, load_table
from stella.content.decks import Deck
from stella.content.words import WordList

_log = logging.getLogger(__name__)
_MEMORY = 2000  # words


class Encoder(Protocol):
    """Scores words, such as `stella.bots.encoder`. It is slow, so it is never called during a game."""

    def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
        """Return for every card how well it fits a word, or None if the language is not supported."""


class Knowledge:
    """How well the cards of a deck fit words."""

    def __init__(
        self, deck: Deck, words: WordList, table: AffinityTable | None = None, encoder: Encoder | None = None
    ) -> None:
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
        """Return which object and theme of a card fit a clue best, or None if they are not in the table."""
        return self._table.tags(self.deck.cards[card].id, clue)

    def learn(self, words: Iterable[str], language: str) -> None:
        """Score custom words with the encoder. This can take seconds: call it before a game, off the main thread."""
        for word in words:
            fits = self._encoder.fits(word, language) if self._encoder else None
            if fits is not None:
                self._remember(word, fits)

    def study(self) -> None:
        """Score every word of the list that the table lacks for this deck. Slow, like `learn`."""
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
        """Cache the scores of a word and evict the oldest one, because players can invent any number of words."""
        if len(self._learned) >= _MEMORY:
            del self._learned[next(iter(self._learned))]
        self._learned[word] = fits
        return fits

    def _by_spelling(self, key: str) -> list[Aspects] | None:
        """Compare spellings. The log reports this without the word, which may still be secret."""
        word = self.words.words.get(key)
        fits = self._lexicon.fits([key] if word is None else [word.texts.get("en", key), *word.associates])
        if word is None:
            _log.warning("no encoder knows a custom word: bots compare its spelling%s", "" if fits else ", in vain")
        return fits
