"""Over real sockets: spectators play along, reconnect, and are limited in number."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from stella.client import Gone
from stella.protocol.crowd import MarkAlong
from stella.protocol.messages import React, Role
from stella.rooms.commands import StartGame
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.refusals import Refused
from stella.server.admission import Admission
from tests.server.playing import any_move, can_act, connect_all, refusal_of, seat_people
from tests.server.running import RunningServer, serving


async def test_who_watches_marks_along_comes_back_and_sees_what_it_would_have_scored(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    code = people[0].code
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, people)
        await tables[0].do(StartGame())
        async with server.client.watch(code, "a token of my own", role=Role.SPECTATOR) as mia:
            assert mia.table
            one, two, three, *_ = mia.table.table
            await mia.do(MarkAlong(1, (one, two)))
            await mia.do(MarkAlong(1, (one, three)))
            assert await refusal_of(tables[0], MarkAlong(1, (one,))) == "only_watchers_mark_along"
            assert await refusal_of(mia, SubmitSlate((one,))) == "not_seated"
            assert await refusal_of(mia, MarkAlong(1, (one, one))) == "card_twice"
        for table in tables:
            await table.until(can_act)
            await table.do(SubmitSlate((one, two)))
        async with server.client.watch(code, "a token of my own", role=Role.SPECTATOR) as mia:
            await mia.until(lambda t: bool(t.along))
            assert mia.along[0].cards == (one, three)
            assert await refusal_of(mia, MarkAlong(1, (one,))) == "too_late_to_mark_along"
            while not tables[0].crowd:
                for table in tables:
                    if table.own and table.own.pointable:
                        await table.do(PointAt(table.own.pointable[0]))
                await asyncio.sleep(0.01)

            await mia.until(lambda t: len(t.along) == 2 and bool(t.crowd))

            score = mia.along[1].score
            assert (score.sparks, score.has_fallen, score.points) == (1, True, 2)  # type: ignore[union-attr]
            line = tables[0].crowd[0]
            assert (line.people, line.card, line.marked, line.points) == (1, one, 1, 2.0)


async def test_no_more_watch_than_the_host_lets_and_players_always_come_in(tmp_path: Path) -> None:
    with serving(tmp_path, "--max-spectators", "1") as server:
        people = await seat_people(server.client, 3)
        code = people[0].code
        async with server.client.watch(code):
            with pytest.raises(Gone, match="too_many_watch"):
                async with server.client.watch(code, role=Role.TV):
                    pass
            async with AsyncExitStack() as stack:
                tables = await connect_all(stack, server.client, people)
                await tables[0].do(StartGame())
                await tables[0].until(can_act)
                await tables[0].do(any_move(tables[0], Random(1)))


async def test_a_hundred_who_watch_hear_everything_in_order(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, people)
        await tables[0].do(StartGame())
        watchers = [await stack.enter_async_context(server.client.watch(people[0].code)) for _ in range(100)]
        await watchers[0].do(React("✨"))

        for table in tables:
            await table.until(can_act)
            await table.do(any_move(table, Random(3)))

        for watcher in watchers:
            await watcher.until(lambda t: t.table is not None and t.table.step == "reveal")
            assert watcher.table == tables[0].table
            assert watcher.moment == tables[0].moment


def test_where_an_address_may_have_many_connections_many_may_come_at_once() -> None:
    home, hall = (Admission(has_limits=True, clock=lambda: 0.0, connections_per_address=n) for n in (100, 2_000))

    for _ in range(2_000):
        hall.may_connect("192.0.2.1")

    with pytest.raises(Refused, match="slow_down"):  # noqa: PT012 - one of them is too many
        for _ in range(200):
            home.may_connect("192.0.2.1")
