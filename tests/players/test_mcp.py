"""`stella mcp`: an agent of an MCP client plays a whole game, over stdin and stdout and over HTTP on this machine."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters

from stella.client import Server, Table
from stella.players.mcp_seats import McpSeats
from stella.records import format as fmt
from stella.records import what_is_wrong
from stella.rooms.commands import SeatBot, StartGame
from stella.rules.moves import AgreeToOtherWord, AskForOtherWord, SubmitSlate
from tests.players.agents import PLACES, ToolFailed, call, connected, look, play_on
from tests.server import playing
from tests.server.running import RunningServer

TOOLS = {"sit", "look", "mark", "point", "note", "other_word", "record", "leave"}


def over_stdio(server: RunningServer) -> StdioServerParameters:
    return StdioServerParameters(command=sys.executable, args=["-m", "stella", "mcp", "--server", server.address])


@pytest.fixture(scope="module")
def http(server: RunningServer) -> Iterator[str]:
    """Run `stella mcp --http` as a real process and yield its address."""
    command = [sys.executable, "-m", "stella", "mcp", "--server", server.address, "--http", "0"]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        assert process.stdout
        line = process.stdout.readline()
        found = re.fullmatch(r"MCP at (http://127\.0\.0\.1:\d+/mcp)\n", line)
        try:
            assert found, line + process.stdout.read()
            yield found[1]
        finally:
            process.terminate()
            output = process.stdout.read()
    assert "Traceback" not in output


async def has_seats(table: Table, number: int) -> None:
    await table.until(lambda now: now.room is not None and len(now.room.seats) == number)


@pytest.mark.parametrize("way", ["stdio", "http"])
async def test_an_agent_plays_a_whole_game_through_the_tools(
    server: RunningServer, way: str, request: pytest.FixtureRequest
) -> None:
    address = over_stdio(server) if way == "stdio" else request.getfixturevalue("http")
    host = await server.client.open_room("Ana")
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(server.client.watch(host.code, host.token))
        await ana.do(SeatBot("ada"))
        client = await stack.enter_async_context(connected(address))
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        sat = await call(client, "sit", code=host.code.lower(), name="Mika", model="test-agent", version="3")
        await has_seats(ana, 3)
        await ana.do(StartGame())
        _, seen = await asyncio.gather(playing.play_on(ana, Random(5)), play_on(client, sat["seat"]))
        told = await call(client, "record", seat=sat["seat"])
        await call(client, "leave", seat=sat["seat"])
        assert ana.room
        record = await server.client.record(str(ana.room.record))

    marking = [pictures for step, pictures in seen if step == "mark"]
    assert marking == [[*range(1, 16)]] * 4
    assert all(set(pictures) <= set(PLACES) for step, pictures in seen if step == "point")
    assert what_is_wrong(record) is None
    assert (told["id"], told["wrong"]) == (ana.room.record, None)
    assert told["record"]["digest"] == record.digest
    assert [player.agent for player in record.players] == [None, None, fmt.Agent("mcp", "test-agent", "3")]
    for part in record.rounds:
        assert part.slates[2].cards == tuple(part.table[place - 1] for place in PLACES)
        assert [note.text for note in part.notes if note.seat == 2] == [f"round {part.number}"]


@asynccontextmanager
async def begun(server: RunningServer, http: str) -> AsyncIterator[tuple[Client, str, Table, Table]]:
    """Start a game with Ana, Ben and an agent. Return the agent's client and seat, and the tables of the others."""
    seats = await playing.seat_people(server.client, 2)
    async with AsyncExitStack() as stack:
        ana, ben = await playing.connect_all(stack, server.client, seats)
        client = await stack.enter_async_context(connected(http))
        sat = await call(client, "sit", code=seats[0].code, name="Mika", model="test-agent")
        await has_seats(ana, 3)
        await ana.do(StartGame())
        while (await look(client, sat["seat"]))[0]["phase"] != "playing":
            pass  # the agent's seat hears slightly later that the game has begun
        yield client, sat["seat"], ana, ben


