"""Former editions of our deck: complete, in all languages, and found by every hash that a game may name."""

import json
from hashlib import sha256

import pytest
from PIL import Image

from stella.content.decks import Deck, load_deck, load_former
from stella.content.decks.former import FORMER
from stella.content.languages import LANGUAGES

KEPT = load_former()
EDITIONS = {path.stem: KEPT[json.loads(path.read_text("utf-8"))["hashes"][0]] for path in sorted(FORMER.glob("*.json"))}


def test_all_editions_before_todays_are_kept() -> None:
    assert set(EDITIONS) == {"first", "second", "third", "fourth"}


@pytest.mark.parametrize("deck", EDITIONS.values(), ids=EDITIONS)
def test_every_picture_of_a_former_edition_is_the_small_one_that_was_played(deck: Deck) -> None:
    for number, card in enumerate(deck.cards):
        path = deck.picture(number, 300)
        with Image.open(path) as picture:
            assert picture.size == (300, 450)
        assert path.name == f"{card.id}-300.{sha256(path.read_bytes()).hexdigest()[:8]}.webp"


@pytest.mark.parametrize("deck", EDITIONS.values(), ids=EDITIONS)
def test_a_former_edition_is_told_in_every_language(deck: Deck) -> None:
    assert len(deck.cards) == 84
    for card in deck.cards:
        assert set(card.texts) == set(LANGUAGES)
        assert all(text.title and text.description for text in card.texts.values())


def test_no_picture_is_kept_that_no_edition_names() -> None:
    named = {card.pictures[300] for deck in EDITIONS.values() for card in deck.cards}

    assert {path.name for path in (FORMER / "pictures").iterdir()} == named


def test_a_hash_names_one_edition_only_and_not_todays() -> None:
    written = [one for path in FORMER.glob("*.json") for one in json.loads(path.read_text("utf-8"))["hashes"]]

    assert len(set(written)) == len(written)
    assert load_deck().hash not in written
