"""Counts of connections for tests."""

from stella.server.connections import ConnectionCounts, Place


class Strict(ConnectionCounts):
    """Connection counts that do not exempt this machine."""

    def enter(self, address: str) -> Place | None:
        return super().enter(address.replace("127.0.0.1", "192.0.2.1"))
