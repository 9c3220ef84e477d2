"""What a client sends, byte by byte, for tests of input that libraries would never send."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
PATH = "/api/rooms/ABCDE/socket"
SECONDS = 5.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # the example of RFC 6455 §1.3
ACCEPT = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


class Listening(Protocol):
    """A server that runs on this machine."""

    port: int


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    is_final: bool = True,
    reserved: int = 0,
    mask: bytes | None = b"\x01\x02\x03\x04",
) -> bytes:
    """Return one frame of a client."""
    length = len(payload)
    masked = 0x80 if mask is not None else 0
    head = bytes([(0x80 if is_final else 0) | reserved | opcode])
    if length < 126:
        head += bytes([masked | length])
    elif length < 65536:
        head += bytes([masked | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([masked | 127]) + length.to_bytes(8, "big")
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def text_frame(payload: bytes) -> bytes:
    """Return one text message of the server."""
    return frame(TEXT, payload, mask=None)


def ping_frame(payload: bytes = b"") -> bytes:
    """Return a ping of the server."""
    return frame(PING, payload, mask=None)


def pong_frame(payload: bytes) -> bytes:
    """Return the server's answer to a ping."""
    return frame(PONG, payload, mask=None)


def close_frame(code: int, reason: str = "") -> bytes:
    """Return a close frame of the server."""
    return frame(CLOSE, code.to_bytes(2, "big") + reason.encode(), mask=None)


def request(*without: str, method: str = "GET", path: str = PATH, version: str = "HTTP/1.1", **changed: str) -> bytes:
    """Return the head of a request for a socket; headers are changed by name (`sec_websocket_key=`)."""
    headers = {
        "Host": "localhost:8642",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
    }
    headers = {name: value for name, value in headers.items() if name not in without}
    headers |= {
        name.replace("_", "-").title().replace("Websocket", "WebSocket"): value for name, value in changed.items()
    }
    lines = [f"{method} {path} {version}", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


@contextmanager
def plugged(server: Listening, receive_bytes: int | None = None) -> Iterator[socket.socket]:
    """Open a bare TCP connection to a server inside a block."""
    with socket.socket() as plug:
        if receive_bytes is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        plug.settimeout(SECONDS)
        plug.connect(("127.0.0.1", server.port))
        yield plug


@contextmanager
def shaken(server: Listening, receive_bytes: int | None = None, path: str = PATH) -> Iterator[socket.socket]:
    """Open a socket inside a block, for raw bytes."""
    with plugged(server, receive_bytes) as plug:
        plug.sendall(request(path=path))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += plug.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 ")
        yield plug


def everything(plug: socket.socket) -> bytes:
    """Read until the other side has closed, in whatever way."""
    heard = b""
    try:
        while chunk := plug.recv(65536):
            heard += chunk
    except ConnectionResetError:
        pass
    return heard


def until(plug: socket.socket, end: bytes) -> bytes:
    """Read until something has arrived."""
    heard = b""
    while not heard.endswith(end):
        chunk = plug.recv(65536)
        assert chunk, heard
        heard += chunk
    return heard
