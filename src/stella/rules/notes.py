"""Notes: a few words that a player writes on an own mark. Secret like the mark, until its card is pointed at."""

from typing import Final

from msgspec import Struct

MAX_NOTE: Final = 60


class Note(Struct, frozen=True, gc=False, array_like=True):
    """A few words on a mark, as `[card, seat, text]`."""

    card: int
    seat: int
    text: str


Notes = tuple[Note, ...]


def with_note(notes: Notes, note: Note, table: tuple[int, ...]) -> Notes:
    """Return notes with one more, in the order of the table and of the seats; an empty one removes."""
    others = without_note(notes, note.card, note.seat)
    return tuple(sorted((*others, note), key=lambda one: (table.index(one.card), one.seat))) if note.text else others


def without_note(notes: Notes, card: int, seat: int) -> Notes:
    """Return notes without the one that a seat wrote on a card."""
    return tuple([note for note in notes if (note.card, note.seat) != (card, seat)])
