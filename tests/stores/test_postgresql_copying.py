"""Backups of a PostgreSQL database: consistent, all or nothing, and never restored while nodes run."""

from pathlib import Path

import pytest

from stella.stores import PostgresStore
from stella.stores.copies import Exists, InUse, NotACopy
from stella.stores.postgresql.copies import back_up, restore
from tests.postgres import PostgresServer, new_database
from tests.stores.appending import append, entry, game, room_id

R1, R2 = room_id(1), room_id(2)


@pytest.fixture
async def copy(address: str, tmp_path: Path) -> Path:
    """A copy of a database with two rooms, taken while a node has it open."""
    store = await PostgresStore.connect(address)
    await store.open(R1, "AAAAA", '{"at":1,"facts":["žluť \\" \\\\n"]}'.encode(), 1)
    await append(store, R1, 2, entry(2), game(f"{R1}0123456789abcdef", 2))
    await store.open(R2, "BBBBB", entry(1), 5)
    await back_up(address, tmp_path / "copy.jsonl")
    await store.close()
    return tmp_path / "copy.jsonl"


def shorten(copy: Path, lines: int) -> None:
    copy.write_text("".join(copy.read_text().splitlines(keepends=True)[:lines]))


async def test_what_was_copied_comes_back_in_another_database(postgres: PostgresServer, copy: Path) -> None:
    other = await new_database(postgres.get_uri())

    await restore(copy, other)

    store = await PostgresStore.connect(other)
    assert await store.rooms() == [R1, R2]
    assert await store.read(R1) == ['{"at":1,"facts":["žluť \\" \\\\n"]}'.encode(), entry(2)]
    assert [one.last_version for one in await store.games(R1)] == [2]
    assert await store.find("BBBBB") == R2
    await store.close()


def test_a_copy_is_ours_alone(copy: Path) -> None:
    assert f"{copy.stat().st_mode & 0o777:o}" == "600"


async def test_rooms_are_replaced_only_by_force(address: str, copy: Path) -> None:
    with pytest.raises(Exists):
        await restore(copy, address)

    await restore(copy, address, is_forced=True)


async def test_nothing_is_restored_while_a_node_runs(address: str, copy: Path) -> None:
    store = await PostgresStore.connect(address)

    with pytest.raises(InUse):
        await restore(copy, address, is_forced=True)

    await store.close()


@pytest.mark.parametrize("lines", [1, 3, 5])
async def test_a_copy_that_is_cut_off_changes_nothing(address: str, copy: Path, lines: int) -> None:
    shorten(copy, lines)

    with pytest.raises(NotACopy):
        await restore(copy, address, is_forced=True)

    store = await PostgresStore.connect(address)
    assert await store.rooms() == [R1, R2]
    await store.close()


async def test_another_file_is_no_copy(address: str, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("{}\n")

    with pytest.raises(NotACopy):
        await restore(tmp_path / "other", address)
