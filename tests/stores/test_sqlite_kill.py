"""A process that writes to SQLite is killed at random moments. Everything it acknowledged is there."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from stella.stores import SqliteStore
from tests.stores.appending import entry, room_id

ROOMS = 8

_WRITE = """
import asyncio, sys
from pathlib import Path
from stella.hosting.ports import Append
from stella.stores import SqliteStore
from tests.stores.appending import append, entry, room_id

async def play(store, room):
    version = len(await store.read(room))
    if not version:
        await store.open(room, room, entry(1), 1)
        version = 1
    while True:
        version += 1
        await append(store, room, version, entry(version))
        sys.stdout.write(f"{room} {version}\\n")
        sys.stdout.flush()

async def main():
    store = await SqliteStore.open_file(Path(sys.argv[1]))
    await asyncio.gather(*[play(store, room_id(number)) for number in range(int(sys.argv[2]))])

asyncio.run(main())
"""


def write_until_killed(path: Path, seconds: float) -> dict[str, int]:
    """Return the last version of each room that was acknowledged as durable."""
    root = Path(__file__).parents[2]
    program = [sys.executable, "-c", _WRITE, str(path), str(ROOMS)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        assert process.stdout
        told = [process.stdout.readline()]
        time.sleep(seconds)
        process.kill()
        told += process.stdout.readlines()
    complete = [line.split() for line in told if line.endswith("\n")]
    return {room: int(version) for room, version in complete}


@pytest.mark.parametrize("seed", range(5))
async def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "stella.sqlite3"
    chance = Random(seed)
    told: dict[str, int] = {}

    for _ in range(3):
        told |= write_until_killed(path, chance.uniform(0, 0.3))

    store = await SqliteStore.open_file(path)
    for number in range(ROOMS):
        log = await store.read(room_id(number))
        assert len(log) >= told.get(room_id(number), 0)
        assert log == [entry(version) for version in range(1, len(log) + 1)]
    assert sum(told.values()) > ROOMS
    await store.close()
