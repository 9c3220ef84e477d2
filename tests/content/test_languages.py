import pytest

from stella.content.languages import DEFAULT_LANGUAGE, LANGUAGES, MOST_RANGES, OWN_NAMES, negotiate


def test_every_language_has_its_own_name() -> None:
    assert all(OWN_NAMES[language].strip() for language in LANGUAGES)
    assert len(set(OWN_NAMES.values())) == len(LANGUAGES)


def test_the_default_is_one_of_the_languages() -> None:
    assert DEFAULT_LANGUAGE in LANGUAGES


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr;q=0.9, PL ;q=0.5, en;q=0.1", "pl"),
        ("en;q=0.2, cs", "cs"),
        ("bg, nl", "bg"),
        ("nl;q=0, cs;q=0.1", "cs"),
        ("de;q=much, bg;q=0.3", "bg"),
        ("*", "en"),
        ("fr", "en"),
        (";;,=", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_best_liked_language_of_the_game_is_chosen(header: str | None, language: str) -> None:
    assert negotiate(header) == language


def test_only_the_first_wishes_of_a_long_header_are_read() -> None:
    assert negotiate("fr," * (MOST_RANGES - 1) + "de") == "de"
    assert negotiate("fr," * MOST_RANGES + "de") == "en"
    assert negotiate("," * 32_000 + "de") == "en"
