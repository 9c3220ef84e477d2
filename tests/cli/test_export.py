"""`stella export` writes every finished game that can be read, and says in a sentence what cannot."""

from pathlib import Path

import pytest

from tests.cli.running import database, said, stella


def test_a_damaged_room_is_left_out_and_told_of(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = stella("export", "--data", data, "--out", out)
    verified = stella("verify", out)
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
