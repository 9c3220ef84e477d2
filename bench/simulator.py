"""How close the simulator comes to C.

Both play the same game with the same generator, in turn, so that other load on the machine affects both equally. The
median ratio is `simulator_vs_c`. The points per game confirm that both play the same game.
"""

import json
import statistics
import subprocess
import time
from pathlib import Path

from bench.measuring import HERE, Row, built
from stella.lab.simulator import simulate

BATCH = 50_000


def c_speed(program: Path, secs: float, seed: int) -> tuple[float, float]:
    """Return games per second and points per game of the C program."""
    done = subprocess.run([program, str(secs), str(seed)], check=True, capture_output=True, text=True)
    run = json.loads(done.stdout)
    return run["games"] / run["secs"], run["points"] / run["games"]


def our_speed(secs: float, seed: int) -> tuple[float, float]:
    """Return games per second and points per game of the simulator."""
    games = points = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < secs:
        points += int(simulate(BATCH, 4, seed + games, keep=False).totals.sum())
        games += BATCH
    return games / spent, points / games


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure the simulator against the C program."""
    program = built(HERE / "simulator.c")
    simulate(1, 4, 0, keep=False)  # compile before the clock starts
    pairs = [(c_speed(program, secs, n + 1), our_speed(secs, n + 1)) for n in range(repeats)]
    points = [statistics.fmean(run[side][1] for run in pairs) for side in (0, 1)]
    if abs(points[1] / points[0] - 1) > 0.05:
        raise SystemExit(f"the two do not play the same game: {points} points a game")
    ratio = statistics.median(ours[0] / c[0] for c, ours in pairs)
    c, ours = (statistics.median(run[side][0] for run in pairs) for side in (0, 1))
    return [Row("simulator_vs_c", ours, c, "games/s", ratio)]
