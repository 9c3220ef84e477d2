"""Notes on marks: who may write them, when they become public, and when they are wiped or hidden."""

import pytest

from stella.rules import (
    AskForOtherWord,
    Note,
    NoteHidden,
    NoteWritten,
    Refusal,
    UnmarkCards,
    WriteNote,
    deal,
    evolve,
    hide_note,
    refusal,
    show,
)
from tests.rules.builders import Table, associating, between, revealing, started


def noted(table: Table, name: str, picture: str, text: str) -> Table:
    return table.play(name, WriteNote(table.card(picture), text))


def hidden(table: Table, round_number: int, name: str, picture: str) -> Table:
    fact = hide_note(table.game, round_number, table.seat(name), table.card(picture))
    assert fact is not None
    return Table(evolve(table.game, fact), (*table.facts, fact))


def test_a_note_is_on_an_own_mark_and_only_its_writer_sees_it() -> None:
    table = noted(associating(ana="moon", ben="moon"), "ana", "moon", "cheese")

    assert table.seen_by("ana").own.notes == (Note(0, 0, "cheese"),)  # type: ignore[union-attr]
    assert table.seen_by("ben").own.notes == ()  # type: ignore[union-attr]
    assert table.seen.notes == ()


def test_a_note_becomes_public_when_its_card_is_pointed_at() -> None:
    table = revealing(ana="moon key", ben="moon boat", eva="boat")
    table = noted(noted(table, "ben", "moon", "round"), "ben", "boat", "wet")
    assert table.seen.notes == ()

    table = table.point("ana", "moon")

    assert table.seen.notes == (Note(0, 1, "round"),)
    assert table.seen_by("ben").own.notes == (Note(0, 1, "round"), Note(1, 1, "wet"))  # type: ignore[union-attr]


def test_a_note_on_a_card_that_was_pointed_at_is_public_at_once() -> None:
    table = revealing(ana="moon key", ben="moon", eva="boat").point("ana", "moon")
    fact = NoteWritten(1, table.card("moon"), "late")

    assert show(table.game, fact, 2) == fact
    assert noted(table, "ben", "moon", "late").seen.notes == (Note(0, 1, "late"),)


def test_a_note_on_another_card_is_told_to_its_writer_only() -> None:
    table = revealing(ana="moon key", ben="moon", eva="boat").point("ana", "moon")
    fact = NoteWritten(0, table.card("key"), "mine")

    assert show(table.game, fact, 0) == fact
    assert show(table.game, fact, 1) is None
    assert show(table.game, fact, None) is None


def test_all_notes_of_a_round_are_public_when_its_slates_open() -> None:
    table = associating(ana="moon", ben="moon", eva="boat")
    table = noted(noted(table, "eva", "boat", "sails"), "ana", "moon", "cheese")

    table = between(table.play("ana", _unmark(table, "moon")))  # everyone marks the moon and nothing else

    assert table.seen.rounds[0].notes == (Note(0, 0, "cheese"),)
    assert table.seen.notes == ()


def _unmark(table: Table, picture: str) -> UnmarkCards:
    return UnmarkCards((table.card(picture),))


def test_a_fallen_player_and_one_who_is_ready_may_still_write() -> None:
    table = revealing(ana="key", ben="moon", eva="moon").point("ana", "key")

    assert table.has_fallen("ana")
    assert noted(table, "ana", "key", "well").seen.notes == (Note(2, 0, "well"),)


def test_an_empty_note_takes_the_note_away() -> None:
    table = noted(associating(ana="moon"), "ana", "moon", "cheese")

    assert noted(table, "ana", "moon", "").game.round.notes == ()
    assert noted(table, "ana", "moon", "stone").game.own_notes(0) == (Note(0, 0, "stone"),)


def test_a_note_waits_for_its_mark_to_come_back() -> None:
    table = noted(associating(ana="moon boat"), "ana", "moon", "cheese").unmark("ana", "moon")
    assert table.seen_by("ana").own.notes == ()  # type: ignore[union-attr]

    assert table.mark("ana", "moon").game.own_notes(0) == (Note(0, 0, "cheese"),)


def test_the_other_word_wipes_notes_with_the_marks() -> None:
    table = noted(associating(3, bots={"ben", "eva"}, ana="moon"), "ana", "moon", "cheese")

    table = table.play("ana", AskForOtherWord())

    assert table.game.round.notes == ()


@pytest.mark.parametrize(
    ("picture", "text", "refusal"),
    [
        ("boat", "wet", Refusal.CARD_NOT_MARKED),
        ("nowhere", "?", Refusal.CARD_NOT_ON_TABLE),
        ("moon", "x" * 61, Refusal.NOTE_TOO_LONG),
        ("moon", "x" * 60, None),
    ],
)
def test_a_note_is_refused(picture: str, text: str, refusal: Refusal | None) -> None:
    table = associating(ana="moon")

    assert table.refusal("ana", WriteNote(table.card(picture), text)) is refusal


def test_nobody_writes_from_no_seat_or_when_the_game_is_over() -> None:
    table = associating(ana="moon")
    over = between(associating(), 4)

    assert refusal_of(table, 7) is Refusal.UNKNOWN_SEAT
    assert refusal_of(over, 0) is Refusal.GAME_OVER


def refusal_of(table: Table, seat: int) -> Refusal | None:
    return refusal(table.game, seat, WriteNote(table.card("moon"), "x"))


def test_a_hidden_note_is_gone_for_everybody_and_cannot_be_written_again() -> None:
    table = noted(revealing(ana="moon key", ben="moon", eva="moon"), "ben", "moon", "rude").point("ana", "moon")

    table = hidden(table, 1, "ben", "moon")

    assert table.seen.notes == ()
    assert table.seen_by("ben").own.notes == ()  # type: ignore[union-attr]
    assert table.refusal("ben", WriteNote(table.card("moon"), "ruder")) is Refusal.NOTE_HIDDEN
    assert table.refusal("eva", WriteNote(table.card("moon"), "nice")) is None


def test_a_note_of_a_scored_round_can_be_hidden_too() -> None:
    table = noted(associating(ana="moon", ben="moon", eva="moon"), "ben", "moon", "rude")
    table = noted(table, "eva", "moon", "nice")
    table = between(table.unmark("ana", "moon").unmark("ben", "moon").unmark("eva", "moon"))

    table = hidden(table, 1, "ben", "moon")

    assert table.seen.rounds[0].notes == (Note(0, 2, "nice"),)


def test_only_a_public_note_can_be_hidden() -> None:
    table = noted(revealing(ana="moon key", ben="moon", eva="moon"), "ben", "moon", "secret")

    assert hide_note(table.game, 1, 1, table.card("moon")) is None
    assert hide_note(table.game, 2, 1, table.card("moon")) is None
    assert hide_note(table.point("ana", "moon").game, 1, 1, 0) == NoteHidden(1, 1, 0)
    assert hide_note(table.point("ana", "moon").game, 1, 2, 0) is None


def test_one_bot_gives_its_reason_for_a_card_pointed_at_and_people_do_not() -> None:
    table = Table(*deal(started(4, bots={"ben", "kim"})))
    table = table.submit(ana="moon boat", ben="moon boat", eva="moon", kim="moon boat key")

    table = table.point("ana", "moon").point("ben", "boat")

    assert table.seen.reasons == ((0, 1), (1, 1))  # the scout's own, else the next bot clockwise


def test_a_card_that_no_bot_marked_has_no_reason() -> None:
    table = Table(*deal(started(3, bots={"ben"}))).submit(ana="moon", ben="boat", eva="moon")

    assert table.point("ana", "moon").seen.reasons == ()
