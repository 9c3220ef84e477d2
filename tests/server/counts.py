"""Counts of connections for tests."""

from stella.server.connections import ConnectionCounts, Place


class Strict(ConnectionCounts):
    """Counts that hold this machine too, as if it were somebody else."""

    def enter(self, address: str) -> Place | None:
        return super().enter(address.replace("127.0.0.1", "192.0.2.1"))
