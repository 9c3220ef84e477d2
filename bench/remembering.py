"""The cost of a room's games page after two hundred games, compared with one game."""

import asyncio
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

from bench.measuring import BUILD, Row
from bench.waking import played
from stella.hosting.node import Node
from stella.protocol.updates import encode

GAMES = 200
ALLOWED_MS = 150


async def _milliseconds(node: Node, code: str) -> float:
    """Measure one answer, from the summaries on disk to its bytes."""
    began = perf_counter()
    live = await node.registry.find(code)
    encode(await node.games.group(live.room.id))
    return (perf_counter() - began) * 1000


async def _pairs(folder: Path, repeats: int) -> list[tuple[float, float]]:
    many, many_node = await played(folder / "many", GAMES)
    one, one_node = await played(folder / "one", 1)
    pairs = [(await _milliseconds(many_node, many), await _milliseconds(one_node, one)) for _ in range(1 + repeats)]
    for node in (many_node, one_node):
        await node.stop("over")
        await node.store.close()
    return pairs[1:]  # the first one warms up


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure both in turn, in rooms whose games are played once."""
    del secs
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="remembering-", dir=BUILD) as folder:
        pairs = asyncio.run(_pairs(Path(folder), repeats))
    many, one = (statistics.median(side) for side in zip(*pairs, strict=True))
    ratio = statistics.median(after / first for after, first in pairs)
    return [
        Row("games_page_after_200_games", many, one, "ms, lower is better", ratio),
        Row("games_page_vs_allowed", many, ALLOWED_MS, "ms, lower is better", many / ALLOWED_MS),
    ]
