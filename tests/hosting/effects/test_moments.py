"""Moments are sent when a round is scored: once to every client, and to clients that connect later."""

import asyncio
from typing import Any

from stella.hosting.ports import StoreUnavailable
from stella.protocol.messages import Role
from stella.rooms.commands import BackToLobby, EndGame, StartGame
from stella.rooms.options import Options
from stella.rules.moves import PointAt, SubmitSlate
from tests.hosting.fake_time import FakeTime, settle
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import LocalNode, Person

FIRST = {"kind": "first_super_spark", "round": 1}
TOGETHER = {"kind": "one_picture", "round": 1}


async def remembered() -> None:
    """Wait until queries to the history are answered."""
    await settle()
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


async def play_round(people: list[Person], *slates: tuple[int, ...]) -> None:
    """Play one round with these places marked. Each scout points at the first possible picture."""
    room = people[0].live
    assert room.room.game
    number, table = room.room.game.round.number, room.room.game.round.table
    for person, slate in zip(people, slates, strict=True):
        assert await person.do(SubmitSlate(tuple(table[place] for place in slate))) == ""
    while room.room.game and room.room.game.round.number == number and room.room.game.pointable():
        assert await people[room.room.awaited()[0]].do(PointAt(room.room.game.pointable()[0])) == ""
    await remembered()


def told(person: Person) -> list[list[dict[str, Any]]]:
    return [message["moments"] for message in person.heard("moments")]


async def test_everybody_hears_when_the_round_is_scored_and_nobody_before() -> None:
    local = LocalNode()
    people = await local.game()
    tv = await Person(local, people[0].live, None).come()
    mia = Person(local, people[0].live, None)
    mia.viewer.role = Role.SPECTATOR
    await mia.come()

    for person in people[1:]:
        assert await person.do(SubmitSlate(table(people)[:2])) == ""
    await remembered()
    assert told(people[0]) == []
    assert await people[0].do(SubmitSlate(table(people)[1:3])) == ""
    while people[0].live.room.game and people[0].live.room.game.round.number == 1:
        before = [told(person) for person in (*people, tv, mia)]
        card = people[0].live.room.game.pointable()[0]
        assert await people[people[0].live.room.awaited()[0]].do(PointAt(card)) == ""
    await remembered()

    seal = tv.heard("update")[0]["table"]["seal"]
    assert before == [[]] * 5
    for person in (*people, tv, mia):
        (moments,) = told(person)
        assert TOGETHER in moments
        assert {**FIRST, "name": "Ben"} in moments
        kinds = [message["type"] for message in person.line.heard]
        assert kinds.index("moments") > max(n for n, kind in enumerate(kinds) if kind == "update")
        assert person.heard("moments")[0]["seal"] == seal


def table(people: list[Person]) -> tuple[int, ...]:
    game = people[0].live.room.game
    assert game
    return game.round.table


async def test_a_round_without_news_is_silent_and_who_comes_hears_what_the_game_has_brought() -> None:
    local = LocalNode()
    people = await local.game()
    await play_round(people, (0, 1), (0, 1), (2, 3))
    await play_round(people, (0, 1), (0, 1), (2, 3))

    late = await Person(local, people[0].live, None).come()

    assert len(told(people[0])) == 1
    assert {(one["name"], one["round"]) for one in told(people[0])[0]} == {("Ana", 1), ("Ben", 1)}
    assert told(late) == told(people[0])


async def test_what_a_table_has_seen_in_an_earlier_game_is_not_new_on_any_node() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    people = await here.game()
    await play_round(people, (0, 1), (0, 1), (2, 3))
    assert await people[0].do(EndGame()) == ""
    assert await people[0].do(BackToLobby()) == ""
    assert await people[0].do(StartGame()) == ""
    await play_round(people, (0, 1), (2, 3), (2, 3))

    eva = await Person(there, await there.same_room(people[0]), people[2].token).come()
    await remembered()

    assert [[one["name"] for one in moments] for moments in told(people[0])] == [["Ana", "Ben"], ["Eva"]]
    assert told(eva) == told(people[0])[1:]


async def second_game(local: LocalNode) -> list[Person]:
    """Return the players of the second game in a room where Ana and Ben have made a super-spark."""
    people = await local.game()
    await play_round(people, (0, 1), (0, 1), (2, 3))
    assert await people[0].do(EndGame()) == ""
    assert await people[0].do(BackToLobby()) == ""
    assert await people[0].do(StartGame()) == ""
    return people


async def test_a_table_that_plays_on_knows_what_it_has_seen_without_asking() -> None:
    local = LocalNode()
    people = await second_game(local)
    local.store.fail_next("games", StoreUnavailable("away"))

    await play_round(people, (0, 1), (2, 3), (2, 3))

    assert [[one["name"] for one in moments] for moments in told(people[0])] == [["Ana", "Ben"], ["Eva"]]


async def test_a_store_that_is_away_is_asked_again_and_an_earlier_game_is_not_told_again() -> None:
    local = LocalNode()
    people = await second_game(local)
    local.node.registry.effects.slept(people[0].live.room.id)  # as if the room had slept since its first game
    late = await Person(local, people[0].live, None).come()
    assert told(late) == []

    local.store.fail_next("games", StoreUnavailable("away"))
    await play_round(people, (0, 1), (2, 3), (2, 3))
    assert await people[0].do(SubmitSlate(table(people)[:2])) == ""
    await remembered()

    assert [[one["name"] for one in moments] for moments in told(late)] == [["Eva"]]


async def test_the_introduction_is_not_interrupted() -> None:
    local = LocalNode()
    live, _, token = await local.node.seats.open_table(Options(), "Ana", None, "en", "10.0.0.1", opening="introduction")
    ana = await Person(local, live, token).come()

    assert await ana.do(SubmitSlate(table([ana])[:3])) == ""
    while live.room.game and not live.room.game.round.played:
        await local.time.pass_by(60)
        if live.room.awaited() == (0,) and live.room.game.pointable():
            assert await ana.do(PointAt(live.room.game.pointable()[0])) == ""
    await remembered()

    assert "slates_opened" in ana.facts()
    assert told(ana) == []
