"""Only the devices of a seat see its marks. A host without a seat sees only what is public."""

from random import Random
from typing import Any

import msgspec
import pytest

from stella.hosting.audience import Audience
from stella.hosting.ports import MOST_BYTES
from stella.hosting.tokens import hashed
from stella.rooms.commands import BecomeHost, LeaveSeat, RemoveSeat, SetOrder, StartGame
from stella.rooms.options import Options
from stella.rooms.views import Phase
from stella.rules.moves import MarkCards, PointAt, SubmitSlate, WriteNote
from stella.rules.refusals import Refused
from tests.hosting.tables import PINK, LocalNode, Person


async def mate_of(person: Person) -> Person:
    """Return another device at a person's seat."""
    local = person.local
    ticket = await local.node.seats.issue_ticket(person.live, person.token or "")
    live, _, token = await local.node.seats.use_ticket(ticket, "10.0.0.9", shares=True)
    return await Person(local, live, token).come()


async def hosted(people: int = 3) -> tuple[Person, list[Person]]:
    """Return a host without a seat, and people at the same table."""
    local = LocalNode()
    live, token = await local.node.seats.open_hosted(Options())
    host = await Person(local, live, token).come()
    tokens = [
        (await local.node.seats.sit_down(live, f"Person {n}", None, "en", f"10.0.0.{n}"))[1] for n in range(people)
    ]
    return host, [await Person(local, live, token).come() for token in tokens]


def latest(person: Person, part: str) -> Any:
    """Return a part of what a person sees now."""
    told = [update[part] for update in person.heard("update") if part in update]
    return told[-1] if told else None


async def test_all_devices_of_a_seat_see_its_marks_notes_and_order() -> None:
    ana, ben, _ = await LocalNode().game()
    mate = await mate_of(ben)
    cards = ben.live.room.game.round.table[:3]  # type: ignore[union-attr]  # the game has begun

    assert await mate.do(MarkCards(cards)) == ""
    assert await ben.do(WriteNote(cards[0], "like a boat")) == ""
    assert await mate.do(SetOrder(cards[1:])) == ""

    for device in (ben, mate):
        assert tuple(latest(device, "own")["marks"]) == cards
        assert latest(device, "own")["notes"] == [[cards[0], 1, "like a boat"]]
        assert tuple(latest(device, "mine")["order"]) == cards[1:]
    assert not latest(ana, "own").get("marks")


async def test_a_device_that_comes_back_sees_the_seat_as_it_is() -> None:
    _, ben, _ = await LocalNode().game()
    mate = await mate_of(ben)
    mate.go()
    cards = ben.live.room.game.round.table[4:6]  # type: ignore[union-attr]
    assert await ben.do(MarkCards(cards)) == ""

    again = await Person(mate.local, mate.live, mate.token).come()

    assert tuple(latest(again, "own")["marks"]) == cards


async def test_no_other_line_carries_the_marks_of_a_seat_before_their_time() -> None:
    chance = Random(3)
    host, people = await hosted()
    mates = [await mate_of(person) for person in people]
    watcher = await Person(host.local, host.live, None).come()
    assert await host.do(StartGame()) == ""
    live = host.live
    while live.room.phase is Phase.PLAYING:
        game = live.room.game
        assert game
        for number, (person, mate) in enumerate(zip(people, mates, strict=True)):
            slate = tuple(chance.sample(game.round.table, 4))
            before = [len(one.line.heard) for one in (host, watcher, *people, *mates)]
            if number < len(people) - 1:  # the last one locks all slates
                assert await mate.do(SubmitSlate(slate, is_ready=False)) == ""
                told = [
                    one.line.heard[since:]
                    for one, since in zip((host, watcher, *people, *mates), before, strict=True)
                    if one not in (person, mate)
                ]
                assert not any(told), "nobody else hears even that something was marked"
                assert set(latest(person, "own")["marks"]) == set(slate)
            assert await mate.do(SubmitSlate(slate)) == ""
        while live.room.game and live.room.game.pointable():
            scout = live.room.game.phase.scout  # type: ignore[union-attr]  # someone can point
            card = live.room.game.pointable()[0]
            assert await chance.choice((people, mates))[scout or 0].do(PointAt(card)) == ""
    assert not any(update.get("own") or update.get("mine") for update in host.heard("update"))


