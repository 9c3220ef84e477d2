"""Serves the built web client: one page for every address a person may type, and its files for ever."""

from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from stella.server import wire
from stella.server.errors import answer

STATIC = Path(__file__).parent / "static"
PAGES = ("/", "/r/{code:str}", "/tv/{code:str}", "/watch/{code:str}", "/replay/{code:str}", "/t/{code:str}", "/rules")
NOT_FOR_PEOPLE = ("/api/", "/content/", "/assets/")
NOT_BUILT = "<!doctype html><title>Stella</title><p>The web client is not built. Run <code>make play</code>."


def routes() -> list[ControllerRouterHandler]:
    """Return the handlers of the client's pages and files."""
    page = _page()

    @get(list(PAGES), media_type="text/html", include_in_schema=False, sync_to_thread=False)
    def client_page() -> Response[bytes]:
        return Response(page, headers={"cache-control": "no-cache"})

    handlers: list[ControllerRouterHandler] = [client_page]
    if (STATIC / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                "/assets",
                [STATIC / "assets"],
                cache_control=None,
                include_in_schema=False,
                after_request=_keep_for_ever,
            )
        )
    handlers += [_file(path) for path in STATIC.glob("*.*") if path.name != "index.html"]
    return handlers


def nowhere(request: Request[Any, Any, Any], _: HTTPException) -> Response[bytes] | Response[wire.Problem]:
    """Answer a wrong address: with the client's own page to a person with a browser, with a code to a program."""
    is_person = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(NOT_FOR_PEOPLE)
    if request.method == "GET" and is_person:
        return Response(_page(), status_code=404, media_type="text/html", headers={"cache-control": "no-cache"})
    return answer(request, "not_found", 404)


@cache
def _page() -> bytes:
    index = STATIC / "index.html"
    return index.read_bytes() if index.is_file() else NOT_BUILT.encode()


def _keep_for_ever(response: Response[object]) -> Response[object]:
    response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return response


def _file(path: Path) -> HTTPRouteHandler:
    content, kind = path.read_bytes(), _KINDS.get(path.suffix, "application/octet-stream")

    @get(f"/{path.name}", media_type=kind, include_in_schema=False, sync_to_thread=False, name=path.name)
    def root_file() -> bytes:
        return content

    return root_file


_KINDS = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".txt": "text/plain",
    ".ico": "image/x-icon",
}
