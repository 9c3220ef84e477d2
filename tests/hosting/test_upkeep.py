"""Housekeeping, supervision, the registry and nodes among nodes."""

import asyncio

import pytest

from stella.hosting.effects.cluster import PRESENCE_SECONDS, News
from stella.hosting.effects.listing import MOST_OF_ONE
from stella.hosting.housekeeping import SLEEP_AFTER, TRUST_AFTER
from stella.hosting.ports import MOST_BYTES, Snapshot, StoreUnavailable
from stella.hosting.registry import NoSuchRoom
from stella.hosting.supervision import Supervisor
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Role
from stella.rooms.commands import ChangeOptions, SeatBot, StartGame
from stella.rooms.options import Options
from stella.rules.box import Colour
from stella.rules.refusals import Refused
from stella.storage.errors import Damaged
from tests.hosting.fake_time import FakeTime, settle
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import PINK, FakeLine, LocalNode, Person


async def test_a_room_that_nobody_looks_at_sleeps_and_wakes_as_it_was() -> None:
    local = LocalNode()
    people = await local.game()
    live = people[0].live
    await local.time.pass_by(SLEEP_AFTER + 1)
    await local.node.housekeeping.look_after_rooms()
    assert local.node.registry.get(live.room.id) is live

    for person in people:
        person.go()
    await local.time.pass_by(SLEEP_AFTER + 1)
    await local.node.housekeeping.look_after_rooms()

    assert local.node.registry.get(live.room.id) is None
    again = await local.same_room(people[0])
    assert again is not live
    assert again.room == live.room


@pytest.mark.parametrize(("name", "language"), [("  ", "en"), ("Ana", "xx")])
async def test_no_room_is_left_behind_when_its_first_person_cannot_sit_down(name: str, language: str) -> None:
    local = LocalNode()

    with pytest.raises(Refused):
        await local.node.seats.open_table(Options(), name, None, language, "10.0.0.1")
    with pytest.raises(Refused):
        await local.node.seats.open_table(Options(), name, None, language, "10.0.0.1", opening="introduction")

    assert local.store.kept == {}
    assert len(local.node.registry) == 0


async def test_a_room_with_its_host_wakes_as_it_was() -> None:
    local = LocalNode()
    live, colour, token = await local.node.seats.open_table(Options(), "Ana", PINK, "en", "10.0.0.1")

    again = await LocalNode(local.store).node.registry.find(live.room.code)

    assert again.room == live.room
    assert (again.room.host, colour) == (PINK, PINK)
    assert await Person(local, live, token).come()


async def test_a_room_is_woken_once_however_many_knock() -> None:
    local = LocalNode()
    (ana,) = await local.table(people=1)
    other = LocalNode(local.store)

    lives = await asyncio.gather(*[other.same_room(ana) for _ in range(20)])

    assert len({id(live) for live in lives}) == 1
    assert local.store.calls["load"] == 1


async def test_a_damaged_room_is_named_and_the_others_live_on() -> None:
    local = LocalNode()
    (ana,) = await local.table(people=1)
    (ben,) = await local.table(people=1)
    other = LocalNode(local.store)
    local.store.kept[ana.live.room.id].log[0] = b"{not json"

    with pytest.raises(Damaged):
        await other.same_room(ana)

    assert other.node.registry.damaged == {ana.live.room.id}
    assert (await other.same_room(ben)).room.code == ben.live.room.code


async def test_a_snapshot_of_another_version_of_the_program_is_left_aside() -> None:
    local = LocalNode()
    (ana,) = await local.table(people=1)
    await local.store.keep_snapshots([Snapshot(ana.live.room.id, 1, b'{"who":"knows"}')])

    live = await LocalNode(local.store).same_room(ana)

    assert live.room == ana.live.room


@pytest.mark.parametrize("code", ["", "ABCD", "ABCDEF", "ABC\x00E", "0OIL1", "ÄBCDE"])
async def test_what_is_no_code_is_not_even_looked_up(code: str) -> None:
    local = LocalNode()

    with pytest.raises(NoSuchRoom):
        await local.node.registry.find(code)

    assert local.store.calls["find"] == 0


