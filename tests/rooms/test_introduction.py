"""The introduction's first round shows every idea of the game, whatever else a newcomer marks."""

from pathlib import Path

import msgspec
import pytest

from stella.bots import CHARACTERS
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.hosting.catalogue import Catalogue
from stella.rooms.commands import BackToLobby, StartGame
from stella.rooms.deciding import Context, decide
from stella.rooms.deciding.seats import take_seat
from stella.rooms.facts import Entry, GameOpened, RoomOpened
from stella.rooms.folding import apply, open_room
from stella.rooms.introduction import GUIDE, OPTIONS, SEED, begin_introduction
from stella.rooms.room import Room
from stella.rooms.showing import room_view
from stella.rooms.views import Phase
from stella.rules.box import Box, Secret
from stella.rules.engine import play
from stella.rules.facts import CardPointed, Fact, Outcome, RoundScored
from stella.rules.game import Game, Revealing
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.showing import view

ROOT = Path(__file__).parents[2]
DECK, WORDS = load_deck(), load_words()
CATALOGUE = Catalogue({"stella": DECK}, WORDS)
BOX = Box(DECK.reference, len(DECK.cards), WORDS.reference, WORDS.cards, WORDS.discovery)
CHARACTER_NAMES = {one.id: one.name for one in CHARACTERS}
SPARK, SUPER_SPARK, FALL = Outcome.SPARK, Outcome.SUPER_SPARK, Outcome.FALL


def context(seed: str = SEED, record: str = "r1") -> Context:
    return Context(
        0,
        boxes={("stella", "stella"): lambda: BOX},
        characters=CHARACTER_NAMES,
        secret=Secret(seed, "cd" * 16),
        record=record,
    )


def introduction(name: str = "Ana", record: str = "r1", seed: str = SEED) -> Room:
    room = open_room(Entry(0, (RoomOpened("id", "ABCDE", OPTIONS),)))
    room = apply(room, Entry(0, (take_seat(room, name, None, "en", token="token", address=""),))).room
    return begin_introduction(room, context(seed, record)).room


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


TABLE = introduction().game.round.table  # type: ignore[union-attr]  # the introduction's game has begun


def shows_every_idea(happened: list[Fact]) -> bool:
    """Does a round show spark, super-spark and fall in this order, and a fall in the dark of somebody else?"""
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


@pytest.mark.parametrize("own", [(), *[(card,) for card in TABLE if card not in GUIDE.cards]], ids=str)
def test_whatever_picture_is_added_all_ideas_are_met(own: tuple[int, ...]) -> None:
    happened = first_round(introduction(), (*GUIDE.cards, *own))

    assert shows_every_idea(happened), "look for another seed with python -m tests.rooms.seeking"


def test_it_is_the_same_round_for_everybody() -> None:
    cards = (*GUIDE.cards, TABLE[3])

    assert first_round(introduction("Ana", "r1"), cards) == first_round(introduction("Ben", "r2"), cards)


def test_the_guide_is_about_the_pictures_and_the_clue_on_the_table() -> None:
    room = introduction()

    assert room_view(room).guide == GUIDE
    assert set(GUIDE.cards) <= set(TABLE)
    assert room.game
    assert room.game.round.card.top == GUIDE.clue


@pytest.mark.parametrize("path", ["docs/record.md", "web/src/proof/judging.ts"])
def test_those_who_prove_a_game_know_its_seed(path: str) -> None:
    assert bytes.fromhex(SEED).decode() in (ROOT / path).read_text("utf-8")


def test_a_newcomer_called_like_a_bot_keeps_the_name() -> None:
    room = introduction("felix")

    assert [seat.name for seat in room.seats] == ["felix", "Iva", "Stella", "Dimo"]


def test_the_next_game_in_the_room_is_an_ordinary_one() -> None:
    room = introduction()
    over = msgspec.structs.replace(room, phase=Phase.FINISHED)

    change = decide(over, 0, StartGame(), context("ab" * 32, "r2"))
    lobby = decide(over, 0, BackToLobby(), context()).room

    opened = next(fact for fact in change.facts if isinstance(fact, GameOpened))
    assert not opened.is_introduction
    assert room_view(change.room).guide is None
    assert room_view(lobby).guide is None
