"""Text that strangers write is made fit to be shown, in little time whatever it is."""

import unicodedata
from itertools import groupby
from typing import Literal

import pytest

from stella.content.plain_text import LONGEST, MOST_ACCENTS, MOST_MARKS, clean_text

GRAVE, COMMA = "\u0300", "\u0315"
"""Two marks that trade places when they are composed."""


@pytest.mark.parametrize("tower", [COMMA * 2000 + GRAVE * 1900, (COMMA + GRAVE) * 1900, "\U0001d165\u302e" * 1900])
def test_no_more_marks_are_composed_than_a_letter_can_have(monkeypatch: pytest.MonkeyPatch, tower: str) -> None:
    runs: list[int] = []
    compose = unicodedata.normalize

    def composed(form: Literal["NFC"], text: str) -> str:
        marks = groupby(text, lambda one: unicodedata.combining(one) > 0)
        runs.extend([len([*run]) for is_mark, run in marks if is_mark])
        return compose(form, text)

    monkeypatch.setattr(unicodedata, "normalize", composed)

    clean_text(f"a{tower}b{tower}")

    assert max(runs) == MOST_MARKS


def test_marks_are_composed_and_sorted_as_ever() -> None:
    assert clean_text("e\u0302\u0301") == "ế"
    assert clean_text(f"q{COMMA}{GRAVE}") == f"q{GRAVE}{COMMA}"
    assert clean_text("q" + GRAVE * 29) == "q" + GRAVE * MOST_ACCENTS


def test_the_end_of_a_very_long_text_is_not_read() -> None:
    assert clean_text("x" * (LONGEST + 5)) == "x" * LONGEST
