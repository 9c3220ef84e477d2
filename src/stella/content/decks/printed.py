"""The deck for a table with physical cards. The program cannot see them, so its cards are only positions to mark."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from stella.content.decks.deck import Card, Deck
from stella.rules.box import PICTURES_PER_GAME, PRINTED


@cache
def printed_deck() -> Deck:
    """Return as many cards without pictures as the longest game needs."""
    cards = tuple([Card(id=f"card-{number:02}", pictures={}) for number in range(1, PICTURES_PER_GAME + 1)])
    edition = sha256(f"{PICTURES_PER_GAME} printed cards".encode()).hexdigest()
    return Deck(id=PRINTED, title={"en": "Printed cards"}, license="", hash=edition, cards=cards, folder=_NOWHERE)


_NOWHERE: Final = Path("/nonexistent")
