"""What this server offers to its rooms: decks, words, and the program's players."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import structlog

from stella.bots import CHARACTERS, Bot, Knowledge, character, stand_in
from stella.bots.encoders import encoder_for
from stella.content.decks import Card, Deck, installed_decks, load_deck, load_former
from stella.content.decks.deck import PICTURES
from stella.content.decks.printed import printed_deck
from stella.content.words import WordList, installed_words, load_words
from stella.protocol.updates import Reactions
from stella.rooms.room import Room, Seat
from stella.rules.box import MAX_MARKS, Box, Reference
from stella.rules.facts import CardPointed
from stella.rules.moves import Move
from stella.rules.views import Shown, View

log = structlog.get_logger()


class AutomaticPlayer(Protocol):
    """A bot or a stand-in: it sees what its seat may see, and nothing else."""

    def choose(self, view: View, most: int = MAX_MARKS) -> Move | None:
        """Return the move to make now, if any, with at most `most` marks."""

    def thinking_time(self, view: View) -> float:
        """Return how many seconds a person like this would think about it."""

    def why(self, card: int, language: str, *, clue: str) -> str:
        """Return why it marked a card, in a language. Only for cards that are public."""

    def reaction(self, fact: Shown, seat: int) -> str | None:
        """Return the emoji it shows when something happens, if any."""


class Catalogue:
    """The decks, words and characters of this server."""

    def __init__(
        self, decks: Mapping[str, Deck], words: WordList, *more: WordList, former: Mapping[str, Deck] | None = None
    ) -> None:
        """Take decks by their ids, word lists (the game's own first), and former editions of decks by their hashes."""
        self.decks: dict[str, Deck] = {}
        self.words = {one.id: one for one in (words, *more)}
        self._ours = words.id
        self.characters = {one.id: one.name for one in CHARACTERS}
        self.boxes: dict[tuple[str, str], Callable[[], Box]] = {}
        self._knowledge = cache(self._know)
        self._ignorance = cache(self._ignore)
        self._former = dict(former or {})
        self._files: dict[tuple[str, str], Path] = {}
        for deck in self._former.values():
            self._offer_files(deck)
        for deck in decks.values():
            self.add(deck)
        for known in self.words.values():
            self.boxes[printed_deck().id, known.id] = partial(_box, printed_deck(), known)

    def add(self, deck: Deck) -> None:
        """Offer a further deck from now on."""
        self._offer_files(deck)
        self.decks[deck.id] = deck
        for words in self.words.values():
            self.boxes[deck.id, words.id] = partial(_box, deck, words)

    def remove(self, deck: str) -> None:
        """Offer a deck no more. Games that were played with it are shown without its pictures."""
        gone = self.decks.pop(deck)
        for words in self.words.values():
            del self.boxes[deck, words.id]
        for card in gone.cards:
            for name in card.pictures.values():
                self._files.pop((deck, name), None)

    def edition(self, deck: str, edition: str | None = None) -> Deck | None:
        """Return the deck that a game names by id and hash; today's if that edition was not kept, or none is named."""
        today = printed_deck() if deck == printed_deck().id else self.decks.get(deck)
        if edition is None or (today and today.hash == edition):
            return today
        former = self._former.get(edition)
        return former if former and former.id == deck else today

    def file(self, deck: str, name: str) -> Path | None:
        """Return where a picture of a deck or of its former editions lies."""
        return self._files.get((deck, name))

    def _offer_files(self, deck: Deck) -> None:
        for card in deck.cards:
            for name in card.pictures.values():
                self._files[deck.id, name] = deck.folder / PICTURES / name

    def player(self, room: Room, seat: Seat) -> AutomaticPlayer:
        """Return the player of a bot's seat or the stand-in for a person. It is the same for the whole game."""
        knowledge, seed = self._knowledge_for(room), bot_seed(room, seat)
        if seat.character is None or seat.level is None:
            return stand_in(seed, knowledge)
        return Bot(character(seat.character), seat.level, seed, knowledge)

    def reactions(self, room: Room) -> Reactions:
        """Return what the bots of a room's game show when they see a fact; None without bots."""
        bots = [(number, seat) for number, seat in enumerate(room.seats) if seat.character is not None]
        if not bots or room.game is None:
            return None
        players: list[tuple[int, AutomaticPlayer]] = []  # made when something happens: most rooms are only read

        has_stars = room.game.setup.stars

        def shown(fact: Shown) -> tuple[tuple[int, str], ...]:
            if not has_stars and isinstance(fact, CardPointed):  # nothing was won or lost
                return ()
            if not players:
                players.extend([(number, self.player(room, seat)) for number, seat in bots])
            return tuple([(number, emoji) for number, one in players if (emoji := one.reaction(fact, number))])

        return shown

    def has_to_learn(self, room: Room) -> bool:
        """Return whether a game has words for which bots must prepare: custom ones, or those of a custom list."""
        return room.options.words != self._ours or any(seat.words for seat in room.seats)

    def learn(self, room: Room) -> None:
        """Let the bots of a room think about its words. It can take seconds: never call it on the event loop."""
        knowledge = self._knowledge_for(room)
        if room.options.words != self._ours:
            knowledge.study()
        for seat in room.seats:
            knowledge.learn([word for card in seat.words for word in card], seat.language)

    def _knowledge_for(self, room: Room) -> Knowledge:
        """Return what a room's bots know; nothing about the pictures if their deck was removed or is smaller now."""
        start, words = room.game.round.start if room.game else None, room.options.words
        deck = self.edition(room.options.deck, start.deck.hash if start else None)
        size = start.deck_size if start else 0
        return self._knowledge_of(deck, size, words)

    def knowledge(self, deck: Reference, size: int, words: str) -> Knowledge:
        """Return the bots' knowledge of an edition of a deck, with its size, and of a word list."""
        return self._knowledge_of(self.edition(deck.id, deck.hash), size, words)

    def first_box(self) -> Box:
        """Return the game's own deck and words: what today's table is drawn from."""
        return next(iter(self.boxes.values()))()

    def _knowledge_of(self, deck: Deck | None, size: int, words: str) -> Knowledge:
        words = words if words in self.words else self._ours
        if deck is None or len(deck.cards) < size:
            return self._ignorance(size, words)
        return self._knowledge(deck.id, deck.hash, words)

    def _ignore(self, size: int, words: str) -> Knowledge:
        blank = tuple([Card(id=f"{number}", pictures={}) for number in range(size)])
        return Knowledge(Deck(id="", title={}, license="", hash="", cards=blank, folder=Path()), self.words[words])

    def _know(self, deck: str, edition: str, words: str) -> Knowledge:
        known, seen = self.words[words], self.edition(deck, edition) or self.decks[deck]
        return Knowledge(seen, known, encoder=encoder_for(seen, known))


def _box(deck: Deck, words: WordList) -> Box:
    return Box(deck.reference, len(deck.cards), words.reference, words.cards, words.discovery)


def open_catalogue(data: Path) -> Catalogue:
    """Return the built-in deck and words, and the host's own from the data directory."""
    installed, lists = installed_decks(data), installed_words(data)
    for problem in installed.problems:
        log.warning("deck left out", problem=problem)
    for problem in lists.problems:
        log.warning("word list left out", problem=problem)
    decks = {deck.id: deck for deck in (load_deck(), *installed.decks.values())}
    return Catalogue(decks, load_words(), *lists.lists.values(), former=load_former())


def bot_seed(room: Room, seat: Seat) -> str:
    """Return the seed of a bot's taste in this game. It follows from the game's secret, which is public afterwards."""
    taste = room.opening.taste
    if taste is not None or room.game is None:
        return f"{taste or ''}:{seat.colour}"
    secret = room.game.round.start.secret
    return sha256(f"{secret.seed}:{secret.salt}:{seat.colour}".encode()).hexdigest()
