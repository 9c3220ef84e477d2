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

import httpx
import msgspec
import pytest

from stella.protocol import bodies
from tests.postgres import PostgresServer, new_database
from tests.server.playing import is_finished, play_game, play_on, seat_people
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
PREVIOUS = "5e3f152dd2c3c1ac0f0ddbf4c51484f1fa56e3a8"
"""The last commit of the second release."""
NEEDED = ("src/stella", "tests", "pyproject.toml", "README.md", "LICENSE", "hatch_build.py")
"""What its wheel is made of, except for the web client, and its tests."""
WHEEL = "wheel"
"""The folder into which the wheel is unpacked."""
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
"""What players of the old release do: four of them sit down and start a game."""

pytestmark = pytest.mark.full


class OldServer(RunningServer):
    """A node of the release before this one, run from its wheel."""

    def __init__(self, source: Path, data: Path, *options: str) -> None:
        super().__init__(data, *options)
        self.source = source  # where it runs: Python looks for modules there first, and finds no newer ones
        self.environment = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": f"{source / WHEEL}:{source}"}

    def _run(self, *command: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-m", "stella", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
            cwd=self.source,
        )

    def begin_game(self) -> list[bodies.Seated]:
        """Let players with the old release's client start a game here; return their seats."""
        begun = subprocess.run(
            [sys.executable, "-c", BEGIN, self.address],
            env=self.environment,
            cwd=self.source,
            capture_output=True,
            check=True,
        )
        return msgspec.json.decode(begun.stdout, type=list[bodies.Seated])


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel of the release before this one from the repository's history, and unpack it beside its tests."""
    folder = tmp_path_factory.mktemp("previous")
    archive = ["git", "archive", "--output", str(folder / "source.zip"), PREVIOUS, *NEEDED]
    if subprocess.run(archive, cwd=ROOT, check=False, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("this clone has no history to take the release before this one from")
    with ZipFile(folder / "source.zip") as files:
        files.extractall(folder)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(build, cwd=folder, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    with ZipFile(wheel) as files:
        files.extractall(folder / WHEEL)
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
    # The second release had no code for what a newer one writes: it logs an error, and leaves the table alone.
    assert all("chance_sealed" in complaint for complaint in old.complaints())


def test_the_nodes_are_of_two_releases(nodes: tuple[OldServer, RunningServer]) -> None:
    statuses = [httpx.get(f"{node.address}/schema/socket.json").status_code for node in nodes]

    assert statuses == [404, 200]


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