async def test_an_agent_sees_who_plays_and_nothing_of_their_slates(server: RunningServer, http: str) -> None:
    async with begun(server, http) as (client, seat, ana, _):
        assert ana.table
        await ana.do(SubmitSlate(ana.table.table[:2]))

        state, pictures = await look(client, seat)

    assert (state["phase"], state["step"], state["round"], state["you"], state["can"]) == (
        *("playing", "associate", 1, 3),
        ["mark"],
    )
    assert [(one["name"], one["is"]) for one in state["players"]] == [
        ("Ana", "person"),
        ("Ben", "person"),
        ("Mika", "agent (test-agent)"),
    ]
    assert state["your_marks"] == state["pointed"] == state["numbers_of_marks"] == []
    assert {max(picture.size) for picture in pictures.values()} == {448}


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("mark", {"pictures": []}, "A slate has 1 to 10 marks, not 0."),
        ("mark", {"pictures": [*range(1, 12)]}, "A slate has 1 to 10 marks, not 11."),
        ("mark", {"pictures": [2, 2]}, "A card is marked twice."),
        ("mark", {"pictures": [16]}, "There is no picture 16: the pictures are numbered 1 to 15."),
        ("point", {"picture": 1}, "The seat cannot point at card"),
        ("note", {"picture": 1, "text": "hm"}, "marked this picture. (card_not_marked)"),
        ("other_word", {"agree": True}, "(no_other_word_asked)"),
        ("record", {}, "The game is not over yet."),
    ],
)
async def test_a_move_that_is_not_legal_is_answered_with_its_reason(
    server: RunningServer, http: str, tool: str, arguments: dict[str, object], sentence: str
) -> None:
    async with begun(server, http) as (client, seat, _, _):
        with pytest.raises(ToolFailed) as failed:
            await call(client, tool, seat=seat, **arguments)

    assert sentence in str(failed.value)


async def test_an_agent_is_asked_about_the_other_word(server: RunningServer, http: str) -> None:
    async with begun(server, http) as (client, seat, ana, ben):
        before, _ = await look(client, seat)
        await ana.do(AskForOtherWord())
        await ben.until(lambda now: now.own is not None and "agree_to_other_word" in now.own.may)
        await ben.do(AgreeToOtherWord())

        asked = before
        while "other_word" not in asked["can"]:  # the question reaches the agent's seat slightly later
            asked, _ = await look(client, seat)
        after = await call(client, "other_word", seat=seat, agree=True)

    assert asked["can"] == ["mark", "other_word"]
    assert after["clue"] != before["clue"]


async def test_a_seat_belongs_to_whoever_has_its_secret(server: RunningServer, http: str) -> None:
    async with begun(server, http) as (_, seat, _, _), connected(http) as stranger:
        with pytest.raises(ToolFailed, match="There is no such seat"):
            await call(stranger, "look", seat=seat[:-1])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"code": "ZZZZZ", "name": "Mika", "model": "m"}, "No table has this code"),
        ({"code": "ZZZZZ", "name": "Mika", "model": "m", "language": "xx"}, "Choose a language: en, de"),
        ({"code": "ZZZZZ", "name": "Mika", "model": ""}, "A model has 1 to 80 characters"),
    ],
)
async def test_an_agent_that_cannot_sit_down_hears_why(http: str, arguments: dict[str, str], sentence: str) -> None:
    async with connected(http) as client:
        with pytest.raises(ToolFailed) as failed:
            await call(client, "sit", **arguments)

    assert sentence in str(failed.value)


class HalfReachable(Server):
    """A server that answers requests, and accepts sockets only from the second attempt on."""

    def __init__(self, address: str, nowhere: str) -> None:
        super().__init__(address)
        self.nowhere: Server | None = Server(nowhere)

    def watch(self, code: str, token: str | None = None, **options: Any) -> Table:
        if self.nowhere is None:
            return super().watch(code, token, **options)
        return self.nowhere.watch(code, token, **options)


async def test_an_agent_whose_socket_fails_at_first_keeps_its_seat(server: RunningServer, unused_tcp_port: int) -> None:
    reached = HalfReachable(server.address, f"http://127.0.0.1:{unused_tcp_port}")
    host = await server.client.open_room("Ana")
    seats = McpSeats(reached)

    sat = await seats.sit(host.code, "Mika", "en", "m", "")
    reached.nowhere = None
    state = json.loads(str((await seats[sat["seat"]].look(has_pictures=False, seconds=0))[0]))

    assert state["players"][1]["name"] == "Mika"
    await seats.close()


async def test_an_agent_takes_no_seat_at_a_table_with_real_cards(server: RunningServer, http: str) -> None:
    host = await server.client.open_room("Ana", opening="printed")
    async with connected(http) as client:
        with pytest.raises(ToolFailed, match="real cards"):
            await call(client, "sit", code=host.code, name="Mika", model="m")


async def test_the_server_answers_only_this_machines_names(http: str) -> None:
    async with httpx.AsyncClient() as asking:
        answer = await asking.post(http, json={}, headers={"host": "evil.example"})

    assert answer.status_code in {403, 421}
