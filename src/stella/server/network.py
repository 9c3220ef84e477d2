"""Where other people on the network find this server."""

import socket
from collections.abc import Callable
from time import monotonic
from urllib.parse import urlsplit

_HERE = ("localhost", "127.0.0.1", "::1")


ASK_SECONDS = 10.0


class Remembered:
    """An answer that is asked for anew when it is older than some seconds: a laptop changes its network."""

    def __init__(self, ask: Callable[[], str], clock: Callable[[], float] = monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._answer = ""
        self._until = clock()

    def __call__(self) -> str:
        """Return the answer."""
        if self._clock() >= self._until:
            self._answer, self._until = self._ask(), self._clock() + ASK_SECONDS
        return self._answer


def ask_for_address() -> str:
    """Return this machine's address on the local network; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address


local_address = Remembered(ask_for_address)


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
