"""The daily table on a node: slates are durable before they are sent, secret until yours is in, and bounded."""

import asyncio

import msgspec
import pytest

from stella.daily import ARCHIVE_DAYS, DAY_MS, SLATE_DAYS, Crowd
from stella.daily.company import cards_of
from stella.hosting.catalogue import Catalogue
from stella.hosting.daily.days import GRACE_MS, MOST_DAYS, Days
from stella.hosting.daily.tickets import MOST_TICKETS, TICKET_MS, Tickets
from stella.hosting.ports import FateUnknown, StoreUnavailable
from stella.protocol.codes import Code
from stella.rules.refusals import Refused
from tests.hosting.fake_time import FakeTime
from tests.hosting.memory_daily import MemoryDaily
from tests.hosting.tables import CATALOGUE

TODAY = 20_775


class Node:
    """The days of one node, with a controllable clock."""

    def __init__(self, store: MemoryDaily | None = None, catalogue: Catalogue = CATALOGUE, **options: int) -> None:
        self.time = FakeTime()
        self.time.now_ms = TODAY * DAY_MS + DAY_MS // 2
        self.store = store or MemoryDaily()
        self.days = Days(self.store, self.time, catalogue, **options)

    async def cards(self, marks: int, day: int = TODAY) -> tuple[int, ...]:
        return cards_of(await self.days.table(day), marks)

    async def send(self, who: str, marks: int = 0b11, day: int = TODAY, language: str = "en") -> int | None:
        return (await self.days.send(day, who, await self.cards(marks, day), language)).number


async def refused(node: Node, *args: object, **more: object) -> Code:
    with pytest.raises(Refused) as caught:
        await node.send(*args, **more)  # type: ignore[arg-type]
    return Code(caught.value.code)


async def test_the_first_of_the_day_sits_with_bots_and_the_next_with_people() -> None:
    node = Node()
    await node.send("ana", 0b11)

    ana, ben = await node.days.result(TODAY, "ana"), await node.days.send(TODAY, "ben", await node.cards(0b110), "bg")

    assert [one.character is None for one in ana.companions] == [False] * 3
    assert (ben.number, ben.companions[0].marks) == (2, 0b11)
    assert ben.crowd.people == 2
    assert ben.crowd.marked[:4] == (1, 2, 1, 0)
    assert ben.crowd.languages["bg"].people == 1


async def test_a_result_stays_and_what_has_changed_since_is_told_beside_it() -> None:
    node = Node()
    first = await node.days.send(TODAY, "ana", await node.cards(0b11), "en")
    for number in range(5):
        await node.send(f"{number}", 0b1100)

    later = await node.days.result(TODAY, "ana")

    assert first.since is None
    assert (await node.days.result(TODAY, "4")).since is None
    assert (later.companions, later.score) == (first.companions, first.score)
    assert later.since
    assert {one.marks for one in later.since.companions} == {0b1100}
    assert later.since.score.points == 0
    assert later.crowd.people == 6


async def test_a_device_sends_once_and_may_repeat_itself_if_the_answer_was_lost() -> None:
    node = Node()
    node.store.failure = FateUnknown("gone")
    with pytest.raises(StoreUnavailable):
        await node.send("ana", 0b11)

    again = await node.send("ana", 0b11)

    assert again == 1
    assert await refused(node, "ana", 0b111) is Code.SLATE_ALREADY_SENT
    assert len(await node.store.after(TODAY, 0)) == 1


async def test_a_slate_is_judged_as_in_the_game() -> None:
    node = Node()
    table = await node.days.table(TODAY)
    beside = next(card for card in range(table.deck_size) if card not in table.pictures)
    wrong = {
        Code.TOO_FEW_MARKS: (),
        Code.TOO_MANY_MARKS: table.pictures[:11],
        Code.CARD_NOT_ON_TABLE: (beside,),
        Code.CARD_TWICE: table.pictures[:1] * 2,
    }

    for code, cards in wrong.items():
        with pytest.raises(Refused) as caught:
            await node.days.send(TODAY, "ana", cards, "en")
        assert caught.value.code.value == code.value
    assert await refused(node, "ana", language="xx") is Code.LANGUAGE_UNKNOWN
    assert await node.store.after(TODAY, 0) == []


