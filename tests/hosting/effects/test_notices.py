"""Notifications go to absent players, once per event. They never delay a move."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from stella.content.messages import message
from stella.hosting.effects import notices
from stella.hosting.effects.notices import PATIENCE, SENDERS
from stella.hosting.ports import StoreUnavailable
from stella.hosting.tokens import hashed
from stella.rooms.commands import ChangeSeat, LeaveSeat, SeatBot, StartGame
from stella.rooms.options import Options
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.refusals import Refused
from tests.hosting.fake_time import FakeTime, settle
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import LocalNode, Person

TURN = message("push-turn", "en")


class Sent(Struct):
    """One notification on its way."""

    to: bytes
    notice: dict[str, Any]
    topic: str
    seconds: int


class FakePushService:
    """A push service that stores its requests. It can hang, or report a subscription as gone."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.is_gone = False
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def deliver(self, subscription: bytes, notice: bytes, *, topic: str, seconds: int) -> bool:
        await self.goes_on.wait()
        self.sent.append(Sent(subscription, msgspec.json.decode(notice), topic, seconds))
        return not self.is_gone

    def to(self, person: Person) -> list[str]:
        """Return the titles of the notifications to one person."""
        return [sent.notice["title"] for sent in self.sent if sent.to == mark(person)]


def mark(person: Person) -> bytes:
    return f'{{"endpoint":"{hashed(person.token or "")[:8]}"}}'.encode()


async def ask(*people: Person) -> None:
    for person in people:
        await person.local.node.notices.subscribe(person.live.room, person.token or "", mark(person))


def listening(store: MemoryStore | None = None, time: FakeTime | None = None) -> tuple[LocalNode, FakePushService]:
    local, service = LocalNode(store, time), FakePushService()
    local.node.notices.connect(service)
    return local, service


def cards(person: Person) -> tuple[int, ...]:
    return person.live.room.game.round.table if person.live.room.game else ()


async def all_marked(people: list[Person]) -> tuple[Person, Person]:
    """Let all players mark the same cards. Return the scout and the next one."""
    for person in people:
        assert await person.do(SubmitSlate(cards(person)[:6])) == ""
    scout = people[0].live.room.awaited()[0]
    return people[scout], people[(scout + 1) % len(people)]


async def test_who_is_away_hears_once_that_it_is_their_turn() -> None:
    local, service = listening()
    people = await local.game()
    await ask(*people)
    scout, following = await all_marked(people)
    following.go()

    assert await scout.do(PointAt(cards(scout)[0])) == ""
    await local.time.pass_by(PATIENCE - 1)
    assert service.sent == []
    await local.time.pass_by(3600)

    room = scout.live.room
    (sent,) = service.sent
    assert sent.to == mark(following)
    assert sent.notice == {
        "title": TURN,
        "text": f"Table {room.code} is waiting for you.",
        "language": "en",
        "path": f"/r/{room.code}",
    }
    assert sent.seconds == 24 * 60 * 60
    assert len(sent.topic) == 32
    await local.node.stop()


async def test_who_is_here_or_back_in_time_or_has_not_asked_hears_nothing() -> None:
    local, service = listening()
    people = await local.game()
    scout, following = await all_marked(people)
    await ask(scout, following)
    following.go()

    await scout.do(PointAt(cards(scout)[0]))
    await local.time.pass_by(PATIENCE - 1)
    await Person(local, following.live, following.token).come()
    await local.time.pass_by(3600)

    assert service.sent == []
    await local.node.stop()


async def test_a_new_game_calls_the_absent_with_one_notice_and_the_next_round_with_another() -> None:
    local, service = listening()
    ana, ben, eva = await local.table()
    assert await ben.do(ChangeSeat(language="de")) == ""
    await ask(ben, eva)
    ben.go()

    assert await ana.do(StartGame()) == ""
    await local.time.pass_by(PATIENCE + 1)

    assert service.to(ben) == ["Eine neue Partie beginnt"]
    assert service.to(eva) == []
    topics = {sent.topic for sent in service.sent}
    ben_again = await Person(local, ben.live, ben.token).come()
    await all_marked([ana, ben_again, eva])
    ben_again.go()
    while ana.live.room.step()[0] == 1:  # all marked the same, so nobody falls
        now = [ana, ben_again, eva][ana.live.room.awaited()[0]]
        if now is ben_again:
            now = await Person(local, ben.live, ben.token).come()
        assert await now.do(PointAt(cards(ana)[ana.live.room.step()[1]])) == ""
        if now.token == ben.token:
            now.go()
    await local.time.pass_by(PATIENCE + 1)

    assert service.to(ben) == ["Eine neue Partie beginnt", "Du bist dran"]
    assert {sent.topic for sent in service.sent} == topics  # a push service keeps only the newest
    await local.node.stop()


