"""Where somebody comes from: addresses as limits count them, and what trusted proxies say. It keeps nothing."""

import ipaddress
from collections.abc import Iterable

from stella.hosting.addresses import address_key
from stella.hosting.addresses import parsed as _parsed

__all__ = ["UNKNOWN", "Proxies", "address_key", "is_address", "is_loopback", "is_public"]

UNKNOWN = "unknown"
# Behind these IPv6 addresses there are IPv4 addresses, which may be anybody's, or sites of old that are private.
_TRANSLATED = tuple(
    map(
        ipaddress.ip_network,
        ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "::ffff:0:0:0/96", "fec0::/10"),
    )
)


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
    if parsed is None or not parsed.is_global or parsed.is_multicast or _is_mapped(address):
        return False
    return not any(parsed in network for network in _TRANSLATED)


def _is_mapped(address: str) -> bool:
    """Tell whether an IPv4 address is written as ::ffff:0:0/96, which no name on the internet has."""
    return ":" in address and isinstance(_parsed(address), ipaddress.IPv4Address)


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
