"""The examples of docs/own-decks.md work unchanged."""

import re
from pathlib import Path

import pytest

from stella.content.decks.packer import check_deck
from stella.content.words import load_words
from tests.content.pictures import encoded, folder_of, picture

GUIDE = Path(__file__).parents[2] / "docs" / "own-decks.md"
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
WORD_LISTS = [(ending, text) for ending, text in BLOCKS if ending == "csv" or "cards = " in text or "[[cards]]" in text]
DECK = next(text for ending, text in BLOCKS if ending == "toml" and "beach.jpg" in text)


def test_the_guide_shows_three_word_lists() -> None:
    assert len(WORD_LISTS) == 3


@pytest.mark.parametrize(("ending", "text"), WORD_LISTS)
def test_every_word_list_of_the_guide_is_good(tmp_path: Path, ending: str, text: str) -> None:
    path = tmp_path / f"words.{ending}"
    path.write_text(text, encoding="utf-8")

    assert len(load_words(path).cards) == 4


def test_the_deck_of_the_guide_is_good(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "pictures")
    (folder / "beach.jpg").write_bytes(encoded(picture(50), "JPEG"))
    (folder / "train.png").write_bytes(encoded(picture(51), "PNG"))
    (folder / "deck.toml").write_text(DECK, encoding="utf-8")

    deck = check_deck(folder)

    assert deck.id == "holidays"
    texts = {card.path.name: card.texts for card in deck.pictures}
    assert texts["beach.jpg"]["en"].title == "The last day"
    assert texts["train.png"]["de"].objects == ("Zug", "Fenster", "Regen")
