"""An old and a new node side by side on one PostgreSQL, as they are while a host upgrades node by node."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from zipfile import ZipFile

import msgspec
import pytest

from stella.protocol import bodies
from tests.postgres import PostgresServer, new_database
from tests.server.playing import is_finished, play_game, play_on, seat_people
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
PREVIOUS = "5e3f152dd2c3c1ac0f0ddbf4c51484f1fa56e3a8"
"""The last commit of the second release."""
BEGIN = """
import asyncio, sys
from contextlib import AsyncExitStack
import msgspec
from stella.client import Server
from stella.rooms.commands import StartGame
from tests.server.playing import connect_all, seat_people

async def begin(server):
    seats = await seat_people(server, 4)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server, seats)
        await tables[0].do(StartGame())
        for table in tables:
            await table.until(lambda t: t.table is not None)
    print(msgspec.json.encode(seats).decode())

asyncio.run(begin(Server(sys.argv[1])))
"""
"""What people of the old release do: four of them sit down and start a game."""

pytestmark = pytest.mark.full


class OldServer(RunningServer):
    """A node of the release before this one."""

    def __init__(self, source: Path, data: Path, *options: str) -> None:
        super().__init__(data, *options)
        self.environment = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": f"{source / 'src'}:{source}"}

    def _run(self, *command: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-m", "stella", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
        )

    def begin_game(self) -> list[bodies.Seated]:
        """Let people with the old release's client start a game here; return their seats."""
        begun = subprocess.run(
            [sys.executable, "-c", BEGIN, self.address], env=self.environment, capture_output=True, check=True
        )
        return msgspec.json.decode(begun.stdout, type=list[bodies.Seated])


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The release before this one, from the repository's history."""
    folder = tmp_path_factory.mktemp("previous")
    archive = ["git", "archive", "--output", str(folder / "source.zip"), PREVIOUS, "src/stella", "tests"]
    if subprocess.run(archive, cwd=ROOT, check=False, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("this clone has no history to take the release before this one from")
    with ZipFile(folder / "source.zip") as files:
        files.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def nodes(
    source: Path, postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[OldServer, RunningServer]]:
    """An old node, and a new one that was started after it."""
    folder = tmp_path_factory.mktemp("nodes")
    options = ("--database", asyncio.run(new_database(postgres.get_uri())), "--no-limits", "--bot-pace", "0.01")
    old = OldServer(source, folder / "old", *options)
    new = RunningServer(folder / "new", *options)
    old.start()
    new.start()
    yield old, new
    old.stop()
    new.stop()
    assert new.complaints() == []
    # The second release had no word of its own for what a newer one writes: it complains, and leaves the table alone.
    assert all("chance_sealed" in complaint for complaint in old.complaints())


async def test_a_game_of_the_old_release_ends_on_both_nodes(nodes: tuple[OldServer, RunningServer]) -> None:
    old, new = nodes
    seats = await asyncio.to_thread(old.begin_game)
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(node.client.watch(seat.code, seat.token))
            for node, seat in zip((old, new, old, new), seats, strict=True)
        ]

        await asyncio.gather(*[play_on(table, Random(number)) for number, table in enumerate(tables)])

        for table in tables:
            await table.until(is_finished)
        assert len({(table.table.totals, table.table.secret) for table in tables if table.table}) == 1


async def test_a_game_of_the_new_release_is_played_while_an_old_node_runs(
    nodes: tuple[OldServer, RunningServer],
) -> None:
    _, new = nodes
    seats = await seat_people(new.client, 3)
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(new.client.watch(seat.code, seat.token)) for seat in seats]

        await play_game(tables, Random(1))

        assert all(is_finished(table) for table in tables)
