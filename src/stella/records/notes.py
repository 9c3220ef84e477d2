"""Checks the notes of a round: each is on a public mark of its author, and a mark has at most one."""

from stella.records.claims import demand
from stella.records.format import Record, Round


def check_notes(record: Record, part: Round) -> None:
    """Check who wrote on which card. The text of a note cannot be verified."""
    seats, number = len(record.players), part.number
    for note in part.notes:
        demand(note.seat < seats, "a note has no seat", number, note.seat)
        demand(note.card in _marked(part, note.seat), f"card {note.card} has a note and no mark", number, note.seat)
    places = [(part.table.index(note.card), note.seat) for note in part.notes]
    demand(places == sorted(set(places)), "the notes are not in the order of the table and of the seats", number)


def _marked(part: Round, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat is publicly known to have marked."""
    if part.scores:
        return part.slates[seat].cards or ()
    return tuple([pointing.card for pointing in part.pointings if seat in pointing.markers])
