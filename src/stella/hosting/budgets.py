"""How much may be written: plenty for a person, little for a script that wants to fill the disk or drown a table."""

from stella.hosting.ports import Time
from stella.rooms.commands import WriteWords

MOST = 400.0  # entries at once
PER_SECOND = 0.5  # entries that come back
_COSTS: dict[type[object], float] = {WriteWords: 12.0}


class Budget:
    """What one person, or everybody who watches a room, can still do."""

    __slots__ = ("_at", "_left", "_most", "_per_second", "_time")

    def __init__(self, time: Time, most: float = MOST, per_second: float = PER_SECOND) -> None:
        self._time = time
        self._at = time.monotonic()
        self._left = self._most = most
        self._per_second = per_second

    def allows(self, command: object) -> bool:
        """Pay for a command, if there is enough left."""
        now = self._time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        cost = _COSTS.get(type(command), 1.0)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Tell whether nothing is missing, so that a new one would be the same."""
        return self._left + (now - self._at) * self._per_second >= self._most
