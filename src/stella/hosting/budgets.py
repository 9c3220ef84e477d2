"""How much may be done: plenty for a person, little for a script. What is used up comes back with time."""

from stella.hosting.ports import Time
from stella.rooms.commands import WriteWords

MOST = 400.0  # entries at once
PER_SECOND = 0.5  # entries that come back
_COSTS: dict[type[object], float] = {WriteWords: 12.0}


class Bucket:
    """Holds so many permissions; each use takes some, time brings them back. The time comes from outside."""

    __slots__ = ("__weakref__", "_at", "_left", "capacity", "per_second")

    def __init__(self, capacity: float, per_second: float, now: float) -> None:
        self.capacity = capacity
        self.per_second = per_second
        self._left = capacity
        self._at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Take so many permissions, if they are there."""
        left = min(self.capacity, self._left + (now - self._at) * self.per_second)  # `left`, on the path of every move
        self._at = now
        self._left = left if left < count else left - count
        return left >= count

    def give_back(self, now: float) -> None:
        """Put one permission back that was taken and not used."""
        self._left = min(self.capacity, self.left(now) + 1)
        self._at = now

    def left(self, now: float) -> float:
        """Return how many permissions there are."""
        return min(self.capacity, self._left + (now - self._at) * self.per_second)

    def is_full(self, now: float) -> bool:
        """Tell whether nothing is missing, so that a new one would be the same."""
        return self.left(now) >= self.capacity


class Budget(Bucket):
    """What one person, or everybody who watches a room, can still do."""

    __slots__ = ("_time",)

    def __init__(self, time: Time, most: float = MOST, per_second: float = PER_SECOND) -> None:
        super().__init__(most, per_second, time.monotonic())
        self._time = time

    def allows(self, command: object) -> bool:
        """Pay for a command, if there is enough left."""
        return self.take(self._time.monotonic(), _COSTS.get(type(command), 1.0))