async def test_a_step_that_is_over_calls_nobody() -> None:
    local, service = listening()
    people = await local.game()
    await ask(*people)
    scout, following = await all_marked(people)
    following.go()
    await scout.do(PointAt(cards(scout)[0]))

    back = await Person(local, following.live, following.token).come()
    await back.do(PointAt(cards(scout)[1]))
    back.go()
    await local.time.pass_by(3600)

    assert service.to(following) == []
    await local.node.stop()


async def test_a_table_that_moves_on_and_on_has_one_timer() -> None:
    local, service = listening()
    people = await local.game()
    await ask(*people)
    scout, following = await all_marked(people)
    (third,) = [person for person in people if person not in (scout, following)]
    third.go()
    timers = local.time.waiting()

    assert await scout.do(PointAt(cards(scout)[0])) == ""
    await local.time.pass_by(PATIENCE / 2)
    assert await following.do(PointAt(cards(scout)[1])) == ""
    assert local.time.waiting() == timers
    await local.time.pass_by(PATIENCE - 1)
    assert service.sent == []  # the table has not waited for them long enough
    await local.time.pass_by(1)

    assert service.to(third) == [TURN]
    await local.node.stop()


async def test_a_subscription_that_is_no_more_is_forgotten() -> None:
    local, service = listening()
    people = await local.table()
    await ask(*people)
    service.is_gone = True
    people[1].go()

    await people[0].do(StartGame())
    await local.time.pass_by(PATIENCE + 1)

    kept = await local.store.subscriptions(people[0].live.room.id)
    assert sorted(kept) == sorted(hashed(person.token or "") for person in (people[0], people[2]))
    await local.node.stop()


async def test_a_subscription_goes_with_its_seat_and_with_its_room() -> None:
    local, _ = listening()
    ana, ben, eva = await local.table()
    await ask(ana, ben, eva)
    room = ana.live.room.id

    assert await ben.do(LeaveSeat()) == ""
    await settle()
    assert len(await local.store.subscriptions(room)) == 2

    ticket = await local.node.seats.issue_ticket(eva.live, eva.token or "")
    await local.node.seats.use_ticket(ticket, "10.0.0.9")  # the old device no longer holds the seat
    await settle()
    assert list(await local.store.subscriptions(room)) == [hashed(ana.token or "")]

    await local.node.notices.unsubscribe(ana.live.room, ana.token or "")
    assert await local.store.subscriptions(room) == {}
    with pytest.raises(Refused, match="not_seated"):
        await local.node.notices.subscribe(ana.live.room, "nobody's token", b"{}")
    await local.node.stop()


async def test_bots_stand_ins_and_the_introduction_call_nobody() -> None:
    local, service = listening()
    live, _, token = await local.node.seats.open_table(Options(), "Zoe", None, "en", "10.0.0.1", opening="introduction")
    zoe = await Person(local, live, token).come()
    await ask(zoe)
    zoe.go()
    ana, ben = await local.table(2)
    assert await ana.do(SeatBot("ada")) == ""
    await ask(ana, ben)

    assert await ana.do(StartGame()) == ""
    await local.time.pass_by(3600)

    assert service.sent == []
    await local.node.stop()


async def test_only_the_node_where_it_happened_calls() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, service = listening(store, time)
    there, service_there = listening(store, time)
    ana, ben, _ = await here.table()
    await ask(ana, ben)
    ben.go()
    eva_there = await Person(there, await there.same_room(ana), None).come()

    await ana.do(StartGame())
    await eva_there.live.queue.catch_up()
    await time.pass_by(PATIENCE + 1)

    assert service.to(ben) == ["A new game begins"]
    assert service_there.sent == []
    await here.node.stop()
    await there.node.stop()


async def test_a_push_service_that_hangs_does_not_stop_moves() -> None:
    local, service = listening()
    people = await local.game()
    await ask(*people)
    service.goes_on.clear()
    scout, following = await all_marked(people)
    following.go()
    await scout.do(PointAt(cards(scout)[0]))
    await local.time.pass_by(PATIENCE + 1)  # the notification is being sent and hangs

    back = await Person(local, following.live, following.token).come()
    assert await back.do(PointAt(cards(scout)[1])) == ""
    service.goes_on.set()
    await settle()
    assert service.to(following) == [TURN]
    await local.node.stop()


async def test_more_notices_than_can_wait_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST_QUEUED", 1)
    local, service = listening()
    service.goes_on.clear()
    for _ in range(SENDERS + 2):
        ana, ben, eva = await local.table()
        await ask(ben, eva)
        ben.go()
        eva.go()
        assert await ana.do(StartGame()) == ""
    await local.time.pass_by(PATIENCE + 1)

    service.goes_on.set()
    await settle()

    assert len(service.sent) == SENDERS + 1
    await local.node.stop()


async def test_a_store_that_is_away_costs_one_notice_and_not_the_next() -> None:
    local, service = listening()
    ana, ben, eva = await local.table()
    await ask(ben, eva)
    ben.go()
    eva.go()
    local.store.fail_next("subscriptions", StoreUnavailable("away"))

    await ana.do(StartGame())
    await local.time.pass_by(PATIENCE + 1)

    assert len(service.sent) == 1
    await local.node.stop()
