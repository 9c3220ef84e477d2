"""Whole games over real sockets; every byte that every client received is searched for secrets."""

import asyncio
import contextlib
import json
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from stella.client import Refused, Server, Table
from stella.protocol import bodies, messages
from stella.protocol.crowd import MarkAlong
from stella.rooms.commands import StartGame, WriteWords
from stella.rooms.views import RoomView
from stella.rules.moves import MarkCards, PointAt, SubmitSlate, WriteNote
from stella.rules.views import SlatesOpened
from stella.witness import Witness
from tests.server.playing import any_move, can_act, connect_all, is_finished, play_game, seat_people
from tests.server.running import RunningServer
from tests.server.secrets_check import (
    Public,
    chance_parts,
    check_message,
    game_facts_until,
    last_versions,
    read_log,
)


class Listener:
    """Keeps every message of one client, however often it reconnects."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[str] = []
        self.marked: list[list[int]] = []  # along with the players, by a spectator
        self.has_marked = asyncio.Event()
        self.witness = Witness()


def has_sealed(room: RoomView, colour: str | None) -> bool:
    return any(seal for one, seal in zip(room.seats, room.part_seals, strict=False) if one.colour == colour)


def are_all_here(table: Table) -> bool:
    room, presence = table.room, table.presence
    return room is not None and presence is not None and len(presence.here) == len(room.seats)


async def play_with_reconnects(
    server: Server, seat: bodies.Seated, listener: Listener, chance: Random, has_marked: asyncio.Event
) -> None:
    """Play a game to its end. Nobody submits a slate before a spectator has marked along."""
    known, is_host_starting = 0, listener.seat == 0
    while True:
        again = {"known": known, "overhear": listener.heard.append, "witness": listener.witness}
        async with server.watch(seat.code, seat.token, **again) as table:
            if is_host_starting:
                await table.until(are_all_here)
                await table.do(StartGame())
                is_host_starting = False
            for _ in range(chance.randint(1, 9)):
                await table.until(lambda t: is_finished(t) or can_act(t))
                if is_finished(table):
                    return
                move = any_move(table, chance)
                note = f"note {chance.getrandbits(64):016x} of {listener.seat}"
                if isinstance(move, SubmitSlate):
                    move = SubmitSlate(move.cards[:6])  # the seven marks of the spectator are on nobody's slate
                    await table.do(MarkCards(move.cards[:1]))
                    await table.do(WriteNote(move.cards[0], note))
                    await has_marked.wait()
                elif table.own and isinstance(move, PointAt):
                    await table.do(WriteNote(table.own.pointable[-1], note))
                await table.do(move)
            known = table.moment


async def prepare(server: Server, seat: bodies.Seated, listener: Listener) -> None:
    """Write a custom word; the device seals its part of the draw automatically."""
    watched = server.watch(seat.code, seat.token, overhear=listener.heard.append, witness=listener.witness)
    async with watched as table:
        await table.do(WriteWords(((f"top of {seat.colour}", f"bottom of {seat.colour}"),)))
        await table.until(lambda one: one.room is not None and has_sealed(one.room, seat.colour))


async def watch_with_reconnects(server: Server, code: str, role: messages.Role, listener: Listener) -> None:
    """Watch a game to its end. Spectators who may mark along do, at least in the first round."""
    known, chance, token = 0, Random(code), f"{role} {code}"
    while True:
        async with server.watch(code, token, role=role, known=known, overhear=listener.heard.append) as table:
            if role is messages.Role.SPECTATOR:
                if not listener.marked:
                    await table.until(lambda t: t.table is not None)
                if table.table and table.table.step == "associate":
                    first, *inner, last = table.table.table  # with both ends, so they are never neighbours anywhere
                    listener.marked.append([last, *chance.sample(inner, 5), first])
                    with contextlib.suppress(Refused):  # too late
                        await table.do(MarkAlong(table.table.round, tuple(listener.marked[-1])))
                    listener.has_marked.set()
            seen = table.moment
            await table.until(lambda t, seen=seen: is_finished(t) or t.moment > seen + 3)  # type: ignore[misc]
            if is_finished(table):
                return
            known = table.moment


def written(marked: list[list[int]], tables: list[tuple[int, ...]]) -> set[str]:
    """Return a spectator's marks as a message could contain them: in the order of marking, and in table order."""
    orders = [sorted(cards, key=table.index) for cards in marked for table in tables if set(cards) <= set(table)]
    return {json.dumps(cards, separators=(",", ":"))[1:-1] for cards in [*marked, *orders]}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
