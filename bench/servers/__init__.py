"""Live servers: many rooms of four over WebSockets, one action at a time in each.

Ours is the real server, with durable moves and filtered views. boardgame.io and Colyseus keep their games in memory.
The raw server is our stack without a game. bench/README.md explains the numbers.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.measuring import BUILD, HERE, Row, built, node_with_peers
from bench.servers.running import CORES, Running, pinned, running
from bench.servers.seating import seats, wait_until_ready

FOLDER = HERE / "servers"
ROOMS, PACED_ROOMS = 500, 2_000
THINK = 2  # seconds between two actions of a paced room
WARM, SECS, PACED_SECS = 2, 5, 10
MOST_REPEATS = 3
GIVE_UP = 240  # seconds for joining and leaving


@dataclass(frozen=True)
class Load:
    """How the rooms are played."""

    rooms: int
    secs: float
    think: float = 0
    watchers: int = 0  # of the first room
    warm: float = WARM


@dataclass(frozen=True)
class Run:
    """The results of one run."""

    speed: float  # actions per second
    p50: float  # microseconds from an action to the last of the four updates
    p99: float
    kilobytes: float  # per room
    cpu: float  # microseconds of the server per action
    size: int  # bytes of an update

    def __str__(self) -> str:
        return (
            f"{self.speed:8,.0f} actions/s  p50 {self.p50 / 1000:7.1f} ms  p99 {self.p99 / 1000:7.1f} ms"
            f"  {self.cpu:5.0f} us CPU/action  {self.kilobytes:4.0f} KB/room  {self.size:5} bytes/update"
        )


def ours(load: Load, *options: str) -> Run:
    """Run the real server on an empty data directory on the disk."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="server-", dir=BUILD) as folder:
        data, log, table = (Path(folder) / name for name in ("data", "log", "seats"))
        serve = [sys.executable, "-m", "stella", "serve", "--no-limits", "--no-browser", "--host", "127.0.0.1"]
        with running([*serve, "--port", "0", "--data", data, *options], log) as server:
            wait_until_ready(server.port)
            empty = server.kilobytes()
            table.write_text("\n".join(seats(server.port, load.rooms)))
            return play("stella", server, load, empty, table)


def boardgameio(load: Load) -> Run:
    """Run boardgame.io's server."""
    with running([node_with_peers(), FOLDER / "boardgameio.cjs"], BUILD / "boardgameio.log") as server:
        return play("boardgameio", server, load, server.kilobytes())


def colyseus(load: Load) -> Run:
    """Run Colyseus. It opens its rooms before it reports its port, so its memory per room is not measured."""
    table = BUILD / "colyseus.seats"
    command = [node_with_peers(), FOLDER / "colyseus.cjs", str(load.rooms), table]
    with running(command, BUILD / "colyseus.log") as server:
        return play("colyseus", server, load, server.kilobytes(), table)


def raw(load: Load, size: int) -> Run:
    """Run our stack without a game, with messages as large as ours."""
    with running([sys.executable, "-m", "bench.servers.raw", str(size)], BUILD / "raw.log") as server:
        return play("raw", server, load, server.kilobytes())


def play(
    protocol: str, server: Running, load: Load, empty: int, *table: Path, cores: Sequence[int] = CORES[-1:]
) -> Run:
    """Run the load, on the last core unless told otherwise. `empty` is the server's memory before the first room."""
    numbers = (server.port, server.pid, load.rooms, load.warm, load.secs, load.think)
    watchers = [str(load.watchers)] if load.watchers else []
    command = pinned(cores, [built(FOLDER / "load.c"), protocol, *map(str, numbers), *table, *watchers])
    seconds = GIVE_UP + load.warm + load.secs
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds)
    if done.returncode:
        raise SystemExit(f"{protocol} failed:\n{done.stderr}")
    seen = json.loads(done.stdout)
    return Run(
        speed=seen["actions"] / seen["secs"],
        p50=seen["p50_ms"] * 1000,
        p99=seen["p99_ms"] * 1000,
        kilobytes=(seen["kilobytes"] - empty) / load.rooms,
        cpu=seen["cpu"] * 1e6 / seen["actions"],
        size=int(seen["bytes"]),
    )


def shown(name: str, run: Run) -> Run:
    """Print the result of a run, with the load of the machine."""
    print(f"  {name:12}{run}  load {os.getloadavg()[0]:.1f}", flush=True)
    return run


def row(name: str, unit: str, what: Callable[[Run], float], mine: list[Run], peer: list[Run]) -> Row:
    """Return a row of the table: medians, and the median ratio of runs that followed each other directly."""
    ratio = statistics.median(what(one) / what(other) for one, other in zip(mine, peer, strict=True))
    return Row(name, statistics.median(map(what, mine)), statistics.median(map(what, peer)), unit, ratio)


def alone(name: str, unit: str, value: float) -> Row:
    """Return a row with a plain number, not a ratio."""
    return Row(name, value, 1, unit, value)


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure our server against boardgame.io, Colyseus and the limit of its stack, all in turn."""
    del secs  # a server needs longer to warm up
    node_with_peers()
    closed, paced = Load(ROOMS, SECS), Load(PACED_ROOMS, PACED_SECS, THINK)
    fast: dict[str, list[Run]] = {"ours": [], "peer": [], "colyseus": [], "raw": []}
    calm: dict[str, list[Run]] = {"ours": [], "peer": []}
    for _ in range(min(repeats, MOST_REPEATS)):
        fast["ours"].append(shown("ours", ours(closed)))
        fast["peer"].append(shown("boardgame.io", boardgameio(closed)))
        fast["colyseus"].append(shown("Colyseus", colyseus(closed)))
        fast["raw"].append(shown("raw", raw(closed, fast["ours"][-1].size)))
        calm["ours"].append(shown("ours, paced", ours(paced)))
        calm["peer"].append(shown("b.io, paced", boardgameio(paced)))
    return [
        row("server_vs_boardgameio", "actions/s", lambda run: run.speed, fast["ours"], fast["peer"]),
        row("server_vs_colyseus", "actions/s", lambda run: run.speed, fast["ours"], fast["colyseus"]),
        row("server_vs_raw", "actions/s", lambda run: run.speed, fast["ours"], fast["raw"]),
        row("server_cpu_vs_boardgameio", "us/action", lambda run: run.cpu, fast["ours"], fast["peer"]),
        row("server_p99_vs_boardgameio", "us", lambda run: run.p99, fast["ours"], fast["peer"]),
        row("server_kb_per_room_vs_boardgameio", "KB", lambda run: run.kilobytes, fast["ours"], fast["peer"]),
        alone("server_kb_per_room", "KB", statistics.median(run.kilobytes for run in fast["ours"])),
        alone("paced_p99_ms", "ms", statistics.median(run.p99 for run in calm["ours"]) / 1000),
        row("paced_p99_vs_boardgameio", "us", lambda run: run.p99, calm["ours"], calm["peer"]),
    ]
