"""Every card is described in every language, well enough to play without seeing it."""

import itertools
import re

import pytest

from tests.atelier.deck import LANGUAGES, allowed_moods, descriptions, shipped_cards, written_texts

CYRILLIC = re.compile(r"[\u0400-\u04ff]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_complete(language: str) -> None:
    for card in shipped_cards():
        text = card["texts"][language]

        assert 1 <= len(text["title"]) <= 60, card["id"]
        assert 4 <= len(text["objects"]) <= 8, card["id"]
        assert 3 <= len(text["themes"]) <= 6, card["id"]
        assert 2 <= len(text["moods"]) <= 4, card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_is_two_or_three_sentences_of_what_is_seen(language: str) -> None:
    for name, description in descriptions(language).items():
        sentences = re.findall(r"[.!?](?=\s|$)", description)

        assert 90 <= len(description) <= 560, (name, len(description))
        assert 2 <= len(sentences) <= 4, (name, description)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_and_no_description_is_used_twice(language: str) -> None:
    titles = [card["texts"][language]["title"].casefold() for card in shipped_cards()]
    told = list(descriptions(language).values())

    assert len(set(titles)) == len(titles)
    assert len(set(told)) == len(told)


def test_no_description_is_left_in_another_language() -> None:
    for first, second in itertools.combinations(LANGUAGES, 2):
        one, other = descriptions(first), descriptions(second)

        assert [name for name in one if one[name] == other[name]] == []


def test_bulgarian_is_written_in_cyrillic_and_nothing_else_is() -> None:
    for language in LANGUAGES:
        for name, description in descriptions(language).items():
            assert bool(CYRILLIC.search(description)) == (language == "bg"), (name, language)


def test_the_deck_says_what_the_artists_wrote() -> None:
    written = written_texts()

    for card in shipped_cards():
        assert card["texts"] == written[card["id"]], f"{card['id']}: run python -m atelier build"


def test_every_mood_is_a_noun_of_the_closed_list_with_its_one_translation() -> None:
    """Bots say “The mood decided it: tenderness.”; an adjective in any language would spoil the sentence."""
    moods = allowed_moods()

    for card, texts in written_texts().items():
        english = texts["en"]["moods"]
        assert set(english) <= moods.keys(), f"{card}: a new mood needs a line in atelier/moods.toml"
        for language in LANGUAGES:
            assert texts[language]["moods"] == [moods[mood][language] for mood in english], (card, language)


def test_every_allowed_mood_is_translated_and_stands_alone() -> None:
    for mood, words in allowed_moods().items():
        assert set(words) == set(LANGUAGES), mood
        assert all(word == word.strip(" .,") for word in words.values()), mood
        for language, word in words.items():
            noun = word.split()[-1]
            assert noun[0].isupper() == (language == "de"), (mood, language)
