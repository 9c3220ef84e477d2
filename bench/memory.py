"""Whether memory stays flat: rooms play game after game with bots, new custom words and reconnecting players."""

import asyncio
import random
import sys
import tempfile
from pathlib import Path

from bench.measuring import BUILD, Row
from bench.servers.running import Running, running
from bench.servers.seating import wait_until_ready
from stella.client import Server, Table
from stella.rooms.commands import BackToLobby, SeatBot, StartGame, WriteWords
from stella.rooms.views import Phase
from stella.rules.box import WordSource
from stella.rules.moves import PointAt, SubmitSlate

ROOMS, GAMES = 20, 25  # five hundred games in all
WARM_GAMES = 5  # per room: by then everything has been used once


async def _play(tables: list[Table], number: int) -> None:
    """Play one game with a new custom word."""
    host = tables[0]
    if number:
        await host.do(BackToLobby())
    await host.do(WriteWords(((f"Word {number}", f"Other {number}"),)))
    await host.do(StartGame())
    for table in tables:
        await table.until(_is_playing)
    chance = random.Random(number)
    while any([await _act(table, chance) for table in tables]):
        pass


def _is_playing(table: Table) -> bool:
    return table.room is not None and table.room.phase is Phase.PLAYING


async def _act(table: Table, chance: random.Random) -> bool:
    """Make the move that a seat may make now, or wait a moment. Return whether the game continues."""
    if not _is_playing(table):
        return False
    if table.own and table.table and "submit_slate" in table.own.may:
        await table.do(SubmitSlate(tuple(chance.sample(table.table.table, 4))))
    elif table.own and table.own.pointable:
        await table.do(PointAt(chance.choice(table.own.pointable)))
    else:
        await asyncio.sleep(0.02)
    return True


async def _room(server: Server, games: range, code: str, tokens: list[str]) -> None:
    """Play some games. Every player reconnects for each."""
    for number in games:
        tables = [await server.watch(code, token).__aenter__() for token in tokens]
        await _play(tables, number)
        for table in tables:
            await table.__aexit__(None, None, None)


async def _kilobytes(server: Running) -> tuple[int, int]:
    """Return the memory after the warm-up of every room, and after the last game."""
    there, rooms = Server(f"http://127.0.0.1:{server.port}"), []
    for _ in range(ROOMS):
        host = await there.open_room("Ana", source=WordSource.CUSTOM_MIXED, seats=4)
        guest = await there.sit_down(host.code, "Ben")
        async with there.watch(host.code, host.token) as table:
            for character in ("coco", "dimo"):
                await table.do(SeatBot(character))
        rooms.append((host.code, [host.token, guest.token]))
    seen = []
    for games in (range(WARM_GAMES), range(WARM_GAMES, GAMES)):
        await asyncio.gather(*[_room(there, games, *room) for room in rooms])
        seen.append(server.kilobytes())
    return seen[0], seen[1]


def measure(secs: float, repeats: int) -> list[Row]:
    """Play all games once and compare the memory."""
    del secs, repeats
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="memory-", dir=BUILD) as folder:
        serve = [sys.executable, "-m", "stella", "serve", "--no-limits", "--no-browser", "--bot-pace", "0.01"]
        options = ["--host", "127.0.0.1", "--port", "0", "--data", Path(folder) / "data"]
        with running([*serve, *options], Path(folder) / "log") as server:
            wait_until_ready(server.port)
            before, after = asyncio.run(_kilobytes(server))
    return [Row("memory_after_500_games", after / 1024, before / 1024, "MB", after / before)]
