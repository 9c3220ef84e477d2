"""Grants access to the operator: a person at the server's machine, or with the server password."""

import secrets
from collections.abc import Callable, Mapping
from hashlib import sha256
from hmac import compare_digest
from math import ceil
from time import monotonic
from urllib.parse import urlsplit

from stella.hosting.budgets import Bucket
from stella.protocol.codes import Code
from stella.rules.refusals import Refused
from stella.server.addresses import address_key, is_loopback
from stella.server.limits import Limits
from stella.server.settings import Settings

PASS_SECONDS = 12 * 60 * 60.0
MOST_PASSES = 100
# A forwarded request has one of these headers.
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip",
    "cf-connecting-ip", "true-client-ip")  # fmt: skip


class Hosts:
    """The server password, and the passes that were issued for it."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._password = _print(settings.host_password) if settings.host_password else None
        # Behind a proxy or a tunnel, every request seems to come from this machine.
        self._is_private = not settings.public_url and not settings.proxies
        self._clock = clock
        self._passes: dict[bytes, float] = {}
        self._known: dict[str, None] = {}  # addresses that have sent the right password
        self._guesses = Limits(5, 1 / 60, clock)  # of one address
        self._all_guesses = Bucket(60, 1 / 10, clock())

    @property
    def has_password(self) -> bool:
        """Return whether there is a password that grants access."""
        return self._password is not None

    def admits(self, address: str, headers: Mapping[str, str]) -> bool:
        """Return whether a request from an address is the operator's."""
        return (self._is_private and is_here(address, headers)) or self._has_pass(headers)

    def let_in(self, address: str, password: str) -> str:
        """Return a pass for the password. Wrong ones are counted per address and in total.

        The first try of an address is always checked, and so is every try of one that recently sent the right one.
        Guessing from many addresses therefore cannot lock the operator out.
        """
        now, key = self._clock(), address_key(address)
        is_trusted = key in self._known or not self._guesses.has_tried(address)
        if self._guesses.is_spent(address) or (not is_trusted and self._all_guesses.left(now) < 1):
            raise Refused(Code.SLOW_DOWN, self._guesses.seconds(address))
        if self._password is None or not compare_digest(self._password, _print(password)):
            self._guesses.allows(address)
            self._all_guesses.take(now)
            raise Refused(Code.WRONG_PASSWORD)
        token = secrets.token_urlsafe(24)
        self._passes = {kept: until for kept, until in self._passes.items() if until > now}
        if len(self._passes) >= MOST_PASSES:
            raise Refused(Code.SLOW_DOWN, ceil(min(self._passes.values()) - now))
        self._passes[_print(token)] = now + PASS_SECONDS
        self._known[key] = None
        if len(self._known) > MOST_PASSES:
            del self._known[next(iter(self._known))]
        return token

    def _has_pass(self, headers: Mapping[str, str]) -> bool:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        until = self._passes.get(_print(token), 0.0) if scheme.lower() == "bearer" else 0.0
        return until > self._clock()


def is_here(address: str, headers: Mapping[str, str]) -> bool:
    """Return whether a request was made on this machine, according to the connection, and was not forwarded."""
    if any(name in headers for name in _FORWARDED):
        return False
    name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    return is_loopback(address) and (name == "localhost" or is_loopback(name))


def _print(secret: str) -> bytes:
    return sha256(secret.encode(errors="surrogatepass")).digest()
