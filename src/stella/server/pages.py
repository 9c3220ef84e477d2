"""Serves the built web client: one page for every address a person may type, and files that are cached permanently."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.types import ControllerRouterHandler

from stella import __version__
from stella.content.languages import is_language, negotiate
from stella.content.page import spoken_manifest, spoken_page
from stella.protocol.bodies import Problem
from stella.protocol.codes import Code
from stella.server.errors import answer

STATIC = Path(__file__).parent / "static"
PAGES = (
    "/",
    "/r/{code:str}",
    "/r/{code:str}/games",
    "/tv/{code:str}",
    "/watch/{code:str}",
    "/replay/{code:str}",
    "/t/{code:str}",
    "/rules",
    "/learn",
    "/decks",
    "/daily",
    "/daily/{code:str}",
    "/print",
    "/print/{deck:str}",
)
NOT_FOR_PEOPLE = ("/api/", "/content/", "/assets/")
KEEP_FOR_EVER = "public, max-age=31536000, immutable"
OF_OUR_OWN = ("index.html", "manifest.webmanifest")  # in the language of the request
_PAGE_HEADERS = {"cache-control": "no-cache", "vary": "accept-language"}
NOT_BUILT = "<!doctype html><title>Stella</title><p>The web client is not built. Run <code>make play</code>."


@cache
def build() -> str:
    """Return the version with a hash of the built client. It changes when browsers should reload the client."""
    files = sorted(path for path in STATIC.rglob("*") if path.is_file())
    content = "".join(f"{path.relative_to(STATIC)} {sha256(path.read_bytes()).hexdigest()}\n" for path in files)
    return f"{__version__}+{sha256(content.encode()).hexdigest()[:8]}" if files else __version__


_PREFIXES = ("/assets/", *{page.partition("{")[0] for page in PAGES if "{" in page})
_WHOLE = {*PAGES, "/manifest.webmanifest", *(f"/{path.name}" for path in STATIC.glob("*.*"))}


def is_page(path: str) -> bool:
    """Return whether a path belongs to the client, which is the same for everyone."""
    return path in _WHOLE or path.startswith(_PREFIXES)


def routes(root: str) -> list[ControllerRouterHandler]:
    """Return the handlers of the client's pages and files, for a server under a root path."""

    @get(list(PAGES), media_type="text/html", include_in_schema=False, sync_to_thread=False)
    def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return Response(_page(_language(request), root), headers=_PAGE_HEADERS)

    @get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
    def manifest(request: Request[Any, Any, Any], language: str | None = None) -> Response[bytes]:
        spoken = language if language and is_language(language) else _language(request)
        return Response(_manifest(spoken), media_type=_KINDS[".webmanifest"], headers=_PAGE_HEADERS)

    handlers: list[ControllerRouterHandler] = [client_page, manifest]
    handlers.append(_assets(STATIC / "assets"))
    handlers += [_file(path) for path in STATIC.glob("*.*") if path.name not in OF_OUR_OWN]
    return handlers


def nowhere(root: str, request: Request[Any, Any, Any], _: HTTPException) -> Response[bytes] | Response[Problem]:
    """Answer an unknown address: with the client's page for a browser, with a code for a program."""
    is_person = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(NOT_FOR_PEOPLE)
    if request.method == "GET" and is_person:
        page = _page(_language(request), root)
        return Response(page, status_code=404, media_type="text/html", headers=_PAGE_HEADERS)
    return answer(request, Code.NOT_FOUND)


def _language(request: Request[Any, Any, Any]) -> str:
    return negotiate(request.headers.get("accept-language"))


@cache
def _page(language: str, root: str) -> bytes:
    index = STATIC / "index.html"
    return spoken_page(index.read_text("utf-8"), language, root).encode() if index.is_file() else NOT_BUILT.encode()


@cache
def _manifest(language: str) -> bytes:
    manifest = STATIC / "manifest.webmanifest"
    return spoken_manifest(manifest.read_text("utf-8") if manifest.is_file() else "{}", language).encode()


def _assets(folder: Path) -> HTTPRouteHandler:
    """Return the handler of the client's files. They are small enough for memory; their names change with them."""
    files = {path.name: path.read_bytes() for path in folder.glob("*.*")}

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(name: str) -> Response[bytes]:
        content = files.get(name)
        if content is None:
            raise NotFoundException
        kind = _KINDS.get(Path(name).suffix, "application/octet-stream")
        return Response(content, media_type=kind, headers={"cache-control": KEEP_FOR_EVER})

    return asset


def _file(path: Path) -> HTTPRouteHandler:
    content, kind = path.read_bytes(), _KINDS.get(path.suffix, "application/octet-stream")

    keep = "no-cache" if path.suffix == ".js" else "public, max-age=86400"  # a cached worker could not be replaced

    @get(f"/{path.name}", media_type=kind, include_in_schema=False, sync_to_thread=False, name=path.name)
    def root_file() -> Response[bytes]:
        return Response(content, headers={"cache-control": keep})

    return root_file


_KINDS = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".mp3": "audio/mpeg",
    ".txt": "text/plain",
    ".ico": "image/x-icon",
}
