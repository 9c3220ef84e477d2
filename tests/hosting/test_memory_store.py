"""The store for tests does exactly what a test asks for."""

import asyncio

import pytest

from stella.hosting.ports import Append, FateUnknown, StoreUnavailable, VersionTaken
from tests.hosting.memory_store import MemoryStore
from tests.stores.appending import append, entry, room_id

R1 = room_id(1)


@pytest.fixture
async def store() -> MemoryStore:
    store = MemoryStore(is_shared=True)
    await store.open(R1, "ABCDE", entry(1), 1)
    return store


async def test_what_fails_has_not_happened_and_the_next_call_works(store: MemoryStore) -> None:
    store.fail_next("append", StoreUnavailable())
    store.fail_next("find", StoreUnavailable(), times=2)

    with pytest.raises(StoreUnavailable):
        await append(store, R1, 2, entry(2))
    for _ in range(2):
        with pytest.raises(StoreUnavailable):
            await store.find("ABCDE")

    assert await store.find("ABCDE") == R1
    await append(store, R1, 2, entry(3))
    assert await store.read(R1) == [entry(1), entry(3)]


async def test_what_loses_its_reply_has_happened(store: MemoryStore) -> None:
    store.lose_reply("append")
    store.lose_reply("forget")

    with pytest.raises(FateUnknown):
        await append(store, R1, 2, entry(2))
    assert await store.read(R1) == [entry(1), entry(2)]

    with pytest.raises(FateUnknown):
        await store.forget(R1)
    assert await store.read(R1) == []


async def test_what_hangs_goes_on_in_order_when_told(store: MemoryStore) -> None:
    store.hang("append")
    store.hang("read")
    settlings: list[int] = []
    for version in (2, 3):
        store.append(Append(R1, version, entry(version), lambda _, version=version: settlings.append(version)))  # type: ignore[misc]
    reading = asyncio.create_task(store.read(R1))
    await asyncio.sleep(0.01)
    assert settlings == []
    assert not reading.done()

    store.resume("append")
    await append(store, R1, 4, entry(4))
    store.resume("read")

    assert settlings == [2, 3]
    assert await reading == [entry(version) for version in range(1, 5)]
    assert store.batches == [2, 1]
    assert store.calls["append"] == 3


async def test_another_node_can_be_faster(store: MemoryStore) -> None:
    assert store.append_elsewhere(R1, entry(9)) == 2

    with pytest.raises(VersionTaken):
        await append(store, R1, 2, entry(2))
    assert await store.versions([R1, room_id(2)]) == {R1: 2}


async def test_a_gap_in_the_log_is_the_callers_mistake(store: MemoryStore) -> None:
    with pytest.raises(AssertionError, match="leaves a gap"):
        await append(store, R1, 3, entry(3))
