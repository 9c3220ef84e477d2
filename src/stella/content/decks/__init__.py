"""Decks of picture cards: the game's own, and those that hosts install.

Making a deck is `stella.content.decks.packing`, which alone needs an imaging library.
"""

from stella.content.decks.deck import WIDTHS, Card, CardText, Deck, DeckError, UnknownCardError
from stella.content.decks.former import load_former
from stella.content.decks.reading import BUILT_IN, InstalledDecks, installed_decks, load_deck

__all__ = [
    "BUILT_IN",
    "WIDTHS",
    "Card",
    "CardText",
    "Deck",
    "DeckError",
    "InstalledDecks",
    "UnknownCardError",
    "installed_decks",
    "load_deck",
    "load_former",
]
