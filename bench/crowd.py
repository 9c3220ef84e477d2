"""The cost of 2,000 spectators who mark along for the four players: the same room with and without them."""

from bench.measuring import Row
from bench.servers import Load, ours, row, shown

WATCHERS = 2_000
THINK, SECS = 0.3, 90  # about 300 moves per run: the 99th percentile is the third worst
MOST_REPEATS = 5


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure one room, alternately with and without a crowd."""
    del secs  # a percentile needs longer runs
    crowded, quiet = [], []
    for _ in range(min(repeats, MOST_REPEATS)):
        crowded.append(shown("with crowd", ours(Load(1, SECS, THINK, WATCHERS), "--max-spectators", str(WATCHERS))))
        quiet.append(shown("without", ours(Load(1, SECS, THINK))))
    return [row("crowd_p99_ratio", "us", lambda run: run.p99, crowded, quiet)]
