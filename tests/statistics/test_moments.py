"""Moments are earned once, by a person or by the group."""

import pytest
from msgspec.structs import replace

from stella.rules import replay
from stella.statistics.moments import Earned, Moment, MomentKind, earned_by, moments, moments_of_round
from stella.statistics.people import PlayedGame
from stella.statistics.summaries import SummaryPlayer, sketch_of, summary_of
from tests.records.games import whole_game
from tests.statistics.remembering import long_memory, picture, played, player

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


def new_moments(before: list[PlayedGame], game: PlayedGame) -> list[Moment]:
    """Return the moments of a game that no earlier game had."""
    return [moment for moment in moments([*before, game]) if moment.record == game.record]


def test_the_new_moments_of_a_game_are_those_that_no_game_before_it_had() -> None:
    games = long_memory(40)

    one_by_one = [moment for n, game in enumerate(games) for moment in new_moments(list(games[:n]), game)]

    assert one_by_one == moments(games)


OF_WHOLE_GAMES = {MomentKind.COMEBACK, MomentKind.NOBODY_FELL, MomentKind.SHARED_VICTORY, MomentKind.TEN_GAMES}


def _running(game: PlayedGame, earned: Earned, number: int) -> list[Moment]:
    return moments_of_round(replace(game.summary, winners=()), earned, number)


def test_a_round_brings_what_no_round_and_no_game_before_it_had() -> None:
    first = played(1, player("Ana", (3,), super_sparks=1, falls=(1,)), BEN)
    one = played(2, player("Ana", (20,), super_sparks=1, falls=(1,)), player("Ben", (2,), super_sparks=1, falls=(1,)))
    two = played(2, player("Ana", (20, 21), super_sparks=5, falls=(1, 2)), player("ben", (2, 1), falls=(1, 2)))

    earned = earned_by([first])
    found = [*_running(one, earned, 1), *_running(two, earned, 2)]

    assert [(moment.kind, moment.name, moment.round) for moment in found] == [
        (MomentKind.BIG_ROUND, "Ana", 1),
        (MomentKind.FIRST_SUPER_SPARK, "Ben", 1),
        (MomentKind.FIVE_SUPER_SPARKS, "Ana", 2),
    ]


def test_round_by_round_a_game_brings_all_that_does_not_take_a_whole_one() -> None:
    before: list[PlayedGame] = []
    brought = 0
    for number in range(12):
        game = replay(whole_game(3 + number % 2, number))
        over = PlayedGame(f"{number:032x}", number, summary_of(game))
        earned = earned_by(before)

        found = [one for n in range(1, 5) for one in moments_of_round(sketch_of(game, n), earned, n)]

        in_all = [one for one in new_moments(before, over) if one.kind not in OF_WHOLE_GAMES]
        assert {(one.kind, one.name, one.card) for one in found} == {(one.kind, one.name, one.card) for one in in_all}
        assert [one.round for one in found] == sorted(one.round or 0 for one in found)
        brought += len(found)
        before.append(over)

    assert brought > 5
