"""How much may come over sockets: from a seat, whatever device it is on, or from an address that only watches.

Reconnecting changes nothing, because nothing here belongs to a socket.
"""

from collections.abc import Callable

from stella.hosting.budgets import MOST, Bucket, Budget
from stella.hosting.ports import Time
from stella.server.addresses import address_key
from stella.server.limits import Kept

SEAT_MESSAGES = (200, 40)  # everything that comes over a seat's sockets: at once, and per second
SEAT_MOVES = (60, 12)
SEAT_REACTIONS = (6, 0.5)
WATCHERS = 4  # an address that only watches may do as much as so many seats: a class behind one address
ADDRESS_ENTRIES = (4000.0, 10.0)  # what all seats of an address may write to disk
_ENOUGH = 1e9


class Allowance:
    """What one seat may still send, or all who watch from one address."""

    __slots__ = ("__weakref__", "_clock", "_messages", "_moves", "_reactions")

    def __init__(self, clock: Callable[[], float], times: float) -> None:
        now = clock()
        self._clock = clock
        self._messages, self._moves, self._reactions = (
            Bucket(capacity * times, per_second * times, now)
            for capacity, per_second in (SEAT_MESSAGES, SEAT_MOVES, SEAT_REACTIONS)
        )

    def takes(self, count: int) -> bool:
        """Pay for so many frames; False if that is more than is left."""
        return self._messages.take(self._clock(), count)

    def moves(self) -> bool:
        """Pay for a command; False if there were too many."""
        return self._moves.take(self._clock())

    def reacts(self) -> bool:
        """Pay for a reaction; False if there were too many."""
        return self._reactions.take(self._clock())

    def is_full(self, now: float) -> bool:
        """Tell whether nothing is missing."""
        return self._messages.is_full(now) and self._moves.is_full(now) and self._reactions.is_full(now)


class _SeatEntries(Budget):
    """What a seat may write, paid by the seat and by the address that it is played from."""

    __slots__ = ("address",)

    def __init__(self, time: Time, most: float) -> None:
        super().__init__(time, most)
        self.address: Budget

    def allows(self, command: object) -> bool:
        return super().allows(command) and self.address.allows(command)


class Allowances:
    """The allowances of one node, by seat and by address."""

    def __init__(self, time: Time, times: float, *, has_limits: bool) -> None:
        """Take how many times more than usual an address may do: where it may have more connections."""
        clock = time.monotonic
        each, of_address = (1.0, WATCHERS * times) if has_limits else (_ENOUGH, _ENOUGH)
        most, per_second = (number * (times if has_limits else _ENOUGH) for number in ADDRESS_ENTRIES)
        of_seat = MOST if has_limits else _ENOUGH
        self._watching = Kept(lambda _: Allowance(clock, of_address), clock)
        self._seats = Kept(lambda _: Allowance(clock, each), clock)
        self._seat_entries = Kept(lambda _: _SeatEntries(time, of_seat), clock)
        self._address_entries = Kept(lambda _: Budget(time, most, per_second), clock)

    def of_address(self, address: str) -> Allowance:
        """Return what all who watch from an address share, and all who have not said hello."""
        return self._watching.of(address_key(address))

    def of_seat(self, room: str, token: str) -> Allowance:
        """Return what belongs to a seat."""
        return self._seats.of(f"{room} {token}")

    def entries(self, room: str, token: str, address: str) -> Budget:
        """Return what a seat may write when it is played from an address."""
        entries = self._seat_entries.of(f"{room} {token}")
        entries.address = self._address_entries.of(address_key(address))
        return entries
