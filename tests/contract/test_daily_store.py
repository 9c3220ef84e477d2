"""What every store promises for today's table; the same suite runs in memory, on SQLite and on a real PostgreSQL."""

import asyncio

from stella.hosting.daily.ports import KeptDay, KeptSlate, NewSlate
from tests.contract.conftest import AnyStore, Opener

DAY, MOST = 20_775, 1000
DRAW = b'{"day":20775}'


def slate(device: str, marks: int = 1, language: str = "en") -> NewSlate:
    return NewSlate(device, marks, language)


async def test_a_day_keeps_the_table_that_came_first(store: AnyStore) -> None:
    first = await store.daily.open_day(DAY, DRAW)
    then = await store.daily.open_day(DAY, b"{}")

    assert first == then == await store.daily.day(DAY) == KeptDay(DRAW, 0, None)
    assert await store.daily.day(DAY + 1) is None


async def test_slates_are_numbered_in_order_without_a_gap(store: AnyStore) -> None:
    await store.daily.open_day(DAY, DRAW)

    one = await store.daily.add(DAY, [slate("a", 3), slate("b", 5, "bg")], MOST)
    two = await store.daily.add(DAY, [slate("c", 32_767, "de")], MOST)

    assert one == [KeptSlate(1, 3, "en"), KeptSlate(2, 5, "bg")]
    assert two == [KeptSlate(3, 32_767, "de")]
    assert await store.daily.after(DAY, 0) == [(3, "en"), (5, "bg"), (32_767, "de")]
    assert await store.daily.after(DAY, 2) == [(32_767, "de")]
    assert await store.daily.day(DAY) == KeptDay(DRAW, 3, None)


async def test_a_device_has_one_slate_per_day_and_it_is_the_first(store: AnyStore) -> None:
    for day in (DAY, DAY + 1):
        await store.daily.open_day(day, DRAW)
    await store.daily.add(DAY, [slate("a", 3)], MOST)

    again = await store.daily.add(DAY, [slate("b", 7), slate("a", 9), slate("b", 8)], MOST)
    next_day = await store.daily.add(DAY + 1, [slate("a", 9)], MOST)

    assert again == [KeptSlate(2, 7, "en"), KeptSlate(1, 3, "en"), KeptSlate(2, 7, "en")]
    assert next_day == [KeptSlate(1, 9, "en")]
    assert await store.daily.find(DAY, "a") == KeptSlate(1, 3, "en")
    assert await store.daily.find(DAY, "c") is None
    assert await store.daily.find(DAY + 2, "a") is None


async def test_a_full_day_takes_no_more_but_knows_who_came(store: AnyStore) -> None:
    await store.daily.open_day(DAY, DRAW)

    kept = await store.daily.add(DAY, [slate("a"), slate("b"), slate("c"), slate("a", 9)], 2)

    assert [one and one.number for one in kept] == [1, 2, None, 1]
    assert len(await store.daily.after(DAY, 0)) == 2


async def test_a_day_that_is_not_open_takes_no_slate(store: AnyStore) -> None:
    assert await store.daily.add(DAY, [slate("a")], MOST) == [None]
    assert await store.daily.after(DAY, 0) == []


async def test_many_who_send_at_once_get_a_number_each(store: AnyStore) -> None:
    await store.daily.open_day(DAY, DRAW)

    kept = await asyncio.gather(*[store.daily.add(DAY, [slate(f"{device}")], MOST) for device in range(20)])

    assert sorted(one.number for (one,) in kept if one) == list(range(1, 21))


async def test_two_nodes_agree_on_the_slate_of_a_device_and_on_every_number(opener: Opener) -> None:
    one = await opener()
    is_shared = type(one).__name__ == "PostgresStore"
    other = await opener() if is_shared else one
    await asyncio.gather(one.daily.open_day(DAY, DRAW), other.daily.open_day(DAY, DRAW))

    kept = await asyncio.gather(
        *[node.daily.add(DAY, [slate("same", marks), slate(f"{marks}")], MOST)
          for node, marks in ((one, 1), (other, 2), (one, 4), (other, 8))]
    )  # fmt: skip

    assert len({first for first, _ in kept}) == 1
    assert sorted(second.number for _, second in kept if second) == sorted({1, 2, 3, 4, 5} - {kept[0][0].number})  # type: ignore[union-attr]
    assert await one.daily.after(DAY, 0) == await other.daily.after(DAY, 0)
    await one.close()
    if is_shared:
        await other.close()


