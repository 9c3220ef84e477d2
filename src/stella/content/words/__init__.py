"""Word lists and the words that people type."""

from stella.content.words.lists import Kind, UnknownWordError, Word, WordList
from stella.content.words.plain_words import (
    BlankCardsError,
    WordIsEmptyError,
    WordIsTooLongError,
    blank_cards,
    clean_word,
)
from stella.content.words.reader import BUILT_IN, InstalledWords, WordListError, installed_words, load_words

__all__ = [
    "BUILT_IN",
    "BlankCardsError",
    "InstalledWords",
    "Kind",
    "UnknownWordError",
    "Word",
    "WordIsEmptyError",
    "WordIsTooLongError",
    "WordList",
    "WordListError",
    "blank_cards",
    "clean_word",
    "installed_words",
    "load_words",
]
