"""The finishes: each has its own look, and drawing is reproducible."""

import itertools
from collections import Counter
from typing import Any

import pytest

from tests.atelier.deck import workshop

pytestmark = pytest.mark.timeout(600)  # the first use of a finish after an installation compiles it


def finished(name: str) -> Any:
    canvas, paths = workshop("canvas").Canvas(seed=4, scale=0.5, draft=True), workshop("paths")
    canvas.sky([(0, "#32506a"), (1, "#efe3cd")])
    canvas.fill(paths.ellipse(300, 500, 160), ["#c8583c", "#501c28"], form=0.9, radius=120)
    return workshop("finishes").FINISHES[name](canvas, 4)


@pytest.mark.parametrize("name", ["oil", "gouache", "wash", "pastel"])
def test_a_finish_comes_out_the_same_every_time(name: str) -> None:
    assert (finished(name) == finished(name)).all()


def test_a_card_may_name_every_finish_and_no_two_look_alike() -> None:
    names = workshop("matrix").FINISHES
    pictures = {name: finished(name) for name in names}

    assert set(names) == set(workshop("finishes").FINISHES)
    for first, second in itertools.combinations(names, 2):
        assert abs(pictures[first] - pictures[second]).mean() > 0.005, (first, second)


def test_every_finish_is_used_on_two_cards_at_least_and_most_cards_are_oil() -> None:
    cards = workshop("cards")
    used = Counter(cards.load(card_id)[0].finish for card_id in cards.ids())

    assert set(used) == set(workshop("matrix").FINISHES)
    assert min(used.values()) >= 2, used
    assert used["oil"] >= 70, used  # one deck, drawn by one hand