async def test_a_public_table_is_listed_while_it_waits_for_people_who_are_there() -> None:
    local = LocalNode()
    ana, ben = await local.table(people=2, is_public=True, seats=3)
    assert [room.code for room in await local.open_rooms(10)] == [ana.live.room.code]
    await ana.do(ChangeOptions(Options(seats=3, is_public=True, is_locked=True)))
    assert await local.open_rooms(10) == []
    await ana.do(ChangeOptions(Options(seats=3, is_public=True)))

    await local.time.pass_by(60)
    await local.node.housekeeping.touch_rooms()
    await local.time.pass_by(60)
    assert len(await local.open_rooms(10)) == 1
    for person in (ana, ben):
        person.go()
    await local.time.pass_by(5)
    assert len(await local.open_rooms(10)) == 1
    await local.time.pass_by(10)
    assert await local.open_rooms(10) == []
    await Person(local, ana.live, ana.token).come()

    assert len(await local.open_rooms(10)) == 1


async def test_a_public_table_is_listed_as_soon_as_it_is_opened_with_its_host() -> None:
    local = LocalNode()

    live, *_ = await local.node.seats.open_table(Options(is_public=True), "Ana", None, "en", "10.0.0.1")
    await settle()

    assert [room.code for room in await local.open_rooms(10)] == [live.room.code]


async def test_a_public_table_is_not_listed_when_it_is_full_begun_or_closed_again() -> None:
    local = LocalNode()
    ana, *_ = await local.table(people=2, is_public=True, seats=3)

    await ana.do(SeatBot("ada"))
    assert await local.open_rooms(10) == []
    await ana.do(ChangeOptions(Options(seats=4, is_public=True)))
    assert len(await local.open_rooms(10)) == 1
    await ana.do(ChangeOptions(Options(seats=4)))
    assert await local.open_rooms(10) == []
    await ana.do(ChangeOptions(Options(seats=4, is_public=True)))
    await ana.do(StartGame())

    assert await local.open_rooms(10) == []


async def public_table(local: LocalNode, address: str) -> Person:
    live, _, token = await local.node.seats.open_table(Options(is_public=True), "Ana", None, "en", address)
    person = Person(local, live, token)
    person.viewer.network = address
    return await person.come()


async def test_one_address_does_not_fill_the_public_list() -> None:
    local = LocalNode()
    crowd = [await public_table(local, "6.6.6.6") for _ in range(MOST_OF_ONE + 3)]
    friend = await public_table(local, "10.0.0.1")
    await local.node.housekeeping.touch_rooms()

    codes = [room.code for room in await local.open_rooms(50)]
    assert len(codes) == MOST_OF_ONE + 1
    assert friend.live.room.code in codes
    listed = [person for person in crowd if person.live.room.code in codes]
    await listed[0].do(ChangeOptions(Options()))
    await local.node.housekeeping.touch_rooms()

    again = [room.code for room in await local.open_rooms(50)]
    assert listed[0].live.room.code not in again
    assert len(again) == MOST_OF_ONE + 1


async def test_a_table_that_was_just_forgotten_does_not_hide_the_other_public_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    local = LocalNode()
    ana, *_ = await local.table(people=2, is_public=True)
    gone, *_ = await local.table(people=2, is_public=True)
    find = local.store.find

    async def find_others(code: str) -> str | None:
        return None if code == gone.live.room.code else await find(code)

    monkeypatch.setattr(local.store, "find", find_others)

    assert [room.code for room in await local.open_rooms(10)] == [ana.live.room.code]


async def test_rooms_expire_by_rule_and_only_by_rule() -> None:
    store, time = MemoryStore(), FakeTime()
    local = LocalNode(store, time, keep_rooms_ms=1000 * 3600)
    (ana,) = await local.table(people=1)
    await local.node.housekeeping.expire_rooms()
    ana.go()
    await time.pass_by(3601)
    await local.node.housekeeping.look_after_rooms()
    await LocalNode(store, time).node.housekeeping.expire_rooms()
    assert await store.find(ana.live.room.code) is not None

    await local.node.housekeeping.expire_rooms()

    assert await store.find(ana.live.room.code) is None


YEARS = 10 * 365 * 24 * 3600


@pytest.mark.parametrize("is_running", [True, False])
async def test_a_clock_that_leaps_ten_years_ahead_deletes_no_room(is_running: bool) -> None:
    store, time = MemoryStore(), FakeTime()
    (ana,) = await LocalNode(store, time).table(people=1)
    node = LocalNode(store, time, keep_rooms_ms=90 * 24 * 3600 * 1000).node
    if is_running:
        await node.housekeeping.expire_rooms()

    time.step(YEARS)
    await node.housekeeping.expire_rooms()
    await time.pass_by(3600)
    await node.housekeeping.expire_rooms()
    assert ana.live.room.id in store.kept
    time.step(-YEARS)
    await node.housekeeping.expire_rooms()

    assert ana.live.room.id in store.kept


