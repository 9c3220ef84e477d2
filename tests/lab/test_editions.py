"""Saving a deck as a former edition: small pictures and texts, under every hash it has had."""

from pathlib import Path

import pytest
from PIL import Image

from stella.content.decks import load_deck, load_former
from stella.lab.editions import keep
from tests.content.folders import changed, deck_folder


def test_an_edition_is_kept_small_and_found_by_its_hash(tmp_path: Path) -> None:
    deck = load_deck(deck_folder(tmp_path / "tiny", "boat", "moon"))

    keep(deck, "first", tmp_path / "former")

    kept = load_former(tmp_path / "former")[deck.hash]
    assert (kept.id, kept.hash) == ("tiny", deck.hash)
    assert kept.text(1, "en").title == "Moon"
    assert kept.picture(1, 300).read_bytes() == deck.picture(1, 300).read_bytes()
    assert [list(card.pictures) for card in kept.cards] == [[300], [300]]
    with Image.open(kept.picture(0, 300)) as picture:
        assert picture.format == "WEBP"


def test_a_mended_edition_keeps_its_older_hashes_and_drops_what_nobody_names(tmp_path: Path) -> None:
    folder, former = deck_folder(tmp_path / "tiny", "boat", "moon"), tmp_path / "former"
    deck = load_deck(folder)
    keep(deck, "first", former)
    (former / "pictures" / "boat-300.00000000.webp").write_bytes(b"left over")
    mended = load_deck(changed(folder, lambda deck, _: deck["cards"][0]["texts"]["en"].update(title="Ship")))

    keep(mended, "first", former)

    editions = load_former(former)
    assert list(editions) == [deck.hash, mended.hash]
    assert {edition.text(0, "en").title for edition in editions.values()} == {"Ship"}
    assert len(list((former / "pictures").iterdir())) == 2


def test_other_cards_need_another_name(tmp_path: Path) -> None:
    keep(load_deck(deck_folder(tmp_path / "a", "boat", "moon")), "first", tmp_path / "former")

    with pytest.raises(SystemExit, match="has other cards"):
        keep(load_deck(deck_folder(tmp_path / "b", "boat", "star")), "first", tmp_path / "former")
