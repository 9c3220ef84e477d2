"""Legality can be asked before moving, and never promises a move that is then refused."""

from typing import Any

import pytest

from stella.rules import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    Move,
    NotReady,
    WordCard,
    legal_moves,
    refusal,
)
from tests.rules.builders import Table, associating, between, revealing

MARKING = ("mark_cards", "unmark_cards", "submit_slate")
VOTES: tuple[Move, ...] = (BeReady(), NotReady(), AskForOtherWord(), AgreeToOtherWord(), DeclineOtherWord())
ONE_WORD = WordCard("b1", "Ours", None, is_custom=True)


@pytest.mark.parametrize(
    ("table", "name", "expected"),
    [
        (associating(), "ana", (*MARKING, "ask_for_other_word")),
        (associating(card=ONE_WORD), "ana", MARKING),
        (associating(bots={"ana"}, ana="moon"), "ana", (*MARKING, "be_ready")),
        (associating(ana="moon"), "ana", (*MARKING, "be_ready", "ask_for_other_word")),
        (associating(ana="moon").play("ana", BeReady()), "ana", ("not_ready",)),
        (associating(ana="moon").play("ana", BeReady()), "ben", MARKING),
        (associating().play("ben", AskForOtherWord()), "ben", (*MARKING, "decline_other_word")),
        (
            associating().play("ben", AskForOtherWord()),
            "ana",
            (*MARKING, "agree_to_other_word", "decline_other_word"),
        ),
        (revealing(ana="moon", ben="moon", eva="boat"), "ana", ("point_at",)),
        (revealing(ana="moon", ben="moon", eva="boat"), "ben", ()),
        (between(associating(), 4), "ana", ()),
        (associating(), "mia", ()),
    ],
)
def test_legal_moves_are_named(table: Table, name: str, expected: tuple[str, ...]) -> None:
    assert legal_moves(table.game, table.seat(name)) == expected


@pytest.mark.parametrize("move", VOTES, ids=lambda move: type(move).__name__)
def test_a_move_is_named_legal_exactly_when_it_is_not_refused(move: Move) -> None:
    tag: Any = move.__struct_config__.tag
    asked = associating(4, bots={"kim"}, ana="moon", kim="moon").play("ben", AskForOtherWord())
    ready = asked.play("ana", BeReady())

    for table in (asked, ready):
        for seat in range(4):
            assert (tag in legal_moves(table.game, seat)) == (refusal(table.game, seat, move) is None)


def test_only_the_scout_sees_what_can_be_pointed_at() -> None:
    table = revealing(ana="moon boat", ben="moon key", eva="boat").point("ana", "moon")

    pointable = {name: table.seen_by(name).own for name in ("ana", "ben", "eva")}

    assert [own.pointable for own in pointable.values() if own] == [(), table.cards("key"), ()]
    assert table.game.pointable() == table.cards("key")
    assert associating().game.pointable() == ()
