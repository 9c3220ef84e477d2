"""The affinity table: built with an encoder, read without one."""

from pathlib import Path

import pytest

from stella.bots.encoder import SentenceEncoder
from stella.bots.table import AffinityTable
from stella.content.decks import CardText
from stella.content.words import load_words
from stella.lab.affinity import build

from ..bots.tables import a_deck

CARDS = [
    CardText("Harbour", ("ship", "anchor", "lighthouse"), ("water", "travel"), ("calm",), "Boats lie in the harbour."),
    CardText("Feast", ("bread", "cake", "table"), ("food", "family"), ("merry",), "A family eats a huge cake."),
    CardText("Battle", ("sword", "soldier", "flag"), ("war", "power"), ("violent",), "Soldiers fight with swords."),
    CardText(),
]
BACKGROUND = [word.texts["en"] for word in load_words().words.values()]


@pytest.fixture(scope="module")
def encoder() -> SentenceEncoder:
    return SentenceEncoder(CARDS, BACKGROUND)


@pytest.mark.parametrize(
    ("word", "language", "card"), [("Ocean", "en", 0), ("Hunger", "de", 1), ("wojna", "pl", 2), ("zee", "nl", 0)]
)
def test_the_encoder_finds_the_card_in_four_languages(
    encoder: SentenceEncoder, word: str, language: str, card: int
) -> None:
    fits = encoder.fits(word, language)

    assert fits is not None
    assert max(range(len(CARDS)), key=lambda number: sum(fits[number])) == card


@pytest.mark.parametrize("language", ["bg", "cs"])
def test_the_encoder_says_which_languages_it_does_not_know(encoder: SentenceEncoder, language: str) -> None:
    assert encoder.fits("hlad", language) is None


def test_the_encoder_names_the_object_and_the_theme_that_fit(encoder: SentenceEncoder) -> None:
    tags = encoder.read("Voyage", ("boat", "suitcase")).tags[0]

    assert CARDS[0].objects[tags.object] == "ship"
    assert CARDS[0].themes[tags.theme] == "travel"


def test_the_table_knows_every_card_and_word(tmp_path: Path) -> None:
    words = load_words()

    table = build(a_deck(30), words, tmp_path / "table.json")

    assert table.words.keys() == words.words.keys()
    assert len(table.rows) == 30
    assert _best(table, "water") == {"card0", "card10", "card20"}  # the ships


def _best(table: AffinityTable, word: str) -> set[str]:
    fits = {card: sum(table.fit(card, word) or ()) for card in table.rows}
    return set(sorted(fits, key=fits.__getitem__)[-3:])
