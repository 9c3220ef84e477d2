"""How long it takes to wake a sleeping room and show it, after twenty games compared with one."""

import asyncio
import statistics
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from bench.measuring import BUILD, Row
from stella.hosting.catalogue import open_catalogue
from stella.hosting.node import Node
from stella.hosting.time import NodeTime
from stella.protocol.updates import Views, whole
from stella.rooms.commands import StartGame
from stella.rooms.decisions import Context, decide
from stella.rooms.options import Options
from stella.rooms.views import Phase
from stella.rules.box import Secret
from stella.rules.game import Associating
from stella.rules.moves import PointAt, SubmitSlate
from stella.stores import open_store

TIMES = 40


async def played(folder: Path, games: int) -> tuple[str, Node]:
    """Play a number of games in one room. Return its code and the node, with a store on disk."""
    store = await open_store(None, folder)
    time = NodeTime(store)
    await time.renew()
    node = Node(store, open_catalogue(folder), time)
    live = await node.seats.open_room(Options())
    for name in ("Ana", "Ben", "Eva", "Ivo"):
        await node.seats.sit_down(live, name, None, "en", "127.0.0.1")
    chance = Random(games)
    for game in range(games):
        secret = Secret(f"{game:064x}", "cd" * 16)
        context = Context(time.now(), boxes=node.catalogue.boxes, secret=secret, record=f"{live.room.id}{game:016x}")
        await live.queue.happen(lambda room, context=context: decide(room, 0, StartGame(), context))
        while live.room.phase is Phase.PLAYING and live.room.game:
            seat, table = live.room.awaited()[0], live.room.game
            if isinstance(table.phase, Associating):
                move = SubmitSlate(tuple(chance.sample(table.round.table, 4)))
            else:
                move = PointAt(table.pointable()[0])
            await live.queue.happen(lambda room, m=move, s=seat: decide(room, s, m, Context(0)))
    return live.room.code, node


async def _milliseconds(games: int) -> float:
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="waking-", dir=BUILD) as folder:
        code, node = await played(Path(folder), games)
        await node.snapshots.write()
        times = []
        for _ in range(TIMES):
            node.registry.sleep(await node.registry.find(code))
            began = perf_counter()
            live = await node.registry.find(code)
            whole(live.room, Views(live.room), 0, ())
            times.append((perf_counter() - began) * 1000)
        await node.stop("over")
        await node.store.close()
        return statistics.median(times)


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure both, in turn."""
    del secs
    pairs = [(asyncio.run(_milliseconds(20)), asyncio.run(_milliseconds(1))) for _ in range(min(repeats, 3))]
    ratio = statistics.median(many / one for many, one in pairs)
    many, one = (statistics.median(side) for side in zip(*pairs, strict=True))
    return [Row("wake_ms_after_20_games", many, one, "ms", ratio)]
