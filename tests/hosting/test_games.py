"""A room's history is read from the summaries of its games, including those of old rooms."""

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

from stella.hosting.games import Games, remembered
from stella.hosting.node import Node
from stella.hosting.ports import Summary
from stella.records import record_of, what_is_wrong
from stella.stores import PostgresStore, SqliteStore
from tests.hosting.fake_time import FakeTime
from tests.hosting.memory_store import KeptRoom
from tests.hosting.tables import CATALOGUE, LocalNode
from tests.hosting.whole_games import play_game
from tests.postgres import new_database
from tests.statistics.remembering import long_memory

RELEASE = Path(__file__).parents[1] / "fixtures" / "release-1"


async def test_the_games_of_an_evening_are_remembered_with_the_commit_that_ends_them() -> None:
    local = LocalNode()
    people = await local.table()

    records = [await play_game(people, seed) for seed in range(3)]
    group = await local.node.games.group(people[0].live.room.id)

    assert [game.record for game in group.games] == records[::-1]
    assert (group.evening.games, sum(one.wins for one in group.evening.wins)) >= (3, 3)
    assert {one.name for one in group.people} == {"Ana", "Ben", "Eva"}
    assert all(one.rating and one.rating.games == 3 for one in group.people)
    assert len(group.likenesses) == 3
    assert {moment.record for moment in group.moments} <= set(records)


async def test_a_room_of_two_hundred_games_costs_one_question_and_no_log() -> None:
    local = LocalNode()
    (ana,) = await local.table(people=1)
    room = ana.live.room.id
    keep_long_memory(local, room, 200)
    local.store.calls.clear()

    group = await local.node.games.group(room)

    assert len(group.games) == 200
    assert local.store.calls == {"games": 1}


async def test_the_history_of_a_room_is_worked_out_once_until_it_changes() -> None:
    local = LocalNode()
    (ana,) = await local.table(people=1)
    room, games = ana.live.room.id, local.node.games
    keep_long_memory(local, room, 3)

    first = await games.group(room)
    assert await games.group(room) is first

    keep_long_memory(local, room, 4)
    local.time.now_ms = max(one.ended_at for _, one in local.store.summaries.values()) + 1
    fresh = await games.group(room)
    assert len(fresh.games) == 4
    local.time.now_ms += 30 * 24 * 3600 * 1000
    later = await games.group(room)
    assert later.evening != fresh.evening
    assert later == await Games(local.store, local.time).group(room)


def keep_long_memory(local: LocalNode, room: str, games: int) -> None:
    """Give a room a number of stored games without playing them."""
    for version, game in enumerate(long_memory(games), 2):
        entry = msgspec.json.encode(game.summary)
        local.store.summaries[game.record] = (room, Summary(game.record, game.ended_at, version, version, entry))
    assert isinstance(local.store.kept[room], KeptRoom)
    assert len(remembered([one for _, one in local.store.summaries.values()])) == games


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
async def old_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteStore | PostgresStore]:
    store: SqliteStore | PostgresStore
    if request.param == "sqlite":
        store = await SqliteStore.open_file(Path(shutil.copy(RELEASE / "stella.sqlite3", tmp_path)))
    else:
        address = await new_database(request.getfixturevalue("postgres").get_uri())
        connection = await asyncpg.connect(address)
        await connection.execute((RELEASE / "postgresql.sql").read_text())
        await connection.close()
        store = await PostgresStore.connect(address)
    yield store
    await store.close()


async def test_games_of_the_first_release_are_listed_rated_and_replayed(
    old_store: SqliteStore | PostgresStore,
) -> None:
    engine = "sqlite" if isinstance(old_store, SqliteStore) else "postgresql"
    code = json.loads((RELEASE / "tokens.json").read_text())[engine]["finished"]["code"]
    node = Node(old_store, CATALOGUE, FakeTime())
    live = await node.registry.find(code)
    assert (await node.games.group(live.room.id)).games == ()

    await node.housekeeping.remember_old_games()
    group = await node.games.group(live.room.id)
    facts = await node.history.facts(group.games[0].record)

    assert len(group.games) == 1
    assert len(group.people) == 3
    assert group.people[0].wins == 1
    assert facts
    record = record_of(facts)
    assert what_is_wrong(record) is None
    assert record.totals == tuple(player.total for player in group.games[0].players)
    assert [one.name for one in record.players] == [one.name for one in group.games[0].players]
