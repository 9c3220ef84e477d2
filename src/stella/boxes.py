"""The boxes of this installation: simulated games use them, and records are checked against them."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from stella.content.decks import DeckError, installed_decks, load_deck, load_former
from stella.content.words import WordList, installed_words, load_words
from stella.records import Record
from stella.rules import Box, Reference

PICTURES = 84  # rules §1.1


@cache
def built_in_words() -> WordList:
    """Return the word list that comes with Stella."""
    return load_words()


@cache
def built_in_box() -> Box:
    """Return the box that comes with Stella, or its words with numbered cards if no deck has been built."""
    words = built_in_words()
    try:
        deck = load_deck()
    except DeckError:
        blank = Reference("numbers", sha256(f"{PICTURES} numbered cards".encode()).hexdigest())
        return Box(blank, PICTURES, words.reference, words.cards, words.discovery)
    return Box(deck.reference, len(deck.cards), words.reference, words.cards, words.discovery)


class Shelf(Struct, frozen=True):
    """The decks (by id and hash, with their sizes) and the word lists that records are checked against."""

    decks: Mapping[Reference, int]
    words: Mapping[Reference, WordList]

    def has_deck(self, record: Record) -> bool:
        """Return whether the deck of a record is available."""
        return Reference(record.deck.id, record.deck.hash) in self.decks

    def box_of(self, record: Record) -> Box | None:
        """Return the box of a record, or None if its word list is not available.

        Pictures are identified by number, so the deck may be missing. If it is available, the box has its real size.
        """
        words = self.words.get(Reference(record.words.id, record.words.hash))
        if words is None:
            return None
        deck = Reference(record.deck.id, record.deck.hash)
        size = self.decks.get(deck, record.deck.size)
        return Box(deck, size, words.reference, words.cards, words.discovery)


def shelf_of(data: Path | None = None) -> Shelf:
    """Return the decks and word lists available here: built in, former, and installed in a data directory."""
    ours, words = built_in_box(), built_in_words()
    decks = {ours.deck: ours.pictures}
    decks |= {deck.reference: len(deck.cards) for deck in load_former().values()}
    lists = {words.reference: words}
    if data is not None and data.is_dir():
        decks |= {deck.reference: len(deck.cards) for deck in installed_decks(data).decks.values()}
        lists |= {one.reference: one for one in installed_words(data).lists.values()}
    return Shelf(decks, lists)
