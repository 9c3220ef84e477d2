"""What a mark costs with 36 people in six teams: the same room with 36 people and with six, one per seat."""

import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bench.measuring import BUILD, Row
from bench.servers.running import running
from bench.servers.seating import wait_until_ready
from stella.client import Server, Table
from stella.rooms.commands import StartGame
from stella.rules.moves import MarkCards, UnmarkCards

CLASS, TABLE = 36, 6
MOST_REPEATS = 5
MARKS = 600  # per run: the 99th percentile is the sixth worst
WARM = 60


def room(people: int) -> float:
    """Return the 99th percentile of the time from a mark to its acknowledgement and all mates' updates, in us."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="teams-", dir=BUILD) as folder:
        serve = [sys.executable, "-m", "stella", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
        with running([*serve, "--no-limits", "--data", Path(folder) / "data"], Path(folder) / "log") as server:
            wait_until_ready(server.port)
            return asyncio.run(_play(Server(f"http://127.0.0.1:{server.port}"), people))


async def _play(server: Server, people: int) -> float:
    hosted = await server.open_room(is_host=True, has_teams=True)
    seats = [await server.sit_down(hosted.code, f"Person {number}") for number in range(people)]
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(server.watch(hosted.code, hosted.token))
        tables = [await stack.enter_async_context(server.watch(seat.code, seat.token)) for seat in seats]
        await host.do(StartGame())
        for table in tables:
            await table.until(lambda one: one.table is not None)
        times = [await _mark(tables, number) for number in range(MARKS + WARM)][WARM:]
    return statistics.quantiles(times, n=100)[98]


async def _mark(tables: list[Table], number: int) -> float:
    """Mark or unmark a picture as one member of a team, and wait until the whole team sees it."""
    at = number % len(tables)
    table, mates = tables[at], tables[at % TABLE :: TABLE]
    assert table.own
    assert table.table
    card = table.table.table[number // len(tables) % 10]
    is_marked = card in table.own.marks
    begun = time.perf_counter()
    await table.do(UnmarkCards((card,)) if is_marked else MarkCards((card,)))
    for mate in mates:
        await mate.until(lambda one: one.own is not None and (card in one.own.marks) != is_marked)
    return (time.perf_counter() - begun) * 1e6


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure one room, alternately with 36 people and with six."""
    del secs  # a percentile needs longer runs
    full, few = [], []
    for _ in range(min(repeats, MOST_REPEATS)):
        full.append(room(CLASS))
        few.append(room(TABLE))
        print(f"  36 people {full[-1]:8.0f} us   six {few[-1]:8.0f} us", flush=True)
    ratio = statistics.median(one / other for one, other in zip(full, few, strict=True))
    return [Row("team_p99_ratio", statistics.median(full), statistics.median(few), "us", ratio)]
