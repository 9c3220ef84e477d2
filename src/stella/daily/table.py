"""The table of a day: one clue and fifteen pictures, drawn from the date and the editions of deck and words.

The draw is the documented one of a game (docs/record.md, docs/daily.md), so every server lays the same table without
asking another one. Nothing about it is secret.
"""

from hashlib import sha256
from typing import Final

from msgspec import Struct

from stella.daily.calendar import date_of
from stella.rules.box import TABLE, Box, Colour, Player, Reference, Secret, Setup, WordCard
from stella.rules.chance import draw
from stella.rules.engine import Happening, openings
from stella.rules.start import start

SETUP: Final = Setup(rounds=1)
COLOURS: Final = (Colour.ORANGE, Colour.BLUE, Colour.PINK, Colour.GREEN)
"""The colours of the seats. The first one is yours."""
_SALT: Final = "00"  # the seed is public, so the seal hides nothing


class DayTable(Struct, frozen=True):
    """A day's table. It is stored with the day's first slate, so that a later edition does not change it."""

    day: int
    seed: str
    deck: Reference
    deck_size: int
    words: Reference
    card: str  # the id of the word card
    clue: str  # the key of the word in play
    pictures: tuple[int, ...]


def laid(day: int, box: Box) -> DayTable:
    """Return the table of a day with the editions of a box."""
    seed = sha256(f"stella daily {date_of(day)} {box.deck.hash} {box.words.hash}".encode()).digest()
    (place,) = draw(seed, "words", len(box.word_cards), 1)
    card = box.word_cards[place]
    words = [word for word in (card.top, card.bottom) if word is not None]
    (side,) = draw(seed, "side", len(words), 1)
    return DayTable(
        day=day,
        seed=seed.hex(),
        deck=box.deck,
        deck_size=box.pictures,
        words=box.words,
        card=card.id,
        clue=words[side],
        pictures=draw(seed, "pictures", box.pictures, TABLE),
    )


def dealt(table: DayTable, players: tuple[Player, ...] | None = None) -> tuple[Happening, ...]:
    """Return all facts of dealing a day's table to some players: a game of one round under the rules."""
    box = Box(table.deck, table.deck_size, table.words, (WordCard(table.card, table.clue),))
    seated = players or tuple([Player(colour, colour) for colour in COLOURS])
    return openings(start(seated, box, Secret(table.seed, _SALT), setup=SETUP))
