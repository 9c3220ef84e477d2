"""Targets for bots with the shipped deck and words. `python -m stella.lab.measures` measures the full numbers.

The bounds here are wider than those of the full measurement, by about two standard errors of the fewer games.
"""

import pytest

from stella.bots import CHARACTERS, LEVELS, MIDDLE_LEVEL, Knowledge, Level
from stella.bots.table import load_table
from stella.content.words import load_words
from stella.lab.measures import middle_shares, our_knowledge, person_share, share_against_the_middle
from stella.lab.tastes import measure


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    return our_knowledge()


def test_the_table_knows_every_shipped_card_and_word(knowledge: Knowledge) -> None:
    table = load_table()

    assert {card.id for card in knowledge.deck.cards} == table.rows.keys(), "run make affinity"
    assert load_words().words.keys() <= table.words.keys()


def test_middle_level_characters_are_equals(knowledge: Knowledge) -> None:
    shares = middle_shares(450, lambda: knowledge)  # two hundred games each

    assert min(shares.values()) > 0.14
    assert max(shares.values()) < 0.36


def test_the_top_level_beats_the_middle_and_the_lowest_loses(knowledge: Knowledge) -> None:
    assert share_against_the_middle(max(LEVELS), 180, lambda: knowledge) > 0.35
    assert share_against_the_middle(min(LEVELS), 180, lambda: knowledge) < 0.17


def test_a_person_can_win_because_bots_do_not_share_a_taste(knowledge: Knowledge) -> None:
    one_taste = Level(noise=0.0, empathy=1.0, slip=0.0)

    assert person_share(MIDDLE_LEVEL, 150, lambda: knowledge) > 0.15
    assert person_share(one_taste, 150, lambda: knowledge) < 0.04


@pytest.mark.parametrize("level", LEVELS)
def test_no_two_characters_share_a_taste(knowledge: Knowledge, level: int) -> None:
    tastes = measure(CHARACTERS, level, knowledge, 150, "tastes")

    assert max(tastes.correlations.values()) <= 0.67
    if level >= MIDDLE_LEVEL:
        assert min(tastes.aucs.values()) >= 0.76
