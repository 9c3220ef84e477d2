"""The room of the introduction, and its first round played by a newcomer and the bots."""

from stella.bots import CHARACTERS
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.hosting.catalogue import Catalogue
from stella.rooms.decisions import Context
from stella.rooms.decisions.lobby import open_game
from stella.rooms.decisions.opening import Opener, first_seats
from stella.rooms.facts import Entry, RoomOpened
from stella.rooms.fold import apply, open_room
from stella.rooms.openings import INTRODUCTION, Opening
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rules.box import Box, Secret
from stella.rules.engine import play
from stella.rules.facts import CardPointed, Fact, Outcome, RoundScored
from stella.rules.game import Game, Revealing
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.visibility import view

DECK, WORDS = load_deck(), load_words()
CATALOGUE = Catalogue({"stella": DECK}, WORDS)
BOX = Box(DECK.reference, len(DECK.cards), WORDS.reference, WORDS.cards, WORDS.discovery)
CHARACTER_NAMES = {one.id: one.name for one in CHARACTERS}
assert INTRODUCTION.guide
assert INTRODUCTION.seed
GUIDE, SEED = INTRODUCTION.guide, INTRODUCTION.seed
SPARK, SUPER_SPARK, FALL = Outcome.SPARK, Outcome.SUPER_SPARK, Outcome.FALL


def context(seed: str = "ab" * 32, record: str = "r1") -> Context:
    return Context(
        0,
        boxes={("stella", "stella"): lambda: BOX},
        characters=CHARACTER_NAMES,
        secret=Secret(seed, "cd" * 16),
        record=record,
    )


def introduction(name: str = "Ana", record: str = "r1", opening: Opening = INTRODUCTION) -> Room:
    room = open_room(Entry(0, (RoomOpened("id", "ABCDE", opening.options(Options()), opening.name),)))
    seats = first_seats(room, Opener(name, None, "en", "token", ""), CHARACTER_NAMES)
    room = apply(room, Entry(0, seats)).room
    return open_game(room, (), context(record=record), opening).room


def first_round(room: Room, cards: tuple[int, ...]) -> list[Fact]:
    """Play the first round: the newcomer marks these cards and points at them in this order."""
    assert room.game
    game: Game = room.game
    bots = {number: CATALOGUE.player(room, seat) for number, seat in enumerate(room.seats) if seat.is_bot}
    game, _ = play(game, 0, SubmitSlate(cards))
    happened: list[Fact] = []
    for number, bot in bots.items():
        move = bot.choose(view(game, number))
        assert move
        game, _ = play(game, number, move)
    while isinstance(game.phase, Revealing) and game.round.number == 1:
        scout, pointable = game.phase.scout, game.pointable()
        assert scout is not None
        own = next((card for card in cards if card in pointable), -1)
        pointing = PointAt(own) if scout == 0 else bots[scout].choose(view(game, scout))
        assert pointing
        game, facts = play(game, scout, pointing)
        happened += facts
    return happened


def shows_every_idea(happened: list[Fact]) -> bool:
    """Return whether a round shows spark, super-spark and fall in this order, and another seat's fall in the dark."""
    pointings = [fact for fact in happened if isinstance(fact, CardPointed)]
    outcomes = [fact.outcome for fact in pointings]
    scored = next(fact for fact in happened if isinstance(fact, RoundScored))
    return (
        pointings[0].seat == 0
        and [fact.outcome for fact in pointings if fact.seat == 0][:2] == [SPARK, SUPER_SPARK]
        and list(dict.fromkeys(outcomes)) == [SPARK, SUPER_SPARK, FALL]
        and len(pointings) <= 7
        and [score.has_fallen for score in scored.scores if score.is_dark] == [True]
        and not scored.scores[0].is_dark
    )
