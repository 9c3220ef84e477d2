"""The write-ahead log is checkpointed beside the commits. A failed checkpoint does no harm."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from stella.stores import SqliteStore
from stella.stores.sqlite import checkpointer
from stella.stores.sqlite.checkpointer import Checkpoints
from tests.stores.appending import append, entry, room_id

R1 = room_id(1)


def entries_without_log(path: Path) -> int:
    """Return how many entries the database file holds without its write-ahead log."""
    alone = path.with_name("alone.sqlite3")
    shutil.copy(path, alone)
    connection = sqlite3.connect(alone)
    try:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])
    except sqlite3.OperationalError:  # not even its tables are there
        return 0
    finally:
        connection.close()


async def test_what_is_committed_comes_into_the_database_beside_the_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpointer, "EVERY", 10)
    path = tmp_path / "stella.sqlite3"
    store = await SqliteStore.open_file(path)
    await store.open(R1, "ABCDE", entry(1), 1)
    before = entries_without_log(path)

    for version in range(2, 42):
        await append(store, R1, version, entry(version))
    assert store._appending
    running = store._appending._checkpoints._running
    assert running
    await asyncio.to_thread(running.result, 10)
    after = entries_without_log(path)
    await store.close()

    assert before <= 1
    assert after > 10


async def test_a_checkpoint_that_fails_is_noted_and_does_not_stop_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checkpointer, "EVERY", 1)
    connection = sqlite3.connect(tmp_path / "stella.sqlite3", check_same_thread=False)
    checkpoints = Checkpoints(connection)
    connection.close()

    for _ in range(2):
        checkpoints.committed(1)
        assert checkpoints._running
        checkpoints._running.result(10)
    checkpoints.close()

    assert capsys.readouterr().out.count("a checkpoint failed") == 2