async def test_slates_survive_a_restart(opener: Opener) -> None:
    before = await opener()
    await before.daily.open_day(DAY, DRAW)
    await before.daily.add(DAY, [slate("a", 3)], MOST)
    await before.close()

    after = await opener()

    assert await after.daily.find(DAY, "a") == KeptSlate(1, 3, "en")
    await after.close()


async def test_an_old_day_folds_into_its_sums(store: AnyStore) -> None:
    for day in (DAY, DAY + 1):
        await store.daily.open_day(day, DRAW)
        await store.daily.add(day, [slate("a"), slate("b")], MOST)

    old = await store.daily.unfolded(DAY + 1, 10)
    await store.daily.fold(DAY, b'{"people":2}')
    await store.daily.fold(DAY, b'{"people":0}')

    assert old == [DAY]
    assert await store.daily.unfolded(DAY + 1, 10) == []
    assert await store.daily.day(DAY) == KeptDay(DRAW, 2, b'{"people":2}')
    assert await store.daily.after(DAY, 0) == []
    assert await store.daily.add(DAY, [slate("c")], MOST) == [None]
    assert len(await store.daily.after(DAY + 1, 0)) == 2


async def test_days_before_a_day_are_forgotten(store: AnyStore) -> None:
    for day in (DAY, DAY + 1):
        await store.daily.open_day(day, DRAW)
        await store.daily.add(day, [slate("a")], MOST)

    await store.daily.forget(DAY + 1)

    assert await store.daily.day(DAY) is None
    assert await store.daily.after(DAY, 0) == []
    assert await store.daily.find(DAY + 1, "a") is not None


async def test_a_ticket_opens_once_and_in_time(store: AnyStore) -> None:
    for ticket in ("one", "two"):
        assert await store.daily.keep_ticket(ticket, f"sealed {ticket}", until=100, now=1, most=10)

    assert await store.daily.take_ticket("one", 99) == "sealed one"
    assert await store.daily.take_ticket("one", 99) is None
    assert await store.daily.take_ticket("two", 100) is None
    assert await store.daily.take_ticket("three", 1) is None


async def test_only_so_many_tickets_wait_and_expired_ones_make_room(store: AnyStore) -> None:
    kept = [await store.daily.keep_ticket(f"{number}", "s", until=100, now=1, most=2) for number in range(3)]

    later = await store.daily.keep_ticket("later", "s", until=300, now=100, most=2)

    assert kept == [True, True, False]
    assert later


async def test_a_reminder_is_due_daily_and_stops_after_so_many_times(store: AnyStore) -> None:
    daily = store.daily
    assert await daily.remind("one", 100, 2, "there", most=9)
    assert await daily.remind("two", 500, 2, "elsewhere", most=9)

    assert await daily.take_due(99, 1000, 9) == []
    assert await daily.take_due(100, 1000, 9) == [("one", "there")]
    assert await daily.take_due(499, 1000, 9) == []  # it lies ahead again
    assert sorted(await daily.take_due(3500, 1000, 9)) == [("one", "there"), ("two", "elsewhere")]
    assert await daily.take_due(9000, 1000, 9) == [("two", "elsewhere")]  # the other one has come twice
    assert await daily.take_due(99_000, 1000, 9) == []


async def test_a_reminder_is_replaced_and_forgotten_and_only_so_many_are_kept(store: AnyStore) -> None:
    daily = store.daily
    await daily.remind("one", 100, 2, "there", most=1)
    assert await daily.remind("one", 200, 2, "now here", most=1)
    assert not await daily.remind("two", 100, 2, "elsewhere", most=1)
    assert await daily.take_due(150, 1000, 9) == []
    assert await daily.take_due(200, 1000, 9) == [("one", "now here")]

    await daily.forget_reminder("one")

    assert await daily.take_due(9999, 1000, 9) == []
