"""A record holds the whole of a finished game, and of a running one only what is public."""

import pytest

from stella.records import encode, record_of
from stella.records import format as fmt
from stella.rules import CardPointed, Fact, GameEnded, GameStarted, NumbersAnnounced, RoundScored, RoundStarted
from tests.records.games import RUNNING, WHOLE
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
