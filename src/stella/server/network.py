"""Finds this server's address for other people on the network."""

import socket
from collections.abc import Callable
from time import monotonic
from urllib.parse import urlsplit

_HERE = ("localhost", "127.0.0.1", "::1")


ASK_SECONDS = 10.0


class Remembered:
    """A value that is refreshed after some seconds, because a laptop may change its network."""

    def __init__(self, ask: Callable[[], str], clock: Callable[[], float] = monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._answer = ""
        self._until = clock()

    def __call__(self) -> str:
        """Return the value."""
        if self._clock() >= self._until:
            self._answer, self._until = self._ask(), self._clock() + ASK_SECONDS
        return self._answer


def ask_for_address() -> str:
    """Return this machine's address on the local network. Looking up a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address


local_address = Remembered(ask_for_address)


def address_for_others(base: str, *, is_shared: bool) -> str:
    """Return this server's address for others, given the address `base` with which someone opened it.

    A player on the machine of the server opens `localhost`, which means another machine to everyone else. On a server
    that listens to the network (`is_shared`), it is replaced by the machine's address.
    """
    parts = urlsplit(base)
    if not is_shared or parts.hostname not in _HERE:
        return base.rstrip("/")
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{local_address()}{port}"
