"""Where somebody comes from: addresses as limits count them, and what trusted proxies say. It keeps nothing."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

UNKNOWN = "unknown"
_LONGEST = 45  # an IPv6 address with an IPv4 tail
# Behind these IPv6 addresses there are IPv4 addresses, and those may be anybody's.
_TRANSLATED = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
_IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The proxies whose word about a client's address is believed: addresses and networks."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        """Raise ValueError for what is neither an address nor a network."""
        self._networks = tuple(ipaddress.ip_network(proxy.strip(), strict=False) for proxy in proxies)

    def __contains__(self, address: str) -> bool:
        parsed = _parsed(address)
        return parsed is not None and any(parsed in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return who is behind a peer: in X-Forwarded-For the rightmost address that is not a trusted proxy's.

        Whatever stands left of it could have been written by anybody.
        """
        if peer not in self:
            return peer
        address = peer
        for hop in reversed([hop for value in forwarded for hop in value.split(",")]):
            named = _without_port(hop.strip())
            if _parsed(named) is None:
                return address
            address = named
            if named not in self:
                return address
        return address


def address_key(address: str) -> str:
    """Return what limits count an address by: IPv4 as it is, IPv6 by its /64, which one household gets."""
    parsed = _parsed(address)
    if parsed is None:
        return address[:_LONGEST]
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.IPv6Address(int(parsed) >> 64 << 64))


def is_loopback(address: str) -> bool:
    """Tell whether an address is this machine's own."""
    parsed = _parsed(address)
    return parsed is not None and parsed.is_loopback


def is_address(text: str) -> bool:
    """Tell whether something is an address and not a name."""
    return _parsed(text) is not None


def is_public(address: str) -> bool:
    """Tell whether an address is one of the internet: no machine or network of the host's own is behind it."""
    parsed = _parsed(address)
    if parsed is None or not parsed.is_global or parsed.is_multicast:
        return False
    return not any(parsed in network for network in _TRANSLATED)


@lru_cache(maxsize=4096)
def _parse(address: str) -> _IPAddress | None:
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped  # a server on `::` sees IPv4 so
    return parsed


def _parsed(address: str) -> _IPAddress | None:
    return _parse(address) if len(address) <= _LONGEST + 20 else None  # a zone may follow; the cache keeps no novels


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
