"""Appends for tests: awaited one by one, or thrown at a store with a count of how often each was settled."""

import asyncio
from collections import Counter

from stella.hosting.ports import Append, Store, Summary


def room_id(number: int) -> str:
    """Return ids from the whole range, including those that need the sign of a 64-bit integer."""
    return f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}"


def entry(number: int) -> bytes:
    return b'{"at":%d,"facts":[]}' % number


def game(record: str, last_version: int, ended_at: int = 5) -> Summary:
    return Summary(record, ended_at, 2, last_version, b'{"totals":[1,2]}')


async def append(store: Store, room: str, version: int, data: bytes, summary: Summary | None = None) -> None:
    """Append and wait for the result; raise it if it is an error."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settled(error: Exception | None) -> None:
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    store.append(Append(room, version, data, settled, summary))
    await done


class Witness:
    """Sends appends to a store without waiting, and records the result of each."""

    def __init__(self, store: Store) -> None:
        self.outcomes: dict[tuple[str, int], Exception | None] = {}
        self.settlings: Counter[tuple[str, int]] = Counter()
        self._store = store
        self._open = 0
        self._all_settled = asyncio.Event()

    def throw(self, room: str, version: int) -> None:
        self._open += 1
        self._all_settled.clear()

        def settled(error: Exception | None) -> None:
            self.settlings[room, version] += 1
            self.outcomes[room, version] = error
            self._open -= 1
            if not self._open:
                self._all_settled.set()

        self._store.append(Append(room, version, entry(version), settled))

    async def all_settled(self, seconds: float) -> None:
        """Wait until every append is settled. Fail if one was settled twice."""
        async with asyncio.timeout(seconds):
            await self._all_settled.wait()
        assert set(self.settlings.values()) <= {1}

    def acknowledged(self) -> list[tuple[str, int]]:
        return [key for key, error in self.outcomes.items() if error is None]

    async def insist_on_acknowledged(self) -> None:
        """Fail unless every append that was settled without an error is in the log."""
        for room, version in self.acknowledged():
            assert (await self._store.read(room))[version - 1] == entry(version)