async def test_rooms_of_a_server_that_stood_still_for_long_expire_a_week_after_its_start() -> None:
    store, time = MemoryStore(), FakeTime()
    await LocalNode(store, time).table(people=1)
    await time.pass_by(YEARS)
    node = LocalNode(store, time, keep_rooms_ms=90 * 24 * 3600 * 1000).node

    await node.housekeeping.expire_rooms()
    assert len(store.kept) == 1
    await time.pass_by(TRUST_AFTER)
    await node.housekeeping.expire_rooms()

    assert store.kept == {}


async def test_people_of_a_node_that_died_are_away_after_a_while_and_everybody_is_told() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    ben.go()
    notice = b'{"node":"other","people":{"%b":[["pink"],0,0,0]}}' % ana.live.room.id.encode()
    local.node.listener.hear(notice)
    assert PINK in ana.live.audience.here()

    await local.time.pass_by(3 * PRESENCE_SECONDS + 1)
    await local.node.housekeeping.look_after_rooms()

    assert ana.heard("presence")[-1]["here"] == ["orange", "blue"]


class Wire:
    """A switchboard that stores its messages."""

    is_alive = True

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.told.append(message)


async def test_nodes_tell_each_other_once_a_turn() -> None:
    local, wire = LocalNode(), Wire()
    told = wire.told
    local.node.cluster.connect(wire)
    people = [(await local.table(people=1))[0] for _ in range(3)]
    await local.time.pass_by(0.1)
    told.clear()
    for person in people:
        await person.do(ChangeOptions(Options(seats=5)))

    await local.time.pass_by(0.1)

    assert len(told) == 1
    assert told[0].count(b'"node"') == 1
    assert News("x").rooms == {}


async def test_news_of_many_rooms_fit_the_switchboard_and_reach_the_other_nodes() -> None:
    here, wire = LocalNode(), Wire()
    there = LocalNode(here.store, here.time)
    rooms = [(await here.table(people=1))[0] for _ in range(60)]
    for ana in rooms:
        for number in range(12):
            spectator = Viewer(FakeLine(), Role.SPECTATOR, "bg")
            spectator.name = f"Александра Константинов{number:x}"
            await ana.live.join(spectator, 0)
    here.node.cluster.connect(wire)
    seen = [await there.same_room(ana) for ana in rooms]

    for ana in rooms:
        here.node.cluster.repeat_presence(ana.live)
    await here.time.pass_by(0.1)
    for message in wire.told:
        there.node.listener.hear(message)

    assert all(len(message) <= MOST_BYTES for message in wire.told)
    assert [live.audience.here() for live in seen] == [{Colour.ORANGE}] * 60


async def test_news_that_were_missed_are_caught_up_with() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    ana, *_ = await here.table()
    tv = await Person(there, await there.same_room(ana), None).come()

    await ana.do(StartGame())
    await there.node.housekeeping.look_after_rooms()

    assert "round_started" in tv.facts()


async def test_background_work_that_fails_is_counted_started_again_and_recovers() -> None:
    failed: list[str] = []
    slept: list[float] = []
    calls = 0

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    async def work() -> None:
        nonlocal calls
        calls += 1
        if calls in (2, 3, 4):
            raise StoreUnavailable("no")

    supervisor = Supervisor(failed.append, sleep)
    supervisor.keep_running("rooms", work, 0.1)
    while calls < 4:  # noqa: ASYNC110 - it is the pauses that are watched
        await asyncio.sleep(0)
    assert supervisor.ailing == ["rooms"]
    while calls < 6:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0)
    await supervisor.stop()

    assert failed == ["rooms"] * 3
    assert slept[1:4] == [0.2, 0.4, 0.8]
    assert supervisor.ailing == []


async def test_old_rooms_get_their_games_listed_once() -> None:
    local = LocalNode()
    (ana,) = await local.table(people=1)
    local.store.kept[ana.live.room.id].is_summed = False

    await local.node.housekeeping.remember_old_games()
    await local.node.housekeeping.remember_old_games()

    assert local.store.calls["add_games"] == 1
    await settle()