async def test_all_who_send_in_one_turn_of_the_loop_share_a_commit() -> None:
    node = Node()
    cards = await node.cards(0b11)

    results = await asyncio.gather(*[node.days.send(TODAY, f"{who}", cards, "en") for who in range(40)])

    assert node.store.batches == [40]
    assert sorted(result.number or 0 for result in results) == list(range(1, 41))


async def test_a_lost_commit_fails_each_of_its_slates_and_no_other() -> None:
    node = Node()
    cards = await node.cards(0b11)
    node.store.failure = StoreUnavailable("away")

    lost = await asyncio.gather(
        *[node.days.send(TODAY, f"{who}", cards, "en") for who in range(3)], return_exceptions=True
    )

    assert [type(one) for one in lost] == [StoreUnavailable] * 3
    assert await node.send("eva") == 4
    await node.days.stop()


async def test_two_nodes_tell_the_same() -> None:
    one = Node()
    other = Node(one.store)
    await one.send("ana", 0b11)
    await other.send("ben", 0b110)
    await one.send("eva", 0b1100)

    assert await one.days.result(TODAY, "ben") == await other.days.result(TODAY, "ben")
    assert (await one.days.result(TODAY, "ana")).crowd.people == 3


async def test_nobody_is_told_anything_before_their_own_slate_is_in() -> None:
    node = Node()
    await node.send("ana")

    for ask in (node.days.result(TODAY, "ben"), node.days.crowd(TODAY)):
        with pytest.raises(Refused) as caught:
            await ask
        assert caught.value.code is Code.SLATE_NOT_SENT


async def test_a_slate_that_was_begun_before_midnight_still_counts() -> None:
    node = Node()
    node.time.now_ms = (TODAY + 1) * DAY_MS + GRACE_MS - 1

    assert await node.send("ana") == 1

    node.time.now_ms += 1
    assert await node.send("ben") is None


async def test_the_next_morning_everybody_may_see_the_final_crowd() -> None:
    node = Node()
    await node.send("ana", 0b11)
    node.time.now_ms += DAY_MS

    table, crowd = await node.days.crowd(TODAY)

    assert table == await node.days.table(TODAY)
    assert (crowd.people, crowd.marked[:3]) == (1, (1, 1, 0))
    assert (await node.days.table(TODAY + 1)).pictures != table.pictures


async def test_a_slate_of_the_archive_is_judged_and_not_kept() -> None:
    node = Node()
    await node.send("ana", 0b11)
    node.time.now_ms += DAY_MS

    ben = await node.days.send(TODAY, "ben", await node.cards(0b110), "bg")

    assert (ben.number, ben.companions[0].marks, ben.crowd.people) == (None, 0b11, 1)
    assert len(await node.store.after(TODAY, 0)) == 1
    assert await node.send("ana", 0b11) == 1
    assert await refused(node, "ana", 0b111) is Code.SLATE_ALREADY_SENT


async def test_looking_at_the_archive_writes_nothing() -> None:
    node = Node()

    await node.days.table(TODAY - 7)
    await node.send("ana", day=TODAY - 8)

    assert node.store.days == {}


@pytest.mark.parametrize("day", [TODAY + 1, TODAY - ARCHIVE_DAYS - 1, -5, 10**9])
async def test_a_day_that_is_not_there_yet_or_too_long_ago_has_no_table(day: int) -> None:
    with pytest.raises(Refused) as caught:
        await Node().days.table(day)

    assert caught.value.code is Code.NO_SUCH_DAY


async def test_a_later_edition_does_not_change_a_table_that_is_laid() -> None:
    node = Node()
    table = await node.days.table(TODAY)
    await node.send("ana", 0b11)
    deck = next(iter(CATALOGUE.decks.values()))
    newer = msgspec.structs.replace(deck, hash="f" * 64, cards=deck.cards[:60])

    updated = Node(node.store, Catalogue({newer.id: newer}, next(iter(CATALOGUE.words.values()))))

    assert await updated.days.table(TODAY) == table
    assert (await updated.days.result(TODAY, "ana")).number == 1
    assert (await updated.days.table(TODAY - 1)).deck.hash == "f" * 64


async def test_a_day_takes_so_many_slates_and_no_more() -> None:
    node = Node(most=2)
    await node.send("ana")
    await node.send("ben")

    assert await refused(node, "eva") is Code.DAY_FULL
    assert await node.send("ben") == 2


