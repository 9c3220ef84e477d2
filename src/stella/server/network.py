"""Where other people on the network find this server."""

import socket
from functools import cache
from urllib.parse import urlsplit

_HERE = ("localhost", "127.0.0.1", "::1")


@cache
def local_address() -> str:
    """Return this machine's address on the local network; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address


def address_for_others(base: str, *, is_shared: bool) -> str:
    """Return the address under which others open the server that somebody opened as `base`.

    Who plays on the serving machine opens `localhost`, which means another machine to everybody else; on a server that
    listens to the network (`is_shared`) it is replaced by the machine's own address.
    """
    parts = urlsplit(base)
    if not is_shared or parts.hostname not in _HERE:
        return base.rstrip("/")
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{local_address()}{port}"
