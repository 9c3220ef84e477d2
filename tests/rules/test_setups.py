"""How a game is played is a value: the number of rounds, and whether stars count."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.rules import (
    Box,
    CannotStart,
    CardPointed,
    Fact,
    GameEnded,
    GameStarted,
    NumbersAnnounced,
    Outcome,
    RoundScored,
    RoundStarted,
    Secret,
    Setup,
    WordSource,
    replay,
    start,
    view,
)
from stella.rules.box import SETUP, HeldBack
from stella.rules.one_more_player import OneMorePlayer
from stella.rules.start import bundle_of
from tests.records.games import whole_game
from tests.rules.builders import BOX, players
from tests.rules.setups import each_setup


def of_kind(facts: tuple[Fact, ...], kind: type) -> list[Fact]:
    return [fact for fact in facts if isinstance(fact, kind)]


@pytest.mark.rule("9.1")
@each_setup
@given(seats=st.integers(3, 6), seed=st.integers(0, 50))
def test_a_game_has_as_many_rounds_as_its_setup_says(setup: Setup, seats: int, seed: int) -> None:
    facts = whole_game(seats, seed, setup=setup)
    started = facts[0]
    assert isinstance(started, GameStarted)

    assert len(of_kind(facts, RoundStarted)) == len(of_kind(facts, RoundScored)) == setup.rounds
    assert len(started.word_stack) == setup.rounds
    assert len(started.pictures) == 15 + 5 * (setup.rounds - 1)
    assert isinstance(facts[-1], GameEnded)


@pytest.mark.rule("9.2")
@given(rounds=st.integers(1, 4), seats=st.integers(3, 6), seed=st.integers(0, 50))
def test_without_stars_every_mark_is_shown_and_nobody_is_dark_falls_scores_or_wins(
    rounds: int, seats: int, seed: int
) -> None:
    facts = whole_game(seats, seed, setup=Setup(rounds, stars=False))
    ended = facts[-1]
    assert isinstance(ended, GameEnded)

    assert (ended.totals, ended.winners, ended.is_early) == ((0,) * seats, (), False)
    for fact in facts:
        if isinstance(fact, CardPointed):
            assert fact.filled == ()
            assert (fact.outcome is Outcome.FALL) == (len(fact.markers) == 1)
        if isinstance(fact, NumbersAnnounced):
            assert fact.in_the_dark is None
        if isinstance(fact, RoundScored):
            assert {score.points for score in fact.scores} == {0}
            assert not any(score.is_dark or score.has_fallen for score in fact.scores)
    for played in replay(facts).round.played:
        shown = {pointing.card for pointing in played.pointed}
        assert shown == {card for field, card in enumerate(played.table) for m in played.scored.marks if m >> field & 1}


@given(seed=st.integers(0, 50))
def test_a_shorter_game_begins_as_the_whole_one_would(seed: int) -> None:
    short, whole = whole_game(3, seed, setup=Setup(1)), whole_game(3, seed)

    assert short[1] == whole[1]


@each_setup
def test_everybody_sees_how_the_game_is_played_in_every_step(setup: Setup) -> None:
    facts = whole_game(4, 7, setup=setup)

    for length in range(2, len(facts) + 1):
        table = view(replay(facts[:length]), None).table
        assert table.setup == setup
        assert setup.stars or not any(table.stars)


def test_the_ordinary_setup_is_written_nowhere() -> None:
    facts = whole_game(3, 1, setup=Setup(4, stars=True))
    table = view(replay(facts), 0).table

    assert b"setup" not in msgspec.json.encode(facts[0])
    assert b"setup" not in msgspec.json.encode(table)


def test_a_game_of_an_earlier_release_is_an_ordinary_one() -> None:
    written = msgspec.to_builtins(whole_game(3, 1)[0])

    assert msgspec.convert(written, GameStarted).setup == SETUP


@each_setup
def test_a_start_is_read_as_it_was_written(setup: Setup) -> None:
    started = whole_game(3, 1, setup=setup)[0]

    assert msgspec.json.decode(msgspec.json.encode(started), type=GameStarted) == started


@pytest.mark.parametrize("rounds", [0, 5, -1])
def test_no_game_has_another_number_of_rounds(rounds: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 rounds"):
        Setup(rounds)


def test_a_short_game_needs_fewer_cards() -> None:
    box = Box(BOX.deck, 20, BOX.words, BOX.word_cards[:2], BOX.discovery_cards)
    secret = Secret("ab", "cd")

    assert len(start(players(3), box, secret, setup=Setup(2)).pictures) == 20
    with pytest.raises(CannotStart, match="deck_too_small"):
        start(players(3), box, secret, setup=Setup(3))
    with pytest.raises(CannotStart, match="too_few_word_cards"):
        start(players(3), Box(BOX.deck, 84, BOX.words, BOX.word_cards[:1]), secret, setup=Setup(2))


def test_what_cannot_be_a_game_is_not_sealed_either() -> None:
    box = Box(BOX.deck, 20, BOX.words, BOX.word_cards)

    with pytest.raises(CannotStart, match="deck_too_small"):
        bundle_of(players(3), box, WordSource.DRAWN, (), HeldBack(), server="", seals=(None,) * 3, setup=Setup(3))


def test_a_short_game_takes_the_first_discovery_cards() -> None:
    stack = start(players(3), BOX, Secret("ab", "cd"), WordSource.DISCOVERY, setup=Setup(2)).word_stack

    assert stack == BOX.discovery_cards[:2]


def test_who_marks_along_without_stars_scores_nothing() -> None:
    along = OneMorePlayer((0b111, 0b1110), Setup(1, stars=False))

    score = along.score(0b110)

    assert (score.sparks, score.super_sparks, score.points, score.has_fallen) == (0, 0, 0, False)
