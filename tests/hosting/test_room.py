"""A live room: it stores before it sends, judges again after a conflict, and reports when the store is lost."""

from collections.abc import Callable

import msgspec
import pytest

from stella.hosting.ports import StoreUnavailable
from stella.hosting.queue import MOST_WAITING
from stella.hosting.registry import read_log
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Role
from stella.rooms.commands import ChangeSeat, LeaveSeat, RemoveSeat, StartGame
from stella.rooms.facts import Entry, HostChosen
from stella.rules.box import Colour
from stella.rules.moves import MarkCards, SubmitSlate, UnmarkCards
from tests.hosting.fake_time import FakeTime, FakeTimer, settle
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import PINK, Failures, FakeLine, LocalNode, Person


async def test_nobody_hears_of_what_is_not_durable() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    local.store.hang("append")
    before = len(ben.line.heard)

    number = ana.ask(StartGame())
    await settle()
    assert (ana.answer(number), len(ben.line.heard)) == ("?", before)
    local.store.resume("append")
    await settle()

    assert ana.answer(number) == ""
    assert "round_started" in ben.facts()


async def test_what_the_store_refuses_is_answered_and_has_not_happened() -> None:
    local = LocalNode()
    ana, *_ = await local.table()
    local.store.fail_next("append", StoreUnavailable())

    assert await ana.do(StartGame()) == "try_again"
    assert await ana.do(StartGame()) == ""


async def test_a_lost_reply_is_looked_up_in_the_log() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    local.store.lose_reply("append")

    assert await ana.do(StartGame()) == ""
    assert ben.facts()[:2] == ["table_laid", "round_started"]


async def test_an_append_whose_fate_nobody_knows_is_answered_so_and_the_log_decides() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    local.store.lose_reply("append")
    local.store.fail_next("read", StoreUnavailable())

    assert await ana.do(StartGame()) == "unknown_fate"
    assert await ben.do(MarkCards((1,))) in {"no_game", "card_not_on_table"}  # the next command detects it
    await ben.live.queue.catch_up()

    assert "round_started" in ana.facts()


async def test_a_command_is_judged_again_when_another_node_was_faster() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    entry = Entry(0, (HostChosen(PINK),))
    local.store.append_elsewhere(ana.live.room.id, msgspec.json.encode(entry))

    assert await ana.do(StartGame()) == "not_host"
    assert await ben.do(StartGame()) == ""


async def test_the_same_move_of_a_seat_on_another_node_at_the_same_moment_is_not_taken_for_this_one() -> None:
    local = LocalNode()
    ana, *_ = await local.game()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    local.store.hang("append")
    number = ana.ask(SubmitSlate(cards[:3]))
    await settle()

    local.store.append_elsewhere(ana.live.room.id, local.store.held()[0].entry)
    local.store.resume("append")
    await settle()

    assert ana.answer(number) == "already_ready"


async def test_commands_of_one_room_are_decided_one_after_the_other() -> None:
    local = LocalNode()
    ana, ben, eva = await local.game()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()

    numbers = [person.ask(SubmitSlate(cards[:3])) for person in (ana, ben, eva)]
    await settle()

    assert [person.answer(number) for person, number in zip((ana, ben, eva), numbers, strict=True)] == ["", "", ""]
    assert ana.facts()[-1] == "slates_sealed"


async def test_a_room_that_cannot_keep_up_says_so() -> None:
    local = LocalNode(has_limits=False)
    ana, *_ = await local.game()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    local.store.hang("append")

    numbers = [ana.ask(MarkCards((cards[0],))) for _ in range(MOST_WAITING + 2)]
    await settle()

    assert [ana.answer(number) for number in numbers[-2:]] == ["?", "try_again"]
    local.store.resume("append")


async def test_others_hear_nothing_of_a_mark_and_see_no_moment_pass() -> None:
    local = LocalNode()
    ana, ben, _ = await local.game()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    before, moment = len(ben.line.heard), ana.live.room.moment

    assert await ana.do(MarkCards(cards[:2])) == ""

    assert len(ben.line.heard) == before
    assert ana.live.room.moment == moment
    assert ana.heard("update")[-1]["own"]["marks"] == list(cards[:2])


async def test_every_device_of_a_seat_sees_its_marks() -> None:
    local = LocalNode()
    ana, *_ = await local.game()
    tablet = await Person(local, ana.live, ana.token).come()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()

    await ana.do(MarkCards(cards[:1]))

    assert tablet.heard("update")[-1]["own"]["marks"] == [cards[0]]


async def test_who_is_removed_is_cut_off_at_once_and_the_token_can_do_nothing() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()

    await ana.do(RemoveSeat(PINK))

    assert ben.line.closed_for == "seat_removed"
    assert ben.heard("goodbye")[0]["code"] == "seat_removed"
    assert ben.viewer not in ana.live.audience.viewers


