"""On a node: latecomers take over seats, players are nudged, and games that were ended early are remembered."""

from collections.abc import Callable

import msgspec
import pytest

from stella.hosting.audience import MOST_NAMES
from stella.hosting.nudges import NUDGE_SECONDS, WATCHERS_NUDGE_SECONDS
from stella.hosting.room import LiveRoom
from stella.hosting.viewers import Viewer, spectator_name
from stella.protocol.messages import Role
from stella.protocol.visits import TakeOver
from stella.records import record_of, what_is_wrong
from stella.rooms.commands import (
    AskForStandIn,
    EndGame,
    HandToBot,
    HandToPerson,
    RemoveSeat,
    SeatBot,
    StartGame,
    TakeOverSeat,
)
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rules.box import Colour
from stella.rules.moves import MarkCards, PointAt, SubmitSlate
from stella.rules.refusals import Refused
from stella.statistics.summaries import GameSummary
from tests.hosting.fake_time import FakeTime
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import PINK, LocalNode, Person, refusal_of

BLUE, ORANGE, PURPLE = Colour.BLUE, Colour.ORANGE, Colour.PURPLE


def cards_of(person: Person) -> tuple[int, ...]:
    return person.live.room.game.round.table if person.live.room.game else ()


async def test_a_latecomer_plays_on_where_the_bot_was_and_the_bot_does_not() -> None:
    local = LocalNode()
    people = await local.table()
    assert await people[0].do(SeatBot("ada")) == ""
    assert await people[0].do(StartGame()) == ""
    cards = cards_of(people[0])
    for person in people:
        assert await person.do(SubmitSlate(cards[:3])) == ""

    token = await local.node.seats.take_over(people[0].live, TakeOver(PURPLE, "Zoe", "de"), "10.0.0.9")
    zoe = await Person(local, people[0].live, token).come()
    await local.time.pass_by(60)  # the bot would have marked long ago

    assert zoe.live.room.awaited() == (3,)
    assert await zoe.do(SubmitSlate(cards[:3])) == ""
    assert "player_replaced" in people[0].facts()
    assert people[0].heard("update")[-1]["moment"] == zoe.live.room.moment
    with pytest.raises(Refused, match="seat_not_free"):
        await local.node.seats.take_over(zoe.live, TakeOver(PURPLE, "Tom"), "10.0.0.8")


async def test_who_sits_down_on_the_seat_of_somebody_absent_is_not_away() -> None:
    local = LocalNode()
    ana, ben, eva = await local.table(grace_seconds=30)
    eva.go()
    await local.time.pass_by(600)
    assert await ana.do(RemoveSeat(BLUE)) == ""

    await local.node.seats.sit_down(ana.live, "Ivo", BLUE, "en", "10.0.0.9")
    await ana.do(StartGame())
    await ben.do(MarkCards(cards_of(ana)[:1]))

    assert await ana.do(AskForStandIn(BLUE)) == "seat_not_away"
    await local.time.pass_by(30)
    assert await ana.do(AskForStandIn(BLUE)) == ""


async def test_a_seat_that_moves_to_another_device_is_not_away_before_that_device_is_here() -> None:
    local = LocalNode()
    ana, ben, _ = await local.game(grace_seconds=30)
    await local.time.pass_by(600)

    await local.node.seats.use_ticket(await local.node.seats.issue_ticket(ben.live, ben.token or ""), "10.0.0.9")

    assert ana.live.audience.away(ana.live.room) == {PINK: 0}


@pytest.mark.parametrize(("first", "again"), [("10.0.0.9", "10.0.0.9"), ("2001:db8::1", "2001:db8::2:1")])
async def test_who_sat_on_another_node_or_has_gone_is_kept_out_by_address(first: str, again: str) -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    (ana,) = await here.table(people=1)
    colour, _ = await there.node.seats.sit_down(await there.same_room(ana), "Troll", None, "en", first)
    await ana.live.queue.catch_up()

    assert await ana.do(RemoveSeat(colour, keep_out=True)) == ""

    with pytest.raises(Refused, match="kept_out"):
        await here.node.seats.sit_down(ana.live, "Troll", None, "en", again)


async def test_a_bot_plays_on_for_a_person_whose_seat_was_handed_to_it() -> None:
    local = LocalNode()
    ana, ben, eva = await local.game()
    cards = cards_of(ana)
    await ben.do(MarkCards(cards[:2]))

    assert await ana.do(HandToBot(PINK, "ada")) == ""
    for person in (ana, eva):
        assert await person.do(SubmitSlate(cards[:3])) == ""
    await local.time.pass_by(60)

    assert ben.line.closed_for == "seat_removed"
    assert "slates_sealed" in ana.facts()


