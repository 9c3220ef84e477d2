"""What stands before every request: names and pages that are not ours are turned away, and every answer is guarded."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from stella.server.origins import Origins

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
_PICTURES = "/api/host/decks/"  # no page can send a picture elsewhere without asking first, as with JSON
_SAFE = ("GET", "HEAD", "OPTIONS")


def guarded(app: ASGIApp, origins: Origins) -> ASGIApp:
    """Return the application behind its guard."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        refusal = _refusal(scope, origins)
        if refusal is None:
            await app(scope, receive, send_guarded)
        else:
            await _answer(send_guarded, *refusal)

    return guard


def _refusal(scope: HTTPScope, origins: Origins) -> tuple[int, bytes] | None:
    """Return why a request is turned away before anybody looks at it: its path, its name or the page it comes from."""
    if "\x00" in scope["path"]:
        return 404, b'{"code":"not_found","sentence":"There is nothing here."}'
    if not scope["path"].startswith("/api/"):
        return None
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    host, is_changing = headers.get(b"host", ""), scope["method"] not in _SAFE
    if host and not origins.answers_to(host):
        return 403, b'{"code":"forbidden","sentence":"This server does not answer to that name."}'
    if is_changing and not origins.trusts(headers.get(b"origin"), host):
        return 403, b'{"code":"forbidden","sentence":"Requests from this page are not allowed."}'
    content = headers.get(b"content-type", "application/json").partition(";")[0].strip().lower()
    is_picture = content.startswith("image/") and scope["path"].startswith(_PICTURES)
    if is_changing and content != "application/json" and not is_picture:
        return 415, b'{"code":"bad_request","sentence":"Requests are written in JSON."}'
    return None


async def _answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
