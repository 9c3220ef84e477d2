"""The deck of a table with real cards: the program never sees them, so its cards are only places to mark."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from stella.content.decks.deck import Card, Deck
from stella.rules.box import PICTURES_PER_GAME, PRINTED


@cache
def printed_deck() -> Deck:
    """Return as many cards without pictures as lie on the table in the longest game."""
    cards = tuple([Card(id=f"card-{number:02}", pictures={}) for number in range(1, PICTURES_PER_GAME + 1)])
    edition = sha256(f"{PICTURES_PER_GAME} printed cards".encode()).hexdigest()
    return Deck(id=PRINTED, title={"en": "Printed cards"}, license="", hash=edition, cards=cards, folder=_NOWHERE)


_NOWHERE: Final = Path("/nonexistent")
