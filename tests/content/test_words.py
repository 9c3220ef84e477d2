from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.content.errors import ContentError
from stella.content.languages import LANGUAGES
from stella.content.words import (
    BlankCardsError,
    UnknownWordError,
    WordIsEmptyError,
    WordIsTooLongError,
    WordListError,
    blank_cards,
    clean_word,
    installed_words,
    load_words,
)
from stella.content.words.tables import WordFileError
from stella.rules import WordCard

FOUR_CARDS = 'cards = [["Moon", "Bakery"], ["Autumn"], ["Uncle", "Rust"], ["Alarm"]]\n'


def word_file(folder: Path, text: str, name: str = "ours.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def problems(folder: Path, text: str, name: str = "ours.toml") -> tuple[str, ...]:
    with pytest.raises(WordListError) as refused:
        load_words(word_file(folder, text, name))
    return refused.value.problems


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("  deep \t\n blue  ", "deep blue"),
        ("cafe\u0301", "café"),
        ("\u202eevil\u202c", "evil"),
        ("a\u2066b\u2069c\u200e", "abc"),
        ("bell\x07 \x00ringing", "bell ringing"),
        ("Donau\u00addampf", "Donaudampf"),
        ("\u3000夢\u3000", "夢"),
        ("می\u200cخوری", "می\u200cخوری"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("שלום", "שלום"),
        ("one\u2028two", "one two"),
        ("\u200b\ufeffzero", "zero"),
    ],
)
def test_a_custom_word_is_cleaned(typed: str, word: str) -> None:
    assert clean_word(typed) == word


@pytest.mark.parametrize("typed", ["", "   ", "\u200b", "\u202e\u202c", "\u3164", "\u2800", "\u200d", "\u0301", "...!"])
def test_a_word_that_shows_nothing_is_refused(typed: str) -> None:
    with pytest.raises(WordIsEmptyError):
        clean_word(typed)


def test_a_word_of_forty_characters_fits_and_one_more_does_not() -> None:
    assert clean_word("ю" * 40) == "ю" * 40
    with pytest.raises(WordIsTooLongError, match="at most 40 characters"):
        clean_word("ю" * 41)


def test_accents_do_not_tower() -> None:
    assert len(clean_word("a" + "\u0316" * 30)) == 5


@given(st.text(max_size=60))
def test_cleaning_a_clean_word_changes_nothing(typed: str) -> None:
    try:
        word = clean_word(typed)
    except (WordIsEmptyError, WordIsTooLongError):
        return

    assert clean_word(word) == word
    assert 1 <= len(word) <= 40
    assert word == " ".join(word.split())


def test_blank_cards_hold_one_or_two_words() -> None:
    cards = blank_cards([["  our dog "], ["Lisbon", "the van"]])

    assert cards == (
        WordCard("b01", "our dog", None, is_custom=True),
        WordCard("b02", "Lisbon", "the van", is_custom=True),
    )


def test_there_are_ten_blank_cards() -> None:
    assert len(blank_cards([["word"]] * 10)) == 10
    with pytest.raises(BlankCardsError, match="10 blank cards, and you filled 11"):
        blank_cards([["word"]] * 11)


@pytest.mark.parametrize("words", [[], ["a", "b", "c"]])
def test_a_blank_card_holds_neither_none_nor_three(words: list[str]) -> None:
    with pytest.raises(BlankCardsError, match="one or two words"):
        blank_cards([words])


def test_a_word_is_told_in_every_language() -> None:
    words = load_words()

    told = {language: words.text("hope", language) for language in LANGUAGES}

    assert told == {"en": "Hope", "de": "Hoffnung", "bg": "Надежда", "nl": "Hoop", "pl": "Nadzieja", "cs": "Naděje"}


def test_a_language_that_the_list_lacks_falls_back_to_its_first() -> None:
    assert load_words().text("hope", "fr") == "Hope"


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(UnknownWordError, match="The word list 'stella' has no word 'capitan'"):
        load_words().text("capitan", "en")


def test_the_hash_names_the_words_and_not_the_spelling_of_the_file(tmp_path: Path) -> None:
    plain = load_words(word_file(tmp_path, FOUR_CARDS))
    spaced = load_words(word_file(tmp_path, "# a comment\n\n" + FOUR_CARDS.replace(", ", ",  ")))
    other = load_words(word_file(tmp_path, FOUR_CARDS.replace("Rust", "Rest")))

    assert plain.hash == spaced.hash
    assert plain.hash != other.hash
    assert len(plain.hash) == 64


def test_a_short_list_of_own_words(tmp_path: Path) -> None:
    words = load_words(word_file(tmp_path, 'title = "At home"\nlanguage = "nl"\n' + FOUR_CARDS))

    assert words.id == "ours"
    assert words.title == {"nl": "At home"}
    assert words.cards[1] == WordCard("w02", "autumn")
    assert words.text("bakery", "de") == "Bakery"


def test_a_list_in_two_languages(tmp_path: Path) -> None:
    card = '[[cards]]\ntop = {{ en = "Moon {0}", de = "Mond {0}" }}\n'

    words = load_words(word_file(tmp_path, "".join(card.format(number) for number in range(4))))

    assert words.languages == ("en", "de")
    assert words.text("moon-3", "de") == "Mond 3"


def test_a_table_of_one_word_a_row_pairs_its_rows(tmp_path: Path) -> None:
    words = load_words(word_file(tmp_path, "en;cs\n" + "".join(f"W{n};S{n}\n" for n in range(7)), "ours.csv"))

    assert [(card.top, card.bottom) for card in words.cards] == [
        ("w0", "w1"),
        ("w2", "w3"),
        ("w4", "w5"),
        ("w6", None),
    ]
    assert words.text("w5", "cs") == "S5"


