"""Changes that are not moves: another player takes a seat, the host ends a game; and what follows from a fact."""

from itertools import pairwise

import pytest

from stella.rules import (
    AgreeToOtherWord,
    AskForOtherWord,
    BecameReady,
    CardsMarked,
    GameEnded,
    HandOver,
    MarkCards,
    Over,
    PlayerReplaced,
    Refusal,
    Refused,
    SubmitSlate,
    WordSwapped,
    deal,
    decide,
    end_early,
    play,
    show,
)
from stella.rules.engine import follow, happenings, openings
from tests.rules.builders import SECRET, Table, associating, between, revealing, started


def replaced(table: Table, name: str, who: str, *, is_bot: bool = False) -> Table:
    happened = follow(table.game, PlayerReplaced(table.seat(name), who, "de", is_bot))
    return Table(happened[-1].after, (*table.facts, *[each.fact for each in happened]))


def test_who_takes_a_seat_over_keeps_its_marks_and_points() -> None:
    table = between(associating(bots={"ben"}))
    table = table.mark("ben", "moon boat")

    table = replaced(table, "ben", "zoe")

    assert table.marks("ben") == "moon boat"
    assert table.game.totals == (2, 2, 2)
    assert table.game.round.players[1].name == "zoe"
    assert not table.game.round.players[1].is_bot
    assert table.game.round.start.players[1].name == "ben"


def test_a_hand_over_says_from_when_and_lasts_for_the_game() -> None:
    table = revealing(ana="moon key", ben="moon", eva="moon").point("ana", "moon")

    table = replaced(table, "eva", "bot", is_bot=True)
    later = between(table.reveal())

    assert later.game.round.hand_overs == (HandOver(2, "bot", "de", True, 1, 1),)
    assert later.game.round.players[2].is_bot


@pytest.mark.rule("3.2")
def test_a_person_who_took_over_from_a_bot_votes_for_the_other_word() -> None:
    table = associating(bots={"ben", "eva"})
    assert table.refusal("ben", AskForOtherWord()) is Refusal.BOTS_DO_NOT_VOTE

    table = replaced(table, "ben", "zoe").play("ana", AskForOtherWord())

    assert table.seen.agreed == (0,)
    swapped = table.play("ben", AgreeToOtherWord())
    assert swapped.seen.is_swapped


def test_when_a_bot_takes_over_from_the_last_who_has_not_agreed_the_word_is_swapped() -> None:
    table = associating().play("ana", AskForOtherWord()).play("eva", AgreeToOtherWord())

    table = replaced(table, "ben", "bot", is_bot=True)

    assert isinstance(table.facts[-1], WordSwapped)
    assert table.seen.is_swapped


def test_everybody_hears_who_takes_a_seat_over() -> None:
    table = associating()
    fact = PlayerReplaced(1, "zoe", "cs", is_bot=False)

    assert show(table.game, fact, None) == fact


def test_a_bot_gives_no_reason_for_what_somebody_else_marked() -> None:
    table = Table(*deal(started(3, bots={"ben"}))).submit(ana="moon boat", ben="moon boat", eva="moon")
    table = replaced(table, "eva", "bot", is_bot=True)
    table = replaced(table, "ben", "zoe").point("ana", "moon")

    assert table.seen.reasons == ()
    assert between(table.reveal()).seen.reasons == ()


def test_a_game_that_is_ended_early_has_no_winners_and_opens_its_secret() -> None:
    table = between(associating())
    table = table.mark("ana", "moon")

    ended = end_early(table.game)
    assert ended == GameEnded((2, 2, 2), (), SECRET, is_early=True)
    over = Table(follow(table.game, ended)[-1].after, table.facts)

    assert isinstance(over.game.phase, Over)
    assert (over.seen.winners, over.seen.is_early, over.seen.secret) == ((), True, SECRET)
    assert len(over.seen.rounds) == 1
    assert over.seen_by("ana").own.marks == ()  # type: ignore[union-attr]


def test_a_game_that_is_over_cannot_be_ended() -> None:
    over = between(associating(), 4)

    assert end_early(over.game) is None
    assert not over.seen.is_early


def test_nothing_follows_from_a_fact_that_changes_nobodys_turn() -> None:
    game = associating(ana="moon").game

    assert [each.fact for each in follow(game, BecameReady(0))] == [BecameReady(0)]


def test_each_fact_of_a_move_comes_with_the_game_before_and_after_it() -> None:
    table = associating(3).submit(ana="moon", ben="moon")
    last = SubmitSlate((table.card("moon"),))

    happened = happenings(table.game, 2, last)
    game, facts = play(table.game, 2, last)

    assert tuple(each.fact for each in happened) == facts == decide(table.game, 2, last)
    assert happened[0].before == table.game
    assert all(one.after is next_one.before for one, next_one in pairwise(happened))
    assert happened[-1].after == game
    assert [each.fact for each in happenings(table.game, 2, MarkCards((0,)))] == [CardsMarked(2, 1)]
    with pytest.raises(Refused, match="already_ready"):
        happenings(table.game, 0, last)


def test_each_fact_of_a_game_that_begins_comes_with_the_game_right_after_it() -> None:
    game, facts = deal(started())

    happened = openings(started())

    assert tuple(each.fact for each in happened) == facts
    assert happened[-1].after == game