async def test_the_slates_of_two_days_cannot_be_joined() -> None:
    node = Node()
    await node.send("ana")
    node.time.now_ms += DAY_MS
    await node.send("ana", day=TODAY + 1)

    devices = [device for day in node.store.days.values() for device in day.slates]

    assert len(set(devices)) == 2
    assert not [device for device in devices if "ana" in device]


async def test_an_old_day_folds_into_sums_and_its_crowd_stays() -> None:
    node = Node()
    await node.send("ana", 0b11)
    await node.send("ben", 0b110, language="bg")
    before = (await node.days.result(TODAY, "ben")).crowd
    node.time.now_ms += SLATE_DAYS * DAY_MS
    await node.days.look_after_days()
    still_there = len(await node.store.after(TODAY, 0))
    node.time.now_ms += DAY_MS

    await node.days.look_after_days()

    assert still_there == 2
    assert await node.store.after(TODAY, 0) == []
    assert (await node.days.crowd(TODAY))[1] == (await Node(node.store).days._day(TODAY)).ledger.crowd == before  # type: ignore[union-attr]
    assert msgspec.json.decode(node.store.days[TODAY].sums or b"", type=Crowd) == before
    archived = await node.days.send(TODAY, "ana", await node.cards(0b11), "en")
    assert [one.character is None for one in archived.companions] == [False] * 3


async def test_what_is_older_than_the_archive_is_forgotten() -> None:
    node = Node()
    await node.send("ana")
    node.time.now_ms += (ARCHIVE_DAYS + 1) * DAY_MS

    await node.days.look_after_days()

    assert node.store.days == {}


async def test_what_everybody_saw_is_counted_once_though_the_day_is_no_longer_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    node = Node()
    await node.send("ana", 0b11)
    node.time.now_ms += 2 * DAY_MS
    first, after, read = await node.days.crowd(TODAY), node.store.after, list[int]()

    async def counted(day: int, number: int) -> list[tuple[int, str]]:
        read.append(day)
        return await after(day, number)

    monkeypatch.setattr(node.store, "after", counted)
    for day in range(TODAY - MOST_DAYS, TODAY):
        await node.days.table(day)

    assert await node.days.crowd(TODAY) == first
    assert first[1].people == 1
    assert read == []


async def test_only_so_many_days_are_in_memory() -> None:
    node = Node()

    for ago in range(40):
        await node.days.table(TODAY - ago)

    assert len(node.days._days) <= 12


# --- another device


async def test_a_ticket_brings_the_token_and_the_calendar_once() -> None:
    store, time = MemoryDaily(), FakeTime()
    tickets = Tickets(store, time)
    ticket = await tickets.issue("a long token", '{"2026-11-18":3}')

    moved = await tickets.use(ticket)

    assert (moved.token, moved.calendar) == ("a long token", '{"2026-11-18":3}')
    with pytest.raises(Refused):
        await tickets.use(ticket)


async def test_what_waits_for_a_ticket_is_unreadable_without_it() -> None:
    store = MemoryDaily()

    ticket = await Tickets(store, FakeTime()).issue("a long token", "calendar")

    ((key, (sealed, _)),) = store.tickets.items()
    assert ticket.partition(".")[2] not in key + sealed
    assert "token" not in sealed


@pytest.mark.parametrize("ticket", ["", "daily.", "daily.wrong", "ABCDE.wrong", "."])
async def test_a_wrong_ticket_is_void(ticket: str) -> None:
    with pytest.raises(Refused) as caught:
        await Tickets(MemoryDaily(), FakeTime()).use(ticket)

    assert caught.value.code is Code.TICKET_VOID


async def test_a_ticket_expires_and_only_so_many_wait() -> None:
    time = FakeTime()
    tickets = Tickets(MemoryDaily(), time)
    ticket = await tickets.issue("token", "")
    for _ in range(MOST_TICKETS - 1):
        await tickets.issue("token", "")

    with pytest.raises(Refused) as caught:
        await tickets.issue("token", "")
    time.now_ms += TICKET_MS

    assert caught.value.code is Code.SLOW_DOWN
    with pytest.raises(Refused):
        await tickets.use(ticket)
    assert await tickets.issue("token", "")
