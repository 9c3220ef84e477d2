"""What a scored round could have been, seen from every seat."""

from itertools import permutations
from random import Random

import pytest

from stella.records import record_of
from stella.rules import Outcome, evolve
from stella.rules.box import MAX_MARKS
from stella.rules.evolution import begin
from stella.rules.facts import Fact, GameStarted
from stella.rules.game import Game
from stella.rules.views import RoundView
from stella.rules.visibility import round_view
from stella.statistics.insight import RoundInsight, SeatInsight, insight, opened_round
from tests.records.games import RUNNING, WHOLE, whole_game
from tests.rules.builders import NAMES, Table, associating


def rounds_of(facts: tuple[Fact, ...]) -> list[RoundView]:
    start = facts[0]
    assert isinstance(start, GameStarted)
    game: Game = begin(start)
    for fact in facts[1:]:
        game = evolve(game, fact)
    return [round_view(played) for played in game.round.played]


def scored(**slates: str) -> tuple[Table, RoundView]:
    """A round with these slates, in which every scout points at the first card possible."""
    before = associating(seats=len(slates))
    table = before.submit(**slates).reveal()
    return before, round_view(table.game.round.played[0])


def seen_from(name: str, played: RoundView) -> SeatInsight:
    return insight(played).seats[NAMES.index(name)]


ALL = [played for facts in WHOLE.values() for played in rounds_of(facts)]


@pytest.mark.parametrize("played", ALL)
def test_with_nothing_changed_the_round_is_repeated_as_it_was(played: RoundView) -> None:
    told = insight(played)

    assert [seat.by_marks[seat.marks - 1] for seat in told.seats] == [score.points for score in played.scores]
    assert [seat.points for seat in told.seats] == [score.points for score in played.scores]


@pytest.mark.parametrize("seed", range(20))
def test_no_order_of_pointing_earns_more_than_the_safer_one(seed: int) -> None:
    chance = Random(seed)
    played = rounds_of(whole_game(3 + seed % 3, 100 + seed))[seed % 4]
    few = [seat for seat, slate in enumerate(played.slates) if len(slate) <= 5]

    for seat in few:
        told = insight(played).seats[seat]
        orders = list(permutations(played.slates[seat]))
        earned = [earned_with(played, seat, list(order)) for order in chance.sample(orders, min(len(orders), 60))]
        assert max(earned) <= told.safer.points
        assert earned_with(played, seat, list(told.safer.cards)) == told.safer.points
        assert told.safer.points >= told.points


def earned_with(played: RoundView, seat: int, order: list[int]) -> int:
    """Play the reveal by the letter of the rules: everyone takes turns, one card each."""
    wishes = []
    for each, slate in enumerate(played.slates):
        pointed = [pointing.card for pointing in played.pointed if pointing.scout == each]
        wishes.append(order if each == seat else [*pointed, *[card for card in slate if card not in pointed]])
    fallen: list[int] = []
    closed: list[int] = []
    filled: list[int] = []
    scout, idle = played.first_scout, 0
    while idle < len(wishes):
        left = [card for card in wishes[scout] if card not in closed]
        idle += 1
        if left and scout not in fallen:
            idle = 0
            markers = [each for each, wish in enumerate(wishes) if left[0] in wish]
            closed.append(left[0])
            if len(markers) == 1:
                fallen.append(scout)
            elif seat in markers and seat not in fallen:
                filled.append(3 if len(markers) == 2 else 2)
        scout = (scout + 1) % len(wishes)
    is_wiped = seat in fallen and played.in_the_dark == seat
    return sum(filled) - len(filled) * is_wiped


def test_a_super_spark_is_missed_where_exactly_one_other_had_the_picture() -> None:
    table, played = scored(ana="moon boat", ben="moon key", eva="boat key fox")

    assert seen_from("ana", played).missed == table.cards("fox")
    assert seen_from("eva", played).missed == ()


def test_marks_that_nobody_shared_are_named() -> None:
    table, played = scored(ana="moon boat", ben="moon key", eva="boat key fox")

    assert seen_from("eva", played).alone == table.cards("fox")
    assert seen_from("ana", played).alone == ()


def test_the_dark_cost_a_star_of_every_field_that_was_filled_before_the_fall() -> None:
    _, played = scored(ana="moon boat", ben="moon boat", eva="moon boat fox")

    told = seen_from("eva", played)

    assert (told.is_dark, told.points, told.dark_cost) == (True, 2, 2)  # two sparks, and then the fox


def test_the_dark_costs_nothing_without_a_fall() -> None:
    _, played = scored(ana="moon boat", ben="moon fox", eva="moon boat fox")

    told = seen_from("eva", played)

    assert (told.is_dark, told.dark_cost) == (True, 0)


def test_what_the_dark_would_have_cost_is_told_to_whoever_fell_in_the_light() -> None:
    _, played = scored(ana="moon boat key", ben="moon boat fox", eva="moon boat")

    told = seen_from("ana", played)

    assert (told.is_dark, told.points, told.dark_cost) == (False, 4, 2)


def test_pointing_at_what_nobody_shares_last_is_safer() -> None:
    table = associating(seats=3).submit(ana="moon boat key", ben="boat key fox", eva="boat key fox")
    played = round_view(table.point("ana", "moon").reveal().game.round.played[0])

    told = seen_from("ana", played)

    assert told.points == 0
    assert told.safer.cards == table.cards("boat key moon")
    assert told.safer.points == 4


def test_fewer_marks_are_the_first_of_the_own_order_and_more_are_what_most_others_saw() -> None:
    table = associating(seats=3).submit(ana="moon key", ben="moon key fox", eva="key fox sun")
    played = round_view(table.point("ana", "key").reveal().game.round.played[0])

    told = seen_from("ana", played)

    assert told.ranking[:4] == table.cards("key moon fox sun")
    assert told.by_marks[:4] == (2, 5, 7, 10)
    assert len(told.by_marks) == len(told.ranking) == MAX_MARKS


def test_more_marks_than_all_others_are_counted_in_the_dark() -> None:
    _, played = scored(ana="moon", ben="moon", eva="moon")

    told = seen_from("ana", played)

    assert told.by_marks[:3] == (2, 1, 1)  # alone with two marks: in the dark, and the second makes her fall


@pytest.mark.parametrize("name", WHOLE)
def test_a_record_tells_the_same_as_the_table(name: str) -> None:
    parts = record_of(WHOLE[name]).rounds

    assert [opened_round(part) for part in parts] == rounds_of(WHOLE[name])


@pytest.mark.parametrize("name", RUNNING)
def test_a_round_whose_slates_are_closed_tells_nothing(name: str) -> None:
    *done, last = record_of(RUNNING[name]).rounds

    assert opened_round(last) is None
    assert all(opened_round(part) for part in done)


def test_an_insight_says_which_round_it_is_about() -> None:
    played = ALL[1]

    told = insight(played)

    assert isinstance(told, RoundInsight)
    assert (told.round, told.clue, told.card) == (played.round, played.clue, played.card)
    assert {pointing.outcome for each in ALL for pointing in each.pointed} == set(Outcome)