async def test_a_game_that_was_ended_early_is_remembered_and_its_record_verifies() -> None:
    local = LocalNode()
    people = await local.game()
    ana = people[0]
    for person in people:
        assert await person.do(SubmitSlate(cards_of(ana)[:3])) == ""
    assert await people[ana.live.room.awaited()[0]].do(PointAt(cards_of(ana)[0])) == ""

    assert await ana.do(EndGame()) == ""

    room = ana.live.room
    (summary,) = await local.store.games(room.id)
    assert msgspec.json.decode(summary.entry, type=GameSummary).ended_early
    record = record_of(await local.node.history.facts(room.record or "") or ())
    assert (record.ended_early, record.winners, len(record.rounds)) == (True, (), 1)
    assert what_is_wrong(record) is None
    assert ana.heard("update")[-1]["facts"][-1]["fact"]["is_early"]


def nudging(local: LocalNode) -> Callable[[LiveRoom, Viewer, Colour], str | None]:
    """Return a function that nudges and returns the code of a refusal, if any."""
    return lambda live, viewer, colour: refusal_of(local.node.nudges.nudge, live, viewer, colour)


async def test_a_nudge_is_heard_by_the_seat_the_table_waits_for_and_by_nobody_else() -> None:
    local = LocalNode()
    ana, ben, eva = await local.game()

    local.node.nudges.nudge(ana.live, ana.viewer, PINK)

    assert ben.heard("nudge") == [{"type": "nudge", "by": "orange"}]
    assert ana.heard("nudge") == eva.heard("nudge") == []


async def test_a_seat_is_nudged_once_in_a_while() -> None:
    local = LocalNode()
    ana, ben, eva = await local.game()
    nudge = nudging(local)
    assert nudge(ana.live, ana.viewer, PINK) is None
    assert nudge(ana.live, eva.viewer, PINK) == "nudged_already"
    assert nudge(ana.live, eva.viewer, ORANGE) is None

    await local.time.pass_by(NUDGE_SECONDS + 1)

    assert nudge(ana.live, eva.viewer, PINK) is None
    assert len(ben.heard("nudge")) == 2


async def test_those_who_watch_a_table_of_friends_nudge_once_in_a_while_all_together() -> None:
    local = LocalNode()
    ana, ben, eva = await local.game()
    mia, tom = await spectator(local, ana.live, "Mia"), await spectator(local, ana.live, "Tom")
    nudge = nudging(local)

    assert nudge(ana.live, mia.viewer, PINK) is None
    await local.time.pass_by(NUDGE_SECONDS + 1)
    refusals = [nudge(ana.live, watcher.viewer, colour) for watcher in (mia, tom) for colour in (PINK, BLUE)]
    assert nudge(ana.live, ana.viewer, PINK) is None  # a player need not wait for them
    await local.time.pass_by(WATCHERS_NUDGE_SECONDS)

    assert refusals == ["nudged_already"] * 4
    assert ben.heard("nudge") == [{"type": "nudge", "by": None}, {"type": "nudge", "by": "orange"}]
    assert nudge(ana.live, tom.viewer, BLUE) is None
    assert eva.heard("nudge") == [{"type": "nudge", "by": None}]


async def test_strangers_who_watch_and_who_was_sent_away_do_not_nudge() -> None:
    local = LocalNode()
    public, *_ = await local.game(is_public=True)
    ana, ben, _ = await local.game()
    ben.viewer.address = "ben's"
    assert await ana.do(HandToBot(PINK, "ada", keep_out=True)) == ""
    stranger, sent_away = await spectator(local, public.live, "Mia"), await spectator(local, ana.live, "Ben")
    sent_away.viewer.address = "ben's"
    nudge = nudging(local)

    assert nudge(public.live, stranger.viewer, PINK) == "not_seated"
    assert nudge(ana.live, sent_away.viewer, BLUE) == "not_seated"


async def test_only_people_that_the_table_waits_for_are_nudged_and_not_by_a_tv() -> None:
    local = LocalNode()
    ana, ben, _ = await local.game()
    tv = await Person(local, ana.live, None).come()
    await ben.do(SubmitSlate(cards_of(ana)[:2]))
    nudge = nudging(local)

    assert nudge(ana.live, tv.viewer, BLUE) == "not_seated"
    assert nudge(ana.live, ana.viewer, PINK) == "nobody_waits"  # is ready
    assert nudge(ana.live, ana.viewer, ORANGE) == "nobody_waits"  # yourself
    assert nudge(ana.live, ana.viewer, PURPLE) == "nobody_waits"  # nobody sits there