async def test_a_game_with_reconnects_ends_and_no_client_ever_hears_a_secret(server: RunningServer, seats: int) -> None:
    people = await seat_people(server.client, seats, source="custom_mixed")
    code = people[0].code
    listeners = [Listener(number) for number in range(seats)]
    watchers = [Listener(None), Listener(None)]
    for seat, listener in zip(people, listeners, strict=True):
        await prepare(server.client, seat, listener)

    await asyncio.gather(
        *[
            play_with_reconnects(server.client, seat, listener, Random(seats * 100 + number), watchers[0].has_marked)
            for number, (seat, listener) in enumerate(zip(people, listeners, strict=True))
        ],
        watch_with_reconnects(server.client, code, messages.Role.SPECTATOR, watchers[0]),
        watch_with_reconnects(server.client, code, messages.Role.TV, watchers[1]),
    )

    log = await read_log(server.data, code)
    versions, moment, parts = last_versions(log), 1, chance_parts(log)
    assert len(parts) == seats + 2  # the devices', and the server's for this game and the next
    searched = 0
    for listener in (*listeners, *watchers):
        assert listener.heard
        for text in listener.heard:
            moment = msgspec.json.decode(text).get("moment", moment)
            check_message(text, Public(game_facts_until(log, versions[moment])), listener.seat, parts)
            searched += 1
    assert searched > 40 * seats
    tables = Public(game_facts_until(log, len(log))).tables
    for marks in written(watchers[0].marked, tables):
        assert not any(marks in text for listener in (*listeners, watchers[1]) for text in listener.heard)
        assert marks not in msgspec.json.encode(log).decode()
    assert watchers[0].marked
    assert any('"type":"along"' in text for text in watchers[0].heard)
    assert any('"type":"crowd"' in text for listener in listeners for text in listener.heard)


async def test_a_client_that_comes_back_hears_the_facts_it_missed(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        ana, ben, eva = await connect_all(stack, server.client, people)
        async with server.client.watch(people[0].code) as watcher:
            known, heard = watcher.moment, list(watcher.facts)
        steady = await stack.enter_async_context(server.client.watch(people[0].code, role=messages.Role.TV))
        await ana.do(StartGame())
        for table in (ana, ben, eva):
            await table.until(can_act)
            await table.do(any_move(table, Random(5)))
        await steady.until(lambda t: t.table is not None and t.table.step == "reveal")

        async with server.client.watch(people[0].code, known=known) as watcher:
            assert heard + watcher.facts == steady.facts


async def test_what_a_seat_is_sent_stays_small(server: RunningServer) -> None:
    people = await seat_people(server.client, 4)
    listener = Listener(0)
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(
            server.client.watch(people[0].code, people[0].token, overhear=listener.heard.append)
        )
        others = await connect_all(stack, server.client, people[1:])
        await play_game([host, *others], Random(7))

    sizes = [len(text) for text in listener.heard if '"type":"update"' in text]

    assert sum(sizes) / len(sizes) < 1000
    assert max(sizes) < 6000


async def test_every_slate_is_opened_when_its_round_is_scored(server: RunningServer) -> None:
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables: list[Table] = await connect_all(stack, server.client, people)

        await play_game(tables, Random(11))

        opened = [fact for fact in tables[0].facts if isinstance(fact, SlatesOpened)]
        assert [fact.round for fact in opened] == [1, 2, 3, 4]
