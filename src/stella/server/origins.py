"""The host names of this server and the origins that it trusts: refuses foreign pages and rebound host names."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

_DEFAULT_PORTS = {"http": 80, "https": 443}
# Nobody can own a name under these in the public DNS, so no foreign page can point one at this machine.
_PRIVATE = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
EVERY_NAME = "*"


class Origins:
    """The names of one server, and the origins that may call it."""

    def __init__(self, origins: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        """Take origins such as https://games.example (their hosts count as names too) and further host names.

        The name `*` accepts everything, for operators whose proxy already checks names.
        """
        self._origins = {parsed for origin in origins if (parsed := _origin(origin)) is not None}
        self._names = {name.lower().rstrip(".") for name in names} | {host for _, host, _ in self._origins}

    def answers_to(self, host: str) -> bool:
        """Return whether a Host header names this server, so that the page behind it is really ours."""
        name, _ = _host(host)
        if name is None:
            return False
        if EVERY_NAME in self._names or name in self._names or "." not in name or name.endswith(_PRIVATE):
            return True  # a name without a dot is never someone else's site
        return _is_address(name)

    def trusts(self, origin: str | None, host: str) -> bool:
        """Return whether an origin may call this server: none at all, its own, or one that the operator named."""
        if origin is None:
            return True  # not sent by a browser
        page = _origin(origin)
        if page is None:
            return False
        if page in self._origins:
            return True
        scheme, page_name, page_port = page
        name, port = _host(host)
        return name == page_name and (port or _DEFAULT_PORTS[scheme]) == page_port


def _origin(origin: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of an origin, or None for `null` and anything invalid."""
    try:
        parts = urlsplit(origin.strip().lower())
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname.rstrip("."), port or _DEFAULT_PORTS[parts.scheme]


def _host(host: str) -> tuple[str | None, int | None]:
    if not host or any(sign in host for sign in "/?#@\\, \t"):
        return None, None
    try:
        parts = urlsplit(f"//{host.lower()}")
        return (parts.hostname.rstrip(".") if parts.hostname else None), parts.port
    except ValueError:
        return None, None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
