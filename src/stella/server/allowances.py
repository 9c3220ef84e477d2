"""How much may be sent over all sockets of a seat, or of an address that only watches.

Reconnecting resets nothing, because no allowance belongs to a socket.
"""

from collections.abc import Callable

from stella.hosting.budgets import MOST, Bucket, Budget, cost_of
from stella.hosting.ports import Time
from stella.server.addresses import address_key
from stella.server.limits import Kept

SEAT_MESSAGES = (200, 40)  # everything received over a seat's sockets: at once, and per second
SEAT_MOVES = (60, 12)
SEAT_REACTIONS = (6, 0.5)
WATCHERS = 4  # an address that only watches may do as much as this many seats, like a class behind one address
ADDRESS_ENTRIES = (4000.0, 10.0)  # what all seats of an address may write to disk
_ENOUGH = 1e9


class Allowance:
    """What one seat may still send, or all spectators at one address."""

    __slots__ = ("__weakref__", "_clock", "_messages", "_moves", "_reactions")

    def __init__(self, clock: Callable[[], float], times: float) -> None:
        now = clock()
        self._clock = clock
        self._messages, self._moves, self._reactions = (
            Bucket(capacity * times, per_second * times, now)
            for capacity, per_second in (SEAT_MESSAGES, SEAT_MOVES, SEAT_REACTIONS)
        )

    def takes(self, count: int) -> bool:
        """Pay for this many frames. Return False if fewer are left."""
        return self._messages.take(self._clock(), count)

    def moves(self) -> bool:
        """Pay for a command; False if there were too many."""
        return self._moves.take(self._clock())

    def reacts(self) -> bool:
        """Pay for a reaction; False if there were too many."""
        return self._reactions.take(self._clock())

    def is_full(self, now: float) -> bool:
        """Return whether the allowance is full."""
        return self._messages.is_full(now) and self._moves.is_full(now) and self._reactions.is_full(now)


class _SeatEntries(Budget):
    """What a seat may write. Both the seat and the address that it is played from pay for it."""

    __slots__ = ("address",)

    def __init__(self, time: Time, most: float) -> None:
        super().__init__(time, most)
        self.address: Budget

    def allows(self, command: object) -> bool:
        now, cost = self._time.monotonic(), cost_of(command)
        return self.take(now, cost) and self.address.take(now, cost)


class Allowances:
    """The allowances of one node, by seat and by address."""

    def __init__(self, time: Time, times: float, *, has_limits: bool) -> None:
        """Take the factor that raises the limits of addresses if they may have more connections than usual."""
        clock = time.monotonic
        each, of_address = (1.0, WATCHERS * times) if has_limits else (_ENOUGH, _ENOUGH)
        most, per_second = (number * (times if has_limits else _ENOUGH) for number in ADDRESS_ENTRIES)
        of_seat = MOST if has_limits else _ENOUGH
        self._watching = Kept(lambda _: Allowance(clock, of_address), clock)
        self._seats = Kept(lambda _: Allowance(clock, each), clock)
        self._seat_entries = Kept(lambda _: _SeatEntries(time, of_seat), clock)
        self._address_entries = Kept(lambda _: Budget(time, most, per_second), clock)

    def of_address(self, address: str) -> Allowance:
        """Return the common allowance of all spectators at an address and all clients that have not sent hello."""
        return self._watching.of(address_key(address))

    def of_seat(self, room: str, token: str) -> Allowance:
        """Return the allowance of a seat."""
        return self._seats.of(f"{room} {token}")

    def entries(self, room: str, token: str, address: str) -> Budget:
        """Return what a seat may write when it is played from an address."""
        entries = self._seat_entries.of(f"{room} {token}")
        entries.address = self._address_entries.of(address_key(address))
        return entries
