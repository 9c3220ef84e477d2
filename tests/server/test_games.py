"""Whole games over real sockets; every byte that every client received is searched for secrets."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from stella.client import Server, Table
from stella.rooms.commands import StartGame
from stella.rules.views import SlatesOpened
from stella.server import wire
from tests.server.playing import any_move, can_act, connect_all, is_finished, play_game, seat_people
from tests.server.running import RunningServer
from tests.server.secrets_check import Public, check_message, game_facts_until, read_log


class Listener:
    """Keeps every message of one client, however often it reconnects."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[str] = []


async def play_with_reconnects(server: Server, seat: wire.Seated, listener: Listener, chance: Random) -> None:
    known, is_host_starting = 0, listener.seat == 0
    while True:
        async with server.watch(seat.code, seat.token, known=known, overhear=listener.heard.append) as table:
            if is_host_starting:
                await table.do(StartGame())
                is_host_starting = False
            for _ in range(chance.randint(1, 9)):
                await table.until(lambda t: is_finished(t) or can_act(t))
                if is_finished(table):
                    return
                await table.do(any_move(table, chance))
            known = table.version


async def watch_with_reconnects(server: Server, code: str, role: wire.Role, listener: Listener) -> None:
    known = 0
    while True:
        async with server.watch(code, role=role, known=known, overhear=listener.heard.append) as table:
            seen = table.version
            await table.until(lambda t, seen=seen: is_finished(t) or t.version > seen + 12)  # type: ignore[misc]
            if is_finished(table):
                return
            known = table.version


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
async def test_a_game_with_reconnects_ends_and_no_client_ever_hears_a_secret(server: RunningServer, seats: int) -> None:
    people = await seat_people(server.client, seats)
    code = people[0].code
    listeners = [Listener(number) for number in range(seats)]
    watchers = [Listener(None), Listener(None)]

    await asyncio.gather(
        *[
            play_with_reconnects(server.client, seat, listener, Random(seats * 100 + number))
            for number, (seat, listener) in enumerate(zip(people, listeners, strict=True))
        ],
        watch_with_reconnects(server.client, code, wire.Role.SPECTATOR, watchers[0]),
        watch_with_reconnects(server.client, code, wire.Role.TV, watchers[1]),
    )

    log = await read_log(server.data, code)
    searched = 0
    for listener in (*listeners, *watchers):
        assert listener.heard
        for text in listener.heard:
            version = msgspec.json.decode(text)["version"]
            check_message(text, Public(game_facts_until(log, version)), listener.seat)
            searched += 1
    assert searched > 40 * seats


async def test_a_client_that_comes_back_hears_the_facts_it_missed(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, ben, eva = await connect_all(stack, server.client, people)
        async with server.client.watch(people[0].code) as watcher:
            known, heard = watcher.version, list(watcher.facts)
        steady = await stack.enter_async_context(server.client.watch(people[0].code, role=wire.Role.TV))
        await play_game([ana, ben, eva], Random(5))
        await steady.until(is_finished)

        async with server.client.watch(people[0].code, known=known) as watcher:
            assert heard + watcher.facts == steady.facts


async def test_the_four_seat_view_is_under_two_kilobytes(server: RunningServer) -> None:
    people = await seat_people(server.client, 4)
    listener = Listener(0)
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(
            server.client.watch(people[0].code, people[0].token, overhear=listener.heard.append)
        )
        others = await connect_all(stack, server.client, people[1:])
        await play_game([host, *others], Random(7))

    views = [_without_facts(text) for text in listener.heard if '"type":"update"' in text]

    assert max(len(text) for text in views) < 2048


def _without_facts(text: str) -> str:
    message = msgspec.json.decode(text)
    return msgspec.json.encode({**message, "facts": []}).decode()


async def test_every_slate_is_opened_when_its_round_is_scored(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables: list[Table] = await connect_all(stack, server.client, people)

        await play_game(tables, Random(11))

        opened = [fact for fact in tables[0].facts if isinstance(fact, SlatesOpened)]
        assert [fact.round for fact in opened] == [1, 2, 3, 4]
