"""The atlas of our deck and words: complete, with results good enough to play with."""

import tomllib
from collections import Counter

import pytest

from stella.bots.table import load_table
from stella.content.decks import load_deck
from stella.content.languages import LANGUAGES
from stella.content.words import Kind, clean_word, load_words
from stella.lab.atlas import FOLDER, HELD_OUT, Atlas, load_atlas, load_first_edition
from stella.lab.atlas.held_out import foretold
from stella.lab.atlas.lookers import key_of
from stella.lab.atlas.measures import FEWEST, LEAST, MEAN, MOST, Edition, measured
from stella.lab.atlas.sight import load_lookers

DECK, WORDS = load_deck(), load_words()
KEYS = list(WORDS.words)
RESERVE = tomllib.loads((FOLDER / "reserve.toml").read_text("utf-8"))["words"]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return load_atlas()


@pytest.fixture(scope="module")
def edition(atlas: Atlas) -> Edition:
    return measured(atlas, KEYS)


def test_every_card_of_the_deck_was_looked_at_by_at_least_three(atlas: Atlas) -> None:
    assert atlas.cards.keys() == {card.id for card in DECK.cards}, "look at new cards, drop those that are gone"
    assert min(len(looked.lookers) for looked in atlas.cards.values()) >= 3


def test_every_word_of_the_game_and_of_the_reserve_was_asked_for_on_every_card(atlas: Atlas) -> None:
    words = [*KEYS, *[word["key"] for word in RESERVE]]

    assert not [(card, word) for card in atlas.cards for word in words if not atlas.knows(card, word)]


def test_every_looker_is_introduced_and_one_is_held_out(atlas: Atlas) -> None:
    lookers = load_lookers()

    assert set(atlas.lookers) <= lookers.keys()
    assert [name for name, looker in lookers.items() if looker.aspect is None] == [HELD_OUT]
    assert {looker.aspect for looker in lookers.values()} == {"objects", "themes", "moods", None}


def test_lookers_say_more_than_words_and_are_not_sure_of_everything(atlas: Atlas) -> None:
    for looked in atlas.cards.values():
        for seen in looked.lookers.values():
            assert 1 <= len(seen.further) <= 4, looked.card
            assert len(seen.sure) < len(atlas.asked[looked.asked]) / 3, looked.card


def test_every_word_reaches_three_to_seven_cards_of_fifteen(edition: Edition) -> None:
    assert not {word: value for word, value in edition.reach.items() if not LEAST <= value <= MOST}
    assert edition.mean_reach >= MEAN


def test_no_card_answers_too_few_words_or_too_many(edition: Edition) -> None:
    assert min(edition.openness.values()) >= FEWEST
    assert max(edition.openness.values()) <= len(KEYS) / 3


def test_the_words_reach_farther_than_those_of_the_first_edition(edition: Edition) -> None:
    first = load_first_edition()

    before = measured(first, sorted(first.asked["first-edition"]))

    assert len(before.openness) == 84
    assert len(before.reach) == 200
    assert edition.mean_reach > before.mean_reach + 1


def test_the_shipped_table_foretells_the_held_out_looker(atlas: Atlas) -> None:
    table = load_table()

    found = foretold(atlas, HELD_OUT, KEYS[::4], lambda card, word: sum(table.fit(card, word) or ()), tables=40)

    assert found.auc >= 0.88
    assert found.hits >= 0.70


def test_the_reserve_is_as_complete_as_the_game() -> None:
    assert len(RESERVE) == 40
    assert not {word["key"] for word in RESERVE} & WORDS.words.keys()
    for word in RESERVE:
        assert word["key"] == key_of(word["en"])
        assert word["kind"] in tuple(Kind)
        assert 6 <= len(word["associates"]) <= 8
        for language in LANGUAGES:
            assert clean_word(word[language]) == word[language].replace("\u00ad", "")
    kinds = Counter(word["kind"] for word in RESERVE)
    assert max(kinds.values()) <= 10
