"""The history of a room: people, the evening, ratings, agreement between players, pictures."""

import pytest

from stella.rules import Setup, replay
from stella.rules.box import Colour
from stella.statistics.groups import EVENING_MS, Wins, evening, group_of
from stella.statistics.likeness import likenesses
from stella.statistics.moments import MomentKind
from stella.statistics.people import FORGOTTEN, BestRound, PlayedGame, people, person_key
from stella.statistics.ratings import START, ratings
from stella.statistics.summaries import summary_of
from tests.records.games import whole_game
from tests.statistics.remembering import HOUR, long_memory, picture, played, player


def test_one_name_is_one_person_however_it_is_written() -> None:
    games = [played(1, player("Ana", (3,)), player("Ben", (2,))), played(2, player("ANA", (5,)), player("Ben", (9,)))]

    found = {one.name: one for one in people(games)}

    assert set(found) == {"ANA", "Ben"}
    assert (found["ANA"].games, found["ANA"].points, found["ANA"].wins) == (2, 8, 1)
    assert person_key("A\u200dna") == person_key("ANA")


def test_bots_and_forgotten_names_are_nobody() -> None:
    game = played(1, player("Lumo", (9,), is_bot=True), player(FORGOTTEN, (5,)), player("Ben", (2,)))

    assert [one.name for one in people([game])] == ["Ben"]
    assert [one.name for one in evening([game], HOUR).wins] == ["Ben"]


def test_agents_have_no_history_no_rating_and_no_likeness() -> None:
    seats = (player("Lens", (9,), is_agent=True), player("Ana", (5,)), player("Ben", (2,)))
    games = [played(number, *seats, shared={(0, 1): 5, (0, 2): 5, (1, 2): 2}) for number in range(1, 5)]

    assert {one.name for one in people(games)} == {"Ana", "Ben"}
    assert set(ratings(games)) == {"ana", "ben"}
    assert [(one.a, one.b) for one in likenesses(games)] == [("Ana", "Ben")]
    assert [one.name for one in group_of(games, 0).moments if one.name] == []
    assert [line.is_agent for line in group_of(games, 0).games[0].players] == [True, False, False]


def test_a_person_is_all_their_rounds() -> None:
    first = player("Ana", (3, 9, 0, 4), sparks=5, super_sparks=2, falls=(3,), dark=(2, 3), dark_cost=4)
    second = player("Ana", (9, 9, 1, 1), marks=(1, 2, 3, 4), sparks=1, falls=(1,), colour=Colour.BLUE)
    games = [played(1, first, player("Ben", (1, 1, 1, 1))), played(2, second, player("Ben", (8, 8, 8, 8)))]

    ana = next(one for one in people(games) if one.name == "Ana")

    assert (ana.games, ana.wins, ana.points, ana.rounds) == (2, 1, 36, 8)
    assert (ana.sparks, ana.super_sparks, ana.falls, ana.dark, ana.dark_cost) == (6, 2, 2, 2, 4)
    assert ana.best_round == BestRound(9, 2, games[0].record)
    assert ana.marks == 3.75
    assert ana.colour is Colour.BLUE


def test_a_streak_goes_on_from_one_game_to_the_next() -> None:
    games = [
        played(1, player("Ana", (1, 1, 1, 1), falls=(2,))),
        played(2, player("Ana", (1, 1, 1, 1))),
        played(3, player("Ana", (1, 1, 1, 1), falls=(2,))),
    ]

    assert people(games)[0].streak == 7


def test_whoever_has_won_more_comes_first() -> None:
    games = [played(n, player("Ana", (n, 1)), player("Ben", (2, 2)), player("Eva", (1, 0))) for n in (1, 2, 9)]

    assert [one.name for one in people(games)] == ["Ben", "Ana", "Eva"]


def test_the_evening_is_the_last_twelve_hours() -> None:
    ana, ben = player("Ana", (9,)), player("Ben", (3,))
    games = [played(1, ana, ben), played(10, ana, ben), played(11, player("Ana", (1,)), ben), played(12, ana, ben)]

    score = evening(games, 13 * HOUR)

    assert score.games == 3
    assert score.wins == (Wins("Ana", Colour.ORANGE, 2), Wins("Ben", Colour.ORANGE, 1))
    assert evening(games, 12 * HOUR + EVENING_MS).games == 0


def test_a_game_that_was_ended_early_has_no_winner_and_no_rating() -> None:
    games = [played(n, player("Ana", (9,)), player("Ben", (3,)), is_whole=False) for n in range(5)]

    assert [one.wins for one in people(games)] == [0, 0]
    assert ratings(games) == {}
    assert evening(games, HOUR).wins[0].wins == 0
    assert group_of(games, 0).games[0].winners == ()


def test_a_rating_needs_three_games_between_people() -> None:
    ana, ben, bot = player("Ana", (9,)), player("Ben", (3,)), player("Lumo", (1,), is_bot=True)
    between_people = [played(n, ana, ben, bot) for n in range(3)]
    alone = [played(n, ana, bot) for n in range(9)]

    assert ratings(between_people[:2]) == {}
    assert ratings(alone) == {}
    assert set(ratings(between_people)) == {"ana", "ben"}


