"""Step 4, score: rules §6, and the end: rules §8."""

import pytest

from stella.rules import Associating, GameEnded, Over, Refusal, SubmitSlate
from tests.rules.builders import NAMES, Table, associating, between, revealing


@pytest.mark.rule("6.1")
def test_everybody_scores_the_stars_they_filled() -> None:
    after = revealing(ana="moon boat", ben="moon boat", eva="moon").reveal()

    assert [after.points(name) for name in ("ana", "ben", "eva")] == [5, 5, 2]


@pytest.mark.rule("6.2")
def test_in_the_dark_and_not_fallen_is_scored_as_usual() -> None:
    after = revealing(ana="moon boat", ben="moon", eva="boat").reveal()

    assert after.points("ana") == 6
    assert after.scored.scores[0].is_dark
    assert not after.scored.scores[0].has_fallen


@pytest.mark.rule("6.3")
def test_in_the_dark_and_fallen_loses_one_star_of_every_spark_and_super_spark() -> None:
    table = revealing(ana="moon boat key", ben="moon boat", eva="moon")

    after = table.point("ana", "moon").point("ben", "boat").point("ana", "key")

    assert after.points("ana") == 1 + 2
    assert after.scored.scores[0].has_fallen


@pytest.mark.rule("6.3")
def test_what_others_form_after_the_fall_costs_the_player_in_the_dark_nothing() -> None:
    table = revealing(ana="moon boat key sun", ben="moon boat sun", eva="moon")

    after = table.point("ana", "moon").point("ben", "boat").point("ana", "key").point("ben", "sun")

    assert after.points("ana") == 1 + 2  # the sun was never filled
    assert after.points("ben") == 2 + 3 + 3


@pytest.mark.rule("6.4")
def test_whoever_falls_outside_the_dark_keeps_what_they_filled() -> None:
    table = revealing(ana="moon key", ben="moon boat", eva="boat")

    after = table.point("ana", "moon").point("ben", "boat").point("ana", "key")

    assert after.scored.scores[0].has_fallen
    assert after.points("ana") == 3


@pytest.mark.rule("6.4")
def test_only_one_player_is_treated_as_in_the_dark() -> None:
    after = revealing(ana="moon boat", ben="key sun hat", eva="moon").reveal()

    assert [score.is_dark for score in after.scored.scores] == [False, True, False]


def ended() -> Table:
    return between(associating(3), 4)


@pytest.mark.rule("8.1")
def test_the_game_ends_after_the_fourth_round() -> None:
    third = between(associating(3), 3)
    assert isinstance(third.game.phase, Associating)

    after = between(third)

    assert isinstance(after.game.phase, Over)
    assert isinstance(after.facts[-1], GameEnded)
    assert after.refusal("ana", SubmitSlate((0,))) is Refusal.GAME_OVER


@pytest.mark.rule("8.1")
def test_a_tie_at_the_top_is_a_shared_victory() -> None:
    assert ended().seen.winners == (0, 1, 2)
    assert ended().seen.totals == (8, 8, 8)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("winner", ["ana", "ben", "eva"])
def test_the_highest_total_wins(winner: str) -> None:
    one, other = (name for name in NAMES[:3] if name != winner)

    after = between(associating(3), 3).submit(**{winner: "moon boat", one: "moon", other: "boat"}).reveal()

    assert after.seen.winners == (NAMES.index(winner),)
    assert sorted(after.seen.totals) == [6 + 3, 6 + 3, 6 + 6]
