"""What the house offers to its rooms: decks, words, and the program's players."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from msgspec import Struct

from stella.content.decks import Deck
from stella.content.words import WordList
from stella.rooms.room import Room, Seat
from stella.rules.box import Box
from stella.rules.moves import Move
from stella.rules.views import Shown, View


class ProgramPlayer(Protocol):
    """A bot or a stand-in: it sees what its seat may see, and nothing else."""

    def choose(self, view: View) -> Move | None:
        """Return the move to make now, if any."""

    def thinking_time(self, view: View) -> float:
        """Return how many seconds to think about it, as a person would."""

    def why(self, card: int, language: str, clue: str) -> str:
        """Return why it marked a card, in a language. Only for cards that are public."""

    def reaction(self, fact: Shown, seat: int) -> str | None:
        """Return the emoji it shows when something happens, if any."""


class House(Struct, frozen=True):
    """The decks, words and characters of this server; `hire` finds the player for a bot's seat or a stand-in."""

    decks: Mapping[str, Deck]
    words: WordList
    characters: Mapping[str, str]  # id -> name
    hire: Callable[[Room, Seat], ProgramPlayer]
    prepare: Callable[[Room], None]  # lets the program think about a game's custom words; slow, off the main thread
    _files: dict[str, frozenset[str]] = {}

    def files(self, deck: str) -> frozenset[str]:
        """Return the names of all pictures of a deck."""
        if deck not in self._files:
            self._files[deck] = frozenset(name for card in self.decks[deck].cards for name in card.pictures.values())
        return self._files[deck]

    def boxes(self) -> dict[str, Callable[[], Box]]:
        """Return, for each deck, what makes the box a game is played with."""
        return {name: partial(self._box, deck) for name, deck in self.decks.items()}

    def _box(self, deck: Deck) -> Box:
        return Box(deck.reference, len(deck.cards), self.words.reference, self.words.cards, self.words.discovery)
