import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import time

import pytest

from tests.cli.running import database, stella
from tests.server.playing import connect_all, play_game, seat_people
from tests.server.running import serving

DAY_MS = 24 * 60 * 60 * 1000


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a server with one finished game of Ana's, a hundred days ago, and one recent lobby."""
    data = tmp_path_factory.mktemp("data")

    async def play() -> str:
        async with AsyncExitStack() as stack:
            seats = await seat_people(server.client, 3)
            await play_game(await connect_all(stack, server.client, seats), Random(3))
            await server.client.open_room("Zoltan")
            return seats[0].code

    with serving(data, "--no-limits") as server:
        code = asyncio.run(play())
    with database(data) as connection:
        connection.execute("UPDATE rooms SET used_at = ? WHERE code = ?", (time() * 1000 - 100 * DAY_MS, code))
    return data


@pytest.fixture
def data(played: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "copy"
    stella("backup", copy, "--data", played)
    stella("restore", copy, "--data", tmp_path / "data")
    return tmp_path / "data"
