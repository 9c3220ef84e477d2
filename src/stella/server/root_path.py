"""The path that a proxy serves this server under, such as `/stella`: a proxy may strip it or leave it."""

import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

_PLAIN = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def root_path(text: str) -> str:
    """Return a root path as the server uses it: empty, or with a slash at its beginning and none at its end.

    Raises ValueError for what cannot be one.
    """
    path = text.rstrip("/")
    if path and (_PLAIN.fullmatch(path) is None or {".", ".."} & set(path.split("/"))):
        raise ValueError(f"{text} is no path to serve under. Write it like /stella.")
    return path


def without_root(root: str, path: str) -> str:
    """Return a path as the routes know it."""
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
