"""A fact that cannot follow from those before it is an error in the log, and is reported as one."""

import pytest

from stella.records import record_of
from stella.rules import BecameReady, CardPointed, Outcome, evolve, replay
from tests.records.games import running, whole_game

FACTS = whole_game(3, 1)
MARKING, REVEALING = replay(running(FACTS, 1, None)), replay(running(FACTS, 1, 0))


def test_a_game_starts_once() -> None:
    with pytest.raises(TypeError, match="starts once"):
        evolve(MARKING, FACTS[0])
    with pytest.raises(TypeError, match="starts once"):
        record_of((*FACTS[:2], FACTS[0]))


def test_nobody_is_ready_while_cards_are_pointed_at() -> None:
    with pytest.raises(TypeError, match="nobody marks now"):
        evolve(REVEALING, BecameReady(0))


def test_nobody_points_while_cards_are_marked() -> None:
    with pytest.raises(TypeError, match="nobody points now"):
        evolve(MARKING, CardPointed(0, MARKING.round.table[0], Outcome.FALL, (0,), ()))
