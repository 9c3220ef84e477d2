"""The boxes this copy of Stella has: what a simulated game is played with, and what a record is checked against."""

from functools import cache
from hashlib import sha256

from stella.content.words import WordList, load_words
from stella.records import Record
from stella.rules import Box, Reference

PICTURES = 84  # rules §1.1


@cache
def built_in_words() -> WordList:
    """Return the word list that comes with Stella."""
    return load_words()


@cache
def built_in_box() -> Box:
    """Return the box of the built-in word list. Its deck is cards with nothing but a number: nobody looks at them."""
    words = built_in_words()
    deck = Reference("numbers", sha256(f"{PICTURES} numbered cards".encode()).hexdigest())
    return Box(deck, PICTURES, words.reference, words.cards, words.discovery)


def box_of(record: Record) -> Box | None:
    """Return the box that a record was played with as far as it is here: None if its word list is not.

    Pictures never need checking, because a record names them by number; so any deck will do.
    """
    box = built_in_box()
    if (record.words.id, record.words.hash) != (box.words.id, box.words.hash):
        return None
    deck = Reference(record.deck.id, record.deck.hash)
    return Box(deck, record.deck.size, box.words, box.word_cards, box.discovery_cards)
