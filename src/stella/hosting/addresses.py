"""How rooms and limits count addresses. It stores nothing."""

import ipaddress
from functools import lru_cache

_LONGEST = 45  # an IPv6 address with an IPv4 tail
_IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


def address_key(address: str) -> str:
    """Return what an address is counted by: IPv4 as it is, IPv6 by its /64, which one household gets."""
    found = parsed(address)
    if found is None:
        return address[:_LONGEST]
    if found.version == 4:
        return str(found)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


@lru_cache(maxsize=4096)
def _parse(address: str) -> _IPAddress | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped  # how a server on `::` sees IPv4
    return found


def parsed(address: str) -> _IPAddress | None:
    """Return an address, if it is one."""
    return _parse(address) if len(address) <= _LONGEST + 20 else None  # a zone may follow; bound the cache's keys
