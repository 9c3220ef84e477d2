"""Step 2, announce: rules §4."""

import pytest

from stella.rules import NumbersAnnounced
from tests.rules.builders import NAMES, PICTURES, Table, revealing


def announced(*numbers: int) -> Table:
    return revealing(**{name: " ".join(PICTURES[:n]) for name, n in zip(NAMES, numbers, strict=False)})


@pytest.mark.rule("4.1")
def test_everybody_says_how_many_cards_they_marked_and_not_which() -> None:
    table = announced(3, 1, 2)

    assert table.seen.numbers == (3, 1, 2)
    assert table.facts[-1] == NumbersAnnounced((3, 1, 2), 0)


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(
    ("numbers", "dark"),
    [((3, 1, 2), "ana"), ((1, 10, 9), "ben"), ((1, 2, 3, 4), "kim"), ((1, 1, 1, 1, 1, 2), "mia")],
)
def test_whoever_is_alone_at_the_highest_number_is_in_the_dark(numbers: tuple[int, ...], dark: str) -> None:
    assert announced(*numbers).dark == dark


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("numbers", [(3, 3, 2), (1, 1, 1), (2, 10, 10, 1), (8, 8, 8, 1, 1)])
def test_nobody_is_in_the_dark_when_the_highest_number_is_shared(numbers: tuple[int, ...]) -> None:
    assert announced(*numbers).dark is None


@pytest.mark.rule("4.4")
def test_being_in_the_dark_changes_nothing_in_the_reveal() -> None:
    table = revealing(ana="moon boat key", ben="moon", eva="boat")

    after = table.point("ana", "moon")

    assert table.dark == "ana"
    assert (after.stars("ana"), after.stars("ben")) == (3, 3)
