"""HTTP: rooms, content, records and health. Handlers only translate; what may happen is decided by the node."""

from litestar import Router

from stella.server.http import content, games, making, push, records, rooms


def api() -> Router:
    """Return the routes of the API."""
    handlers = [*rooms.ROUTES, *games.ROUTES, *push.ROUTES, *making.ROUTES, *content.ROUTES, *records.ROUTES]
    return Router("/api", route_handlers=handlers)
