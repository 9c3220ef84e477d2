"""People for tests: they open rooms, sit down and play random legal moves over real sockets."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from stella.client import Gone, Refused, Server, Table
from stella.protocol import bodies, messages
from stella.protocol.crowd import MarkAlong
from stella.protocol.visits import Nudge
from stella.rooms.commands import RoomCommand, StartGame
from stella.rules.moves import Move, PointAt, SubmitSlate, TypeClue

NAMES = ("Ana", "Ben", "Eva", "Ivo", "Mia", "Tom")


async def seat_people(server: Server, number: int, **options: Any) -> list[bodies.Seated]:
    """Open a room and seat a number of people. The first is the host."""
    seats = [await server.open_room(NAMES[0], **options)]
    for name in NAMES[1:number]:
        seats.append(await server.sit_down(seats[0].code, name))
    return seats


async def connect_all(stack: AsyncExitStack, server: Server, seats: list[bodies.Seated]) -> list[Table]:
    return [await stack.enter_async_context(server.watch(seat.code, seat.token)) for seat in seats]


def is_finished(table: Table) -> bool:
    return table.room is not None and table.room.phase == "finished"


def can_act(table: Table) -> bool:
    return table.own is not None and bool(table.own.pointable or {"submit_slate", "type_clue"} & set(table.own.may))


def any_move(table: Table, chance: Random) -> Move:
    assert table.own
    assert table.table
    if table.own.pointable:
        return PointAt(chance.choice(table.own.pointable))
    if "type_clue" in table.own.may:
        return TypeClue("moon", "boat")
    return SubmitSlate(tuple(chance.sample(table.table.table, chance.randint(1, 10))))


async def play_on(table: Table, chance: Random) -> None:
    """Play one seat to the end of the game."""
    while True:
        await table.until(lambda t: is_finished(t) or can_act(t))
        if is_finished(table):
            return
        await table.do(any_move(table, chance))


async def play_game(tables: list[Table], chance: Random) -> None:
    """Play a whole game with everyone at once; the first is the host and starts it."""
    await tables[0].do(StartGame())
    for table in tables:  # a client that still shows the end of the last game would take this game for finished
        await table.until(lambda t: t.table is not None and not is_finished(t))
    await asyncio.gather(*[play_on(table, chance) for table in tables])


async def refusal_of(table: Table, command: RoomCommand | Move | messages.React | Nudge | MarkAlong) -> str:
    """Return the code with which a command is refused."""
    try:
        await table.do(command)
    except Refused as refused:
        return refused.code
    raise AssertionError(f"{command} was not refused")


async def goodbye_to(table: Table) -> str:
    """Return why the server closes a connection."""
    try:
        await table.until(lambda _: False)
    except Gone as gone:
        return gone.code
    raise AssertionError("the server did not close")


async def comes_true(question: Callable[[], Awaitable[bool]], seconds: float = 30) -> None:
    """Ask until the answer is yes, because other clients get the change shortly after the answer to a command."""
    async with asyncio.timeout(seconds):
        while not await question():  # noqa: ASYNC110 - the server has no event for it
            await asyncio.sleep(0.02)