def test_a_table_can_name_its_cards(tmp_path: Path) -> None:
    rows = "card,en\na,Moon\nb,Rust\na,Bakery\nc,Uncle\nd,Alarm\n"

    words = load_words(word_file(tmp_path, rows, "ours.csv"))

    assert words.cards[0] == WordCard("a", "moon", "bakery")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('cards = [["One"], ["Two"], ["Three"]]', "a word list has 4 to 2000 cards, and this one has 3."),
        (FOUR_CARDS.replace("Alarm", "moon"), "the word 'moon' (en) is on card w01 and again on card w04."),
        (FOUR_CARDS.replace("Bakery", "Moon"), "the word 'Moon' (en) is on card w01 and again on card w01."),
        (
            FOUR_CARDS.replace("Alarm", " \u200b "),
            "card w04, en: A word needs at least one letter, digit or symbol.",
        ),
        (FOUR_CARDS.replace("Alarm", "A" * 41), "at most 40 characters."),
        (FOUR_CARDS.replace('"Alarm"', '"A", "B", "C"'), "card w04 needs one or two words"),
        (FOUR_CARDS.replace('["Alarm"]', "7"), "card w04 needs one or two words"),
        (FOUR_CARDS.replace('"Alarm"', "7"), "card w04 holds something that is not a word."),
        (FOUR_CARDS.replace('"Alarm"', '{ de = "Alarm" }'), "card w04 has a word without 'en'"),
        (FOUR_CARDS.replace('"Alarm"', '{ english = "Alarm" }'), "card w04: 'english' is no language code"),
        (FOUR_CARDS.replace('"Alarm"', '{ en = "Alarm", key = "rust" }'), "there is already a word 'rust'."),
        (FOUR_CARDS.replace('"Alarm"', '{ en = "Alarm", kind = "tool" }'), "'tool' is no kind of word"),
        (
            FOUR_CARDS.replace('"Alarm"', '{ en = "Alarm", associates = "bell" }'),
            "associates of 'alarm' are a list",
        ),
        ("cards = 7", "cards are a list"),
        ("word = 7\n" + FOUR_CARDS, "a word list has no 'word'."),
        ('discovery = [["Sea"]]\n' + FOUR_CARDS, "needs 4 discovery cards, and there are 1."),
        (
            FOUR_CARDS.replace('["Alarm"]', '{ id = "w01", top = "Alarm" }'),
            "two cards are called 'w01'.",
        ),
    ],
)
def test_a_bad_list_is_refused_with_its_own_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    found = problems(tmp_path, text)

    assert any(sentence in problem for problem in found), found
    assert all(problem.startswith("ours.toml: ") for problem in found)


def test_all_problems_of_a_list_are_told_at_once(tmp_path: Path) -> None:
    assert len(problems(tmp_path, FOUR_CARDS.replace("Rust", "").replace("Alarm", ""))) == 2


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("ours.txt", "Moon", "ours.txt is neither a .toml nor a .csv file."),
        ("ours.toml", "cards = [", "ours.toml is not valid TOML: "),
        ("ours.toml", "cards = " + "[" * 5000, "ours.toml is nested too deeply."),
        ("ours.toml", "a" + ".a" * 2000 + " = 1", "ours.toml is nested too deeply."),
        ("ours.csv", 'en\n"Moon', "ours.csv is not valid CSV: "),
        ("ours.csv", "en,de\nMoon,Mond\nSun\n", "ours.csv: row 3 has another number of cells"),
        ("ours.csv", "en\nMoon,Mond\n", "ours.csv: row 2 has another number of cells"),
        ("ours.csv", "en\n" + "W\n" * 1_000_001, "ours.csv is larger than 2 MB."),
    ],
)
def test_a_bad_file_is_refused_with_its_own_sentence(tmp_path: Path, name: str, text: str, sentence: str) -> None:
    with pytest.raises(WordFileError) as refused:
        load_words(word_file(tmp_path, text, name))

    assert sentence in str(refused.value)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.csv").write_bytes("en\nCafé\n".encode("latin-1"))

    with pytest.raises(WordFileError, match=r"gone\.toml cannot be read: No such file"):
        load_words(tmp_path / "gone.toml")
    with pytest.raises(WordFileError, match=r"latin\.csv is not UTF-8 text"):
        load_words(tmp_path / "latin.csv")


def test_installed_lists_are_found_and_broken_ones_told_of(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    word_file(tmp_path / "words", FOUR_CARDS, "family.toml")
    word_file(tmp_path / "words", 'id = "family"\n' + FOUR_CARDS, "friends.toml")
    word_file(tmp_path / "words", FOUR_CARDS, "stella.toml")
    word_file(tmp_path / "words", "en\nMoon\n", "short.csv")
    word_file(tmp_path / "words", "Moon", "notes.txt")

    installed = installed_words(tmp_path)

    assert list(installed.lists) == ["family"]
    assert installed.problems == (
        "friends.toml: there is already a word list 'family'; give it its own id.",
        "notes.txt is neither a .toml nor a .csv file.",
        "short.csv: a word list has 4 to 2000 cards, and this one has 1.",
        "stella.toml: there is already a word list 'stella'; give it its own id.",
    )


def test_a_server_without_a_data_directory_has_no_own_lists(tmp_path: Path) -> None:
    assert installed_words(tmp_path / "data").lists == {}


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    import tempfile

    for name in ("ours.toml", "ours.csv"):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_text(text, encoding="utf-8", errors="replace")
            try:
                load_words(path)
            except ContentError:
                continue
