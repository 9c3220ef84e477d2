"""The interface of a benchmarked program: it takes SECS and SEED and prints one line of JSON."""

import json
import sys
import time
from collections.abc import Callable

Playout = Callable[[], tuple[int, int, int]]


def main(prepare: Callable[[int], Playout]) -> None:
    """Play for SECS. `prepare(seed)` returns a function that plays and returns games, moves and points."""
    secs, seed = float(sys.argv[-2]), int(sys.argv[-1])
    play = prepare(seed)
    for _ in range(30):  # warm up before the clock starts
        play()
    games = moves = points = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < secs:
        played = play()
        games, moves, points = games + played[0], moves + played[1], points + played[2]
    print(json.dumps({"games": games, "moves": moves, "secs": spent, "points": points}))
