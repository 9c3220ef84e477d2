"""Loads a word list from a file, or refuses it with all of its problems at once."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from stella.content.errors import ContentError, ProblemsError
from stella.content.plain_text import printable
from stella.content.slugs import ascii_slug, slug
from stella.content.words.lists import Kind, Word, WordList
from stella.content.words.plain_words import clean_word
from stella.content.words.tables import Table, read_table
from stella.rules.box import ROUNDS, WordCard

BUILT_IN: Final = Path(__file__).parent / "stella.toml"
FORMER: Final = BUILT_IN.with_name("former.toml")
MIN_CARDS: Final = ROUNDS
MAX_CARDS: Final = 2000
SOFT_HYPHEN: Final = "\u00ad"

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
_ABOUT: Final = {"key", "kind", "associates"}
_CARD_FIELDS: Final = {"id", "top", "bottom"}
_LIST_FIELDS: Final = {"id", "title", "language", "cards", "discovery"}


class WordListError(ProblemsError):
    """A word list cannot be used. Each problem is one sentence."""


class InstalledWords(Struct, frozen=True):
    """The installed word lists by id, and the problems of those that cannot be used."""

    lists: Mapping[str, WordList]
    problems: tuple[str, ...]


def load_words(path: Path | None = None) -> WordList:
    """Return the built-in word list, read once, or the one in the file.

    Raises WordListError or WordFileError.
    """
    return _built_in() if path is None else read_words(path)


def installed_words(data: Path) -> InstalledWords:
    """Find the word lists under the data directory. Broken lists are reported and left out."""
    lists: dict[str, WordList] = {}
    problems: list[str] = []
    for path in sorted((data / "words").glob("[!.]*.*")):
        try:
            words = read_words(path)
        except ContentError as error:
            problems += error.problems if isinstance(error, WordListError) else [str(error)]
            continue
        if words.id in lists or words.id == _built_in().id:
            problems.append(f"{printable(path.name)}: there is already a word list '{words.id}'; give it its own id.")
        else:
            lists[words.id] = words
    return InstalledWords(lists, tuple(problems))


@cache
def _built_in() -> WordList:
    return replace(read_words(BUILT_IN), former=read_table(FORMER))


def read_words(path: Path) -> WordList:
    """Read and check a word list."""
    table = read_table(path)
    reader = _Reader(path.name, str(table.get("language", "en")))
    words = reader.read(table, ascii_slug(path.stem) or "words")
    if reader.problems:
        raise WordListError(reader.problems)
    return words


class _Reader:
    """Collects the words and the problems of one file."""

    def __init__(self, name: str, language: str) -> None:
        self.name = name
        self.language = language
        self.problems: list[str] = []
        self.words: dict[str, Word] = {}
        self.languages: tuple[str, ...] = ()
        self.seen: dict[tuple[str, str], str] = {}
        self.card_ids: set[str] = set()

    def refuse(self, sentence: str) -> None:
        self.problems.append(printable(f"{self.name}: {sentence}", longest=400))

    def read(self, table: Table, default_id: str) -> WordList:
        for field in table.keys() - _LIST_FIELDS:
            self.refuse(f"a word list has no '{field}'.")
        title = table.get("title", default_id)
        discovery = tuple(self.cards(table.get("discovery", []), "d"))
        cards = tuple(self.cards(table.get("cards", []), "w"))
        if not MIN_CARDS <= len(cards) <= MAX_CARDS and not self.problems:
            self.refuse(f"a word list has {MIN_CARDS} to {MAX_CARDS} cards, and this one has {len(cards)}.")
        if discovery and len(discovery) < MIN_CARDS:
            self.refuse(f"a first game needs {MIN_CARDS} discovery cards, and there are {len(discovery)}.")
        return WordList(
            id=ascii_slug(str(table.get("id", default_id))) or default_id,
            title=title if isinstance(title, dict) else {self.language: str(title)},
            languages=self.languages,
            cards=cards,
            discovery=discovery,
            words=self.words,
        )

    def cards(self, entries: Any, letter: str) -> Iterator[WordCard]:
        if not isinstance(entries, list):
            self.refuse('cards are a list: write [[cards]] above each of them, or cards = [["…", "…"]].')
            return
        for number, entry in enumerate(entries, 1):
            card = self.card(entry, f"{letter}{number:02}")
            if card is not None:
                yield card

    def card(self, entry: Any, default_id: str) -> WordCard | None:
        if isinstance(entry, list):
            entry = dict(zip(("top", "bottom", "third"), entry, strict=False))
        if not isinstance(entry, dict) or "top" not in entry or entry.keys() - _CARD_FIELDS:
            self.refuse(f"card {default_id} needs one or two words, 'top' and 'bottom', and nothing else.")
            return None
        card_id = str(entry.get("id", default_id))
        if card_id in self.card_ids:
            self.refuse(f"two cards are called '{card_id}'.")
        self.card_ids.add(card_id)
        top = self.word(entry["top"], card_id)
        bottom = self.word(entry["bottom"], card_id) if "bottom" in entry else None
        return WordCard(card_id, top, bottom) if top else None

    def word(self, entry: Any, card: str) -> str | None:
        """Add one word. Return its key, or None if it was refused."""
        if isinstance(entry, str):
            entry = {self.language: entry}
        if not isinstance(entry, dict):
            self.refuse(f"card {card} holds something that is not a word.")
            return None
        texts = self.texts({code: text for code, text in entry.items() if code not in _ABOUT}, card)
        if not texts:
            return None
        key = str(entry.get("key") or slug(next(iter(texts.values()))))
        if key in self.words:
            self.refuse(f"card {card}: there is already a word '{key}'.")
            return None
        kind, associates = entry.get("kind"), entry.get("associates", [])
        if kind is not None and kind not in tuple(Kind):
            self.refuse(f"card {card}: '{kind}' is no kind of word; kinds are {', '.join(Kind)}.")
            return None
        if not isinstance(associates, list) or not all(isinstance(one, str) for one in associates):
            self.refuse(f"card {card}: the associates of '{key}' are a list of words.")
            return None
        self.words[key] = Word(key, texts, Kind(kind) if kind else None, tuple(associates))
        return key

    def texts(self, entry: Table, card: str) -> dict[str, str]:
        """Clean the word in each of its languages. Return nothing if any of them is refused."""
        before = len(self.problems)
        texts: dict[str, str] = {}
        for code, text in entry.items():
            if not _LANGUAGE.fullmatch(code) or not isinstance(text, str):
                self.refuse(f"card {card}: '{code}' is no language code; write 'en', 'de' and so on.")
                continue
            try:
                texts[code] = _cleaned(text)
            except ContentError as error:
                self.refuse(f"card {card}, {code}: {error}")
                continue
            self.unlike_others(code, texts[code], card)
        self.languages = self.languages or tuple(texts)
        for code in self.languages:
            if code not in entry:
                self.refuse(f"card {card} has a word without '{code}': every word needs all languages of its list.")
        return texts if len(self.problems) == before else {}

    def unlike_others(self, code: str, text: str, card: str) -> None:
        known = (code, slug(text))
        if known in self.seen:
            self.refuse(f"the word '{text}' ({code}) is on card {self.seen[known]} and again on card {card}.")
        self.seen[known] = card


def _cleaned(text: str) -> str:
    """Clean a word but keep its soft hyphens, which were written by hand."""
    word = clean_word(text)
    return text if text.replace(SOFT_HYPHEN, "") == word else word
