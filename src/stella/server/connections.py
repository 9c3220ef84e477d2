"""Counts the open connections of each address, whatever they are used for."""

from stella.server.addresses import UNKNOWN, Proxies, address_key, is_loopback

MOST_CONNECTIONS = 100  # seven devices of one household, each loading a page over six connections, and a reserve


class ConnectionCounts:
    """Counts open connections by address (IPv6 by /64). This machine and trusted proxies have no limit."""

    def __init__(self, proxies: Proxies, most: int = MOST_CONNECTIONS) -> None:
        self._proxies = proxies
        self._most = most
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._counts)

    def enter(self, address: str) -> "Place | None":
        """Return a slot for one more connection, or None if the address has too many."""
        if address == UNKNOWN or is_loopback(address) or address in self._proxies:
            return NOWHERE
        key = address_key(address)
        count = self._counts.get(key, 0)
        if count >= self._most:
            return None
        self._counts[key] = count + 1
        return Place(self, key)

    def leave(self, key: str) -> None:
        """Count one less. A returned slot calls this."""
        count = self._counts[key] - 1
        if count:
            self._counts[key] = count
        else:
            del self._counts[key]


class Place:
    """One connection's slot in the count of its address."""

    __slots__ = ("_counts", "_key")

    def __init__(self, counts: ConnectionCounts | None, key: str) -> None:
        self._counts = counts
        self._key = key

    def give_back(self) -> None:
        """Return the slot; a second call does nothing."""
        if self._counts is not None:
            self._counts.leave(self._key)
            self._counts = None


NOWHERE = Place(None, "")  # the slot of connections that are not counted
