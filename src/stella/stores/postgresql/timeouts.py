"""Timeouts for the database: no call waits without a limit."""

from collections.abc import Iterator

from msgspec import Struct


class Timeouts(Struct, frozen=True):
    """Timeouts in seconds. A statement that the server itself cancels has certainly not happened, so it must time
    out first.
    """

    connecting: float = 3.0  # to get a connection, including retries
    statement: float = 4.0  # until the server cancels a statement
    answer: float = 6.0  # until we stop waiting, without knowing the outcome
    longest_pause: float = 2.0  # between two attempts to connect
    migration: float = 3600.0  # a whole log may be rewritten, here or by another node

    def pauses(self) -> Iterator[float]:
        """Yield the pauses between attempts, each twice the previous one, up to the longest."""
        pause = 0.05
        while True:
            yield min(pause, self.longest_pause)
            pause = min(pause * 2, self.longest_pause)
