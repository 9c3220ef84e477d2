"""A class over real sockets: 36 people in six teams, a host without a seat, and no team sees another's secrets."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Final

import msgspec

from stella.client import Refused, Table
from stella.protocol.messages import Role
from stella.records import what_is_wrong
from stella.rooms.commands import StartGame
from stella.rules.moves import MarkCards, PointAt
from stella.rules.moves import SubmitSlate as Submit
from tests.server.playing import is_finished
from tests.server.running import RunningServer
from tests.server.secrets_check import Public, check_message, game_facts_until, last_versions, read_log

PEOPLE: Final = 36


async def heard_more(table: Table, told: int) -> None:
    await table.until(lambda one: len(one.facts) > told)


async def point(tables: list[Table]) -> list[str]:
    """Let the member whose turn it is point for the scout's team; return how others of the team were refused before."""
    refusals = []
    for table in tables:
        await table.until(lambda t: t.own is not None and bool(t.own.pointable))
        assert table.own
        try:
            await table.do(PointAt(table.own.pointable[0]))
        except Refused as refused:
            refusals.append(refused.code)
        else:
            break
    return refusals


async def test_36_people_in_six_teams_play_and_no_team_hears_anothers_marks(server: RunningServer) -> None:
    hosted = await server.client.open_room(is_host=True, has_teams=True, rounds=1)
    seats = [await server.client.sit_down(hosted.code, f"Person {number}") for number in range(PEOPLE)]
    heard: list[list[str]] = [[] for _ in range(PEOPLE + 2)]
    chance = Random(36)
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(server.client.watch(seat.code, seat.token, overhear=heard[at].append))
            for at, seat in enumerate(seats)
        ]
        host = await stack.enter_async_context(
            server.client.watch(hosted.code, hosted.token, overhear=heard[PEOPLE].append)
        )
        tv = server.client.watch(hosted.code, role=Role.TV, overhear=heard[PEOPLE + 1].append)
        await stack.enter_async_context(tv)
        assert host.room
        assert [len(seat.members) for seat in host.room.seats] == [6] * 6
        await host.do(StartGame())
        for table in tables:
            await table.until(lambda t: t.table is not None)
        for table in tables:
            assert table.table
            await table.do(MarkCards((chance.choice([c for c in table.table.table if c not in _marks(table)]),)))
        await asyncio.gather(*[table.do(Submit(_marks(table))) for table in tables])
        await host.until(lambda t: t.table is not None and t.table.step == "reveal")
        refusals: list[str] = []
        while not is_finished(host):
            assert host.table
            scout, told = host.table.scout or 0, len(host.facts)
            refusals += await point([*tables[scout::6]])
            await heard_more(host, told)
        assert set(refusals) == {"another_member_points"}

    log = await read_log(server.data, hosted.code)
    versions = last_versions(log)
    for at, texts in enumerate(heard):
        seat, known = (at % 6 if at < PEOPLE else None), 0
        for text in texts:
            known = msgspec.json.decode(text).get("moment", known)
            check_message(text, Public(game_facts_until(log, versions[known])), seat)
            assert at < PEOPLE or '"mine":{' not in text
    assert host.room
    assert host.room.record
    record = await server.client.record(host.room.record)
    assert what_is_wrong(record) is None
    assert [len(player.members) for player in record.players] == [6] * 6


def _marks(table: Table) -> tuple[int, ...]:
    return table.own.marks if table.own else ()
