"""The machine-readable description of the socket, beside that of HTTP (`/schema/openapi.json`)."""

from litestar import get

from stella.protocol.socket_schema import socket_schema
from stella.protocol.updates import encode


@get("/schema/socket.json", media_type="application/schema+json", include_in_schema=False)
async def read_socket_schema() -> bytes:
    """Return the messages of the socket as JSON Schema."""
    return encode(socket_schema())


ROUTES = (read_socket_schema,)
