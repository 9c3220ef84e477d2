"""Ten thousand rooms of four on three nodes of one PostgreSQL, all on this machine; each room acts every ten seconds.

Every node has its own load process, because one process may not open all 40,000 sockets.
"""

import statistics
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from bench.measuring import BUILD, Row, built
from bench.scaling import database
from bench.servers import FOLDER, Load, Run, alone, play, shown
from bench.servers.running import CORES, Running, running
from bench.servers.seating import seats, wait_until_ready

ROOMS, NODES, THINK = 10_000, 3, 10
WARM, SECS = 20, 300
ALLOWED = 100_000  # microseconds, for the 99th percentile


@dataclass(frozen=True)
class Node:
    """A node with its rooms, before the load joins them."""

    server: Running
    empty: int  # kilobytes before the first room
    table: Path


def measure(secs: float, repeats: int) -> list[Row]:
    """Play all rooms once. With `secs` below 1, there are fewer rooms, and the run is shorter."""
    del repeats  # every action of the five minutes counts
    built(FOLDER / "load.c")
    share = min(secs, 1)
    load = Load(round(ROOMS * share) // NODES, SECS * share, THINK, warm=WARM)
    with ExitStack() as stack, ThreadPoolExecutor(NODES) as hands:
        BUILD.mkdir(exist_ok=True)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="nodes-", dir=BUILD)))
        address = stack.enter_context(database())
        servers = [_server(stack, address, folder / str(number)) for number in range(NODES)]
        nodes = list(hands.map(lambda server: _seated(server, load.rooms, folder), servers))
        before = _processor()
        runs = list(hands.map(lambda node: _play(node, load), nodes))
        busy, idle = (now - then for now, then in zip(_processor(), before, strict=True))
    for run in runs:
        shown("a node", run)
    slowest = max(run.p99 for run in runs)
    return [
        Row("ten_thousand_rooms", slowest, ALLOWED, "us", slowest / ALLOWED),
        alone("ten_thousand_rooms_actions", "actions/s", sum(run.speed for run in runs)),
        alone("ten_thousand_rooms_kb_per_room", "KB", statistics.mean(run.kilobytes for run in runs)),
        alone("ten_thousand_rooms_processor", "of the machine", busy / (busy + idle)),
    ]


def _server(stack: ExitStack, address: str, folder: Path) -> Running:
    """Start a node on any core."""
    folder.mkdir()
    serve = [sys.executable, "-m", "stella", "serve", "--no-limits", "--no-browser", "--host", "127.0.0.1"]
    command = [*serve, "--port", "0", "--data", folder / "data", "--database", address]
    server = stack.enter_context(running(command, folder / "log", CORES))
    wait_until_ready(server.port)
    return server


def _seated(server: Running, rooms: int, folder: Path) -> Node:
    node = Node(server, server.kilobytes(), folder / f"seats of {server.port}")
    node.table.write_text("\n".join(seats(server.port, rooms)))
    return node


def _play(node: Node, load: Load) -> Run:
    return play("stella", node.server, load, node.empty, node.table, cores=CORES)


def _processor() -> tuple[int, int]:
    """Return how long the machine's processors have been busy and idle, in ticks."""
    user, nice, system, idle, waiting, *rest = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:])
    return user + nice + system + sum(rest[:3]), idle + waiting
