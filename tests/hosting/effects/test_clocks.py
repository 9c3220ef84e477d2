"""Clocks: they start when all players have seen what the table waits for, fire once, and survive restarts."""

import pytest

from stella.hosting.ports import StoreUnavailable
from stella.hosting.room import LiveRoom
from stella.rooms.commands import StartGame
from stella.rooms.room import Room
from stella.rules.game import Associating, Revealing
from stella.rules.moves import SubmitSlate
from tests.hosting.fake_time import FakeTime
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import PINK, LocalNode, Person


def saw_everything(people: list[Person]) -> None:
    for person in people:
        person.live.saw(person.viewer, person.live.room.moment)


def is_running(live: LiveRoom) -> bool:
    return live.room.deadline is not None


def phase_of(room: Room) -> object:
    assert room.game
    return room.game.phase


async def all_ready(people: list[Person]) -> None:
    cards = people[0].live.room.game.round.table if people[0].live.room.game else ()
    for person in people:
        assert await person.do(SubmitSlate(cards[:5])) == ""


async def test_a_clock_waits_for_the_slowest_present_client_and_at_most_twenty_seconds() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    live = people[0].live
    saw_everything(people[:2])
    await local.time.pass_by(19)
    assert not is_running(live)

    saw_everything(people)
    await local.time.pass_by(0.1)

    assert is_running(live)
    other = await local.game(associate_seconds=60)
    await local.time.pass_by(20.1)
    assert is_running(other[0].live)


async def test_the_clock_of_the_reveal_runs_even_if_the_clock_before_had_an_hour_left() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=3600, point_seconds=10)
    saw_everything(people)
    await local.time.pass_by(0.1)
    await all_ready(people)
    live = people[0].live
    first_scout = live.room.awaited()
    saw_everything(people)
    await local.time.pass_by(0.1)

    await local.time.pass_by(10.1)

    assert isinstance(phase_of(live.room), Revealing)
    assert live.room.awaited() != first_scout


async def test_an_expired_clock_plays_one_step_and_the_person_keeps_the_seat() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=10)
    saw_everything(people)

    await local.time.pass_by(10.2)

    room = people[0].live.room
    assert isinstance(phase_of(room), Revealing)
    assert not any(seat.is_played_by_program for seat in room.seats)


async def test_who_is_away_for_long_gets_a_stand_in_that_stays() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    saw_everything(people)
    people[1].go()

    await local.time.pass_by(60.2)

    assert [seat.has_stand_in for seat in people[0].live.room.seats] == [False, True, False]


async def test_a_clock_survives_a_restart_and_a_sleeping_room() -> None:
    store, time = MemoryStore(), FakeTime()
    before = LocalNode(store, time)
    people = await before.game(associate_seconds=30)
    saw_everything(people)
    await time.pass_by(5)
    deadline = people[0].live.room.deadline
    for person in people:
        person.go()

    after = LocalNode(store, time)
    live = await after.same_room(people[0])
    await Person(after, live, people[0].token).come()
    assert live.room.deadline == deadline
    await time.pass_by(26)

    assert isinstance(phase_of(live.room), Revealing)


@pytest.mark.parametrize("back", [5, 40, 3600])
async def test_a_clock_runs_no_longer_when_somebody_sets_the_time_back(back: float) -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=30)
    saw_everything(people)
    await local.time.pass_by(1)

    local.time.step(-back)
    await local.time.pass_by(31)

    assert isinstance(phase_of(people[0].live.room), Revealing)


async def test_two_nodes_fire_a_clock_once() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    people = await here.game(associate_seconds=10)
    live = await there.same_room(people[0])
    guest = await Person(there, live, None).come()
    saw_everything(people)
    await time.pass_by(0.1)
    await live.queue.catch_up()

    await time.pass_by(10.5)
    await live.queue.catch_up()

    assert people[0].facts().count("slates_sealed") == 1
    assert guest.facts().count("slates_sealed") == 1
    assert live.room == people[0].live.room


@pytest.mark.parametrize("times", [1, 3])
async def test_a_clock_that_meets_a_store_in_trouble_fires_later(times: int) -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=10)
    saw_everything(people)
    await local.time.pass_by(1)
    local.store.fail_next("append", StoreUnavailable(), times)

    await local.time.pass_by(15)

    assert isinstance(phase_of(people[0].live.room), Revealing)


async def test_a_table_without_a_clock_waits_for_ever() -> None:
    local = LocalNode()
    people = await local.table()
    await people[0].do(StartGame())

    await local.time.pass_by(100_000)

    assert isinstance(phase_of(people[0].live.room), Associating)
    assert PINK in people[0].live.audience.here()
