"""What twenty clients without a seat that send as fast as they can cost a game on the same server."""

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.measuring import BUILD, HERE, Row
from bench.servers import WARM, Load, Run, play, shown
from bench.servers.flooding import KINDS
from bench.servers.running import CORES, pinned, running
from bench.servers.seating import seats, wait_until_ready

THINK, SECS = 0.04, 12  # about 250 moves per run, five per second and seat: below every limit
MOST_REPEATS = 3
GIVE_UP = 120  # seconds that a flood may take to end on a busy machine


def game(kind: str | None) -> Run:
    """Play one room on the real server with all its limits, alone or during a flood."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="flood-", dir=BUILD) as folder:
        data, log, table = (Path(folder) / name for name in ("data", "log", "seats"))
        serve = [sys.executable, "-m", "stella", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
        with running([*serve, "--data", data], log) as server:
            wait_until_ready(server.port)
            empty, lines = server.kilobytes(), list(seats(server.port, 1))
            table.write_text("\n".join(lines))
            if kind is None:
                return play("stella", server, Load(1, SECS, THINK), empty, table)
            numbers = (str(server.port), lines[0].split()[0], str(WARM + SECS + 1))
            command = pinned(CORES[-1:], ["nice", sys.executable, "-m", "bench.servers.flooding", kind, *numbers])
            flooding = subprocess.Popen(command, cwd=HERE.parent, stdout=subprocess.PIPE, text=True)
            try:
                run = play("stella", server, Load(1, SECS, THINK), empty, table)
                print(f"  {kind:12}{flooding.communicate(timeout=GIVE_UP)[0].strip()}", flush=True)
                return run
            finally:
                flooding.kill()
                flooding.wait()


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure a game during every kind of flood, each in turn with the same game alone. The worst kind counts."""
    del secs  # a percentile needs longer runs
    beside: dict[str, list[Run]] = {kind: [] for kind in KINDS}
    alone: dict[str, list[Run]] = {kind: [] for kind in KINDS}
    for _ in range(min(repeats, MOST_REPEATS)):
        for kind in KINDS:
            alone[kind].append(shown("alone", game(None)))
            beside[kind].append(shown(kind, game(kind)))
    ratios = {kind: _ratio(beside[kind], alone[kind]) for kind in KINDS}
    worst = max(ratios, key=lambda kind: ratios[kind])
    print("  " + "  ".join(f"{kind} {ratio:.2f}" for kind, ratio in ratios.items()), flush=True)
    ours, peer = (statistics.median(run.p99 for run in runs[worst]) for runs in (beside, alone))
    return [Row("flood_p99_ratio", ours, peer, f"us ({worst})", ratios[worst])]


def _ratio(beside: list[Run], alone: list[Run]) -> float:
    return statistics.median(one.p99 / other.p99 for one, other in zip(beside, alone, strict=True))
