"""Clocks: they start when all players have seen what the table waits for, fire once, and survive restarts."""

import pytest

from stella.hosting.ports import StoreUnavailable
from stella.hosting.room import LiveRoom
from stella.rooms.commands import StartGame
from stella.rooms.room import Room
from stella.rules.game import Associating, Revealing
from stella.rules.moves import AgreeToOtherWord, AskForOtherWord, PointAt, SubmitSlate
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


async def play_round(people: list[Person]) -> None:
    """Let all players mark the same cards and point until the round is over."""
    await all_ready(people)
    live = people[0].live
    while isinstance(phase_of(live.room), Revealing):
        (scout,) = live.room.awaited()
        assert live.room.game
        card = next(iter(live.room.game.pointable()))
        assert await people[scout].do(PointAt(card)) == ""


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


async def test_a_clock_waits_longer_while_the_host_reads_the_score() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    await play_round(people)
    live = people[0].live
    assert live.room.step() == (2, -1)
    await local.time.pass_by(60)
    assert not is_running(live)

    saw_everything(people[:1])  # the host
    await local.time.pass_by(19)
    assert not is_running(live)
    await local.time.pass_by(1.1)

    assert is_running(live)


async def test_a_clock_waits_no_longer_than_a_minute_and_a_half_for_the_host() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    await play_round(people)

    await local.time.pass_by(90.1)

    assert is_running(people[0].live)


async def test_the_other_word_starts_the_clock_again() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    live = people[0].live
    saw_everything(people)
    await local.time.pass_by(0.1)
    first = live.room.deadline
    await local.time.pass_by(50)
    assert await people[0].do(AskForOtherWord()) == ""
    for person in people[1:]:
        assert await person.do(AgreeToOtherWord()) == ""
    assert not is_running(live)

    saw_everything(people)
    await local.time.pass_by(0.1)

    assert first is not None
    assert live.room.deadline is not None
    assert live.room.deadline > first


async def test_somebody_who_marked_nothing_in_time_gets_two_marks_at_most() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    live = people[0].live
    saw_everything(people)
    await local.time.pass_by(0.1)

    await local.time.pass_by(60.1)

    phase = phase_of(live.room)
    assert isinstance(phase, Revealing)
    assert {marks.bit_count() for marks in phase.marks} <= {1, 2}


async def test_only_the_holder_of_a_seat_is_told_that_its_time_was_up() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    saw_everything(people)
    await local.time.pass_by(0.1)
    assert people[0].live.room.game
    cards = people[0].live.room.game.round.table
    for person in people[1:]:
        assert await person.do(SubmitSlate(cards[:5])) == ""

    await local.time.pass_by(60.1)

    told = [[update["mine"] for update in person.heard("update") if update.get("mine")] for person in people]
    late, *others = [[mine.get("is_late", False) for mine in each] for each in told]
    assert late[-2:] == [True, False]
    assert not any(True in each for each in others)


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
