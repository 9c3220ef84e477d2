"""Rate limits per address, checked before anything is looked up."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from stella.protocol.codes import Code
from stella.rules.refusals import Refused
from stella.server.connections import MOST_CONNECTIONS
from stella.server.limits import Limits


class Admission:
    """The rate limits of one node."""

    def __init__(
        self,
        *,
        has_limits: bool,
        clock: Callable[[], float] = monotonic,
        connections_per_address: int = MOST_CONNECTIONS,
    ) -> None:
        """Take the number of connections allowed per address. A higher number raises the other limits too."""
        self.many = many = max(1.0, connections_per_address / MOST_CONNECTIONS)
        self._has_limits = has_limits
        self._asking = Limits(2000 * many, 200 * many, clock)  # a page loads about thirty files, a deck about a hundred
        self._opening = Limits(20, 1 / 30, clock)
        self._joining = Limits(40, 1, clock)
        self._guessing = Limits(20, 1 / 6, clock)  # wrong codes: at most 14,400 of 28 million tries a day
        self._connecting = Limits(120 * many, 10 * many, clock)
        self._reading = Limits(200 * many, 20 * many, clock)
        self._slates = Limits(60 * many, many / 10, clock)  # a class sends its slates at once
        self._keeping = Limits(30 * many, many / 300, clock)  # a node keeps 200 tickets and 50,000 reminders
        self._photos = Limits(12 * many, many / 20, clock)  # one per round, and retakes of blurred ones
        self._printing = Limits(16, 1 / 20, clock)  # a whole box is eight PDFs
        self._studying = Limits(60 * many, 2 * many, clock)  # at the end of a round a whole class asks at once

    def may_ask(self, address: str) -> None:
        """Refuse an address that sends too many requests of any kind."""
        self._check(self._asking, address)

    def may_open(self, address: str) -> None:
        """Refuse an address that opens too many rooms."""
        self._check(self._opening, address)

    def may_join(self, address: str) -> None:
        """Refuse an address that takes seats or moves them too often."""
        self._check(self._joining, address)

    def may_read(self, address: str) -> None:
        """Refuse an address that asks the API for too much."""
        self._check(self._reading, address)

    def may_connect(self, address: str) -> None:
        """Refuse an address that opens too many sockets."""
        self._check(self._connecting, address)

    def may_study(self, address: str) -> None:
        """Refuse an address that asks for too much computation."""
        self._check(self._studying, address)

    def may_send_slate(self, address: str) -> None:
        """Refuse an address that sends too many slates of today's table."""
        self._check(self._slates, address)

    def may_keep(self, address: str) -> None:
        """Refuse an address that asks for too many reminders of today's table, or tickets that move it."""
        self._check(self._keeping, address)

    def may_take_photo(self, address: str) -> None:
        """Refuse an address that sends too many photos of tables."""
        self._check(self._photos, address)

    def may_print(self, address: str) -> None:
        """Refuse an address that requests too many PDFs."""
        self._check(self._printing, address)

    @contextmanager
    def guessing(self, address: str, wrong: type[Exception]) -> Iterator[None]:
        """Look something up by a code inside a block.

        || Only a wrong code counts. A permit is taken first, so that simultaneous tries count too, and is returned
        unless the block raises `wrong`.
        """
        self._check(self._guessing, address)
        try:
            yield
        except wrong:
            raise
        except BaseException:
            self._guessing.give_back(address)
            raise
        self._guessing.give_back(address)

    def _check(self, limit: Limits, address: str) -> None:
        if self._has_limits and not limit.allows(address):
            raise Refused(Code.SLOW_DOWN, limit.seconds(address))
