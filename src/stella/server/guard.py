"""Guards every request: refuses foreign host names, foreign pages and floods, and adds headers to every answer."""

import asyncio
import re

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from stella.protocol.codes import Code
from stella.rules.refusals import Refused
from stella.server.addresses import UNKNOWN
from stella.server.admission import Admission
from stella.server.errors import code_of, problem
from stella.server.origins import Origins
from stella.server.pages import is_page

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
    " media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_PICTURES = re.compile(r"/api/(host/decks/|rooms/[^/]+/photo$)")
"""Where a body may be a picture. As with JSON, no page can send one to another origin without a preflight request."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_HEALTH = "/health/"
_API = "/api/"
LONGEST = 500  # characters of a path or a query. The framework caches a thousand of each, with what it parsed from them
FLOOD_SECONDS = 1.0  # the delay of a refusal, which slows down a flood that waits for answers


def guarded(app: ASGIApp, origins: Origins, admission: Admission) -> ASGIApp:
    """Return the application behind its guard."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        address = scope["client"][0] if scope["client"] else UNKNOWN
        try:
            admission.may_ask(address)
            if scope["path"].startswith(_API):
                admission.may_read(address)
        except Refused as flood:
            await asyncio.sleep(FLOOD_SECONDS)
            code = code_of(flood)
            await _answer(scope, send_guarded, code, code.status, (b"retry-after", b"%d" % (flood.retry_after or 1)))
            return
        refusal = _refusal(scope, origins)
        if refusal is not None:
            await _answer(scope, send_guarded, *refusal)
        elif scope["method"] == "HEAD":  # the server leaves the body out
            await app({**scope, "method": "GET"}, receive, send_guarded)
        else:
            await app(scope, receive, send_guarded)

    return guard


def is_plain(path: str) -> bool:
    """Return whether a path is in the one form that router and guard interpret alike.

    Escapes are decoded already. No empty parts, no dots, no other slashes: none of our paths has them.
    """
    parts = path.split("/")
    is_whole = path.startswith("/") and "" not in parts[1:-1]
    return is_whole and not {".", ".."} & set(parts) and not any(sign in path for sign in "\\\x00")


def _refusal(scope: HTTPScope, origins: Origins) -> tuple[Code, int] | None:
    """Return why a request is refused before it is handled: because of its path, its host name or its origin."""
    path, is_changing = scope["path"], scope["method"] not in _SAFE
    if len(path) > LONGEST or not is_plain(path):
        return Code.NOT_FOUND, 404
    if len(scope["query_string"]) > LONGEST:
        return Code.BAD_REQUEST, 400
    if not is_changing and (is_page(path) or path.startswith(_HEALTH)):
        return None  # contains nothing private
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    host = headers.get(b"host", "")
    if host and not origins.answers_to(host):
        return Code.FORBIDDEN, 403
    if is_changing and not origins.trusts(headers.get(b"origin"), host):
        return Code.FORBIDDEN, 403
    content = headers.get(b"content-type", "application/json").partition(";")[0].strip().lower()
    is_picture = content.startswith("image/") and bool(_PICTURES.match(path))
    if is_changing and content != "application/json" and not is_picture:
        return Code.BAD_REQUEST, 415
    return None


async def _answer(scope: HTTPScope, send: Send, code: Code, status: int, *more: tuple[bytes, bytes]) -> None:
    language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(problem(code, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
