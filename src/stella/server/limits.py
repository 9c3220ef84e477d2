"""Rate limits: a bucket for every address or seat, refilled over time. The caller passes the time."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from stella.hosting.budgets import Bucket
from stella.server.addresses import address_key

MOST_KEPT = 10_000


class Refilling(Protocol):
    """A supply that is used up and refilled over time."""

    def is_full(self, now: float) -> bool:
        """Return whether it equals a new one."""


R = TypeVar("R", bound=Refilling)


class Kept(Generic[R]):
    """Buckets by key, created on first use. At most `most` are stored: the least recently used is dropped first.

    No method iterates over all. A dropped bucket that is still referenced elsewhere is found again, so that a key never
    has two.
    """

    def __init__(self, make: Callable[[str], R], clock: Callable[[], float], most: int = MOST_KEPT) -> None:
        self._make = make
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, R] = OrderedDict()  # the most recently used comes last
        self._held: WeakValueDictionary[str, R] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> R:
        """Return the bucket of a key: the same one as long as it is not full."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room()
            bucket = self._held.get(key)
            if bucket is None:
                bucket = self._held[key] = self._make(key)
            self._buckets[key] = bucket
        else:
            self._buckets.move_to_end(key)
        return bucket

    def get(self, key: str) -> R | None:
        """Return the bucket of a key if it was used recently."""
        return self._buckets.get(key)

    def _make_room(self) -> None:
        """Make room for one, and drop up to two full ones, so that old buckets disappear over time."""
        if len(self._buckets) >= self._most:
            self._buckets.popitem(last=False)
        now = self._clock()
        for _ in range(2):
            if not self._buckets:
                return
            oldest = next(iter(self._buckets))
            if not self._buckets[oldest].is_full(now):
                return
            del self._buckets[oldest]


class Limits:
    """The same bucket for every address; IPv6 addresses of one /64 share theirs."""

    def __init__(self, capacity: float, per_second: float, clock: Callable[[], float], most: int = MOST_KEPT) -> None:
        self._per_second = per_second
        self._clock = clock
        self._kept = Kept(lambda _: Bucket(capacity, per_second, clock()), clock, most)

    def __len__(self) -> int:
        return len(self._kept)

    def allows(self, address: str) -> bool:
        """Count one use by an address; return whether it is allowed."""
        return self._kept.of(address_key(address)).take(self._clock())

    def give_back(self, address: str) -> None:
        """Undo what `allows` has counted, because it was harmless."""
        bucket = self._kept.get(address_key(address))
        if bucket is not None:
            bucket.give_back(self._clock())

    def is_spent(self, address: str) -> bool:
        """Return whether an address would be refused, without counting."""
        bucket = self._kept.get(address_key(address))
        return bucket is not None and bucket.left(self._clock()) < 1

    def has_tried(self, address: str) -> bool:
        """Return whether an address has uses that are not refilled yet."""
        bucket = self._kept.get(address_key(address))
        return bucket is not None and not bucket.is_full(self._clock())

    def seconds(self, address: str) -> int:
        """Return after how many seconds a refused address may try again."""
        bucket = self._kept.get(address_key(address))
        missing = 1 - bucket.left(self._clock()) if bucket is not None else 0
        return max(1, ceil(missing / self._per_second))
