"""Compresses answers in a thread, each of them once: recent results are cached."""

import gzip
from collections import OrderedDict

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from stella.server.desk import Desk

FEWEST_BYTES = 800
MOST_KEPT = 16_000_000  # bytes, compressed and not
_LEVEL = 9  # each answer is compressed once and cached
_TEXTS = (b"text/", b"application/json", b"application/manifest+json", b"image/svg+xml", b"application/vnd.oai")
_VARY = (b"vary", b"accept-encoding")


class Compressed:
    """The cache of compressed bodies, by content. The client's files are the same bytes each time and cost nothing."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self.times = 0  # something was compressed

    async def of(self, body: bytes) -> bytes:
        """Return an answer's body compressed."""
        kept = self._kept.get(body)
        if kept is None:
            self.times += 1
            kept = await self._desk.work(gzip.compress, body, _LEVEL)
            self._keep(body, kept)
        else:
            self._kept.move_to_end(body)
        return kept

    def _keep(self, body: bytes, compressed: bytes) -> None:
        if body in self._kept:
            return  # another request compressed it first
        self._kept[body] = compressed
        self._size += len(body) + len(compressed)
        while self._size > MOST_KEPT:
            old, its = self._kept.popitem(last=False)
            self._size -= len(old) + len(its)


def compressing(app: ASGIApp, compressed: Compressed) -> ASGIApp:
    """Return the application with longer texts compressed for clients that accept it."""

    async def compress(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not _wants_gzip(scope):
            await app(scope, receive, send)
            return
        start: Message | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_text(message):
                start = message
            elif start is not None and message["type"] == "http.response.body":
                begin, start = start, None
                body = message["body"]
                if len(body) >= FEWEST_BYTES and not message.get("more_body"):
                    message["body"] = body = await compressed.of(body)
                    begin["headers"] = _with_gzip(begin, len(body))  # type: ignore[typeddict-unknown-key]
                await send(begin)
                await send(message)
            else:
                await send(message)

        await app(scope, receive, send_compressed)

    return compress


def _wants_gzip(scope: HTTPScope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def _is_text(message: Message) -> bool:
    headers = dict(message.get("headers", ()))  # type: ignore[call-overload]
    return headers.get(b"content-type", b"").startswith(_TEXTS) and b"content-encoding" not in headers


def _with_gzip(message: Message, length: int) -> list[tuple[bytes, bytes]]:
    kept = [each for each in message.get("headers", ()) if each[0].lower() != b"content-length"]  # type: ignore[attr-defined]
    return [*kept, (b"content-encoding", b"gzip"), _VARY, (b"content-length", b"%d" % length)]
