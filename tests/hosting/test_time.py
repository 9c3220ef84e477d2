"""A node's time is the store's, read without a query each time."""

import pytest

from stella.hosting.ports import StoreUnavailable
from stella.hosting.time import NodeTime
from tests.hosting.memory_store import MemoryStore


class DistantStore(MemoryStore):
    """A store that returns its time late, and may be unavailable."""

    def __init__(self) -> None:
        super().__init__()
        self.monotonic = 100.0
        self.ahead_ms = 5_000_000
        self.asked = 0
        self.travel = 0.0
        self.is_away = False

    async def now(self) -> int:
        self.asked += 1
        if self.is_away:
            raise StoreUnavailable
        self.monotonic += self.travel
        answer = int(self.monotonic * 1000) + self.ahead_ms
        self.monotonic += self.travel
        return answer

    def time(self) -> NodeTime:
        return NodeTime(self, lambda: self.monotonic)


async def test_the_store_is_asked_once_for_many_readings() -> None:
    store = DistantStore()
    time = store.time()
    await time.renew()

    readings = []
    for _ in range(10):
        readings.append(time.now())
        store.monotonic += 1

    assert readings == [5_100_000 + 1000 * second for second in range(10)]
    assert store.asked == 1


async def test_the_way_to_the_store_and_back_is_taken_into_account() -> None:
    store = DistantStore()
    store.travel = 0.3
    time = store.time()

    await time.renew()

    assert time.now() == store.monotonic * 1000 + store.ahead_ms


async def test_a_store_whose_clock_was_set_is_followed_when_it_is_asked_again() -> None:
    store = DistantStore()
    time = store.time()
    await time.renew()
    store.ahead_ms += 700

    assert time.now() == store.monotonic * 1000 + 5_000_000
    await time.renew()

    assert time.now() == store.monotonic * 1000 + 5_000_700


async def test_while_the_store_is_away_the_last_answer_counts() -> None:
    store = DistantStore()
    time = store.time()
    await time.renew()
    store.is_away = True
    store.monotonic += 21

    with pytest.raises(StoreUnavailable):
        await time.renew()

    assert time.now() == store.monotonic * 1000 + 5_000_000
