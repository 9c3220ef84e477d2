"""One server process per run: pinned to one core, on a port of its choice, stopped by its process id."""

import os
import re
import resource
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.measuring import BUILD, HERE

CORES = sorted(os.sched_getaffinity(0))
START_SECONDS = 60
GOODBYE_SECONDS = 10
FILES = 32_768


@dataclass(frozen=True)
class Running:
    """A server that listens."""

    pid: int
    port: int

    def kilobytes(self) -> int:
        """Return its current memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() // 1024


def pinned(cores: Sequence[int], command: Sequence[str | Path]) -> list[str | Path]:
    """Return a command that stays on these cores. `taskset` becomes the program, so both have the same process id."""
    return ["taskset", "-c", ",".join(map(str, cores)), *command]


@contextmanager
def running(command: Sequence[str | Path], log: Path, cores: Sequence[int] = CORES[:1]) -> Iterator[Running]:
    """Start a server, on the first core unless told otherwise. The first address in its log is where it listens."""
    allow_many_sockets()
    env = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(BUILD / "node_modules")}
    with log.open("wb") as lines:
        server = subprocess.Popen(pinned(cores, command), stdout=lines, stderr=lines, env=env, cwd=HERE.parent)
    try:
        yield Running(server.pid, _port(server, log))
    finally:
        server.terminate()
        try:
            server.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _port(server: subprocess.Popen[bytes], log: Path) -> int:
    give_up = time.monotonic() + START_SECONDS
    while server.poll() is None and time.monotonic() < give_up:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", log.read_text()):
            return int(found[1])
        time.sleep(0.05)
    raise SystemExit(f"a server did not start:\n{log.read_text()}")


def allow_many_sockets() -> int:
    """Raise the limit of open files for this process and its children as far as allowed, and return it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(FILES, most)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
    except (ValueError, OSError):  # only root may raise the hard limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        return most
    return wanted
