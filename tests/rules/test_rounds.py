"""Between rounds: rules §7."""

import pytest

from stella.rules import GameStarted
from tests.rules.builders import CARDS, associating, between, revealing


@pytest.mark.rule("7.1")
def test_the_word_card_goes_back_to_the_box_and_the_next_one_is_turned_over() -> None:
    clues = [between(associating(), rounds).seen.clue for rounds in range(4)]

    assert clues == [card.top for card in CARDS[:4]]


@pytest.mark.rule("7.2")
def test_the_pawn_goes_to_the_next_player_clockwise() -> None:
    scouts = [between(associating(3), rounds).seen.first_scout for rounds in range(4)]

    assert scouts == [0, 1, 2, 0]


@pytest.mark.rule("7.3")
def test_round_one_replaces_the_bottom_row_two_the_middle_three_the_top() -> None:
    tables = [between(associating(), rounds).seen.table for rounds in range(4)]

    old = tuple(range(15))
    assert tables[0] == old
    assert tables[1] == (*old[:10], *range(15, 20))
    assert tables[2] == (*old[:5], *range(20, 25), *range(15, 20))
    assert tables[3] == (*range(25, 30), *range(20, 25), *range(15, 20))


@pytest.mark.rule("7.3")
def test_nothing_is_replaced_after_the_fourth_round() -> None:
    assert between(associating(), 4).seen.table == between(associating(), 3).seen.table


@pytest.mark.rule("7.4")
def test_slates_are_wiped_and_lanterns_return_to_the_light_side() -> None:
    after = revealing(ana="moon boat", ben="moon", eva="boat").reveal()

    assert [after.marks(name) for name in ("ana", "ben", "eva")] == ["", "", ""]
    assert (after.dark, after.seen.numbers, after.seen.fallen) == (None, (), ())


@pytest.mark.rule("7.5")
def test_there_are_four_rounds() -> None:
    numbers = [between(associating(), rounds).seen.round for rounds in range(5)]

    assert numbers == [1, 2, 3, 4, 4]
    assert isinstance(associating().facts[0], GameStarted)
