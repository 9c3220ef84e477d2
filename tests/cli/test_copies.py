"""`stella backup` and `stella restore` on real servers: taken during a game, restored, played on."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

import pytest

from stella.protocol.bodies import RoomSummary
from stella.rooms.commands import StartGame
from tests.cli.running import make_database, said, stella
from tests.server.playing import any_move, connect_all, is_finished, play_on, seat_people
from tests.server.running import RunningServer, serving


async def test_a_copy_taken_in_the_middle_of_a_game_is_played_on_elsewhere(tmp_path: Path) -> None:
    copy, chance = tmp_path / "copy.sqlite3", Random(1)
    with serving(tmp_path / "data", "--no-limits") as server:
        async with AsyncExitStack() as stack:
            seats = await seat_people(server.client, 3)
            tables = await connect_all(stack, server.client, seats)
            await tables[0].do(StartGame())
            await tables[1].until(lambda table: table.own is not None)
            await tables[1].do(any_move(tables[1], chance))
            told = stella("backup", copy, "--data", tmp_path / "data")
    restored = stella("restore", copy, "--data", tmp_path / "other")
    with serving(tmp_path / "other", "--no-limits") as server:
        async with AsyncExitStack() as stack:
            tables = await connect_all(stack, server.client, seats)
            own = tables[1].own
            for table in (tables[0], tables[2]):
                await table.do(any_move(table, chance))
            await asyncio.gather(*[play_on(table, chance) for table in tables])

            assert all(map(is_finished, tables))

    assert told.exit_code == restored.exit_code == 0, told.output + restored.output
    assert own is not None
    assert own.marks  # marks made before the copy are in it
    assert f"{copy.stat().st_mode & 0o777:o}" == "600"


def test_a_copy_is_not_overwritten_unless_forced(tmp_path: Path) -> None:
    make_database(tmp_path / "data")
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")

    refused = stella("backup", copy, "--data", tmp_path / "data")
    untouched = copy.read_text()
    forced = stella("backup", copy, "--data", tmp_path / "data", "--force")

    assert (refused.exit_code, untouched) == (1, "precious")
    assert "already exists. Use --force" in said(refused)
    assert forced.exit_code == 0
    assert stella("restore", copy, "--data", tmp_path / "other").exit_code == 0


def test_nothing_is_restored_over_games_unless_forced(tmp_path: Path) -> None:
    make_database(tmp_path / "data")
    copy = tmp_path / "copy.sqlite3"
    stella("backup", copy, "--data", tmp_path / "data")

    refused = stella("restore", copy, "--data", tmp_path / "data")
    forced = stella("restore", copy, "--data", tmp_path / "data", "--force")

    assert refused.exit_code == 1
    assert "There is a database" in said(refused)
    assert forced.exit_code == 0


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ("CREATE TRIGGER evil AFTER INSERT ON log BEGIN DELETE FROM rooms; END", "the trigger 'evil'"),
        ("CREATE VIEW evil AS SELECT * FROM rooms", "the view 'evil'"),
        ("DROP TABLE secrets", "the table 'secrets' is missing"),
        ("ALTER TABLE secrets RENAME COLUMN secret TO other", "the table 'secrets'"),
    ],
)
def test_a_copy_that_was_changed_is_refused(tmp_path: Path, change: str, named: str) -> None:
    make_database(tmp_path / "data")
    copy = tmp_path / "copy.sqlite3"
    stella("backup", copy, "--data", tmp_path / "data")
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(change)

    told = stella("restore", copy, "--data", tmp_path / "other")

    assert told.exit_code == 1
    assert named in said(told)
    assert not (tmp_path / "other").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_owner_of_the_data(tmp_path: Path) -> None:
    make_database(tmp_path / "data")
    stella("backup", tmp_path / "copy.sqlite3", "--data", tmp_path / "data")
    (tmp_path / "service").mkdir(mode=0o700)
    os.chown(tmp_path / "service", 10001, 10002)

    restored = stella("restore", tmp_path / "copy.sqlite3", "--data", tmp_path / "service")

    files = {path.name: path.stat() for path in (tmp_path / "service").iterdir()}
    assert restored.exit_code == 0
    assert files.keys() == {"stella.sqlite3", "stella.lock"}
    assert {(one.st_uid, one.st_gid, f"{one.st_mode & 0o777:o}") for one in files.values()} == {(10001, 10002, "600")}


def test_nothing_is_restored_while_a_server_runs(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with serving(data):
        stella("backup", copy, "--data", data)

        refused = stella("restore", copy, "--data", data, "--force")

    assert refused.exit_code == 1
    assert "Another Stella serves this data directory" in said(refused)


async def test_the_log_of_the_old_file_never_meets_the_new_one(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    server = RunningServer(data).start()
    first = await server.client.open_room("Ana")
    stella("backup", copy, "--data", data)
    second = await server.client.open_room("Ben")
    server.kill()
    assert (data / "stella.sqlite3-wal").stat().st_size

    restored = stella("restore", copy, "--data", data, "--force")

    assert restored.exit_code == 0
    with serving(data) as again:
        assert (await again.client.get(f"/api/rooms/{first.code}", RoomSummary)).seats[0].name == "Ana"
        with pytest.raises(Exception, match="no_such_room"):
            await again.client.get(f"/api/rooms/{second.code}", RoomSummary)


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_copy_is_refused_and_nothing_is_lost(tmp_path: Path, content: bytes) -> None:
    make_database(tmp_path / "data")
    before = (tmp_path / "data" / "stella.sqlite3").read_bytes()
    other = tmp_path / "other.bin"
    other.write_bytes(content)

    refused = stella("restore", other, "--data", tmp_path / "data", "--force")

    assert refused.exit_code == 1
    assert "is no copy of Stella's database" in said(refused)
    assert (tmp_path / "data" / "stella.sqlite3").read_bytes() == before


def test_a_copy_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    make_database(tmp_path / "data")
    newer = tmp_path / "newer.sqlite3"
    shutil.copy(tmp_path / "data" / "stella.sqlite3", newer)
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 99")
    connection.close()

    refused = stella("restore", newer, "--data", tmp_path / "other")

    assert refused.exit_code == 1
    assert "please update the program" in said(refused)


def test_without_a_database_there_is_nothing_to_copy(tmp_path: Path) -> None:
    refused = stella("backup", tmp_path / "copy", "--data", tmp_path)

    assert refused.exit_code == 1
    assert "There is no database" in said(refused)
    assert not (tmp_path / "copy").exists()
