"""Moments are earned once, by a person or by the group."""

import pytest

from stella.records.moments import Moment, MomentKind, moments, new_moments
from stella.records.summaries import SummaryPlayer
from tests.records.remembering import long_memory, picture, played, player

FALLS = (1, 2, 3, 4)
BEN = player("Ben", (7, 7, 7, 0), falls=FALLS)


def kinds(one: SummaryPlayer) -> set[MomentKind]:
    return {moment.kind for moment in moments([played(1, one, BEN)])}


@pytest.mark.parametrize(
    ("kind", "one"),
    [
        (MomentKind.FIRST_SUPER_SPARK, player("Ana", (3, 0, 0, 0), super_sparks=1, falls=FALLS)),
        (MomentKind.BIG_ROUND, player("Ana", (20, 0, 0, 0), falls=FALLS)),
        (MomentKind.COMEBACK, player("Ana", (4, 5, 5, 19), falls=FALLS)),
        (MomentKind.BRIGHT_IN_THE_DARK, player("Ana", (1, 0, 0, 0), falls=(2,), dark=(1,))),
        (MomentKind.FULL_SLATE, player("Ana", (1, 0, 0, 0), falls=(2,), marks=(10, 1, 1, 1))),
    ],
)
def test_a_moment_of_a_person(kind: MomentKind, one: SummaryPlayer) -> None:
    assert kinds(one) == {kind}


def test_five_super_sparks_in_one_game_are_more_than_a_first_one() -> None:
    one = player("Ana", (15, 0, 0, 0), super_sparks=5, falls=FALLS)

    assert kinds(one) == {MomentKind.FIRST_SUPER_SPARK, MomentKind.FIVE_SUPER_SPARKS}


@pytest.mark.parametrize(
    "one",
    [
        player("Ana", (19, 0, 0, 0), falls=FALLS, dark=(1,)),  # fell in the dark
        player("Ana", (1, 0, 0, 0), falls=FALLS, marks=(10, 1, 1, 1)),
        player("Ana", (7, 7, 7, 6), falls=FALLS),  # nobody was last
        player("Lumo", (30, 0, 0, 0), is_bot=True, super_sparks=6),
    ],
)
def test_what_is_no_moment(one: SummaryPlayer) -> None:
    assert kinds(one) == set()


def test_a_moment_says_who_where_and_in_which_round() -> None:
    game = played(1, player("Ana", (1, 22, 0, 0), falls=FALLS), BEN)

    assert moments([game]) == [Moment(MomentKind.BIG_ROUND, game.record, game.ended_at, "Ana", 2)]


def test_moments_of_the_group() -> None:
    everybody = played(1, player("Ana", (1,), falls=(1,)), BEN, uniting=picture(7, 2))
    nobody_fell = played(2, player("Ana", (1,)), player("Ben", (3,)))
    shared = played(3, player("Ana", (5,), falls=(1,)), player("Ben", (5,)))

    found = moments([everybody, nobody_fell, shared])

    assert [(one.kind, one.record, one.card) for one in found if one.name is None] == [
        (MomentKind.ONE_PICTURE, everybody.record, 7),
        (MomentKind.NOBODY_FELL, nobody_fell.record, None),
        (MomentKind.SHARED_VICTORY, shared.record, None),
    ]


def test_a_victory_shared_with_a_bot_and_a_game_without_rounds_are_none() -> None:
    with_bot = played(1, player("Ana", (5,), falls=(1,)), player("Lumo", (5,), is_bot=True))
    ended_early = played(2, player("Ana", ()), player("Ben", ()), is_whole=False)

    assert moments([with_bot, ended_early]) == []


def test_the_tenth_game_is_a_moment() -> None:
    games = [played(n, player("Ana", (1,), falls=(1,)), BEN) for n in range(1, 12)]

    assert [(one.kind, one.record) for one in moments(games)] == [(MomentKind.TEN_GAMES, games[9].record)]


def test_every_moment_is_earned_once_by_each_person_and_by_the_group() -> None:
    found = [(one.kind, one.name) for one in moments(long_memory(60))]

    assert len(found) == len(set(found))
    assert ("big_round", "Ana") in found
    assert ("big_round", "Ben") in found


def test_the_new_moments_of_a_game_are_those_that_no_game_before_it_had() -> None:
    games = long_memory(40)

    one_by_one = [moment for n, game in enumerate(games) for moment in new_moments(games[:n], game)]

    assert one_by_one == moments(games)
