"""Rate limits: plenty for a person, little for a script. Permissions refill over time."""

from stella.hosting.ports import Time
from stella.rooms.commands import WriteWords

MOST = 400.0  # entries at once
PER_SECOND = 0.5  # entries that come back
_COSTS: dict[type[object], float] = {WriteWords: 12.0}


class Bucket:
    """Holds a number of permissions. Each use takes some, and they refill over time. The caller passes the time."""

    __slots__ = ("__weakref__", "_at", "_left", "capacity", "per_second")

    def __init__(self, capacity: float, per_second: float, now: float) -> None:
        self.capacity = capacity
        self.per_second = per_second
        self._left = capacity
        self._at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Take this many permissions, if available."""
        left = self._left + (now - self._at) * self.per_second  # written out, because every move comes here
        left = min(left, self.capacity)
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
        """Return whether it is full, and so equals a new one."""
        return self.left(now) >= self.capacity


class Budget(Bucket):
    """The remaining actions of one person, or of all spectators of a room."""

    __slots__ = ("_time",)

    def __init__(self, time: Time, most: float = MOST, per_second: float = PER_SECOND) -> None:
        super().__init__(most, per_second, time.monotonic())
        self._time = time

    def allows(self, command: object) -> bool:
        """Pay for a command, if there is enough left."""
        return self.take(self._time.monotonic(), cost_of(command))


def cost_of(command: object) -> float:
    """Return how many permissions a command takes."""
    return _COSTS.get(type(command), 1.0)
