"""A record contains all of a finished game, and only what is public of a running one."""

import pytest

from stella.records import encode, record_of
from stella.records import format as fmt
from stella.rules import (
    AskForOtherWord,
    CardPointed,
    Fact,
    GameEnded,
    GameStarted,
    NoteHidden,
    NumbersAnnounced,
    RoundScored,
    RoundStarted,
    WriteNote,
)
from tests.records.games import ENDED, RUNNING, WHOLE
from tests.rules.builders import associating, revealing


def first(kind: type[Fact], facts: tuple[Fact, ...]) -> Fact:
    return next(fact for fact in facts if isinstance(fact, kind))


@pytest.mark.parametrize("facts", WHOLE.values(), ids=WHOLE)
def test_a_whole_game_is_written_with_everything_in_it(facts: tuple[Fact, ...]) -> None:
    start, end = facts[0], facts[-1]
    assert isinstance(start, GameStarted)
    assert isinstance(end, GameEnded)

    record = record_of(facts)

    assert [p.name for p in record.players] == [p.name for p in start.players]
    assert (record.deck.size, record.words.size) == (84, 6)
    assert [part.card.id for part in record.rounds] == [card.id for card in start.word_stack]
    assert [part.table for part in record.rounds] == [f.table for f in facts if isinstance(f, RoundStarted)]
    assert sum(len(part.pointings) for part in record.rounds) == sum(isinstance(f, CardPointed) for f in facts)
    assert (record.totals, record.winners) == (end.totals, end.winners)
    assert record.secret == fmt.Secret(start.secret.seed, start.secret.salt)


def test_a_pointing_says_who_filled_how_many_stars() -> None:
    table = revealing(ana="moon key", ben="moon boat", eva="boat").point("ana", "moon")

    (pointing,) = record_of(table.facts).rounds[0].pointings

    assert (pointing.scout, pointing.card, pointing.outcome.value) == (0, 0, "super_spark")
    assert (pointing.markers, pointing.stars) == ((0, 1), (3, 3, 0))


@pytest.mark.parametrize("facts", RUNNING.values(), ids=RUNNING)
def test_the_record_of_a_running_game_holds_no_secret(facts: tuple[Fact, ...]) -> None:
    start = facts[0]
    assert isinstance(start, GameStarted)

    record = record_of(facts)
    text = encode(record).decode()

    rounds = len(record.rounds)
    assert (record.secret, record.custom_cards, record.winners) == (None, (), ())
    assert record.held_back == fmt.NOTHING_TOLD
    if start.chance is not None:
        assert all(part not in text for part in (start.chance.part, *start.chance.parts) if part is not None)
    assert start.secret.seed not in text
    assert start.secret.salt not in text
    assert all(f'"{card.id}"' not in text for card in start.word_stack[rounds:])
    assert all(slate.cards is None and slate.salt is None for slate in record.rounds[-1].slates)
    assert not set(start.pictures[10 + 5 * rounds :]).intersection(*[part.table for part in record.rounds])


def test_slates_are_sealed_when_they_lock_and_opened_when_the_round_is_scored() -> None:
    locked = revealing(ana="moon", ben="moon", eva="moon")

    sealed = record_of(locked.facts).rounds[0].slates
    opened = record_of(locked.reveal().facts).rounds[0].slates

    assert [slate.seal for slate in sealed] == [slate.seal for slate in opened] == list(locked.seen.seals)
    assert [slate.cards for slate in opened] == [(0,)] * 3
    assert record_of(associating(ana="moon").facts).rounds[0].slates == ()


def test_a_record_is_made_of_a_log_from_its_start() -> None:
    with pytest.raises(ValueError, match="begins with GameStarted"):
        record_of([])
    with pytest.raises(ValueError, match="begins with GameStarted"):
        record_of([first(NumbersAnnounced, WHOLE["three, drawn"]), first(RoundScored, WHOLE["three, drawn"])])


def test_of_a_running_round_only_notes_on_cards_pointed_at_are_written() -> None:
    table = revealing(ana="moon key", ben="moon boat", eva="boat")
    table = table.play("ana", WriteNote(table.card("moon"), "cheese")).play("ben", WriteNote(table.card("boat"), "wet"))
    assert record_of(table.facts).rounds[0].notes == ()

    pointed = table.point("ana", "moon")
    scored = pointed.reveal()

    assert record_of(pointed.facts).rounds[0].notes == (fmt.Note(0, 0, "cheese"),)
    assert record_of(scored.facts).rounds[0].notes == (fmt.Note(0, 0, "cheese"), fmt.Note(1, 1, "wet"))


def test_a_note_that_was_hidden_or_taken_away_or_wiped_is_not_written() -> None:
    table = associating(3, bots={"ben", "eva"}, ana="moon key")
    table = table.play("ana", WriteNote(table.card("key"), "wiped")).play("ana", AskForOtherWord())
    table = table.submit(ana="moon key boat", ben="moon", eva="moon")
    for picture, text in (("moon", "hidden"), ("key", "away"), ("key", ""), ("boat", "stays")):
        table = table.play("ana", WriteNote(table.card(picture), text))
    facts = (*table.reveal().facts, NoteHidden(1, 0, table.card("moon")))

    assert record_of(facts).rounds[0].notes == (fmt.Note(0, table.card("boat"), "stays"),)


def test_a_hand_over_is_written_with_its_moment_and_players_stay_who_began() -> None:
    record = record_of(WHOLE["three, handed over"])

    assert record.hand_overs == (
        fmt.HandOver(2, "zoe", "cs", False, (), None, 2, 1),
        fmt.HandOver(0, "ada", "en", True, (), None, 2, 1),
    )
    assert [player.name for player in record.players] == ["ana", "ben", "eva"]


@pytest.mark.parametrize("facts", ENDED.values(), ids=ENDED)
def test_a_game_that_was_ended_early_tells_everything_and_nobody_wins(facts: tuple[Fact, ...]) -> None:
    record = record_of(facts)

    assert record.is_over
    assert record.ended_early
    assert record.winners == ()
    assert record.rounds[-1].scores == ()
    assert all(slate.cards for slate in record.rounds[-1].slates)
