"""The boxes this copy of Stella has: what a simulated game is played with, and what a record is checked against."""

from functools import cache
from hashlib import sha256

from stella.content.decks import DeckError, load_deck
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
    """Return the box that comes with Stella, or its words with numbered cards where no deck has been built."""
    words = built_in_words()
    try:
        deck = load_deck()
    except DeckError:
        blank = Reference("numbers", sha256(f"{PICTURES} numbered cards".encode()).hexdigest())
        return Box(blank, PICTURES, words.reference, words.cards, words.discovery)
    return Box(deck.reference, len(deck.cards), words.reference, words.cards, words.discovery)


def box_of(record: Record) -> Box | None:
    """Return the box that a record was played with as far as it is here: None if its word list is not.

    Pictures are named by number, so a deck that is not here will do; of the one that is, the size is known.
    """
    words = built_in_words()
    if (record.words.id, record.words.hash) != (words.id, words.hash):
        return None
    deck, ours = Reference(record.deck.id, record.deck.hash), built_in_box()
    size = ours.pictures if deck == ours.deck else record.deck.size
    return Box(deck, size, words.reference, words.cards, words.discovery)
