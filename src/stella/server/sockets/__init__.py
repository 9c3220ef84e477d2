"""WebSockets on `websockets`' Sans-I/O protocol, without ASGI. They do not depend on rooms."""
