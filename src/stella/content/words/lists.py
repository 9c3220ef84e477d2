"""A word list as the game uses it: cards of keys, and for every key the word in each language."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from hashlib import sha256

import msgspec
from msgspec import Struct

from stella.content.errors import ContentError
from stella.rules.box import Reference, WordCard


class Kind(StrEnum):
    """What sort of word it is; the two words of one of our cards are never of the same kind."""

    ACTION = "action"
    ART = "art"
    BOND = "bond"
    CHARACTER = "character"
    CRIME = "crime"
    DANGER = "danger"
    FOOD = "food"
    IDEA = "idea"
    LOVE = "love"
    MOOD = "mood"
    NATURE = "nature"
    PLACE = "place"
    SCIENCE = "science"
    THING = "thing"
    TIME = "time"
    VIRTUE = "virtue"


class UnknownWordError(ContentError):
    """The word list does not have this key."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(f"The word list '{words}' has no word '{key}'.")


class Word(Struct, frozen=True):
    """One word in every language of its list, and the first associations of an English speaker."""

    key: str
    texts: Mapping[str, str]
    kind: Kind | None = None
    associates: tuple[str, ...] = ()


class WordList(Struct, frozen=True, kw_only=True, dict=True):
    """Word cards and their words. Missing translations fall back to the first language."""

    id: str
    title: Mapping[str, str]
    languages: tuple[str, ...]
    cards: tuple[WordCard, ...]
    discovery: tuple[WordCard, ...] = ()
    words: Mapping[str, Word]
    former: Mapping[str, Mapping[str, str]] = {}  # words removed from the list; older games and records still show them

    def __contains__(self, key: object) -> bool:
        """Return whether this word is or was in the list."""
        return key in self.words or key in self.former

    def __getitem__(self, key: str) -> Word:
        try:
            return self.words[key]
        except KeyError:
            raise UnknownWordError(key, self.id) from None

    def text(self, key: str, language: str) -> str:
        """Return the word in the language, or in the list's first language if it is not translated."""
        texts = self.former[key] if key in self.former else self[key].texts
        return texts.get(language) or texts[self.languages[0]]

    def plain(self, key: str, language: str) -> str:
        """Return the word as `text` does but without soft hyphens, for programs and terminals."""
        return self.text(key, language).replace("\u00ad", "")

    @cached_property
    def seen(self) -> bytes:
        """What players see, as JSON: the cards and their words, without the bots' associations."""
        texts = {key: word.texts for key, word in self.words.items()}
        return msgspec.json.encode((self.id, self.cards, self.discovery, texts), order="sorted")

    @cached_property
    def hash(self) -> str:
        """The SHA-256 of what players see."""
        return sha256(self.seen).hexdigest()

    @property
    def reference(self) -> Reference:
        """Identifies this exact list in a game and its record."""
        return Reference(self.id, self.hash)
