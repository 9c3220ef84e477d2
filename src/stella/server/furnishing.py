"""Furnishes the house: the built-in deck and the host's own, the words, and the program's players."""

from functools import cache

import structlog
from msgspec import Struct

from stella.bots import CHARACTERS, Bot, Knowledge, character, stand_in
from stella.bots.encoders import encoder_for
from stella.bots.telling import temperament
from stella.content.decks import Deck, installed_decks, load_deck
from stella.content.words import load_words
from stella.rooms.house import House
from stella.rooms.introduction import SEED
from stella.rooms.room import Room, Seat
from stella.rules.moves import Move
from stella.rules.views import Shown, View
from stella.server import wire
from stella.server.settings import Settings

log = structlog.get_logger()


class Paced(Struct, frozen=True):
    """A bot that thinks at the house's pace."""

    bot: Bot
    pace: float

    def choose(self, view: View) -> Move | None:
        """Return the bot's move."""
        return self.bot.choose(view)

    def thinking_time(self, view: View) -> float:
        """Return how long the bot thinks here."""
        return self.bot.thinking_time(view) * self.pace

    def why(self, card: int, language: str, clue: str) -> str:
        """Return why the bot marked a card."""
        return self.bot.why(card, language, clue=clue)

    def reaction(self, fact: Shown, seat: int) -> str | None:
        """Return the emoji that the bot shows."""
        return self.bot.reaction(fact, seat)


def furnish(settings: Settings) -> House:
    """Return what this server offers to its rooms."""
    installed = installed_decks(settings.data)
    for problem in installed.problems:
        log.warning("deck left out", problem=problem)
    decks: dict[str, Deck] = {deck.id: deck for deck in (load_deck(), *installed.decks.values())}
    words = load_words()

    @cache
    def knowledge(deck: str) -> Knowledge:
        return Knowledge(decks[deck], words, encoder=encoder_for(decks[deck], words))

    def hire(room: Room, seat: Seat) -> Paced:
        return Paced(bot_of(room, seat, knowledge(room.options.deck)), settings.bot_pace)

    def prepare(room: Room) -> None:
        if not any(seat.is_bot for seat in room.seats):
            return
        for seat in room.seats:
            knowledge(room.options.deck).learn([word for card in seat.words for word in card], seat.language)

    return House(decks, words, {one.id: one.name for one in CHARACTERS}, hire, prepare)


def bot_of(room: Room, seat: Seat, knowledge: Knowledge) -> Bot:
    """Return the character of a bot's seat, or the stand-in of a person's; the same for the whole game."""
    seed = f"{SEED if room.is_introduction else room.record}:{seat.colour}"
    if seat.character is None or seat.level is None:
        return stand_in(seed, knowledge)
    return Bot(character(seat.character), seat.level, seed, knowledge)


def introduce(language: str) -> tuple[wire.CharacterInfo, ...]:
    """Return the characters that can be seated, in a language."""
    return tuple(wire.CharacterInfo(one.id, one.name, one.face, temperament(one, language)) for one in CHARACTERS)
