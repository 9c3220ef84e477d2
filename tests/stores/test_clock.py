"""The database's clock is read without asking the database each time."""

import asyncio

import pytest

from stella.hosting.ports import StoreUnavailable
from stella.stores.clock import EstimatedClock


class Database:
    """Tells its time when asked, after a while; may be away."""

    def __init__(self) -> None:
        self.monotonic = 100.0
        self.ahead_ms = 5_000_000
        self.asked = 0
        self.travel = 0.0
        self.is_away = False

    async def ask(self) -> int:
        self.asked += 1
        if self.is_away:
            raise StoreUnavailable
        self.monotonic += self.travel
        answer = int(self.monotonic * 1000) + self.ahead_ms
        self.monotonic += self.travel
        return answer

    def clock(self) -> EstimatedClock:
        return EstimatedClock(self.ask, renew_seconds=20, monotonic=lambda: self.monotonic)


async def test_the_database_is_asked_once_for_many_readings() -> None:
    database = Database()
    clock = database.clock()

    readings = []
    for _ in range(10):
        readings.append(await clock.now())
        database.monotonic += 1

    assert readings == [5_100_000 + 1000 * second for second in range(10)]
    assert database.asked == 1


async def test_the_way_to_the_database_and_back_is_taken_into_account() -> None:
    database = Database()
    database.travel = 0.3

    assert await database.clock().now() == database.monotonic * 1000 + database.ahead_ms


async def test_an_old_answer_is_renewed_without_waiting_for_it() -> None:
    database = Database()
    clock = database.clock()
    await clock.now()
    database.ahead_ms += 700
    database.monotonic += 21

    assert await clock.now() == database.monotonic * 1000 + 5_000_000
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert await clock.now() == database.monotonic * 1000 + 5_000_700
    assert database.asked == 2


async def test_while_the_database_is_away_the_last_answer_counts() -> None:
    database = Database()
    clock = database.clock()
    await clock.now()
    database.is_away = True

    for _ in range(5):
        database.monotonic += 21
        assert await clock.now() == database.monotonic * 1000 + 5_000_000
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    assert database.asked == 6
    await clock.close()


async def test_before_the_first_answer_there_is_no_time() -> None:
    database = Database()
    database.is_away = True
    clock = database.clock()

    with pytest.raises(StoreUnavailable):
        await clock.now()
    with pytest.raises(StoreUnavailable):
        clock.estimate()