async def test_a_seat_that_moved_is_played_only_by_its_new_device() -> None:
    local = LocalNode()
    _, ben, _ = await local.table()
    ticket = await local.node.seats.issue_ticket(ben.live, ben.token or "")

    await local.node.seats.use_ticket(ticket, "10.0.0.9")
    ben.line.closed_for = None  # as if the goodbye had not arrived yet

    assert await ben.do(ChangeSeat(name="Mallory")) == "not_seated"


async def test_who_gets_up_hears_that_it_is_done_before_the_line_is_closed() -> None:
    local = LocalNode()
    _, ben, _ = await local.table()

    assert await ben.do(LeaveSeat()) == ""
    assert ben.line.closed_for == "seat_removed"


async def test_a_bug_in_one_decision_is_answered_and_the_room_lives_on() -> None:
    local = LocalNode()
    ana, *_ = await local.table()
    node = local.node
    boxes = node.catalogue.boxes
    node.catalogue.boxes = {("stella", "stella"): lambda: 1 // 0}  # type: ignore[dict-item, return-value]
    try:
        assert await ana.do(StartGame()) == "internal"
    finally:
        node.catalogue.boxes = boxes

    assert await ana.do(StartGame()) == ""


async def test_a_seat_cannot_write_for_ever() -> None:
    local = LocalNode()
    ana, *_ = await local.game()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()

    answers = [await ana.do(UnmarkCards((cards[0],)) if n % 2 else MarkCards((cards[0],))) for n in range(405)]

    assert answers[0] == ""
    assert answers[-1] == "slow_down"
    await local.time.pass_by(10)
    assert await ana.do(MarkCards((cards[1],))) == ""


async def test_a_long_room_is_woken_from_a_snapshot_and_a_short_tail() -> None:
    store = MemoryStore()
    local = LocalNode(store)
    ana, *_ = await local.game()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    for n in range(300):
        await ana.do(UnmarkCards((cards[0],)) if n % 2 else MarkCards((cards[0],)))
    await local.node.snapshots.write()

    loaded = await store.load(ana.live.room.id)
    other = await LocalNode(store).same_room(ana)

    assert loaded.snapshot is not None
    assert len(loaded.entries) < 80
    assert other.room == ana.live.room == read_log(await store.read(ana.live.room.id))


async def test_who_comes_back_hears_what_was_missed() -> None:
    local = LocalNode()
    ana, ben, eva = await local.game()
    known = ana.live.room.moment
    eva.go()
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    await ana.do(SubmitSlate(cards[:3]))
    await ben.do(SubmitSlate(cards[:4]))

    again = await Person(local, eva.live, eva.token).come(known)

    assert again.facts() == ["became_ready", "became_ready"]
    assert again.heard("update")[0]["table"]["ready"] == [0, 1]


async def test_who_knows_more_than_this_node_sees_nothing_older() -> None:
    store = MemoryStore(is_shared=True)
    here, there = LocalNode(store), LocalNode(store)
    ana, *_ = await here.table()
    live = await there.same_room(ana)
    await ana.do(StartGame())

    late = await Person(there, live, ana.token).come(known=ana.live.room.moment)

    assert late.heard("update")[0]["moment"] == ana.live.room.moment


async def test_colours_change_and_everybody_keeps_their_seat() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()

    assert await ben.do(ChangeSeat(colour=Colour.GREEN)) == ""

    assert ben.viewer.colour is Colour.GREEN
    assert ana.live.audience.here() == {Colour.ORANGE, Colour.GREEN, Colour.BLUE}


class BrokenTime(FakeTime):
    """Time whose timers can break."""

    is_broken = False

    def later(self, seconds: float, call: Callable[[], None]) -> FakeTimer:
        if self.is_broken:
            raise RuntimeError("no timer can be set")
        return super().later(seconds, call)


async def test_a_clock_that_fails_keeps_no_command_waiting_and_is_counted() -> None:
    failures = Failures()
    time = BrokenTime()
    local = LocalNode(time=time, measures=failures)
    people = await local.game(associate_seconds=30, point_seconds=30)
    ana = people[0]
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    time.is_broken = True

    for person in people:
        person.ask(SubmitSlate(cards[:3]))  # the last one begins a step with its own clock
    behind = ana.ask(MarkCards(cards[:1]))
    await settle()

    assert ana.answer(behind) == "wrong_step"
    assert "slates_sealed" in ana.facts()
    assert failures.of == ["clocks"]


class BrokenLine(FakeLine):
    """A line that breaks after its first message."""

    def send(self, payload: bytes) -> None:
        super().send(payload)
        if len(self.heard) > 1:
            raise RuntimeError("the line is broken")


async def test_who_cannot_be_welcomed_is_not_in_the_room() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    ben.go()
    tablet = Viewer(BrokenLine(), Role.SEAT, "en", token=ben.viewer.token)

    with pytest.raises(RuntimeError, match="broken"):
        await ana.live.join(tablet, 0)

    assert tablet not in ana.live.audience.viewers
    assert ana.heard("presence")[-1]["here"] == ["orange", "blue"]
