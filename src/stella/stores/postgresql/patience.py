"""How long to wait for a database: nothing waits for ever."""

from collections.abc import Iterator

from msgspec import Struct


class Patience(Struct, frozen=True):
    """Seconds. What the server itself gives up is certain not to have happened, so it gives up first."""

    connecting: float = 3.0  # until there is a connection, with all attempts
    statement: float = 4.0  # until the server gives a statement up
    answer: float = 6.0  # until we give the server up, not knowing what it did
    longest_pause: float = 2.0  # between two attempts to connect
    migration: float = 3600.0  # a whole log is rewritten, or another node does so

    def pauses(self) -> Iterator[float]:
        """Give the pauses between attempts, each twice as long as the one before, up to the longest."""
        pause = 0.05
        while True:
            yield min(pause, self.longest_pause)
            pause = min(pause * 2, self.longest_pause)
