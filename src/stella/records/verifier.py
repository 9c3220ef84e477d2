"""Verifies a record from its content alone. It never calls the engine that played the game."""

from stella.records.claims import WrongRecord, demand
from stella.records.documents import digest
from stella.records.draws import check_drawing
from stella.records.format import Record
from stella.records.layout import check_laying
from stella.records.notes import check_notes
from stella.records.pointings import check_pointing
from stella.records.scores import check_end, check_scores
from stella.records.slates import check_marking
from stella.rules.box import Box


def verify(record: Record, box: Box | None = None) -> None:
    """Raise `WrongRecord` with one sentence if anything in a record is wrong.

    Given the game's box, also check the word cards against its word list.
    """
    _check_progress(record)
    check_laying(record, box)
    check_drawing(record, box)
    for part in record.rounds:
        check_marking(record, part)
        if part.slates:
            check_pointing(record, part)
        if part.scores:
            check_scores(record, part)
        check_notes(record, part)
    check_end(record)
    demand(record.digest == digest(record), "the digest is not the one of this record: something in it was changed")


def what_is_wrong(record: Record, box: Box | None = None) -> str | None:
    """Return a sentence that says what is wrong with a record and where, or None if nothing is."""
    try:
        verify(record, box)
    except WrongRecord as wrong:
        return str(wrong)
    return None


def _check_progress(record: Record) -> None:
    """Check that every round is scored. Only the last round of a running or early-ended game may be open."""
    *done, last = record.rounds
    for part in done:
        demand(part.scores, "the round is not scored, and the next one began", part.number)
    demand(record.is_over or not record.ended_early, "the game was ended, and its secret is not told")
    if record.is_over and not record.ended_early:
        is_whole = len(record.rounds) == record.setup.rounds and last.scores
        demand(is_whole, "the game is over before its last round is scored")
    else:
        demand(not last.scores, "the round is scored, and neither the next one nor the end follows", last.number)