def test_winning_raises_a_rating_and_games_make_it_certain() -> None:
    three = [played(n, player("Ana", (9,)), player("Ben", (3,))) for n in range(3)]

    few, many = ratings(three), ratings(three * 4)

    assert few["ana"].value > START > few["ben"].value
    assert few["ana"].value + few["ben"].value == pytest.approx(2 * START, abs=1)
    assert many["ana"].uncertainty < few["ana"].uncertainty
    assert many["ana"].games == 12


def test_equal_points_are_an_equal_rank() -> None:
    found = ratings([played(n, player("Ana", (5,)), player("Ben", (5,))) for n in range(3)])

    assert found["ana"].value == found["ben"].value == START


def test_who_thinks_alike_is_corrected_for_how_much_each_marks() -> None:
    careful = {"marks": (3, 3, 3, 3)}
    bold = {"marks": (10, 10, 10, 10)}
    games = [
        played(
            n,
            player("Ana", (1,) * 4, **careful),
            player("Ben", (1,) * 4, **careful),
            player("Eva", (1,) * 4, **bold),
            shared={(0, 1): 12, (0, 2): 8, (1, 2): 4},
        )
        for n in range(3)
    ]

    found = {(one.a, one.b): one for one in likenesses(games)}

    assert found["Ana", "Ben"].likeness == 1.0  # all that can be shared
    assert found["Ana", "Eva"].likeness == 0.0  # twice as many as the next, and no more than by chance
    assert found["Ben", "Eva"].likeness == -1.0
    assert (found["Ana", "Ben"].games, found["Ana", "Ben"].shared) == (3, 36)


def test_who_thinks_alike_is_not_told_before_three_games_together_and_not_of_bots() -> None:
    ana, ben, bot = player("Ana", (1,)), player("ben", (1,)), player("Lumo", (1,), is_bot=True)
    games = [played(n, ana, ben, bot, shared={(0, 1): 3, (0, 2): 5}) for n in range(3)]

    assert likenesses(games[:2]) == []
    assert [(one.a, one.b) for one in likenesses(games)] == [("Ana", "ben")]


def test_people_whose_games_ended_before_a_round_are_neither_alike_nor_not() -> None:
    games = [played(n, player("Ana", ()), player("Ben", ()), shared={(0, 1): 0}, is_whole=False) for n in range(3)]

    assert [one.likeness for one in likenesses(games)] == [0.0]
    assert people(games)[0].best_round is None


def test_the_boldest_marks_most_and_nobody_is_if_all_mark_alike() -> None:
    alike = [played(1, player("Ana", (1,)), player("Ben", (1,)))]
    bold = [played(2, player("Ana", (1,), marks=(9,)), player("Ben", (1,), marks=(2,)))]

    group = group_of(alike + bold, 0)

    assert (group.boldest, group.most_careful) == ("Ana", "Ben")
    assert (group_of(alike, 0).boldest, group_of(alike, 0).most_careful) == (None, None)


def test_the_pictures_that_unite_most_and_divide_most_come_first_and_once() -> None:
    four = [player(name, (1,)) for name in ("Ana", "Ben", "Eva", "Ivo")]
    games = [
        played(1, *four, uniting=picture(7, 3), dividing=picture(1, 1)),
        played(2, *four, uniting=picture(8, 4), dividing=picture(2, 2)),
        played(3, *four, uniting=picture(7, 4), dividing=picture(2, 2)),
        played(4, *four),
    ]

    group = group_of(games, 0)

    assert [(one.card, one.count, one.seats) for one in group.uniting] == [(7, 4, 4), (8, 4, 4)]
    assert [one.card for one in group.dividing] == [2, 1]
    assert group.dividing[0].record == games[2].record


def test_a_number_is_another_picture_in_another_edition_and_none_without_one() -> None:
    two = [player(name, (1,)) for name in ("Ana", "Ben")]
    games = [
        played(1, *two, uniting=picture(7, 2), edition=""),
        played(2, *two, uniting=picture(7, 2), edition="e1"),
        played(3, *two, uniting=picture(7, 2), edition="e2"),
    ]

    group = group_of(games, 0)

    assert [(one.card, one.edition) for one in group.uniting] == [(7, "e2"), (7, "e1")]


def test_a_room_without_games_remembers_nothing() -> None:
    group = group_of([], HOUR)

    assert not any((group.games, group.people, group.moments, group.evening.wins, group.uniting, group.likenesses))
    assert group.boldest is None


def test_a_room_of_two_hundred_games_is_remembered_with_work_that_grows_with_its_games_only() -> None:
    few, many = group_of(long_memory(20), 0), group_of(long_memory(200), 0)

    assert (len(few.games), len(many.games)) == (20, 200)
    assert [game.ended_at for game in many.games] == sorted([game.ended_at for game in many.games], reverse=True)
    assert len(many.people) == 6
    assert len(many.likenesses) == 15
    assert len(many.uniting) == len(many.dividing) == 6
    assert len(many.moments) <= 6 * 6 + 4
    assert all(one.rating for one in many.people)


def test_a_game_without_stars_is_remembered_but_counts_for_no_streak_and_no_best_round() -> None:
    game = replay(whole_game(3, 5, setup=Setup(2, stars=False)))
    played = PlayedGame("0" * 32, HOUR, summary_of(game))

    group = group_of([played], HOUR)

    assert (group.games[0].has_stars, group.games[0].winners) == (False, ())
    assert [(one.games, one.wins, one.streak, one.best_round) for one in group.people] == [(1, 0, 0, None)] * 3
    assert not [one for one in group.moments if one.kind is MomentKind.FULL_SLATE]
