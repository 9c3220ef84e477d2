"""Programs that declare themselves when they sit down, over real sockets, up to the record and the history."""

from contextlib import AsyncExitStack
from random import Random

import httpx
import pytest

from stella.client import Refused
from stella.protocol import bodies
from stella.records import what_is_wrong
from stella.rooms.commands import SeatBot, StartGame
from stella.rules.box import Agent, Colour
from stella.statistics.groups import Group
from tests.server.playing import connect_all, play_game
from tests.server.running import RunningServer

LLAVA = Agent("model", "llava", "1.6")


async def test_a_declared_agent_is_shown_recorded_and_never_counted_as_a_person(server: RunningServer) -> None:
    client = server.client
    seats = [await client.open_room("Ana")]
    code = seats[0].code
    seats += [await client.sit_down(code, "Ben"), await client.sit_down(code, "Lens", agent=LLAVA)]
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, client, seats)
        ana, lens = tables[0], tables[2]
        for _ in range(3):  # ratings and likeness need three games
            await play_game(tables, Random(3))
            await ana.until(lambda table: table.room is not None and table.room.record is not None)
        assert ana.room
        record = await client.record(str(ana.room.record))
        group = await client.get(f"/api/rooms/{code}/games", Group)

    assert [seat.agent for seat in ana.room.seats] == [None, None, LLAVA]
    assert what_is_wrong(record) is None
    assert [player.agent and player.agent.model for player in record.players] == [None, None, "llava"]
    assert ana.witness.what_is_wrong(record) is None
    assert lens.witness.what_is_wrong(record) is None
    assert {person.name for person in group.people} == {"Ana", "Ben"}
    assert {wins.name for wins in group.evening.wins} == {"Ana", "Ben"}
    assert [{pair.a, pair.b} for pair in group.likenesses] == [{"Ana", "Ben"}]
    assert [player.is_agent for player in group.games[0].players] == [False, False, True]


async def test_a_summary_of_the_room_names_the_agent_before_one_enters(server: RunningServer) -> None:
    host = await server.client.open_room("Lens", agent=LLAVA)

    summary = await server.client.get(f"/api/rooms/{host.code}", bodies.RoomSummary)

    assert summary.seats[0].agent == LLAVA


async def test_an_agent_takes_a_bots_seat_over_in_a_running_game(server: RunningServer) -> None:
    client = server.client
    seats = [await client.open_room("Ana")]
    seats.append(await client.sit_down(seats[0].code, "Ben"))
    async with AsyncExitStack() as stack:
        ana, _ = await connect_all(stack, client, seats)
        await ana.do(SeatBot("ada"))
        await ana.do(StartGame())

        await client.take_over(seats[0].code, Colour.BLUE, "Lens", agent=LLAVA)
        await ana.until(lambda table: table.room is not None and table.room.seats[2].agent == LLAVA)


async def test_a_declaration_that_shows_nothing_is_refused_with_its_code(server: RunningServer) -> None:
    host = await server.client.open_room("Ana")

    with pytest.raises(Refused) as refused:
        await server.client.sit_down(host.code, "Lens", agent=Agent("model", "\u202e", ""))

    assert refused.value.code == "agent_not_usable"
    assert refused.value.sentence == "Give the name of the model in readable characters."


@pytest.mark.parametrize("agent", [{"kind": "a b", "model": "m"}, {"kind": "model"}, {"kind": "m", "model": "x" * 81}])
async def test_a_malformed_declaration_is_a_bad_request(server: RunningServer, agent: dict[str, str]) -> None:
    host = await server.client.open_room("Ana")

    async with httpx.AsyncClient(base_url=server.client.address) as http:
        answer = await http.post(f"/api/rooms/{host.code}/seats", json={"name": "Lens", "agent": agent})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
