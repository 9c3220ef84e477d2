"""Over HTTP and sockets: a latecomer takes a bot's seat over, and people nudge each other."""

from contextlib import AsyncExitStack

import pytest

from stella.client import Refused
from stella.protocol.visits import Nudge
from stella.rooms.commands import EndGame, SeatBot, StartGame
from stella.rules.box import Colour
from stella.rules.moves import SubmitSlate
from tests.server.playing import can_act, connect_all, is_finished, refusal_of, seat_people
from tests.server.running import RunningServer


async def test_a_latecomer_takes_over_a_bots_seat_and_plays(server: RunningServer) -> None:
    people = await seat_people(server.client, 2)
    code = people[0].code
    async with AsyncExitStack() as stack:
        ana, _ = await connect_all(stack, server.client, people)
        await ana.do(SeatBot("ada"))
        with pytest.raises(Refused, match="no_game"):
            await server.client.take_over(code, Colour.BLUE, "Zoe")
        await ana.do(StartGame())

        seat = await server.client.take_over(code, Colour.BLUE, "Zoe", "de")

        assert seat.colour is Colour.BLUE
        zoe = await stack.enter_async_context(server.client.watch(code, seat.token))
        await zoe.until(can_act)
        assert zoe.table
        await zoe.do(SubmitSlate(zoe.table.table[:2]))
        await ana.until(lambda table: table.room is not None and table.room.seats[2].name == "Zoe")
        with pytest.raises(Refused, match="seat_not_free"):
            await server.client.take_over(code, Colour.BLUE, "Tom")


async def test_a_nudge_is_heard_and_a_second_one_refused(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, ben, eva = await connect_all(stack, server.client, people)
        await ana.do(StartGame())

        await ana.do(Nudge(Colour.PINK))

        await ben.until(lambda table: bool(table.nudges))
        assert [nudge.by for nudge in ben.nudges] == [Colour.ORANGE]
        assert await refusal_of(eva, Nudge(Colour.PINK)) == "nudged_already"
        assert eva.nudges == []


async def test_a_game_that_was_ended_early_has_a_record_that_verifies(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, _, eva = await connect_all(stack, server.client, people)
        await ana.do(StartGame())
        await ana.do(EndGame())
        await eva.until(is_finished)
        assert eva.table
        assert eva.table.is_early
        assert eva.room
        verdict = await server.client.get(f"/api/records/{eva.room.record}/verdict", dict)

    assert verdict == {"is_valid": True, "sentence": ""}
