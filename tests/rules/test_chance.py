"""Draws come from a seed and never change: these numbers are a published promise (docs/record.md)."""

from collections import Counter

import pytest

from stella.rules.chance import draw

SEED = bytes(range(16))


def test_a_seed_and_a_label_always_draw_the_same_pictures() -> None:
    pictures = draw(SEED, "pictures", 84, 30)

    assert pictures[:15] == (65, 31, 47, 45, 50, 30, 13, 60, 21, 35, 54, 17, 34, 77, 42)
    assert pictures[15:] == (41, 24, 36, 1, 53, 2, 14, 29, 76, 27, 64, 10, 51, 15, 49)


def test_another_label_draws_other_numbers() -> None:
    assert draw(SEED, "words", 96, 4) == (55, 45, 17, 74)
    assert draw(SEED, "first scout", 5, 1) == (1,)


@pytest.mark.parametrize(("population", "count"), [(1, 1), (3, 3), (84, 30), (84, 84), (1000, 1000)])
def test_a_draw_never_repeats_a_number(population: int, count: int) -> None:
    drawn = draw(SEED, "pictures", population, count)

    assert len(set(drawn)) == count
    assert all(0 <= number < population for number in drawn)


def test_a_longer_draw_begins_like_a_shorter_one() -> None:
    assert draw(SEED, "pictures", 84, 84)[:30] == draw(SEED, "pictures", 84, 30)


def test_every_number_comes_up_about_equally_often_in_every_place() -> None:
    seeds = [seed.to_bytes(2, "big") for seed in range(6000)]

    places = zip(*(draw(seed, "uniform", 6, 3) for seed in seeds), strict=True)

    for place in places:
        chi_squared = sum((n - 1000) ** 2 / 1000 for n in Counter(place).values())
        assert chi_squared < 20.5  # 5 degrees of freedom: exceeded by chance once in a thousand


def test_numbers_that_would_favour_an_outcome_are_skipped() -> None:
    population = 40_000  # 65,536 - 40,000 numbers are skipped: a draw without skipping would favour the first 25,536
    low = sum(draw(seed.to_bytes(2, "big"), "skip", population, 1)[0] < 25_536 for seed in range(2000))

    assert 1180 < low < 1380  # 1,277 expected; 1,561 without skipping


def test_a_draw_that_runs_out_of_numbers_begins_again_with_more() -> None:
    unlucky = (779_758).to_bytes(4, "big")  # its first 18 numbers are all above 33,000

    assert draw(unlucky, "skip", 33_000, 2)[:1] == draw(unlucky, "skip", 33_000, 1)


def test_nothing_is_drawn_from_more_cards_than_a_number_can_name() -> None:
    with pytest.raises(ValueError, match="at most 65536"):
        draw(SEED, "pictures", 65_537, 1)
