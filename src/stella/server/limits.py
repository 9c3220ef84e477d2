"""Rate limits: a bucket for every address or socket, refilled with time. The time comes from outside."""

from collections import OrderedDict
from collections.abc import Callable

from stella.server.addresses import address_key

MOST_ADDRESSES = 10_000


class Bucket:
    """Holds so many permissions; each use takes one, time brings them back."""

    __slots__ = ("_at", "_left", "capacity", "per_second")

    def __init__(self, capacity: float, per_second: float, now: float) -> None:
        self.capacity = capacity
        self.per_second = per_second
        self._left = capacity
        self._at = now

    def take(self, now: float) -> bool:
        """Take one permission, if there is one."""
        left = self.left(now)
        self._at = now
        self._left = left if left < 1 else left - 1
        return left >= 1

    def left(self, now: float) -> float:
        """Return how many permissions there are."""
        return min(self.capacity, self._left + (now - self._at) * self.per_second)


class Limits:
    """The same bucket for every address; IPv6 addresses of one /64 share theirs.

    At most `most` addresses are kept: who was not seen for longest is forgotten first. Nothing ever walks through all.
    """

    def __init__(
        self, capacity: float, per_second: float, clock: Callable[[], float], most: int = MOST_ADDRESSES
    ) -> None:
        self._capacity = capacity
        self._per_second = per_second
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # the address seen last is the last

    def __len__(self) -> int:
        return len(self._buckets)

    def allows(self, address: str) -> bool:
        """Tell whether an address may go on, and count it."""
        now = self._clock()
        key = address_key(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[key] = Bucket(self._capacity, self._per_second, now)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    def is_spent(self, address: str) -> bool:
        """Tell whether an address would be refused, without counting: ask before work that only a failure counts."""
        bucket = self._buckets.get(address_key(address))
        return bucket is not None and bucket.left(self._clock()) < 1

    def _forget(self, now: float) -> None:
        """Make room for one address, and drop up to two that are as good as new: so the rest melts away."""
        if len(self._buckets) >= self._most:
            self._buckets.popitem(last=False)
        for _ in range(2):
            if not self._buckets:
                return
            oldest = next(iter(self._buckets))
            if self._buckets[oldest].left(now) < self._capacity:
                return
            del self._buckets[oldest]
