"""The fixed tables of the benchmark: fifteen pictures, a clue, and what the company marked. Laid once, then read."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from stella.bots.chance import uniform
from stella.content.decks import Deck
from stella.content.languages import LANGUAGES
from stella.content.words import WordList
from stella.lab.atlas import Atlas
from stella.lab.atlas.held_out import own_marks
from stella.rules.box import MAX_MARKS, TABLE

FILE: Final = Path(__file__).parent / "tables.json"
VERSION: Final = 1
_GIVEN: Final = 6
_HELD_BACK: Final = 4  # every fourth card and word is new in the test


class Split(StrEnum):
    """Groups of tables, by whether their cards and their word occur in the training tables."""

    TRAIN = "train"
    NEW_CARDS = "new-cards"
    NEW_WORDS = "new-words"
    NEW_BOTH = "new-both"


class Table(Struct, frozen=True):
    """One table. Slates are fields, 0 to 14, in the order in which their owner points at them."""

    id: str
    split: Split
    clue: str
    language: str
    first_scout: int  # 0 is the agent, then the company
    cards: tuple[str, ...]
    given: tuple[int, ...]  # a slate to point at in order: half of it unmarked by others, if possible
    company: dict[str, tuple[int, ...]]


class EditionName(Struct, frozen=True):
    """The edition of a deck or a word list."""

    id: str
    hash: str


class Benchmark(Struct, frozen=True):
    """All tables, and the deck and the words that they were laid with."""

    version: int
    deck: EditionName
    words: EditionName
    tables: tuple[Table, ...]

    def of(self, *splits: Split) -> tuple[Table, ...]:
        """Return the tables of some splits."""
        return tuple([table for table in self.tables if table.split in splits])


@cache
def load_benchmark(path: Path = FILE) -> Benchmark:
    """Read the tables."""
    return msgspec.json.decode(path.read_bytes(), type=Benchmark)


def lay(atlas: Atlas, deck: Deck, words: WordList) -> Benchmark:
    """Lay two tables for every word that all cards were looked at for: one with known cards and one with new ones."""
    atlas = atlas.only(card.id for card in deck.cards)
    keys = [key for key in words.words if all(atlas.knows(card, key) for card in atlas.cards)]
    new_words = frozenset(_some(keys, "words"))
    new_cards = frozenset(_some(sorted(atlas.cards), "cards"))
    tables = []
    for number, key in enumerate(keys):
        for are_new in (False, True):
            split = _SPLITS[are_new, key in new_words]
            label = f"benchmark {VERSION}:{key}:{are_new}"
            pile = [card for card in sorted(atlas.cards) if (card in new_cards) is are_new]
            cards = tuple(sorted(pile, key=lambda card: uniform(label, card))[:TABLE])
            company = {name: _slate(atlas, name, key, cards, label) for name in atlas.lookers}
            language = tuple(LANGUAGES)[(number + 3 * are_new) % len(LANGUAGES)]
            name = f"{key}-{'new' if are_new else 'known'}"
            scout, given = number % (1 + len(company)), _given(company, label)
            tables.append(Table(name, split, key, language, scout, cards, given, company))
    return Benchmark(VERSION, EditionName(deck.id, deck.hash), EditionName(words.id, words.hash), tuple(tables))


_SPLITS: Final = {
    (False, False): Split.TRAIN,
    (True, False): Split.NEW_CARDS,
    (False, True): Split.NEW_WORDS,
    (True, True): Split.NEW_BOTH,
}


def _some(names: list[str], label: str) -> list[str]:
    """Return a fixed quarter of some names."""
    return sorted(names, key=lambda name: uniform("benchmark", label, name))[: len(names) // _HELD_BACK]


def _slate(atlas: Atlas, name: str, word: str, cards: tuple[str, ...], label: str) -> tuple[int, ...]:
    """Return a looker's marks, sure pictures first: at least the others' favourite, at most ten."""
    given = {card: atlas.given(card, word) for card in cards}
    marks = own_marks(atlas, name, word, cards, label)
    order = sorted(cards, key=lambda card: (-given[card].get(name, 0.0), uniform(label, name, card)))
    chosen = [card for card in order if card in marks]
    if not chosen:
        chosen = [max(order, key=lambda card: sum(given[card].values()))]
    return tuple([cards.index(card) for card in chosen[:MAX_MARKS]])


def _given(company: dict[str, tuple[int, ...]], label: str) -> tuple[int, ...]:
    """Return a slate of six fields to point at: three that the company marked and three that it did not."""
    marked = {field for slate in company.values() for field in slate}
    order = sorted(range(TABLE), key=lambda field: uniform(label, "given", field))
    shared = [field for field in order if field in marked]
    alone = [field for field in order if field not in marked]
    half = _GIVEN // 2
    return tuple(sorted([*shared[:half], *alone[:half], *shared[half:], *alone[half:]][:_GIVEN]))


def write(benchmark: Benchmark, path: Path = FILE) -> None:
    """Write the tables, one per line, so that a diff shows which ones changed."""
    head = {"version": benchmark.version, "deck": benchmark.deck, "words": benchmark.words}
    lines = ",\n".join(msgspec.json.encode(table).decode() for table in benchmark.tables)
    text = msgspec.json.encode(head).decode()[:-1]
    path.write_text(f'{text},"tables":[\n{lines}\n]}}\n', "utf-8")
