"""The introduction's first round shows every idea of the game, whatever else a newcomer marks."""

from pathlib import Path

import msgspec
import pytest

from stella.rooms.commands import BackToLobby, StartGame
from stella.rooms.decisions import decide
from stella.rooms.facts import GameOpened
from stella.rooms.views import Phase
from stella.rooms.visibility import room_view
from tests.rooms.introducing import (
    GUIDE,
    SEED,
    context,
    first_round,
    introduction,
    shows_every_idea,
)

ROOT = Path(__file__).parents[2]


TABLE = introduction().game.round.table  # type: ignore[union-attr]  # the introduction's game has begun


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
    assert opened.opening == "ordinary"
    assert room_view(change.room).guide is None
    assert room_view(lobby).guide is None
