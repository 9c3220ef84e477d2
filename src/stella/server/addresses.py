"""Client addresses: as limits count them, and as trusted proxies report them. It stores nothing."""

import ipaddress
from collections.abc import Iterable

from stella.hosting.addresses import address_key
from stella.hosting.addresses import parsed as _parsed

__all__ = ["UNKNOWN", "Proxies", "address_key", "is_address", "is_loopback", "is_public"]

UNKNOWN = "unknown"
# These IPv6 addresses lead to IPv4 addresses, which may be anyone's, or are deprecated private ones.
_TRANSLATED = tuple(
    map(
        ipaddress.ip_network,
        ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "::ffff:0:0:0/96", "fec0::/10"),
    )
)


class Proxies:
    """The proxies whose reports of a client's address are trusted: addresses and networks."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        """Raise ValueError for anything that is neither an address nor a network."""
        self._networks = tuple(ipaddress.ip_network(proxy.strip(), strict=False) for proxy in proxies)

    def __contains__(self, address: str) -> bool:
        parsed = _parsed(address)
        return parsed is not None and any(parsed in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the client behind a peer: the rightmost address in X-Forwarded-For that is not a trusted proxy's.

        The client could have forged everything to the left of it.
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
    """Return whether an address belongs to this machine."""
    parsed = _parsed(address)
    return parsed is not None and parsed.is_loopback


def is_address(text: str) -> bool:
    """Return whether a text is an address and not a name."""
    return _parsed(text) is not None


def is_public(address: str) -> bool:
    """Return whether an address belongs to the internet, and not to a machine or network of the operator."""
    parsed = _parsed(address)
    if parsed is None or not parsed.is_global or parsed.is_multicast or _is_mapped(address):
        return False
    return not any(parsed in network for network in _TRANSLATED)


def _is_mapped(address: str) -> bool:
    """Return whether an IPv4 address is written as ::ffff:0:0/96, which no name on the internet has."""
    return ":" in address and isinstance(_parsed(address), ipaddress.IPv4Address)


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