async def test_a_nudge_reaches_a_device_on_another_node_and_counts_there() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    ana, ben, _ = await here.game()
    ben_there = await Person(there, await there.same_room(ben), ben.token).come()
    told: list[bytes] = []

    class Wire:
        is_alive = True

        def tell(self, message: bytes) -> None:
            told.append(message)

    here.node.cluster.connect(Wire())
    here.node.nudges.nudge(ana.live, ana.viewer, PINK)
    await time.pass_by(0.1)
    for message in told:
        there.node.listener.hear(message)

    assert ben_there.heard("nudge") == [{"type": "nudge", "by": "orange"}]
    again = refusal_of(there.node.nudges.nudge, ben_there.live, ben_there.viewer, PINK)
    assert again == "nobody_waits"


async def waiting(local: LocalNode, live: LiveRoom, name: str = "Zoe") -> Person:
    """Seat a person for the next game."""
    _, token = await local.node.seats.sit_down(live, name, None, "de", "10.0.0.9")
    return await Person(local, live, token).come()


async def test_who_waits_sees_what_everybody_sees_and_holds_up_no_clock() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=60)
    zoe = await waiting(local, people[0].live)

    for person in people:
        person.live.saw(person.viewer, person.live.room.moment)
    await local.time.pass_by(1)

    assert zoe.heard("update")[0]["own"] is None
    assert zoe.heard("update")[0]["mine"]["colour"] == "purple"
    assert zoe.live.room.deadline is not None


async def test_who_waits_takes_a_bots_seat_over_on_the_same_line() -> None:
    local = LocalNode()
    people = await local.table()
    assert await people[0].do(SeatBot("ada")) == ""
    assert await people[0].do(StartGame()) == ""
    zoe = await waiting(local, people[0].live)

    assert await zoe.do(TakeOverSeat(PURPLE)) == ""

    assert zoe.line.closed_for is None
    assert zoe.heard("update")[-1]["own"]["seat"] == 3
    assert await zoe.do(SubmitSlate(cards_of(zoe)[:2])) == ""


async def test_a_seat_handed_to_who_waits_is_no_longer_its_persons() -> None:
    local = LocalNode()
    ana, ben, _ = await local.game()
    zoe = await waiting(local, ana.live)
    assert await ben.do(MarkCards(cards_of(ana)[:2])) == ""

    assert await ana.do(HandToPerson(PINK, PURPLE)) == ""

    assert ben.line.closed_for == "seat_removed"
    assert len(zoe.heard("update")[-1]["own"]["marks"]) == 2
    assert ana.heard("presence")[-1]["here"] == ["orange", "pink", "blue"]


async def spectator(local: LocalNode, live: LiveRoom, name: str, address: str = "a") -> Person:
    person = Person(local, live, None)
    person.viewer.role = Role.SPECTATOR
    person.viewer.name = spectator_name(live.room, name, address)
    return await person.come()


async def test_everybody_hears_who_watches_on_all_nodes() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    ana, *_ = await here.game()
    told: list[bytes] = []

    class Wire:
        is_alive = True

        def tell(self, message: bytes) -> None:
            told.append(message)

    there.node.cluster.connect(Wire())
    await spectator(here, ana.live, "Mia")
    await spectator(here, ana.live, " \u200b")
    await spectator(there, await there.same_room(ana), "Tom")
    await time.pass_by(0.1)
    for message in told:
        here.node.listener.hear(message)

    assert ana.heard("presence")[-1] | {"here": []} == {
        "type": "presence",
        "here": [],
        "spectators": 3,
        "tvs": 0,
        "names": ["Mia", "Tom"],
    }


async def test_of_a_crowd_the_first_are_named_and_the_others_counted() -> None:
    local = LocalNode()
    ana, *_ = await local.game()

    for number in range(MOST_NAMES + 3):
        await spectator(local, ana.live, f"Fan {number}")

    presence = ana.heard("presence")[-1]
    assert (len(presence["names"]), presence["spectators"]) == (MOST_NAMES, MOST_NAMES + 3)


async def test_a_spectator_with_a_players_name_is_counted_but_not_named() -> None:
    local = LocalNode()
    ana, *_ = await local.table()
    for name in ("Mia", "\u0412en", "Zoe"):
        await spectator(local, ana.live, name)
    assert ana.heard("presence")[-1]["names"] == ["Mia", "Zoe"]

    await local.node.seats.sit_down(ana.live, "Zoe", None, "en", "10.0.0.9")
    await spectator(local, ana.live, "Tom")

    presence = ana.heard("presence")[-1]
    assert presence["names"] == ["Mia", "Tom"]
    assert presence["spectators"] == 4


def test_who_is_kept_out_watches_without_a_name() -> None:
    room = Room("id", "ABCDE", Options(), kept_out=("a",))

    assert (spectator_name(room, "Mia", "a"), spectator_name(room, "Mia", "b")) == (None, "Mia")
