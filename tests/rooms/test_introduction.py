"""The introduction's first round shows every idea of the game, whatever else a newcomer marks."""

import msgspec
import pytest

from stella.bots import CHARACTERS, Knowledge
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.rooms.commands import BackToLobby, StartGame
from stella.rooms.deciding import Context, decide, take_seat
from stella.rooms.facts import Entry, GameOpened, RoomOpened
from stella.rooms.introduction import GUIDE, OPTIONS, SEED, introduce
from stella.rooms.room import Room, apply, open_room
from stella.rooms.showing import room_view
from stella.rooms.views import Phase
from stella.rules.box import Box, Colour, Secret
from stella.rules.engine import play
from stella.rules.facts import CardPointed, Fact, Outcome, RoundScored
from stella.rules.game import Game, Revealing
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.showing import view
from stella.server.furnishing import bot_of

DECK, WORDS = load_deck(), load_words()
KNOWLEDGE = Knowledge(DECK, WORDS)
BOX = Box(DECK.reference, len(DECK.cards), WORDS.reference, WORDS.cards, WORDS.discovery)
CHARACTER_NAMES = {one.id: one.name for one in CHARACTERS}
SPARK, SUPER_SPARK, FALL = Outcome.SPARK, Outcome.SUPER_SPARK, Outcome.FALL


def context(seed: str = SEED, record: str = "r1") -> Context:
    return Context(
        0, decks={"stella": lambda: BOX}, characters=CHARACTER_NAMES, secret=Secret(seed, "cd" * 16), record=record
    )


def introduction(name: str = "Ana", record: str = "r1") -> Room:
    room = open_room(Entry(0, (RoomOpened("id", "ABCDE", OPTIONS),)))
    room = apply(room, Entry(0, (take_seat(room, name, None, "en", "token"),)))
    return apply(room, Entry(0, introduce(room, context(record=record))))


def first_round(room: Room, cards: tuple[int, ...]) -> list[Fact]:
    """Play the first round: the newcomer marks these cards and points at them in this order."""
    assert room.game
    game: Game = room.game
    bots = {number: bot_of(room, seat, KNOWLEDGE) for number, seat in enumerate(room.seats) if seat.is_bot}
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


@pytest.mark.parametrize("own", [(), *[(card,) for card in TABLE if card not in GUIDE.cards]], ids=str)
def test_whatever_picture_is_added_all_ideas_are_met(own: tuple[int, ...]) -> None:
    happened = first_round(introduction(), (*GUIDE.cards, *own))

    pointings = [fact for fact in happened if isinstance(fact, CardPointed)]
    by_newcomer = [fact.outcome for fact in pointings if fact.seat == 0]
    outcomes = [fact.outcome for fact in pointings]
    assert pointings[0].seat == 0
    assert by_newcomer[:2] == [SPARK, SUPER_SPARK]
    assert outcomes.index(SPARK) < outcomes.index(SUPER_SPARK) < outcomes.index(FALL)
    assert len(pointings) <= 7
    scored = next(fact for fact in happened if isinstance(fact, RoundScored))
    in_the_dark = [score for score in scored.scores if score.is_dark]
    assert [score.has_fallen for score in in_the_dark] == [True]
    assert not scored.scores[0].is_dark


def test_it_is_the_same_round_for_everybody() -> None:
    cards = (*GUIDE.cards, TABLE[3])

    assert first_round(introduction("Ana", "r1"), cards) == first_round(introduction("Ben", "r2"), cards)


def test_the_guide_is_about_the_pictures_and_the_clue_on_the_table() -> None:
    room = introduction()

    assert room_view(room).guide == GUIDE
    assert set(GUIDE.cards) <= set(TABLE)
    assert room.game
    assert room.game.round.card.top == GUIDE.clue


def test_a_newcomer_called_like_a_bot_keeps_the_name() -> None:
    room = introduction("felix")

    assert [seat.name for seat in room.seats] == ["felix", "Iva", "Stella", "Dimo"]


def test_the_next_game_in_the_room_is_an_ordinary_one() -> None:
    room = introduction()
    over = msgspec.structs.replace(room, phase=Phase.FINISHED)

    facts = decide(over, Colour.ORANGE, StartGame(), context("ab" * 32, "r2"))
    lobby = apply(over, Entry(0, decide(over, Colour.ORANGE, BackToLobby(), context())))

    opened = next(fact for fact in facts if isinstance(fact, GameOpened))
    assert not opened.is_introduction
    assert room_view(apply(over, Entry(0, facts))).guide is None
    assert room_view(lobby).guide is None
