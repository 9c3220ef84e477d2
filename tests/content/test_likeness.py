"""Which names look alike at a glance."""

import pytest

from stella.content.likeness import look_alike


@pytest.mark.parametrize(
    "other",
    [
        "ann",
        "Ann\ufe0f",
        "A\U000e0100nn",
        "A\u180bnn",
        "A\u200dnn",
        "\u0410nn",  # Cyrillic
        "\u0391nn",  # Greek
        "\uff21nn",  # fullwidth
        "\U0001d400nn",  # mathematical
        "\u0430nn",  # Cyrillic, small
    ],
)
def test_these_look_like_ann(other: str) -> None:
    assert look_alike("Ann", other)
    assert look_alike(other, "Ann")


@pytest.mark.parametrize("other", ["Anna", "Änn", "An n", "Ana", "Анна", "❤️"])
def test_these_do_not_look_like_ann(other: str) -> None:
    assert not look_alike("Ann", other)


def test_capital_and_small_letters_of_other_scripts_are_one_name() -> None:
    assert look_alike("ВЕРА", "вера")  # noqa: RUF001 - it is about these letters
    assert not look_alike("Вера", "Вяра")  # noqa: RUF001 - as above
