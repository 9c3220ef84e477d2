"""Builds a daily table with a box of fixed editions, and slates on it."""

from functools import cache
from pathlib import Path

from stella.bots import Knowledge
from stella.content.decks import Card, Deck, load_deck
from stella.content.words import load_words
from stella.daily import DayTable, laid
from stella.rules.box import Box, Reference, WordCard

DAY = 20_775
"""2026-11-18."""
FIXED = Box(
    Reference("stella", "d" * 64),
    84,
    Reference("stella", "e" * 64),
    tuple([WordCard(f"w{number}", f"top-{number}", f"bottom-{number}") for number in range(100)]),
)
"""A box that no edition changes, so its draws stay the same."""


@cache
def ours() -> tuple[DayTable, Knowledge]:
    """Return the table of `DAY` with the shipped deck and words, and the bots' knowledge of them."""
    deck, words = load_deck(), load_words()
    box = Box(deck.reference, len(deck.cards), words.reference, words.cards)
    return laid(DAY, box), Knowledge(deck, words)


@cache
def plain() -> tuple[DayTable, Knowledge]:
    """Return the table of `DAY` with the fixed box. Its pictures have no texts, so bots have only their taste."""
    blank = tuple([Card(id=f"{number}", pictures={}) for number in range(FIXED.pictures)])
    deck = Deck(id="stella", title={}, license="", hash="d" * 64, cards=blank, folder=Path())
    return laid(DAY, FIXED), Knowledge(deck, load_words())
