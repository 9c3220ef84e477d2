"""HTTP: rooms, content, records and health. Handlers only translate; the node decides what may happen."""

from litestar import Router

from stella.server.http import content, daily, games, making, photos, printing, push, records, rooms


def api() -> Router:
    """Return the routes of the API."""
    parts = (rooms, photos, games, push, making, printing, content, records, daily)
    return Router("/api", route_handlers=[handler for part in parts for handler in part.ROUTES])
