"""Notes in a room: cleaned like names, switched on or off by the host, hidden by the host."""

from random import Random

import pytest

from stella.rooms.commands import HideNote
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rooms.visibility import room_view
from stella.rules.game import Revealing
from stella.rules.moves import MarkCards, PointAt, WriteNote
from stella.rules.notes import Note
from tests.rooms.builders import BLUE, ORANGE, PINK, after, changed, game_of, play, playing, refused, revealing


def marked(**options: object) -> tuple[Room, int]:
    room = playing(**options)
    card = game_of(room).round.table[0]
    return after(room, PINK, MarkCards((card,))), card


def pointed() -> tuple[Room, int]:
    """A room in which someone has pointed at a card with a note of the second seat."""
    room = revealing()
    phase, card = game_of(room).phase, game_of(room).round.table[0]
    assert isinstance(phase, Revealing)
    room = after(room, PINK, WriteNote(card, "like a lantern"))
    return after(room, room.seats[phase.scout or 0].colour, PointAt(card)), card


def test_a_note_is_cleaned_like_a_name() -> None:
    room, card = marked()

    room = after(room, PINK, WriteNote(card, "  like\n a \u202elantern "))

    assert game_of(room).own_notes(1) == (Note(card, 1, "like a lantern"),)


def test_a_note_has_at_most_60_characters() -> None:
    room, card = marked()

    assert refused(room, PINK, WriteNote(card, "x" * 61)) == "note_too_long"
    assert after(room, PINK, WriteNote(card, " " * 61)).game == room.game


@pytest.mark.parametrize(
    ("is_public", "has_notes", "expected"),
    [(False, None, True), (True, None, False), (True, True, True), (False, False, False)],
)
def test_notes_are_on_at_tables_by_code_and_off_at_public_ones_unless_the_host_says_otherwise(
    *, is_public: bool, has_notes: bool | None, expected: bool
) -> None:
    room, card = marked(is_public=is_public, has_notes=has_notes)

    assert Options(is_public=is_public, has_notes=has_notes).allows_notes is expected
    assert room_view(room).has_notes is expected
    if not expected:
        assert refused(room, PINK, WriteNote(card, "no")) == "notes_are_off"


def test_only_its_writer_hears_of_a_note_on_a_card_that_nobody_pointed_at() -> None:
    room, card = marked()

    change = changed(room, PINK, WriteNote(card, "secret"))

    assert not change.is_public
    assert change.room.moment == room.moment


def test_everybody_hears_of_a_note_on_a_card_that_was_pointed_at() -> None:
    room, card = pointed()

    change = changed(room, BLUE, WriteNote(card, "me too"))

    assert change.is_public
    assert game_of(change.room).public_notes() == (Note(card, 1, "like a lantern"), Note(card, 2, "me too"))


def test_the_host_hides_a_note_that_everybody_can_read() -> None:
    room, card = pointed()
    assert refused(room, PINK, HideNote(PINK, card)) == "not_host"
    assert refused(room, ORANGE, HideNote(BLUE, card)) == "no_such_note"
    assert refused(room, ORANGE, HideNote(PINK, card, round=2)) == "no_such_note"

    room = after(room, ORANGE, HideNote(PINK, card))

    assert game_of(room).public_notes() == ()
    assert refused(room, PINK, WriteNote(card, "again")) == "note_hidden"


def test_a_note_can_be_hidden_when_the_game_is_over() -> None:
    room, card = pointed()
    room = play(room, Random(3))
    assert game_of(room).round.played[0].notes

    room = after(room, ORANGE, HideNote(PINK, card, round=1))

    assert game_of(room).round.played[0].notes == ()
    assert room.games == 1
