"""`stella export` writes every readable finished game, and reports the others in a sentence."""

import asyncio
import csv
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stella.records import encode, record_of
from stella.records.documents import with_digest
from stella.rooms.commands import AllowExport, WriteWords
from tests.cli.running import database, said, stella
from tests.records.games import WHOLE
from tests.server.playing import connect_all, play_game, seat_people
from tests.server.running import serving


def test_a_damaged_room_is_left_out_and_told_of(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = stella("export", "--data", data, "--out", out)
    verified = stella("verify", "--strict", out)
    with database(data) as connection:
        connection.execute("DELETE FROM log WHERE version = 3")

    damaged = stella("export", "--data", data, "--out", out)

    assert whole.output == f"1 finished game written to {out}.\n"
    assert verified.output == "1 checked, all valid.\n"
    assert damaged.exit_code == 0
    assert damaged.stdout == f"0 finished games written to {out}.\n"
    assert damaged.stderr == "Skipped, because they are damaged: 1 room.\n"


def test_a_room_of_a_newer_release_is_left_out_and_kept(data: Path, tmp_path: Path) -> None:
    with database(data) as connection:
        connection.execute("""UPDATE log SET entry = '{"at":1,"facts":[{"type":"sung"}]}' WHERE version = 3""")

    exported = stella("export", "--data", data, "--out", tmp_path / "games.jsonl")
    pruned = stella("prune", "--data", data, "--older-than", "90d", "--keep-records", tmp_path / "records")

    assert exported.stderr == "Skipped, because a newer Stella wrote them: 1 room. Export with that version.\n"
    assert "0 rooms deleted." in pruned.output
    assert "1 not deleted, because a newer Stella wrote them" in pruned.output


def test_nobody_else_can_read_the_file(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"

    stella("export", "--data", data, "--out", out)

    assert f"{out.stat().st_mode & 0o777:o}" == "600"


def test_a_damaged_file_is_told_in_a_sentence(data: Path, tmp_path: Path) -> None:
    file = data / "stella.sqlite3"
    file.write_bytes(file.read_bytes()[:20_000])

    for words in (
        ["export", "--out", tmp_path / "out"],
        ["backup", tmp_path / "another"],
        ["prune", "--older-than", "1d"],
    ):
        told = stella(*words, "--data", data)

        assert told.exit_code == 1
        assert "The database is damaged" in said(told)
        assert "stella restore" in said(told)


@pytest.mark.parametrize("command", ["export", "simulate"])
def test_a_file_that_cannot_be_written_is_told_in_a_sentence(data: Path, command: str) -> None:
    options = ["--data", data] if command == "export" else ["--games", 1, "--jobs", 1]

    told = stella(command, *options, "--out", "/no/such/folder")

    assert told.exit_code == 1
    assert "Cannot use /no/such/folder: No such file or directory." in said(told)


@pytest.mark.parametrize("address", ["somewhere", "mysql://127.0.0.1:1/stella", "postgresql://127.0.0.1:1/stella"])
def test_a_database_that_cannot_be_reached_is_told_in_a_sentence(address: str, tmp_path: Path) -> None:
    told = stella("export", "--database", address, "--out", tmp_path / "out")

    assert told.exit_code == 1
    assert "Error" in told.output
    assert not (tmp_path / "out").exists()


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_games_become_rows_per_seat_and_round_and_per_mark(data: Path, tmp_path: Path) -> None:
    result = stella("export", "--data", data, "--format", "csv", "--out", tmp_path / "games.csv")

    seats, marks = rows_of(tmp_path / "games.seats.csv"), rows_of(tmp_path / "games.marks.csv")
    assert result.output.startswith("1 finished game written to ")
    assert len(seats) == 3 * 4
    assert len(marks) == sum(int(row["marks"]) for row in seats)
    assert all(len(row["table"].split()) == 15 for row in seats)
    assert {row["name"] for row in seats} >= {"Ana"}
    assert f"{(tmp_path / 'games.seats.csv').stat().st_mode & 0o777:o}" == "600"


def test_parquet_holds_the_same_rows_as_csv_with_types(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    records = tmp_path / "games.jsonl"
    stella("simulate", "--games", 3, "--seed", 4, "--out", records, "--jobs", 1)
    for kind in ("csv", "parquet"):
        told = stella("export", "--records", records, "--format", kind, "--out", tmp_path / f"games.{kind}")
        assert told.exit_code == 0, told.output

    for what, number in (("seats", 3 * 4 * 4), ("marks", None)):
        table = parquet.read_table(tmp_path / f"games.{what}.parquet").to_pylist()
        plain = rows_of(tmp_path / f"games.{what}.csv")
        as_text = [
            {k: "" if v is None else str(int(v)) if isinstance(v, bool) else str(v) for k, v in row.items()}
            for row in table
        ]
        assert as_text == plain
        assert number is None or len(table) == number
        assert isinstance(table[0]["is_bot"], bool)


def test_names_can_be_left_out_and_formulas_are_no_formulas(tmp_path: Path) -> None:
    record = record_of(WHOLE["four, notes"])
    record = with_digest(replace(record, players=(replace(record.players[0], name="=1+1"), *record.players[1:])))
    records = tmp_path / "games.jsonl"
    records.write_bytes(encode(record))

    stella("export", "--records", records, "--format", "csv", "--out", tmp_path / "named.csv")
    stella("export", "--records", records, "--format", "csv", "--nameless", "--out", tmp_path / "nameless.csv")

    assert "'=1+1" in {row["name"] for row in rows_of(tmp_path / "named.seats.csv")}
    assert {row["name"] for row in rows_of(tmp_path / "nameless.seats.csv")} == {"—"}
    assert {row["note"] for row in rows_of(tmp_path / "nameless.marks.csv")} == {""}


def test_with_consent_only_games_are_written_to_which_everyone_agreed(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "games.csv"

    async def play(answers: list[bool], **options: Any) -> None:
        async with AsyncExitStack() as stack:
            seats = await seat_people(server.client, 3, rounds=1, source="only_custom", **options)
            tables = await connect_all(stack, server.client, seats)
            for table, is_allowed in zip(tables, answers, strict=False):
                await table.do(AllowExport(is_allowed))
                assert table.mine
                assert (table.mine.agreed, table.mine.declined) == (((0,), ()) if is_allowed else ((), (0,)))
            await tables[0].do(WriteWords((("Anna Nowak", "Praha"),)))
            await play_game(tables, Random(3))

    async def play_all() -> None:
        await play([True, True, True], asks_consent=True)
        await play([True, True, False], asks_consent=True)
        await play([True, True], asks_consent=True)
        await play([])

    with serving(data, "--no-limits") as server:
        asyncio.run(play_all())

    told = stella("export", "--data", data, "--format", "csv", "--consent", "--out", out)

    seats, marks = rows_of(tmp_path / "games.seats.csv"), rows_of(tmp_path / "games.marks.csv")
    assert told.stdout.startswith("1 finished game written to ")
    assert told.stderr == "Left out, because not everyone was asked and agreed: 3 finished games.\n"
    assert len(seats) == 3
    assert {row["name"] for row in seats} == {"—"}
    assert {(row["clue"], row["is_custom"]) for row in seats} == {("", "1")}
    assert {(row["clue"], row["note"]) for row in marks} == {("", "")}
    assert stella("export", "--data", data, "--consent", "--out", out).exit_code == 2
    no_records = stella(
        "export", "--records", out.parent / "games.seats.csv", "--consent", "--format", "csv", "--out", out
    )
    assert "records do not say who agreed" in said(no_records)


def test_wrong_records_and_options_that_do_not_go_together_are_refused(data: Path, tmp_path: Path) -> None:
    wrong, empty, out = tmp_path / "wrong.jsonl", tmp_path / "empty.jsonl", tmp_path / "out.csv"
    wrong.write_bytes(encode(record_of(WHOLE["four, notes"])).replace(b'"winners":[', b'"winners":[0,') + b"\n{}")
    empty.write_text("")

    told = stella("export", "--records", wrong, "--format", "csv", "--out", out)

    assert (told.exit_code, "Game 1: The winners are" in said(told)) == (1, True)
    assert not (tmp_path / "out.seats.csv").exists()
    assert "contains no records" in said(stella("export", "--records", empty, "--format", "csv", "--out", out))
    assert stella("export", "--records", wrong, "--out", out).exit_code == 2
    assert stella("export", "--data", data, "--nameless", "--out", out).exit_code == 2
