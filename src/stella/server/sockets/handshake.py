"""The handshake of RFC 6455: a request in, an answer out. It knows no socket and keeps nothing."""

import binascii
from base64 import b64encode
from hashlib import sha1
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import unquote

from stella.server.addresses import Proxies
from stella.server.origins import Origins

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_VERSION = "13"
_LONGEST_LANGUAGE = 120
Headers = dict[str, list[str]]


class Welcome(NamedTuple):
    """A request that may become a socket, and the answer that makes it one."""

    path: str
    query: str
    address: str
    language: str
    answer: bytes


class Refusal(NamedTuple):
    """A request that may not, and the whole HTTP answer; the connection is closed after it."""

    status: int
    answer: bytes


class _Refused(Exception):  # noqa: N818 - it never leaves this module
    def __init__(self, status: HTTPStatus, why: str, *headers: str) -> None:
        self.refusal = refusal(status, why, *headers)


class Doorway:
    """Judges requests for sockets: which names and pages are ours, and which proxies are believed."""

    def __init__(self, origins: Origins, proxies: Proxies) -> None:
        self._origins = origins
        self._proxies = proxies

    def judge(self, head: bytes, peer: str) -> Welcome | Refusal:
        """Return what to answer to a request's head (up to and with its empty line) that came from a peer."""
        try:
            target, headers = _read(head)
            answer = _answer(headers)
            self._check_page(headers)
        except _Refused as refused:
            return refused.refusal
        path, _, query = target.partition("?")
        return Welcome(
            unquote(path),
            query,
            self._proxies.client(peer, headers.get("x-forwarded-for", [])),
            ",".join(headers.get("accept-language", []))[:_LONGEST_LANGUAGE],
            answer,
        )

    def _check_page(self, headers: Headers) -> None:
        hosts = headers.get("host", [])
        origins = headers.get("origin", [])
        if len(hosts) != 1 or len(origins) > 1:
            raise _Refused(HTTPStatus.BAD_REQUEST, "A request has one Host and at most one Origin.")
        host, origin = hosts[0], (origins[0] if origins else None)
        if not self._origins.answers_to(host):
            raise _Refused(HTTPStatus.FORBIDDEN, "This server does not go by that name (see --public-url).")
        if not self._origins.trusts(origin, host):
            raise _Refused(HTTPStatus.FORBIDDEN, "Pages of that origin may not come in (see --origin).")


def refusal(status: HTTPStatus, why: str, *headers: str) -> Refusal:
    """Return a whole plain answer that refuses a request."""
    body = f"{why}\n".encode()
    lines = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        *headers,
        "Content-Type: text/plain; charset=utf-8",
        f"Content-Length: {len(body)}",
        "Connection: close",
        "\r\n",
    )
    return Refusal(status.value, "\r\n".join(lines).encode() + body)


def accept_key(key: str) -> str:
    """Return the proof that the key was read."""
    return b64encode(sha1(key.encode("ascii") + _GUID, usedforsecurity=False).digest()).decode()


def _read(head: bytes) -> tuple[str, Headers]:
    first, *lines = head.decode("latin-1").split("\r\n")
    method, _, rest = first.partition(" ")
    target, _, version = rest.rpartition(" ")
    if version != "HTTP/1.1" or not target.startswith("/"):
        raise _Refused(HTTPStatus.BAD_REQUEST, "That is no HTTP/1.1 request for a path.")
    if method != "GET":
        raise _Refused(HTTPStatus.METHOD_NOT_ALLOWED, "A socket is opened with GET.", "Allow: GET")
    headers: Headers = {}
    for line in lines:
        if not line:
            break
        name, colon, value = line.partition(":")
        if not colon or not name or name != name.strip():
            raise _Refused(HTTPStatus.BAD_REQUEST, "A header has a name and a value.")
        headers.setdefault(name.lower(), []).append(value.strip())
    return target, headers


def _answer(headers: Headers) -> bytes:
    if "websocket" not in _tokens(headers, "upgrade") or "upgrade" not in _tokens(headers, "connection"):
        raise _Refused(HTTPStatus.UPGRADE_REQUIRED, "This is a WebSocket.", "Upgrade: websocket")
    if headers.get("sec-websocket-version") != [_VERSION]:
        why = "Only version 13 is spoken here."
        raise _Refused(HTTPStatus.UPGRADE_REQUIRED, why, f"Sec-WebSocket-Version: {_VERSION}", "Upgrade: websocket")
    keys = headers.get("sec-websocket-key", [])
    if len(keys) != 1 or not _is_key(keys[0]):
        raise _Refused(HTTPStatus.BAD_REQUEST, "A key is 16 bytes in base64.")
    return (
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Accept: {accept_key(keys[0])}\r\n\r\n"
    ).encode()


def _tokens(headers: Headers, name: str) -> set[str]:
    return {token.strip().lower() for value in headers.get(name, []) for token in value.split(",")}


def _is_key(key: str) -> bool:
    try:
        return len(binascii.a2b_base64(key.encode("ascii"), strict_mode=True)) == 16
    except ValueError:
        return False
