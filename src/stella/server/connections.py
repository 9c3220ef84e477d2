"""How many connections an address has open. It counts, and knows nothing of what they are for."""

from stella.server.addresses import UNKNOWN, Proxies, address_key, is_loopback

MOST_CONNECTIONS = 100  # seven devices of one household, each loading a page over six connections, and some


class ConnectionCounts:
    """Counts open connections by address (IPv6 by /64); this machine and trusted proxies bring as many as they like."""

    def __init__(self, proxies: Proxies, most: int = MOST_CONNECTIONS) -> None:
        self._proxies = proxies
        self._most = most
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._counts)

    def enter(self, address: str) -> "Place | None":
        """Return a place for one more connection, or None if the address has too many."""
        if address == UNKNOWN or is_loopback(address) or address in self._proxies:
            return NOWHERE
        key = address_key(address)
        count = self._counts.get(key, 0)
        if count >= self._most:
            return None
        self._counts[key] = count + 1
        return Place(self, key)

    def leave(self, key: str) -> None:
        """Count one less; called by a place that is given back."""
        count = self._counts[key] - 1
        if count:
            self._counts[key] = count
        else:
            del self._counts[key]


class Place:
    """One connection's place among its address's connections."""

    __slots__ = ("_counts", "_key")

    def __init__(self, counts: ConnectionCounts | None, key: str) -> None:
        self._counts = counts
        self._key = key

    def give_back(self) -> None:
        """Give the place back; a second time does nothing."""
        if self._counts is not None:
            self._counts.leave(self._key)
            self._counts = None


NOWHERE = Place(None, "")  # the place of those who are not counted
