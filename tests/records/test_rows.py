"""Rows match the record: one per seat and round, one per mark, and no names unless requested."""

import pytest
from msgspec.structs import replace

from stella.records import record_of
from stella.records.format import Agent
from stella.records.rows import NAMELESS, mark_rows, player_of, seat_rows
from tests.records.games import ENDED, RUNNING, WHOLE


@pytest.mark.parametrize("name", WHOLE)
def test_rows_of_a_whole_game_add_up_to_its_totals(name: str) -> None:
    record = record_of(WHOLE[name])
    rows = list(seat_rows(record))

    seats = range(len(record.players))
    assert len(rows) == 4 * len(record.players)
    assert [sum(row.points or 0 for row in rows if row.seat == seat) for seat in seats] == list(record.totals)
    assert [row.seat for row in rows[: len(seats)] if row.is_winner] == list(record.winners)
    assert {row.game for row in rows} == {record.digest}


def test_marks_are_those_of_the_slates_with_what_was_made_of_them() -> None:
    record = record_of(WHOLE["four, notes"])
    seats, marks = list(seat_rows(record)), list(mark_rows(record))

    for row in seats:
        own = [mark for mark in marks if (mark.round, mark.seat) == (row.round, row.seat)]
        assert " ".join(str(mark.card) for mark in own) == row.slate
        assert row.marks == len(own)
        table = row.table.split()
        assert all(table[5 * mark.row + mark.column] == str(mark.card) for mark in own)
        assert sum(mark.scout == row.seat for mark in own) == row.pointed
    filled = [pointing.stars for part in record.rounds for pointing in part.pointings]
    assert sum(mark.stars for mark in marks) == sum(map(sum, filled))
    assert all((mark.others == 0) == (mark.outcome == "fall") for mark in marks if mark.outcome)
    assert all(mark.pointed_at is None for mark in marks if mark.outcome is None)
    assert sum(mark.note is not None for mark in marks) == sum(len(part.notes) for part in record.rounds) > 0


def test_names_and_notes_are_left_out_together() -> None:
    record = record_of(WHOLE["four, notes"])

    seats, marks = seat_rows(record, has_names=False), mark_rows(record, has_names=False)

    assert {row.name for row in seats} == {NAMELESS}
    assert {mark.note for mark in marks} == {None}


def test_custom_words_go_with_the_names_and_other_clues_stay() -> None:
    custom, drawn = record_of(WHOLE["six, only custom"]), record_of(WHOLE["three, drawn"])

    for rows in (seat_rows, mark_rows):
        assert {row.clue for row in rows(custom)} == {part.clue for part in custom.rounds}
        assert {row.clue for row in rows(custom, has_names=False)} == {""}
        assert {row.clue for row in rows(drawn, has_names=False)} == {part.clue for part in drawn.rounds}
    assert all(row.is_custom for row in seat_rows(custom, has_names=False))


def test_somebody_who_took_a_seat_over_is_named_from_the_next_round_on() -> None:
    record = record_of(WHOLE["three, handed over"])  # in the reveal of round 2

    names = [player_of(record, number, 2).name for number in (1, 2, 3)]
    is_bot = [row.is_bot for row in seat_rows(record) if row.seat == 0]

    assert names == ["eva", "eva", "zoe"]
    assert is_bot == [False, False, True, True]


def test_a_declared_program_is_named_by_its_model() -> None:
    record = record_of(WHOLE["three, drawn"])
    agent = replace(record.players[0], agent=Agent("model", "looker-1", "2"))
    record = replace(record, players=(agent, *record.players[1:]))

    assert {row.agent for row in seat_rows(record) if row.seat == 0} == {"looker-1"}
    assert {mark.agent for mark in mark_rows(record)} == {"looker-1", ""}


def test_only_open_slates_become_rows() -> None:
    running = record_of(RUNNING["revealing round 2"])
    ended = record_of(ENDED["ended in the reveal of round 3"])
    marking = record_of(ENDED["ended while marking round 1"])

    assert {row.round for row in seat_rows(running)} == {mark.round for mark in mark_rows(running)} == {1}
    assert [row.points for row in seat_rows(ended) if row.round == 3] == [None] * 4
    assert [*seat_rows(marking), *mark_rows(marking)] == []
