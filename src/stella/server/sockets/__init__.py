"""WebSockets on `websockets`' Sans-I/O protocol, without ASGI. They know nothing about rooms."""
