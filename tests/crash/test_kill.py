"""A real server is killed at random moments of real games:

every acknowledged move is there, and every game continues.
"""

import asyncio
import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from stella.client import Gone, Refused, Server, Table
from stella.protocol import bodies
from stella.rooms.commands import StartGame
from tests.crash.witness import Witness, deeds_of
from tests.server.playing import any_move, can_act, seat_people
from tests.server.running import CommandServer, RunningServer
from tests.server.secrets_check import read_log

KILLS = int(os.environ.get("STELLA_KILLS", "50"))
"""In the full run; the ordinary suite kills four times."""
ROOMS = 6
SEATS = 4
_LOST = (Gone, TimeoutError)


async def _stay(server: Server, seat: bodies.Seated, witness: Witness, chance: Random, stop: asyncio.Event) -> None:
    """Play game after game, through every loss of the connection."""
    while not stop.is_set():
        with contextlib.suppress(*_LOST):
            async with asyncio.timeout(20), server.watch(seat.code, seat.token) as table:
                await _play(table, seat, witness, chance, stop)
        await asyncio.sleep(0.02)


async def _play(table: Table, seat: bodies.Seated, witness: Witness, chance: Random, stop: asyncio.Event) -> None:
    while not stop.is_set():
        await table.until(lambda t: stop.is_set() or _may_start(t, seat) or can_act(t), seconds=5)
        with contextlib.suppress(Refused):
            if _may_start(table, seat):
                await table.do(StartGame())
                continue
            await witness.watch(table, seat.code, any_move(table, chance))


def _may_start(table: Table, seat: bodies.Seated) -> bool:
    room = table.room
    return room is not None and room.phase != "playing" and room.host == seat.colour


async def _kill_again_and_again(running: RunningServer, witness: Witness, chance: Random, kills: int) -> None:
    """Kill after a number of further moves was acknowledged, at any moment of the next one."""
    for _ in range(kills):
        await witness.has_seen(chance.randint(1, 30))
        await asyncio.sleep(chance.uniform(0, 0.02))
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)


@pytest.mark.parametrize("half", [0, 1])
async def test_no_acknowledged_move_is_lost_and_every_game_goes_on(
    tmp_path: Path, half: int, at_scale: Callable[[int, int], int]
) -> None:
    kills = at_scale(2, KILLS // 2)
    running = RunningServer(tmp_path, "--no-limits").start()
    witness, stop = Witness(), asyncio.Event()
    rooms = [await seat_people(running.client, SEATS) for _ in range(ROOMS)]
    people = [
        asyncio.create_task(_stay(running.client, seat, witness, Random(half * 1000 + room * 10 + n), stop))
        for room, seats in enumerate(rooms)
        for n, seat in enumerate(seats)
    ]

    await _kill_again_and_again(running, witness, Random(half), kills)
    await _everybody_finishes(running, rooms)
    stop.set()
    await asyncio.gather(*people)
    running.stop()

    moves = 0
    for seats in rooms:
        log = await read_log(tmp_path, seats[0].code)
        acknowledged = witness.acknowledged[seats[0].code]
        assert acknowledged <= deeds_of(log), "something was acknowledged and is not in the log"
        moves += len(acknowledged)
    print(f"{kills} kills, {moves} acknowledged moves, all of them in the log")
    assert moves > kills
    assert running.complaints() == []


async def _everybody_finishes(running: RunningServer, rooms: list[list[bodies.Seated]]) -> None:
    """After the last kill, every room reaches the end of a game."""

    async def finish(code: str) -> None:
        async with running.client.watch(code) as table:
            games = table.room.games if table.room else 0
            await table.until(lambda t: t.room is not None and t.room.games > games, seconds=60)

    await asyncio.gather(*[finish(seats[0].code) for seats in rooms])


async def test_a_server_that_is_asked_to_stop_tells_everybody_to_come_back(tmp_path: Path) -> None:
    running = CommandServer(tmp_path).start()
    seats = await seat_people(running.client, 3)
    async with running.client.watch(seats[0].code, seats[0].token) as table:
        stopping = asyncio.create_task(asyncio.to_thread(running.stop))

        with pytest.raises(Gone) as gone:
            await table.until(lambda _: False)

        assert gone.value.code == "restarting"
        assert await stopping == 0
    running.start()
    async with running.client.watch(seats[0].code, seats[0].token) as table:
        assert table.room
        assert [seat.name for seat in table.room.seats] == ["Ana", "Ben", "Eva"]
    running.stop()
