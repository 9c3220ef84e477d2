"""A person, a bot, a model and an MCP agent finish a game at one table, and the record identifies each."""

import asyncio
import json
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("mcp")

from mcp import StdioServerParameters

from stella.boxes import built_in_box
from stella.records import encode
from stella.records import format as fmt
from stella.rooms.commands import SeatBot, StartGame
from stella.statistics.groups import Group
from tests.cli.running import stella
from tests.players.agents import call, connected, play_on
from tests.players.endpoint import ModelServer
from tests.server import playing
from tests.server.running import RunningServer

HAVE_PARTS = [True, False, True, True]
"""By seat: everyone but a bot adds to the draw."""


async def test_a_person_a_bot_a_model_and_an_mcp_agent_finish_a_game(
    server: RunningServer, model: ModelServer, tmp_path: Path
) -> None:
    log = tmp_path / "seat.jsonl"
    host = await server.client.open_room("Ana")
    mcp = StdioServerParameters(command=sys.executable, args=["-m", "stella", "mcp", "--server", server.address])
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(server.client.watch(host.code, host.token))
        await ana.do(SeatBot("ada"))
        options = ("--server", server.address, "--endpoint", model.url, "--model", "llava", "--log", log)
        seated = asyncio.create_task(asyncio.to_thread(stella, "seat", host.code, *options))
        await ana.until(lambda now: now.room is not None and len(now.room.seats) == 3)
        client = await stack.enter_async_context(connected(mcp))
        sat = await call(client, "sit", code=host.code, name="Mika", model="test-agent", version="3")
        await ana.until(lambda now: now.room is not None and [*map(bool, now.room.part_seals)] == HAVE_PARTS)

        await ana.do(StartGame())
        await asyncio.gather(playing.play_on(ana, Random(7)), play_on(client, sat["seat"]))
        result = await seated
        assert ana.room
        record = await server.client.record(str(ana.room.record))
        group = await server.client.get(f"/api/rooms/{host.code}/games", Group)

    assert result.exit_code == 0, result.output
    document = tmp_path / "record.json"
    document.write_bytes(encode(record))
    verified = stella("verify", "--strict", document)
    assert (verified.exit_code, verified.output) == (0, "1 checked, all valid.\n")
    assert ana.witness.what_is_wrong(record, built_in_box()) is None
    assert [(player.name, player.is_bot, player.agent) for player in record.players] == [
        ("Ana", False, None),
        ("Ada", True, None),
        ("llava", False, fmt.Agent("model", "llava", "")),
        ("Mika", False, fmt.Agent("mcp", "test-agent", "3")),
    ]
    assert record.chance is not None
    assert [*map(bool, record.chance.parts)] == HAVE_PARTS
    assert {note.seat for part in record.rounds for note in part.notes} == {2, 3}
    assert [person.name for person in group.people] == ["Ana"]
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert lines[-1] == {"record": ana.room.record}
