"""Decides which requests become sockets. It holds no connections and stores nothing."""

from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from stella.server.addresses import Proxies
from stella.server.origins import Origins

VERSION = "13"
_LONGEST_LANGUAGE = 120
_LONGEST = 500  # characters of the headers that the library reads word by word: long ones cost much time
_READ_BY_WORD = ("Connection", "Upgrade", "Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol")


class Welcome(NamedTuple):
    """A request that may become a socket, and the answer that makes it one."""

    path: str
    query: str
    address: str
    language: str
    answer: bytes


class Refusal(NamedTuple):
    """A request that may not become a socket, and the complete HTTP answer; the connection is closed after it."""

    status: int
    answer: bytes


class Handshake:
    """Judges requests for sockets by the names and origins that are ours and the proxies that are trusted."""

    def __init__(self, origins: Origins, proxies: Proxies) -> None:
        self._origins = origins
        self._proxies = proxies

    def judge(self, request: Request, peer: str) -> Welcome | Refusal:
        """Return the answer to a request from a peer."""
        headers = request.headers
        refused = _length_refusal(headers) or _version_refusal(headers) or self._page_refusal(headers)
        if refused is not None:
            return refused
        response = ServerProtocol().accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            return _refusal(response)
        target = urlsplit(request.path)
        return Welcome(
            unquote(target.path),
            target.query,
            self._proxies.client(peer, headers.get_all("X-Forwarded-For")),
            ",".join(headers.get_all("Accept-Language"))[:_LONGEST_LANGUAGE],
            response.serialize(),
        )

    def _page_refusal(self, headers: Headers) -> Refusal | None:
        hosts, origins = headers.get_all("Host"), headers.get_all("Origin")
        if len(hosts) != 1 or len(origins) > 1:
            return refusal(HTTPStatus.BAD_REQUEST, "A request has one Host and at most one Origin.")
        host, origin = hosts[0], (origins[0] if origins else None)
        if not self._origins.answers_to(host):
            return refusal(HTTPStatus.FORBIDDEN, "This server does not go by that name (see --public-url).")
        if not self._origins.trusts(origin, host):
            return refusal(HTTPStatus.FORBIDDEN, "Pages of that origin may not come in (see --origin).")
        return None


def refusal(status: HTTPStatus, why: str, **headers: str) -> Refusal:
    """Return a complete plain answer that refuses a request; headers are named with underscores."""
    response = ServerProtocol().reject(status, f"{why}\n")
    for name, value in headers.items():
        response.headers[name.replace("_", "-")] = value
    return _refusal(response)


def _refusal(response: Response) -> Refusal:
    if "Upgrade" in response.headers:  # RFC 9110 §7.8: its sender lists it in Connection too
        del response.headers["Connection"]
        response.headers["Connection"] = "close, Upgrade"
    return Refusal(response.status_code, response.serialize())


def _length_refusal(headers: Headers) -> Refusal | None:
    if sum(len(value) for name in _READ_BY_WORD for value in headers.get_all(name)) <= _LONGEST:
        return None
    return refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The request is too long.")


def _version_refusal(headers: Headers) -> Refusal | None:
    """Refuse other versions with ours, as RFC 6455 §4.2.2 demands; the library answers 400."""
    if headers.get_all("Sec-WebSocket-Version") == [VERSION]:
        return None
    why = "Only version 13 is spoken here."
    return refusal(HTTPStatus.UPGRADE_REQUIRED, why, Sec_WebSocket_Version=VERSION, Upgrade="websocket")
