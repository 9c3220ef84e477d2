"""Two and three nodes on one real PostgreSQL: one room, its seats on different nodes; nodes and the database die."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from math import inf
from pathlib import Path
from random import Random

import asyncpg
import msgspec
import pytest

from stella.client import Gone, Refused, Server, Table
from stella.protocol import bodies
from stella.rooms.commands import AskForStandIn, StartGame
from stella.rooms.facts import Entry
from stella.rules.box import Colour
from stella.rules.moves import SubmitSlate
from stella.stores import PostgresStore
from tests.crash.witness import Witness, deeds_of
from tests.postgres import PostgresServer, new_database, restart
from tests.server.playing import any_move, can_act, connect_all, is_finished, play_game, refusal_of, seat_people
from tests.server.running import RunningServer


class Cluster:
    """Several nodes that share one database."""

    def __init__(self, folder: Path, address: str, nodes: int) -> None:
        self.address = address
        self.nodes = [
            RunningServer(folder / str(n), "--database", address, "--no-limits", "--bot-pace", "0.01")
            for n in range(nodes)
        ]
        for node in self.nodes:
            node.start()

    def client(self, number: int) -> Server:
        return self.nodes[number % len(self.nodes)].client

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()
            assert node.complaints() == [], "".join(node.output[-80:])


@pytest.fixture(scope="module", params=[2, pytest.param(3, marks=pytest.mark.full)])
def cluster(
    request: pytest.FixtureRequest, postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Cluster]:
    address = asyncio.run(new_database(postgres.get_uri()))
    cluster = Cluster(tmp_path_factory.mktemp("nodes"), address, request.param)
    yield cluster
    cluster.stop()


async def seats_on_different_nodes(stack: AsyncExitStack, cluster: Cluster, seats: list[bodies.Seated]) -> list[Table]:
    return [
        await stack.enter_async_context(cluster.client(number).watch(seat.code, seat.token))
        for number, seat in enumerate(seats)
    ]


async def log_of(address: str, code: str) -> list[Entry]:
    store = await PostgresStore.connect(address)
    room = await store.find(code)
    assert room
    entries = [msgspec.json.decode(entry, type=Entry) for entry in await store.read(room)]
    await store.close()
    return entries


@pytest.mark.parametrize("cluster", [2, 3], indirect=True)
async def test_one_game_on_several_nodes_ends_with_the_same_table_everywhere(cluster: Cluster) -> None:
    seats = await seat_people(cluster.client(0), 4)
    async with AsyncExitStack() as stack:
        tables = await seats_on_different_nodes(stack, cluster, seats)

        await play_game(tables, Random(1))

        for table in tables:
            await table.until(is_finished)
        assert len({msgspec.json.encode(table.table) for table in tables}) == 1
        public = [[fact for fact in table.facts if type(fact).__name__ == "CardPointed"] for table in tables]
        assert all(facts == public[0] for facts in public)


async def test_people_on_other_nodes_are_seen_to_be_here(cluster: Cluster) -> None:
    seats = await seat_people(cluster.client(0), 3)
    async with AsyncExitStack() as stack:
        ana, *_ = await seats_on_different_nodes(stack, cluster, seats)

        await ana.until(lambda t: t.presence is not None and len(t.presence.here) == 3)


async def test_moves_raced_on_purpose_are_judged_one_after_the_other(cluster: Cluster) -> None:
    seats = await seat_people(cluster.client(0), 4)
    async with AsyncExitStack() as stack:
        tables = await seats_on_different_nodes(stack, cluster, seats)
        twins = [
            await stack.enter_async_context(cluster.client(number + 1).watch(seat.code, seat.token))
            for number, seat in enumerate(seats)
        ]
        await tables[0].do(StartGame())
        for table in (*tables, *twins):
            await table.until(can_act)
        cards = tables[0].table.table if tables[0].table else ()

        results = await asyncio.gather(
            *[table.do(SubmitSlate(cards[:3])) for table in (*tables, *twins)], return_exceptions=True
        )

        assert results.count(None) == 4  # each seat once
        assert all(result is None or isinstance(result, Refused) for result in results)
    assert len([deed for deed in deeds_of(await log_of(cluster.address, seats[0].code)) if deed[1] == 1]) == 4


async def play_through_trouble(cluster: Cluster, seat: bodies.Seated, number: int, witness: Witness) -> None:
    """Play one seat, on whichever node answers, until the game is over."""
    chance = Random(number)
    for attempt in range(400):
        with contextlib.suppress(Gone, TimeoutError):
            async with asyncio.timeout(30), cluster.client(number + attempt).watch(seat.code, seat.token) as table:
                while True:
                    await table.until(lambda t: is_finished(t) or can_act(t), seconds=8)
                    if is_finished(table):
                        return
                    with contextlib.suppress(Refused):
                        await witness.watch(table, seat.code, any_move(table, chance))
                    await asyncio.sleep(0.03)
        await asyncio.sleep(0.05)
    raise AssertionError("the game did not end")


async def trouble_game(cluster: Cluster, trouble: Callable[[Witness], Awaitable[None]]) -> None:
    """Play a game through trouble that comes while its first moves are made: four slates in each of four rounds."""
    seats = await seat_people(cluster.client(0), 4)
    async with cluster.client(0).watch(seats[0].code, seats[0].token) as host:
        await host.do(StartGame())
    witness = Witness()

    await asyncio.gather(
        *[play_through_trouble(cluster, seat, n, witness) for n, seat in enumerate(seats)],
        trouble(witness),
    )

    assert witness.acknowledged[seats[0].code] <= deeds_of(await log_of(cluster.address, seats[0].code))


async def test_a_node_is_killed_and_the_game_goes_on_on_the_others(
    cluster: Cluster, at_scale: Callable[[int, int], int]
) -> None:
    async def kill_and_start(witness: Witness) -> None:
        await witness.has_seen(4)
        await asyncio.to_thread(cluster.nodes[1].kill)
        await witness.has_seen(4)
        await asyncio.to_thread(cluster.nodes[1].start)

    for _ in range(at_scale(1, 3)):
        await trouble_game(cluster, kill_and_start)


async def test_the_database_restarts_and_no_acknowledged_move_is_lost(
    cluster: Cluster, postgres: PostgresServer, at_scale: Callable[[int, int], int]
) -> None:
    async def restart_database(witness: Witness) -> None:
        await witness.has_seen(5)
        await asyncio.to_thread(restart, postgres)

    for _ in range(at_scale(1, 2)):
        await trouble_game(cluster, restart_database)


async def test_the_notifications_are_cut_and_nodes_find_out_by_themselves(
    cluster: Cluster, at_scale: Callable[[float, float], float]
) -> None:
    seats = await seat_people(cluster.client(0), 3)
    most = at_scale(3 * len(cluster.nodes), inf)

    cuts = 0

    async def cut_until(is_over: asyncio.Event) -> None:
        nonlocal cuts
        connection = await asyncpg.connect(cluster.address)
        while not is_over.is_set() and cuts < most:
            found = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                " AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"
            )
            cuts += len(found)
            await asyncio.sleep(0.1)
        await connection.close()

    async with AsyncExitStack() as stack:
        tables = await seats_on_different_nodes(stack, cluster, seats)
        is_over = asyncio.Event()
        cutting = asyncio.create_task(cut_until(is_over))

        await play_game(tables, Random(3))

        for table in tables:
            await table.until(is_finished)
        is_over.set()
        await cutting
        assert cuts >= len(cluster.nodes)
        assert len({msgspec.json.encode(table.table) for table in tables}) == 1


async def test_a_stand_in_is_not_given_for_somebody_who_is_on_another_node(cluster: Cluster) -> None:
    seats = await seat_people(cluster.client(0), 3, grace_seconds=10)
    async with AsyncExitStack() as stack:
        ana, *_ = await connect_all(stack, cluster.client(0), seats[:2])
        await stack.enter_async_context(cluster.client(1).watch(seats[2].code, seats[2].token))
        await ana.do(StartGame())
        await ana.until(lambda t: t.presence is not None and Colour.BLUE in t.presence.here)

        assert await refusal_of(ana, AskForStandIn(Colour.BLUE)) == "seat_not_away"
