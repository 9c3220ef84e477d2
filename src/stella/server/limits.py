"""Rate limits: a bucket for every address or seat, refilled with time. The time comes from outside."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from stella.hosting.budgets import Bucket
from stella.server.addresses import address_key

MOST_KEPT = 10_000


class Refilling(Protocol):
    """Something that is used up and comes back with time."""

    def is_full(self, now: float) -> bool:
        """Tell whether a new one would be the same."""


R = TypeVar("R", bound=Refilling)


class Kept(Generic[R]):
    """Buckets by key, made when they are first asked for.

    At most `most` are kept: what was not used for longest is dropped first. Nothing ever walks through all. What
    somebody else still holds is found again though it was dropped, so that there is never a second one.
    """

    def __init__(self, make: Callable[[str], R], clock: Callable[[], float], most: int = MOST_KEPT) -> None:
        self._make = make
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, R] = OrderedDict()  # the one used last is the last
        self._held: WeakValueDictionary[str, R] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> R:
        """Return what belongs to a key: the same as long as anything is missing from it."""
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
        """Return what belongs to a key if it was used lately."""
        return self._buckets.get(key)

    def _make_room(self) -> None:
        """Make room for one, and drop up to two that are as good as new: so the rest melts away."""
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
        """Tell whether an address may go on, and count it."""
        return self._kept.of(address_key(address)).take(self._clock())

    def give_back(self, address: str) -> None:
        """Uncount what `allows` has counted: it was harmless after all."""
        bucket = self._kept.get(address_key(address))
        if bucket is not None:
            bucket.give_back(self._clock())

    def is_spent(self, address: str) -> bool:
        """Tell whether an address would be refused, without counting."""
        bucket = self._kept.get(address_key(address))
        return bucket is not None and bucket.left(self._clock()) < 1

    def has_tried(self, address: str) -> bool:
        """Tell whether anything that was counted of an address has not come back yet."""
        bucket = self._kept.get(address_key(address))
        return bucket is not None and not bucket.is_full(self._clock())

    def seconds(self, address: str) -> int:
        """Return after how many seconds an address that was refused may come again."""
        bucket = self._kept.get(address_key(address))
        missing = 1 - bucket.left(self._clock()) if bucket is not None else 0
        return max(1, ceil(missing / self._per_second))
