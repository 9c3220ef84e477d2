"""Games of every length, with and without stars, make records that verify, and no others."""

from typing import Any

import pytest
from msgspec.structs import replace

from stella.records import Record, decode, encode, record_of, what_is_wrong
from stella.records.documents import with_digest
from stella.records.format import Setup as RecordedSetup
from stella.rules import Chance, Setup, WordSource, end_early, replay
from stella.rules.chance import common_seed
from stella.rules.start import start
from tests.records.games import COMMON, SMALL_BOX, running, whole_game
from tests.rules.builders import players
from tests.rules.setups import each_setup


def wrong(record: Record, **changes: Any) -> str:
    return what_is_wrong(with_digest(replace(record, **changes)), SMALL_BOX) or ""


@each_setup
@pytest.mark.parametrize("common", [None, COMMON], ids=["alone", "common"])
@pytest.mark.parametrize("source", list(WordSource))
def test_a_whole_game_passes_the_verifier(setup: Setup, common: Chance | None, source: WordSource) -> None:
    record = record_of(whole_game(3, 5, source, common=common, setup=setup))

    assert decode(encode(record)) == record
    assert record.setup == RecordedSetup(setup.rounds, setup.stars)
    assert len(record.rounds) == setup.rounds
    assert what_is_wrong(record, SMALL_BOX) is None
    assert what_is_wrong(record) is None


@each_setup
@pytest.mark.parametrize("pointings", [None, 0, 1])
def test_a_running_game_and_one_that_was_ended_early_pass_it(setup: Setup, pointings: int | None) -> None:
    facts = running(whole_game(4, 3, common=None, setup=setup), setup.rounds, pointings)
    ended = end_early(replay(facts))
    assert ended

    assert what_is_wrong(record_of(facts), SMALL_BOX) is None
    assert what_is_wrong(record_of((*facts, ended)), SMALL_BOX) is None


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_game_that_stops_before_its_last_round_is_found(rounds: int) -> None:
    record = record_of(whole_game(3, 5, setup=Setup(rounds)))

    assert wrong(record, setup=RecordedSetup(rounds + 1, stars=True)) == (
        "The game is over before its last round is scored."
    )


def test_more_rounds_than_the_game_has_are_found() -> None:
    record = record_of(whole_game(3, 5))

    assert "rounds" in wrong(record, setup=RecordedSetup(3, stars=True)) or "last round" in wrong(
        record, setup=RecordedSetup(3, stars=True)
    )


def test_a_dark_seat_in_a_game_without_stars_is_found() -> None:
    record = record_of(whole_game(3, 5, setup=Setup(1, stars=False)))
    dark = replace(record.rounds[0], in_the_dark=0)

    assert wrong(record, rounds=(dark,)).endswith("nobody is in the dark.")


def test_a_fall_in_a_game_without_stars_is_found() -> None:
    record = record_of(whole_game(3, 5, setup=Setup(1, stars=False)))
    fell = replace(record.rounds[0], fallen=(record.rounds[0].pointings[0].scout,))

    assert wrong(record, rounds=(fell,)).endswith("the seats that fell are [].")


def test_stars_in_a_game_without_stars_are_found() -> None:
    record = record_of(whole_game(3, 5, setup=Setup(1, stars=False)))
    part = record.rounds[0]
    first = replace(part.pointings[0], stars=(2, 2, 2))

    filled = wrong(record, rounds=(replace(part, pointings=(first, *part.pointings[1:])),))

    assert "2 stars are filled" in filled


def test_missing_stars_in_a_game_with_stars_are_found() -> None:
    record = record_of(whole_game(3, 5, setup=Setup(1)))
    part = record.rounds[0]
    empty = tuple(replace(pointing, stars=(0, 0, 0)) for pointing in part.pointings)

    assert "are right" in wrong(record, rounds=(replace(part, pointings=empty),))


def test_a_winner_of_a_game_without_stars_is_found() -> None:
    record = record_of(whole_game(3, 5, setup=Setup(2, stars=False)))

    assert wrong(record, winners=(0, 1, 2)) == "The winners are []."


def test_another_setup_than_the_sealed_one_is_found() -> None:
    record = record_of(whole_game(3, 5, common=COMMON, setup=Setup(2, stars=False)))
    ordinary = record_of(whole_game(3, 5, common=COMMON, setup=Setup(2)))

    assert record.chance
    assert ordinary.chance
    assert record.chance.bundle != ordinary.chance.bundle
    assert record.secret != ordinary.secret


def test_format_2_knows_only_ordinary_games() -> None:
    chance = Chance("5e" * 32, (None,) * 3)
    secret = whole_game(3, 5)[0].secret  # type: ignore[union-attr]  # the first fact is the start
    assert common_seed(chance.part, chance.parts)

    with pytest.raises(ValueError, match="format 2"):
        start(players(3), SMALL_BOX, secret, chance=chance, setup=Setup(2))
