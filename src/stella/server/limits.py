"""Rate limits: a bucket for every address or socket, refilled with time."""

from time import monotonic


class Bucket:
    """Holds so many permissions; each use takes one, time brings them back."""

    __slots__ = ("_at", "_left", "capacity", "per_second")

    def __init__(self, capacity: float, per_second: float) -> None:
        self.capacity = capacity
        self.per_second = per_second
        self._left = capacity
        self._at = monotonic()

    def take(self) -> bool:
        """Take one permission, if there is one."""
        now = monotonic()
        self._left = min(self.capacity, self._left + (now - self._at) * self.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Tell whether nobody has used the bucket for long enough to forget it."""
        return self._left + (monotonic() - self._at) * self.per_second >= self.capacity


class Limit:
    """The same bucket for every address."""

    MOST = 10_000

    def __init__(self, capacity: float, per_second: float) -> None:
        self._capacity = capacity
        self._per_second = per_second
        self._buckets: dict[str, Bucket] = {}

    def allows(self, address: str) -> bool:
        """Tell whether an address may go on, and count it."""
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget_full()
            bucket = self._buckets[address] = Bucket(self._capacity, self._per_second)
        return bucket.take()

    def _forget_full(self) -> None:
        if len(self._buckets) >= self.MOST:
            self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full}
