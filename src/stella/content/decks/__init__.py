"""Decks of picture cards: the built-in one, and those that operators install.

`stella.content.decks.packer` creates decks. It is the only module that needs an imaging library.
"""

from stella.content.decks.deck import WIDTHS, Card, CardText, Deck, DeckError, UnknownCardError
from stella.content.decks.former import load_former
from stella.content.decks.reader import BUILT_IN, InstalledDecks, installed_decks, load_deck

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
