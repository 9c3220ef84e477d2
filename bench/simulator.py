"""How near the simulator comes to C: `python bench/simulator.py [--secs 1] [--repeats 5]`.

Both play the same game with the same generator, in turn, so that the machine's moods hit both alike. The median of the
ratios is `simulator_vs_c`; the points a game make sure that both play the same game.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import time
from pathlib import Path

from stella.lab.simulator import simulate

HERE = Path(__file__).parent
BUILD = HERE / "build"
BATCH = 50_000


def build() -> Path:
    program = BUILD / "simulator"
    BUILD.mkdir(exist_ok=True)
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise SystemExit("a C compiler is needed")
    subprocess.run([compiler, "-O2", "-march=native", "-o", program, HERE / "simulator.c"], check=True)
    return program


def c_speed(program: Path, secs: float, seed: int) -> tuple[float, float]:
    """Return games a second and points a game of the C program."""
    done = subprocess.run([program, str(secs), str(seed)], check=True, capture_output=True, text=True)
    run = json.loads(done.stdout)
    return run["games"] / run["secs"], run["points"] / run["games"]


def our_speed(secs: float, seed: int) -> tuple[float, float]:
    """Return games a second and points a game of the simulator."""
    games = points = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < secs:
        points += int(simulate(BATCH, 4, seed + games, keep=False).totals.sum())
        games += BATCH
    return games / spent, points / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--secs", type=float, default=1)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    program = build()
    simulate(1, 4, 0, keep=False)  # compile outside the clock
    pairs = [(c_speed(program, given.secs, n + 1), our_speed(given.secs, n + 1)) for n in range(given.repeats)]
    ratio = statistics.median(ours[0] / c[0] for c, ours in pairs)
    print(
        json.dumps(
            {
                "simulator_vs_c": round(ratio, 3),
                "c_games_per_second": round(statistics.median(c[0] for c, _ in pairs)),
                "simulator_games_per_second": round(statistics.median(ours[0] for _, ours in pairs)),
                "points_per_game": [round(statistics.fmean(run[side][1] for run in pairs), 2) for side in (0, 1)],
            }
        )
    )


if __name__ == "__main__":
    main()
