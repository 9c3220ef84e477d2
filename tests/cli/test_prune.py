"""`stella prune` deletes what nobody has used for long, and keeps the records of finished games first."""

from pathlib import Path

import pytest

from tests.cli.running import database, said, stella
from tests.server.running import serving


def rooms(data: Path) -> int:
    with database(data) as connection:
        (count,) = connection.execute("SELECT count(*) FROM rooms").fetchone()
        return int(count)


def test_only_rooms_unused_for_longer_are_deleted(data: Path) -> None:
    too_young = stella("prune", "--data", data, "--older-than", "15w")
    pruned = stella("prune", "--data", data, "--older-than", "90d")

    assert too_young.output == "0 rooms deleted.\n"
    assert pruned.output == "1 room deleted.\n"
    assert rooms(data) == 1


def test_nothing_of_a_deleted_room_is_left_in_the_files(data: Path) -> None:
    assert b"Ben" in b"".join(path.read_bytes() for path in data.iterdir())

    stella("prune", "--data", data, "--older-than", "90d")

    left = b"".join(path.read_bytes() for path in data.iterdir())
    assert b"Ben" not in left
    assert b"Zoltan" in left


def test_the_records_of_finished_games_are_kept_and_valid(data: Path, tmp_path: Path) -> None:
    kept = tmp_path / "records"

    result = stella("prune", "--data", data, "--older-than", "90d", "--keep-records", kept)

    (record,) = kept.iterdir()
    assert f"1 finished game kept in {kept}." in result.output
    assert stella("verify", record).output == "1 checked, all valid.\n"
    assert f"{record.stat().st_mode & 0o777:o}" == "600"


def test_a_room_whose_record_cannot_be_kept_is_not_deleted(data: Path, tmp_path: Path) -> None:
    with database(data) as connection:
        connection.execute("DELETE FROM log WHERE version = 3")

    result = stella("prune", "--data", data, "--older-than", "90d", "--keep-records", tmp_path / "records")

    assert "0 rooms deleted." in result.output
    assert "1 damaged and left" in result.output
    assert rooms(data) == 2


def test_a_dry_run_deletes_nothing(data: Path) -> None:
    result = stella("prune", "--data", data, "--older-than", "90d", "--dry-run")

    assert result.output == "1 room unused for 90 days or longer.\n"
    assert rooms(data) == 2


def test_while_a_server_runs_it_refuses_and_says_what_to_do(data: Path) -> None:
    with serving(data):
        result = stella("prune", "--data", data, "--older-than", "90d")

    assert result.exit_code == 1
    assert "start it with --keep-rooms 90" in said(result)


@pytest.mark.parametrize("words", ["90", "d", "-1d", "0d", "1h"])
def test_a_time_that_is_none_is_refused(tmp_path: Path, words: str) -> None:
    assert stella("prune", "--data", tmp_path, "--older-than", words).exit_code == 2