async def test_a_device_with_many_connections_is_told_to_other_nodes_once() -> None:
    _, people = await hosted()
    mate = await mate_of(people[0])
    for _ in range(150):
        await Person(mate.local, mate.live, mate.token).come()

    news = mate.live.audience.people(mate.live.room)

    assert sorted(news.devices) == sorted(hashed(one.token or "") for one in (people[0], mate))
    assert len(msgspec.json.encode(news)) < MOST_BYTES


async def test_the_seat_stays_when_one_of_its_devices_leaves() -> None:
    _, ben, _ = await LocalNode().game()
    mate = await mate_of(ben)

    assert await mate.do(LeaveSeat()) == ""

    assert mate.line.closed_for == "seat_removed"
    assert ben.line.closed_for is None
    assert not ben.live.room.seats[1].has_stand_in


async def test_a_host_without_a_seat_is_not_sent_away_when_seats_change() -> None:
    host, people = await hosted()

    assert await host.do(RemoveSeat(PINK)) == ""

    assert people[1].line.closed_for == "seat_removed"
    assert host.line.closed_for is None
    assert await host.do(MarkCards((1,))) == "not_seated"


async def test_tokens_are_kept_as_hashes_only() -> None:
    host, people = await hosted()
    mate = await mate_of(people[0])
    log = b"".join(await host.local.store.read(host.live.room.id)) + msgspec.json.encode(host.live.room)

    for token in (host.token, people[0].token, mate.token):
        assert token
        assert token.encode() not in log
        assert hashed(token).encode() in log
    seen = msgspec.json.encode([message for one in (host, mate, *people) for message in one.line.heard])
    assert all(hashed(one.token or "").encode() not in seen for one in (host, mate, *people))


async def test_another_node_knows_all_devices_and_the_host() -> None:
    host, people = await hosted()
    mate = await mate_of(people[0])

    later = LocalNode(host.local.store, host.local.time)
    live = await later.same_room(host)

    assert live.room == host.live.room
    await Person(later, live, host.token).come()
    await Person(later, live, mate.token).come()


async def test_when_a_host_without_a_seat_is_away_for_long_somebody_at_the_table_becomes_host() -> None:
    host, people = await hosted()
    assert await people[0].do(BecomeHost()) == "host_is_here"
    assert latest_presence(people[0])["has_host"]

    host.go()
    assert "has_host" not in latest_presence(people[0])
    assert await people[0].do(BecomeHost()) == "host_is_here"
    await host.local.time.pass_by(31)

    assert await people[0].do(StartGame()) == ""
    assert host.live.room.host == host.live.room.seats[0].colour
    assert host.live.room.host_token is None


async def test_other_nodes_know_whether_a_host_without_a_seat_is_here() -> None:
    host, people = await hosted()
    audience, time = Audience(host.local.time), host.local.time
    room = host.live.room

    audience.hear("other", host.live.audience.people(room), time.monotonic() + 10)
    assert audience.host_away(room) is None
    host.go()
    audience.hear("other", host.live.audience.people(room), time.monotonic() + 10)
    await time.pass_by(2)

    assert audience.host_away(room) == 2000
    assert people


async def test_a_host_without_a_seat_can_delete_the_room_and_nobody_else_can() -> None:
    host, people = await hosted()
    deletion = host.local.node.deletion
    with pytest.raises(Refused, match="not_host"):
        await deletion.forget_room(host.live, people[0].token or "")
    with pytest.raises(Refused, match="not_seated"):
        await deletion.forget_room(host.live, "somebody else")

    await deletion.forget_room(host.live, host.token or "")

    assert people[0].line.closed_for == "room_forgotten"


def latest_presence(person: Person) -> dict[str, Any]:
    return person.heard("presence")[-1]
