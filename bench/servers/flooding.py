"""Twenty clients without a seat that send as fast as they can, for a limited time, to a server on this machine.

Run as `python -m bench.servers.flooding KIND PORT CODE SECS`. It prints how often it connected and how much it sent.
"""

import asyncio
import json
import os
import re
import sys
import time
from base64 import b64encode
from http.client import HTTPConnection

CLIENTS = 20
SEGMENT = 16_384  # bytes per send
_MASK = b"\x01\x02\x03\x04"


def _frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([opcode]) + length + _MASK + bytes(byte ^ _MASK[at % 4] for at, byte in enumerate(payload))


def _text(message: object) -> bytes:
    return _frame(0x81, json.dumps(message).encode())


HELLO = _text({"type": "hello", "protocol": 2, "role": "spectator", "language": "en"})
SOCKETS = {
    "seen": _text({"type": "seen", "moment": 1}),
    "beat": _text({"type": "beat"}),
    "ping": _frame(0x89, b""),
    "refused": _text({"type": "do", "id": 1, "command": {"type": "start_game"}}),
    "garbage": _text("garbage"),
    "half": _frame(0x01, b"") + _frame(0x00, b"") * 30,  # a message that never ends
}
KINDS = (*SOCKETS, "assets", "insight")


def upgrade(code: str) -> bytes:
    """Return the head of a request for a room's socket."""
    key = b64encode(os.urandom(16)).decode()
    lines = (f"GET /api/rooms/{code}/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", "")  # fmt: skip
    return "\r\n".join(lines).encode()


def longest_asset(port: int) -> str:
    """Return the path of a script that the page asks for."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", "/")
    found = re.findall(r"/assets/[\w.-]+\.js", connection.getresponse().read().decode())
    connection.close()
    return found[0] if found else "/"


async def _flood_socket(port: int, code: str, piece: bytes, end: float) -> int:
    """Connect, send hello, then send until the server closes. Return the number of bytes sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent, segment = 0, piece * max(1, SEGMENT // len(piece))
    reading = asyncio.ensure_future(_read_all(reader))
    try:
        writer.write(upgrade(code) + HELLO)
        while time.monotonic() < end and not reading.done():
            writer.write(segment)
            await writer.drain()
            sent += len(segment)
            await asyncio.sleep(0)
    finally:
        reading.cancel()
        writer.transport.abort()
    return sent


async def _read_all(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def _flood_http(port: int, path: str, end: float) -> int:
    """Repeat a request on one connection. Return the number of answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answers = 0
    try:
        while time.monotonic() < end:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n".encode())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), max(0.1, end - time.monotonic()))
            length = re.search(rb"content-length: (\d+)", head)
            await reader.readexactly(int(length[1]) if length else 0)
            answers += 1
    finally:
        writer.transport.abort()
    return answers


async def _client(kind: str, port: int, code: str, end: float) -> tuple[int, int]:
    connected = sent = 0
    path = longest_asset(port) if kind == "assets" else f"/api/rooms/{code}/insight"
    while time.monotonic() < end:
        connected += 1
        try:
            if kind in SOCKETS:
                sent += await _flood_socket(port, code, SOCKETS[kind], end)
            else:
                sent += await _flood_http(port, path, end)
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(0)
    return connected, sent


async def flood(kind: str, port: int, code: str, secs: float) -> dict[str, int]:
    """Let all clients send for a number of seconds."""
    end = time.monotonic() + secs
    done = await asyncio.gather(*[_client(kind, port, code, end) for _ in range(CLIENTS)])
    return {"connected": sum(one for one, _ in done), "sent": sum(two for _, two in done)}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(flood(sys.argv[1], int(sys.argv[2]), sys.argv[3], float(sys.argv[4])))))
