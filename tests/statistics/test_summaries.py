"""The summary of a finished game agrees with its record."""

import pytest

from stella.records import record_of
from stella.rules import Outcome, evolve
from stella.rules.evolution import begin
from stella.rules.facts import GameStarted
from stella.statistics.summaries import GameSummary, summary_of
from tests.records.games import WHOLE


def summed(name: str) -> GameSummary:
    start = WHOLE[name][0]
    assert isinstance(start, GameStarted)
    game = begin(start)
    for fact in WHOLE[name][1:]:
        game = evolve(game, fact)
    return summary_of(game)


@pytest.mark.parametrize("name", WHOLE)
def test_points_marks_falls_and_winners_are_those_of_the_record(name: str) -> None:
    record, summary = record_of(WHOLE[name]), summed(name)

    assert (summary.totals, summary.winners) == (record.totals, record.winners)
    for seat, player in enumerate(summary.players):
        assert player.points == tuple(part.scores[seat].points for part in record.rounds)
        assert player.marks == tuple(part.numbers[seat] for part in record.rounds)
        assert player.falls == tuple(part.number for part in record.rounds if seat in part.fallen)
        assert player.dark == tuple(part.number for part in record.rounds if part.in_the_dark == seat)
        sparks = [p for part in record.rounds for p in part.pointings if p.stars[seat]]
        assert player.super_sparks == sum(p.outcome is Outcome.SUPER_SPARK for p in sparks)
        assert player.dark_cost == sum(p.stars[seat] for p in sparks) - sum(player.points)


@pytest.mark.parametrize("name", WHOLE)
def test_what_unites_was_marked_by_most_and_agreements_count_shared_marks(name: str) -> None:
    record, summary = record_of(WHOLE[name]), summed(name)
    slates = [[set(slate.cards or ()) for slate in part.slates] for part in record.rounds]

    counts = [sum(card in slate for slate in each) for each in slates for card in set().union(*each)]

    assert summary.uniting is not None
    assert summary.dividing is not None
    assert summary.uniting.count == summary.most_at_one_picture == max(counts)
    assert summary.dividing.card != summary.uniting.card
    for one in summary.agreements:
        assert one.shared == sum(len(each[one.a] & each[one.b]) for each in slates)
