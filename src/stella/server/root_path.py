"""The path under which a proxy serves this server, such as `/stella`. The proxy may strip it or leave it."""

import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

_PLAIN = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def root_path(text: str) -> str:
    """Return a root path in normal form: empty, or with a leading slash and no trailing one.

    Raises ValueError for an invalid path.
    """
    path = text.rstrip("/")
    if path and (_PLAIN.fullmatch(path) is None or {".", ".."} & set(path.split("/"))):
        raise ValueError(f"{text} is no path to serve under. Write it like /stella.")
    return path


def without_root(root: str, path: str) -> str:
    """Return a path without the root path."""
    if root and (path == root or path.startswith(f"{root}/")):
        return path[len(root) :] or "/"
    return path


def rooted(app: ASGIApp, root: str) -> ASGIApp:
    """Return the application under its root path."""
    if not root:
        return app

    async def under(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            scope["path"] = without_root(root, scope["path"])
        await app(scope, receive, send)

    return under
