"""How often an address may do what: asked before anything is looked up."""

from collections.abc import Callable
from time import monotonic

from stella.server.connections import MOST_CONNECTIONS
from stella.server.errors import CodedError
from stella.server.limits import Bucket, Limits


class Admission:
    """The rate limits of one node."""

    def __init__(
        self,
        *,
        has_limits: bool,
        clock: Callable[[], float] = monotonic,
        connections_per_address: int = MOST_CONNECTIONS,
    ) -> None:
        """Take how many connections an address may have: where it may have more, it may come and read more often."""
        many = max(1.0, connections_per_address / MOST_CONNECTIONS)
        self._has_limits = has_limits
        self._clock = self.now = clock  # the time by which buckets are refilled
        self._opening = Limits(20, 1 / 30, clock)
        self._joining = Limits(40, 1, clock)
        self._guessing = Limits(20, 1 / 6, clock)  # wrong codes: at most 14,400 of 28 million tries a day
        self._connecting = Limits(120 * many, 10 * many, clock)
        self._reading = Limits(200 * many, 20 * many, clock)

    def may_open(self, address: str) -> None:
        """Refuse an address that opens too many rooms."""
        self._check(self._opening, address)

    def may_join(self, address: str) -> None:
        """Refuse an address that takes seats or moves them too often."""
        self._check(self._joining, address)
        self.may_guess(address)

    def may_read(self, address: str) -> None:
        """Refuse an address that asks for too much."""
        self._check(self._reading, address)

    def may_connect(self, address: str) -> None:
        """Refuse an address that opens too many sockets."""
        self._check(self._connecting, address)

    def may_guess(self, address: str) -> None:
        """Refuse an address that has tried too many wrong codes, before the next one is looked up."""
        if self._has_limits and self._guessing.is_spent(address):
            raise CodedError("slow_down", 429)

    def guessed_wrong(self, address: str) -> None:
        """Count a wrong code."""
        self._guessing.allows(address)

    def _check(self, limit: Limits, address: str) -> None:
        if self._has_limits and not limit.allows(address):
            raise CodedError("slow_down", 429)

    def move_bucket(self) -> Bucket:
        """Return the limit of one socket's commands."""
        return self._bucket(60, 12)

    def reaction_bucket(self) -> Bucket:
        """Return the limit of one socket's reactions."""
        return self._bucket(6, 0.5)

    def _bucket(self, capacity: float, per_second: float) -> Bucket:
        now = self._clock()
        return Bucket(capacity, per_second, now) if self._has_limits else Bucket(1e9, 1e9, now)
