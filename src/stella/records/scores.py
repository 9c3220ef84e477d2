"""Checks the score sheet (rules §6, §8): each line, the totals and the winners."""

from stella.records.claims import demand
from stella.records.format import Record, Round, Score
from stella.rules.facts import Outcome


def check_scores(record: Record, part: Round) -> None:
    """Check the scores of a scored round against its pointings."""
    demand(len(part.scores) == len(record.players), "not every seat has a score", part.number)
    for seat, score in enumerate(part.scores):
        filled = [pointing.outcome for pointing in part.pointings if pointing.stars[seat]]
        expected = _score(filled, is_dark=seat == part.in_the_dark, has_fallen=seat in part.fallen)
        what = f"the score says {_told(score)}, and the stars make {_told(expected)}"
        demand(score == expected, what, part.number, seat)


def _score(filled: list[Outcome], *, is_dark: bool, has_fallen: bool) -> Score:
    sparks, super_sparks = filled.count(Outcome.SPARK), filled.count(Outcome.SUPER_SPARK)
    wiped = len(filled) if is_dark and has_fallen else 0  # rules §6.3
    return Score(sparks, super_sparks, is_dark, has_fallen, 2 * sparks + 3 * super_sparks - wiped)


def _told(score: Score) -> str:
    told = f"{score.points} points ({score.sparks} sparks, {score.super_sparks} super-sparks"
    return told + ", in the dark" * score.is_dark + ", fallen" * score.has_fallen + ")"


def check_end(record: Record) -> None:
    """Check the totals and, if the game is over, the winners (rules §8.1)."""
    seats = range(len(record.players))
    totals = tuple(sum(part.scores[seat].points for part in record.rounds if part.scores) for seat in seats)
    demand(len(record.totals) == len(totals), "not every seat has a total")
    for seat, total in enumerate(totals):
        demand(record.totals[seat] == total, f"the total is {total}", seat=seat)
    has_winners = record.is_over and not record.ended_early and record.setup.stars
    winners = tuple(seat for seat in seats if totals[seat] == max(totals)) if has_winners else ()
    demand(record.winners == winners, f"the winners are {list(winners)}")
