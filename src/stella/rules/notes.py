"""Notes: a few words that a player writes on a mark. A note stays secret, like the mark, until its card is pointed
at.
"""

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
    """Return the notes with one added, in the order of table and seats. An empty note removes the old one."""
    others = without_note(notes, note.card, note.seat)
    return tuple(sorted((*others, note), key=lambda one: (table.index(one.card), one.seat))) if note.text else others


def without_note(notes: Notes, card: int, seat: int) -> Notes:
    """Return the notes without that of a seat on a card."""
    return tuple([note for note in notes if (note.card, note.seat) != (card, seat)])
