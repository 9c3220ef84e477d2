"""The deck is diverse: caps on what recurs, and enough of everything else."""

import re
from collections import Counter

import pytest

from tests.atelier.deck import ROOT, WHOLE, shipped_cards

THEMES_EVERY_DECK_NEEDS = {
    "body",
    "city",
    "crime",
    "food",
    "law",
    "love",
    "machine",
    "money",
    "music",
    "play",
    "science",
    "sport",
    "war",
    "weather",
    "work",
}
PROPS_SEEN_TOO_OFTEN = ("mouse", "teddy", "compass rose", "cottage", "thief", "postman", "courier", "grandmother")
CARDS = sorted((ROOT / "atelier" / "cards").glob("*.py"))
MOODS_BESIDE_WONDER = {"boredom", "comedy", "dread", "grief", "rage", "tenderness"}


@pytest.mark.parametrize(("what", "most"), [("moon_or_sun", 12), ("birds", 12), ("cloudy_sky", 24)])
def test_what_every_dreamy_picture_has_stays_rare(what: str, most: int) -> None:
    having = [card["id"] for card in shipped_cards() if card[what]]

    assert len(having) <= most, having


def test_no_hero_stands_on_more_than_three_cards() -> None:
    heroes = Counter(card["hero"] for card in shipped_cards())

    assert [hero for hero, count in heroes.items() if count > 3] == []


@pytest.mark.parametrize("prop", PROPS_SEEN_TOO_OFTEN)
def test_a_well_worn_prop_stands_on_two_cards_at_most(prop: str) -> None:
    told = {card["id"]: card["texts"]["en"] for card in shipped_cards()}
    having = [name for name, text in told.items() if prop in " ".join([*text["objects"], text["description"]])]

    assert len(having) <= 2, having


def test_books_with_golden_bands_lie_on_one_card() -> None:
    drawn = {path.stem: re.findall(r"(?<!_)book\(canvas.*", path.read_text("utf-8")) for path in CARDS}
    banded = sorted(name for name, books in drawn.items() if any("gold=c" not in book for book in books))

    assert banded == ["elephant"]


def test_the_whole_deck_has_eighty_four_cards() -> None:
    assert len(shipped_cards()) == WHOLE


@pytest.mark.parametrize("dimension", ["palette", "composition", "setting", "mood"])
def test_the_whole_deck_has_at_least_twelve_of_each_and_none_dominates(dimension: str) -> None:
    seen = Counter(card[dimension] for card in shipped_cards())

    assert len(seen) >= 12
    assert max(seen.values()) <= 14, seen.most_common(3)


def test_the_whole_deck_touches_the_themes_of_ordinary_life() -> None:
    themes = {theme for card in shipped_cards() for theme in card["themes"]}

    assert themes >= THEMES_EVERY_DECK_NEEDS


def test_the_whole_deck_is_not_only_wonder() -> None:
    assert {card["mood"] for card in shipped_cards()} >= MOODS_BESIDE_WONDER
