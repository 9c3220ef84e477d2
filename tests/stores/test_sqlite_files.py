"""The files of an embedded server: private, used by one process, and noticed when they are lost."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from stella.hosting.ports import StoreUnavailable
from stella.storage.errors import Damaged
from stella.stores import AlreadyServed, SqliteStore, open_store
from stella.stores.sqlite.copies import back_up
from tests.stores.appending import append, entry, room_id

R1 = room_id(1)

_SERVE = """
import asyncio, sys
from pathlib import Path
from stella.stores import SqliteStore

async def serve():
    await SqliteStore.open_file(Path(sys.argv[1]))
    print("serving", flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def modes(folder: Path) -> dict[str, str]:
    return {path.name: f"{path.stat().st_mode & 0o777:o}" for path in folder.iterdir()}


def contents(path: Path) -> bytes:
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "stella.sqlite3"


def lose(path: Path, *, is_gone: bool) -> None:
    if is_gone:
        path.unlink()
    else:
        path.write_bytes(b"")


async def a_served_file(path: Path) -> None:
    store = await SqliteStore.open_file(path)
    await store.open(R1, "ABCDE", entry(1), 1)
    await store.close()


async def test_nobody_else_can_read_the_files(path: Path) -> None:
    before = os.umask(0)
    try:
        store = await SqliteStore.open_file(path)
        await store.open(R1, "ABCDE", entry(1), 1)
    finally:
        os.umask(before)

    assert modes(path.parent) == dict.fromkeys(
        ("stella.sqlite3", "stella.sqlite3-shm", "stella.sqlite3-wal", "stella.lock"), "600"
    )
    assert f"{path.parent.stat().st_mode & 0o777:o}" == "700"
    await store.close()


async def test_files_that_others_could_read_are_closed_to_them(path: Path) -> None:
    path.parent.mkdir()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE anything (a)")
    for file in path.parent.iterdir():
        file.chmod(0o644)

    store = await SqliteStore.open_file(path)

    assert set(modes(path.parent).values()) == {"600"}
    await store.close()
    connection.close()


async def test_a_directory_that_others_could_open_is_closed_to_them(path: Path) -> None:
    path.parent.mkdir()
    (path.parent / "decks").mkdir()
    path.parent.chmod(0o755)
    await a_served_file(path)

    path.parent.chmod(0o755)
    await (await SqliteStore.open_file(path)).close()

    assert f"{path.parent.stat().st_mode & 0o777:o}" == "700"


async def test_a_directory_that_holds_other_things_too_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    (path.parent / "letters").mkdir()
    path.parent.chmod(0o755)

    await a_served_file(path)

    assert f"{path.parent.stat().st_mode & 0o777:o}" == "755"


async def test_a_second_server_on_the_same_directory_is_refused_until_the_first_ends(path: Path) -> None:
    first = await SqliteStore.open_file(path)

    with pytest.raises(AlreadyServed, match="Another Stella serves this data directory"):
        await SqliteStore.open_file(path)

    await first.close()
    await (await SqliteStore.open_file(path)).close()


async def test_a_second_server_is_refused_though_somebody_deleted_the_lock(path: Path) -> None:
    first = await SqliteStore.open_file(path)
    (path.parent / "stella.lock").unlink()

    with pytest.raises(AlreadyServed):
        await SqliteStore.open_file(path)

    await first.close()
    await (await SqliteStore.open_file(path)).close()


def test_a_killed_server_does_not_keep_the_directory(path: Path) -> None:
    for _ in range(2):
        with subprocess.Popen([sys.executable, "-c", _SERVE, str(path)], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            assert process.stdout.readline() == "serving\n"
            process.send_signal(signal.SIGKILL)


async def test_others_may_read_while_a_server_serves(path: Path) -> None:
    server = await SqliteStore.open_file(path)
    await server.open(R1, "ABCDE", entry(1), 1)

    reader = await open_store(None, path.parent, only_reads=True)

    assert await reader.rooms() == [R1]
    await append(server, R1, 2, entry(2))
    assert await reader.read(R1) == [entry(1), entry(2)]
    with pytest.raises(StoreUnavailable, match="only to read"):
        await append(reader, R1, 3, entry(3))
    with pytest.raises(StoreUnavailable, match="only to read"):
        await reader.forget(R1)
    await reader.close()
    await server.close()


async def test_who_only_reads_makes_no_database(path: Path) -> None:
    path.parent.mkdir()

    with pytest.raises(StoreUnavailable, match="There is no database"):
        await SqliteStore.open_file(path, only_reads=True)

    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize("is_gone", [True, False])
async def test_a_database_that_was_there_is_never_replaced_by_a_new_one(path: Path, *, is_gone: bool) -> None:
    await a_served_file(path)
    lose(path, is_gone=is_gone)

    for _ in range(2):
        with pytest.raises(Damaged, match=r"gone or empty, though there was one.*stella\.lock"):
            await SqliteStore.open_file(path)

    (path.parent / "stella.lock").unlink()
    await a_served_file(path)


async def test_an_emptied_file_beside_its_write_ahead_log_is_missed_even_without_a_lock_file(path: Path) -> None:
    path.parent.mkdir()
    lose(path, is_gone=False)
    path.with_name("stella.sqlite3-wal").write_bytes(b"something")

    with pytest.raises(Damaged):
        await SqliteStore.open_file(path)

    assert path.with_name("stella.sqlite3-wal").read_bytes() == b"something"


@pytest.mark.parametrize("lost", [16, 100, 4096])
async def test_a_lost_header_is_damage_and_not_a_new_database(path: Path, lost: int) -> None:
    await a_served_file(path)
    with path.open("r+b") as file:
        file.write(bytes(lost))

    with pytest.raises(Damaged):
        await SqliteStore.open_file(path)


async def test_a_copied_database_is_served_where_it_lies(path: Path, tmp_path: Path) -> None:
    await a_served_file(path)
    copy = tmp_path / "elsewhere" / "stella.sqlite3"
    copy.parent.mkdir()
    shutil.copy(path, copy)

    store = await SqliteStore.open_file(copy)

    assert await store.find("ABCDE") == R1
    await store.close()


async def test_a_directory_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(StoreUnavailable):
        await SqliteStore.open_file(tmp_path / "file" / "stella.sqlite3")


async def test_an_old_sqlite_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))

    with pytest.raises(StoreUnavailable, match="too old"):
        await SqliteStore.open_file(path)


async def test_a_copy_has_no_photo_and_no_trace_of_a_deleted_one(path: Path, tmp_path: Path) -> None:
    """Some builds of SQLite leave what is deleted in free pages of the file, which a plain copy would contain."""
    store = await SqliteStore.open_file(path)
    await store.open(R1, "ABCDE", b"{}", 1)
    for name in ("deleted", "there"):
        await store.papers.keep(R1, "photo", {name: f"a photo that is {name} ".encode() * 2000}, until=100, most=9)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("DELETE FROM papers WHERE name = 'deleted'")

    back_up(path, tmp_path / "copy")

    kept, copied = contents(path), contents(tmp_path / "copy")
    assert b"a photo that is deleted" in kept
    assert b"a photo that is there" in kept
    assert b"ABCDE" in copied
    assert b"a photo that is" not in copied
