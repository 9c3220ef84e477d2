"""Rules engines: whole games of random players, in moves per second.

Ours uses the public checked calls `start`, `deal` and `play`. boardgame.io plays the same game for four through its
headless client. python-chess plays random games of chess through its usual calls.
"""

import sys

from bench.measuring import HERE, Row, in_turn, node_with_peers, paired, python_with, speed

FOLDER = HERE / "engines"
SAME = 0.15  # a slow peer plays few games, so its points per game are not exact


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure our engine against both peers."""
    node = node_with_peers()
    chess = python_with("chess==1.11.2")
    runs = in_turn(
        {
            "ours": [sys.executable, "-m", "bench.engines.ours"],
            "boardgame.io": [node, FOLDER / "boardgameio.cjs"],
            "python-chess": [chess, FOLDER / "python_chess.py"],
        },
        secs,
        repeats,
    )
    points = {name: sum(r["points"] for r in runs[name]) / sum(r["games"] for r in runs[name]) for name in runs}
    if abs(points["ours"] / points["boardgame.io"] - 1) > SAME:
        raise SystemExit(f"the engines do not play the same game: {points} points a game")
    ours, peers = runs["ours"], {"engine_vs_boardgameio": "boardgame.io", "engine_vs_python_chess": "python-chess"}
    return [
        Row(name, speed(ours), speed(runs[peer]), "moves/s", paired(ours, runs[peer])) for name, peer in peers.items()
    ]
