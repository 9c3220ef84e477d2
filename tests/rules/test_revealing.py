"""Step 3, reveal: rules §5."""

import pytest

from stella.rules import CardPointed, Outcome, PointAt, Refusal
from tests.rules.builders import Table, revealing


def last_pointed(table: Table) -> CardPointed:
    return next(fact for fact in reversed(table.facts) if isinstance(fact, CardPointed))


@pytest.mark.rule("5.1")
def test_the_player_with_the_pawn_is_the_first_scout_and_the_pawn_stays() -> None:
    table = revealing(ana="moon boat", ben="moon boat", eva="moon")
    assert table.scout == "ana"

    after = table.point("ana", "moon")

    assert after.scout == "ben"
    assert after.seen.first_scout == 0


@pytest.mark.rule("5.2")
def test_the_scout_points_only_at_a_card_they_marked() -> None:
    table = revealing(ana="moon", ben="moon boat", eva="boat")

    assert table.refusal("ana", PointAt(table.card("boat"))) is Refusal.CARD_NOT_MARKED


@pytest.mark.rule("5.2")
def test_the_scout_does_not_point_at_a_card_twice() -> None:
    after = revealing(ana="moon", ben="moon boat", eva="boat").point("ana", "moon")

    assert after.refusal("ben", PointAt(after.card("moon"))) is Refusal.CARD_ALREADY_POINTED_AT


@pytest.mark.rule("5.2")
def test_a_scout_has_to_point_even_at_a_card_that_must_fail() -> None:
    table = revealing(ana="moon", ben="boat", eva="boat")

    own = table.seen_by("ana").own
    assert own is not None
    assert own.may == ("point_at",)  # there is no passing
    assert table.point("ana", "moon").has_fallen("ana")


@pytest.mark.rule("5.3")
def test_two_others_make_a_spark_of_two_stars() -> None:
    after = revealing(ana="moon boat", ben="moon", eva="moon", kim="boat").point("ana", "moon")

    assert last_pointed(after).outcome is Outcome.SPARK
    assert [after.stars(name) for name in ("ana", "ben", "eva", "kim")] == [2, 2, 2, 0]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("others", [2, 3, 4, 5])
def test_any_number_of_others_above_one_makes_a_spark(others: int) -> None:
    names = ("ben", "eva", "kim", "leo", "mia")
    slates = {name: "moon key" if index < others else "key" for index, name in enumerate(names)}

    after = revealing(ana="moon", **slates).point("ana", "moon")

    assert last_pointed(after).outcome is Outcome.SPARK


@pytest.mark.rule("5.3")
def test_exactly_one_other_makes_a_super_spark_of_three_stars() -> None:
    after = revealing(ana="moon boat", ben="moon", eva="boat").point("ana", "moon")

    assert last_pointed(after).outcome is Outcome.SUPER_SPARK
    assert [after.stars(name) for name in ("ana", "ben", "eva")] == [3, 3, 0]


@pytest.mark.rule("5.3")
def test_no_other_makes_a_fall_and_the_scout_fills_nothing_from_then_on() -> None:
    table = revealing(ana="moon boat", ben="boat", eva="boat")

    fallen = table.point("ana", "moon")
    after = fallen.point("ben", "boat")

    assert last_pointed(fallen).outcome is Outcome.FALL
    assert after.scored.scores[0].points == 0
    assert after.scored.scores[1].points == 2


@pytest.mark.rule("5.3")
def test_a_fallen_player_is_not_scout_again_this_round() -> None:
    after = revealing(ana="moon boat", ben="boat key", eva="boat key").point("ana", "moon").point("ben", "key")

    assert after.scout == "eva"
    assert after.refusal("ana", PointAt(after.card("boat"))) is Refusal.YOU_HAVE_FALLEN


@pytest.mark.rule("5.3")
def test_a_fallen_players_marks_still_count_for_the_others() -> None:
    after = revealing(ana="moon", ben="moon boat", eva="boat key", kim="key", fallen={"ana"}).point("ben", "moon")

    assert last_pointed(after).outcome is Outcome.SUPER_SPARK
    assert after.stars("ben") == 3


@pytest.mark.rule("5.4")
def test_a_fallen_player_still_makes_a_super_spark_for_another() -> None:
    table = revealing(ana="moon", ben="moon boat", eva="boat key", kim="key", fallen={"ben"}, scout="eva")

    after = table.point("eva", "boat")

    assert after.stars("eva") == 3
    assert after.stars("ben") == 0


@pytest.mark.rule("5.5")
def test_the_role_passes_clockwise_after_one_card() -> None:
    table = revealing(ana="moon boat", ben="moon boat", eva="moon boat key", kim="key")

    first = table.point("ana", "moon")

    assert (first.scout, first.point("ben", "boat").scout) == ("ben", "eva")


@pytest.mark.rule("5.5")
def test_players_who_fell_or_have_nothing_left_to_point_at_are_skipped() -> None:
    table = revealing(ana="moon key", ben="moon", eva="boat key", kim="key", fallen={"eva"})

    after = table.point("ana", "moon")

    assert after.scout == "kim"  # ben's only card has been pointed at, eva has fallen


@pytest.mark.rule("5.5")
def test_the_same_scout_goes_on_when_nobody_else_can() -> None:
    after = revealing(ana="moon boat", ben="moon", eva="moon").point("ana", "moon")

    assert after.scout == "ana"


@pytest.mark.rule("5.6")
def test_the_reveal_ends_when_nobody_can_point_any_more() -> None:
    after = revealing(ana="moon", ben="moon", eva="boat").point("ana", "moon").point("eva", "boat")

    assert after.scored.round == 1
    assert after.game.round.number == 2


@pytest.mark.rule("5.6")
def test_cards_that_only_fallen_players_marked_stay_unpointed() -> None:
    after = revealing(ana="moon boat", ben="key", eva="key").point("ana", "moon").point("ben", "key")

    assert after.game.round.number == 2  # nobody ever points at the boat
