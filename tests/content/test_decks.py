from pathlib import Path
from typing import Any

import pytest

from stella.content.decks import BUILT_IN, DeckError, UnknownCardError, load_deck
from stella.content.languages import LANGUAGES
from tests.content.folders import Change, changed, deck_folder
from tests.content.pictures import encoded, picture


def first_picture(folder: Path) -> Path:
    return next((folder / "pictures").glob("moon-300.*"))


def test_a_card_is_known_by_its_place(tmp_path: Path) -> None:
    deck = load_deck(deck_folder(tmp_path / "tiny", "boat", "moon"))

    assert deck.picture(1, 600).name.startswith("moon-600.")
    assert deck.picture(1, 600).is_file()
    assert deck.text(0, "cs").title == "Boat"
    assert deck.reference.id == "tiny"
    assert deck.reference.hash == deck.hash


@pytest.mark.parametrize(("card", "width"), [(2, 300), (-1, 300), (0, 301)])
def test_a_card_or_width_that_is_not_there_is_an_error(tmp_path: Path, card: int, width: int) -> None:
    deck = load_deck(deck_folder(tmp_path / "tiny", "boat", "moon"))

    with pytest.raises(UnknownCardError):
        deck.picture(card, width)


def test_the_hash_changes_with_a_picture_and_with_a_text(tmp_path: Path) -> None:
    plain = load_deck(deck_folder(tmp_path / "a", "boat", "moon"))
    same = load_deck(deck_folder(tmp_path / "b", "boat", "moon"))
    other = load_deck(deck_folder(tmp_path / "c", "boat", "moons"))
    retold = load_deck(changed(tmp_path / "b", lambda deck, _: deck["cards"][0]["texts"]["en"].update(title="Ship")))

    assert plain.hash == same.hash
    assert len({plain.hash, other.hash, retold.hash}) == 3


def repaint(_: dict[str, Any], folder: Path) -> None:
    first_picture(folder).write_bytes(encoded(picture(77), "WEBP"))


def put_a_link(_: dict[str, Any], folder: Path) -> None:
    name = first_picture(folder)
    name.rename(folder / "elsewhere.webp")
    name.symlink_to(folder / "elsewhere.webp")


BAD: dict[str, tuple[Change, str]] = {
    "a newer format": (lambda deck, _: deck.update(format=2), "deck.json is not a deck: Invalid enum value 2"),
    "an id with a slash": (lambda deck, _: deck.update(id="../tiny"), "'../tiny' is no id"),
    "cards out of order": (lambda deck, _: deck["cards"].reverse(), "must be sorted by their ids, each once."),
    "a card twice": (lambda deck, _: deck["cards"].append(deck["cards"][-1]), "must be sorted by their ids"),
    "a width missing": (
        lambda deck, _: deck["cards"][0]["pictures"].pop("600"),
        "card 'boat' has no picture of width 600.",
    ),
    "a way out of the folder": (
        lambda deck, _: deck["cards"][0]["pictures"].update({"300": "../../boat-300.00000000.webp"}),
        "'../../boat-300.00000000.webp' is no name for the picture of card 'boat'.",
    ),
    "a file missing": (lambda _, folder: first_picture(folder).unlink(), " is missing."),
    "a changed picture": (repaint, " is not the one that was packed."),
    "a link": (put_a_link, " is missing."),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_deck_is_refused_with_its_own_sentence(tmp_path: Path, case: str) -> None:
    change, sentence = BAD[case]
    folder = changed(deck_folder(tmp_path / "tiny", "boat", "moon"), change)

    with pytest.raises(DeckError) as refused:
        load_deck(folder)

    assert sentence in str(refused.value)


def test_a_folder_without_a_deck_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="tiny: there is no deck here"):
        load_deck(tmp_path / "tiny")


@pytest.mark.skipif(not (BUILT_IN / "deck.json").exists(), reason="the deck has not been drawn yet")
def test_our_own_deck_is_whole_and_told_in_every_language() -> None:
    deck = load_deck()

    assert deck.id == "stella"
    assert deck.license
    assert set(deck.title) == set(LANGUAGES)
    for card in deck.cards:
        assert set(card.texts) == set(LANGUAGES), card.id
        assert all(text.title and text.description for text in card.texts.values()), card.id
