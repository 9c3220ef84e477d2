"""`stella prune` deletes rooms that nobody has used for a long time, and first saves the records of finished games."""

import asyncio
from pathlib import Path

import pytest

from stella.rooms.commands import EndGame, HideNote
from stella.rules.moves import PointAt, SubmitSlate, WriteNote
from stella.stores import SqliteStore
from tests.cli.running import database, said, stella
from tests.hosting.tables import PINK, LocalNode
from tests.server.running import serving
from tests.stores.appending import append


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
    assert f"1 finished game saved to {kept}." in result.output
    assert stella("verify", record).output == "1 checked, all valid.\n"
    assert f"{record.stat().st_mode & 0o777:o}" == "600"


async def log_with_a_hidden_note() -> tuple[str, list[bytes]]:
    """Return a room and its log: a finished game with a note that the host hid afterwards."""
    local = LocalNode(has_limits=False)
    ana, ben, _ = people = await local.game()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    assert await ben.do(SubmitSlate(cards[:2], is_ready=False)) == ""
    assert await ben.do(WriteNote(cards[0], "rude")) == ""
    for person in people:
        assert await person.do(SubmitSlate(cards[:2])) == ""
    while ana.live.room.step()[0] == 1:
        (scout,) = ana.live.room.awaited()
        assert await people[scout].do(PointAt(ana.live.room.game.pointable()[0] if ana.live.room.game else 0)) == ""
    assert await ana.do(EndGame()) == ""
    assert await ana.do(HideNote(PINK, cards[0], 1)) == ""
    return ana.live.room.id, local.store.kept[ana.live.room.id].log


def test_a_note_that_was_hidden_after_the_game_is_not_in_the_kept_record(tmp_path: Path) -> None:
    async def fill() -> None:
        room, log = await log_with_a_hidden_note()
        store = await SqliteStore.open_file(tmp_path / "stella.sqlite3")
        await store.open(room, "ABCDE", log[0], 0)
        for version, entry in enumerate(log[1:], 2):
            await append(store, room, version, entry)
        await store.close()

    asyncio.run(fill())

    stella("prune", "--data", tmp_path, "--older-than", "90d", "--keep-records", tmp_path / "records")

    (record,) = (tmp_path / "records").iterdir()
    assert b"rude" not in record.read_bytes()


def test_a_room_whose_record_cannot_be_kept_is_not_deleted(data: Path, tmp_path: Path) -> None:
    with database(data) as connection:
        connection.execute("DELETE FROM log WHERE version = 3")

    result = stella("prune", "--data", data, "--older-than", "90d", "--keep-records", tmp_path / "records")

    assert "0 rooms deleted." in result.output
    assert "1 damaged and not deleted" in result.output
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
