"""The crowd of a day: sums of slates, in whatever order they arrive."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from stella.daily import Crowd
from tests.daily.slates import SPEAKERS


def test_nobody_has_marked_anything_at_first() -> None:
    assert Crowd().people == 0
    assert Crowd().marked == (0,) * 15


def test_a_crowd_counts_people_and_pictures_by_language() -> None:
    crowd = Crowd().joined([(0b11, "de"), (0b1, "de"), (0b100, "en")])

    assert crowd.people == 3
    assert crowd.marked[:4] == (2, 1, 1, 0)
    assert crowd.languages["de"].people == 2
    assert crowd.languages["de"].marked[:3] == (2, 1, 0)
    assert crowd.languages["en"].marked[:3] == (0, 0, 1)


@given(st.lists(SPEAKERS), st.lists(SPEAKERS))
def test_it_does_not_matter_in_how_many_parts_slates_come(
    first: list[tuple[int, str]], then: list[tuple[int, str]]
) -> None:
    assert Crowd().joined(first).joined(then) == Crowd().joined(first + then)


@given(st.lists(SPEAKERS))
def test_a_crowd_comes_back_from_the_disk(slates: list[tuple[int, str]]) -> None:
    crowd = Crowd().joined(slates)

    assert msgspec.json.decode(msgspec.json.encode(crowd), type=Crowd) == crowd
