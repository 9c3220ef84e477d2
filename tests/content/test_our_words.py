"""The game's word list, checked as an editor would."""

import unicodedata
from collections import Counter
from itertools import combinations

import pytest

from stella.content.languages import LANGUAGES
from stella.content.words import Kind, clean_word, load_words

SOFT_HYPHEN = "\u00ad"
WORDS = load_words()

# Names of the game's parts would be confusing as clues, in any language.
GAME_TERMS = {
    "en": ["spark", "fall", "star", "lantern", "scout", "slate", "round", "clue", "mark", "dark"],
    "de": ["Funke", "Sturz", "Stern", "Laterne", "Kundschafter", "Runde", "Kreuz", "Dunkelheit"],
    "bg": ["Искра", "Залез", "Звездичка", "Фенер", "Рунд", "Кръстче", "Мрак"],
    "nl": ["Vonk", "Val", "Ster", "Lantaarn", "Verkenner", "Ronde", "Kruisje", "Donker"],
    "pl": ["Iskra", "Porażka", "Gwiazdka", "Latarnia", "Zwiadowca", "Runda", "Hasło", "Krzyżyk", "Ciemność"],
    "cs": ["Jiskra", "Pád", "Hvězdička", "Lucerna", "Průzkumník", "Křížek", "Tma"],
}


def bare(word: str) -> str:
    """Reduce a word to what the ear and a hurried eye notice: no case, accents or hyphens."""
    plain = unicodedata.normalize("NFKD", word.replace(SOFT_HYPHEN, "").casefold())
    return "".join(mark for mark in plain if mark.isalpha())


def is_one_slip_apart(one: str, other: str) -> bool:
    """Does one added, lost or changed letter turn one word into the other?"""
    if abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    start = next((at for at, pair in enumerate(zip(short, long, strict=False)) if pair[0] != pair[1]), len(short))
    return short[start + 1 :] == long[start + 1 :] or short[start:] == long[start + 1 :]


def is_near_duplicate(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    is_longer_form = len(short) >= 5 and long.startswith(short) and len(long) - len(short) <= 4
    is_opposite = long.removesuffix(short) in {"un", "in", "on", "ne", "nie", "не", "без", "bez"}
    return short == long or is_longer_form or is_opposite or (len(short) >= 7 and is_one_slip_apart(short, long))


def test_there_are_96_word_cards_and_4_discovery_cards_of_two_words() -> None:
    assert [card.id for card in WORDS.cards] == [f"w{number:02}" for number in range(1, 97)]
    assert [card.id for card in WORDS.discovery] == ["d1", "d2", "d3", "d4"]
    used = [key for card in WORDS.cards + WORDS.discovery for key in (card.top, card.bottom)]
    assert len(used) == len(set(used)) == 200
    assert set(used) == set(WORDS.words)


def test_words_that_it_had_are_still_said_in_six_languages() -> None:
    assert WORDS.text("honey", "cs") == "Med"
    assert "honey" in WORDS
    assert "honey" not in WORDS.words
    assert not WORDS.former.keys() & WORDS.words.keys()
    assert {tuple(texts) for texts in WORDS.former.values()} == {("en", "de", "bg", "nl", "pl", "cs")}  # later: English
    assert b"honey" not in WORDS.seen  # no game draws it, so it does not count for the hash


def test_every_word_is_complete_and_clean_in_six_languages() -> None:
    assert WORDS.languages == LANGUAGES
    for word in WORDS.words.values():
        assert tuple(word.texts) == LANGUAGES
        for text in word.texts.values():
            assert clean_word(text) == text.replace(SOFT_HYPHEN, "")
            assert text[0].isupper()


def test_keys_are_slugs_of_the_english_words() -> None:
    for key, word in WORDS.words.items():
        assert key == word.texts["en"].replace(SOFT_HYPHEN, "").casefold().replace(" ", "-")


def test_the_two_words_of_a_card_differ_in_kind() -> None:
    for card in WORDS.cards + WORDS.discovery:
        assert card.bottom
        assert WORDS[card.top].kind != WORDS[card.bottom].kind, card.id


def test_the_two_words_of_a_card_do_not_lead_to_each_other() -> None:
    for card in WORDS.cards:
        assert card.bottom
        top, bottom = WORDS[card.top], WORDS[card.bottom]
        assert not set(top.associates) & set(bottom.associates), card.id
        assert top.key not in bottom.associates
        assert bottom.key not in top.associates


def test_thirteen_kinds_are_played_and_none_rules() -> None:
    kinds = Counter(word.kind for word in WORDS.words.values())

    assert set(kinds) == set(Kind) - {Kind.CRIME, Kind.FOOD, Kind.LOVE}  # other lists may have those
    assert min(kinds.values()) >= 8
    assert max(kinds.values()) <= 20


def test_every_word_has_six_to_eight_associates_of_its_own() -> None:
    for word in WORDS.words.values():
        assert 6 <= len(word.associates) <= 8, word.key
        assert len(set(word.associates)) == len(word.associates), word.key
        assert word.texts["en"].casefold() not in word.associates, word.key
        assert all(one == one.strip().lower() for one in word.associates), word.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_of_a_language_are_alike(language: str) -> None:
    words = [(bare(WORDS.text(key, language)), key) for key in WORDS.words]

    alike = [(one, other) for one, other in combinations(words, 2) if is_near_duplicate(one[0], other[0])]

    assert alike == []


@pytest.mark.parametrize("language", GAME_TERMS)
def test_no_word_is_a_term_of_the_game(language: str) -> None:
    terms = {bare(term) for term in GAME_TERMS[language]}

    assert not terms & {bare(WORDS.text(key, language)) for key in WORDS.words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_written_in_the_letters_of_its_language(language: str) -> None:
    script = "CYRILLIC" if language == "bg" else "LATIN"
    for key in WORDS.words:
        letters = [mark for mark in WORDS.text(key, language) if mark.isalpha()]
        assert all(unicodedata.name(mark).startswith(script) for mark in letters), key


@pytest.mark.parametrize(("language", "longest"), [("de", 10), ("nl", 12), ("bg", 12), ("pl", 12), ("cs", 12)])
def test_long_words_can_break_on_a_small_screen(language: str, longest: int) -> None:
    for key in WORDS.words:
        for part in WORDS.text(key, language).replace(SOFT_HYPHEN, " ").split():
            assert len(part) <= longest, key
