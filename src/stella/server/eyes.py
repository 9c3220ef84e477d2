"""One socket as a pair of eyes. Posting never waits; who cannot keep up is disconnected."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.types import Message

from stella.rooms.live import LiveRoom
from stella.rules.box import Colour
from stella.server import wire
from stella.server.sentences import sentence

MOST_WAITING = 200
AnySocket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode


class SocketEyes:
    """The eyes of one client. They hold what the client said of itself, and its outgoing messages."""

    def __init__(self, socket: AnySocket, live: LiveRoom, hello: wire.Hello, colour: Colour | None) -> None:
        self.colour = colour
        self.is_tv = hello.role is wire.Role.TV
        self.language = hello.language
        self._live = live
        self._socket = socket
        self._send: Callable[[Message], Coroutine[Any, Any, None]] = socket.send  # type: ignore[assignment]  # it is one
        self._waiting: list[str] = []
        self._writer: asyncio.Task[None] | None = None
        self._is_closing = False

    def say(self, message: wire.ServerMessage) -> None:
        """Send one message of the protocol."""
        self.post(_encode(message).decode())

    def post(self, message: str) -> None:
        """Send a text, at once if the client keeps up."""
        if self._is_closing:
            return
        if self._writer is not None:
            self._waiting.append(message)
            if len(self._waiting) > MOST_WAITING:
                self.dismiss("too_slow")
            return
        sending = self._send(_text(message))
        try:
            sending.send(None)  # the server writes without waiting unless the line is full, so no task is needed
        except StopIteration:
            return
        except Exception:  # noqa: BLE001 - the line is broken; the reader will find out and clean up
            self._is_closing = True
            return
        sending.close()  # it waits for the line, and has written nothing
        self._waiting.append(message)
        self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._send(_text(self._waiting.pop(0)))
        except Exception:  # noqa: BLE001 - as above
            self._is_closing = True
        self._writer = None

    def dismiss(self, code: str) -> None:
        """Say goodbye for a reason and close."""
        if self._is_closing:
            return
        self._waiting.clear()
        self.say(wire.Goodbye(self._live.room.version, code, sentence(code, self.language)))
        self._is_closing = True
        self._closing = asyncio.create_task(close_quietly(self._socket, code))


def _text(message: str) -> Message:
    return {"type": "websocket.send", "text": message, "bytes": None}


async def close_quietly(socket: AnySocket, code: str) -> None:
    """Close a socket with a reason, whether or not the other side is still there."""
    try:
        await asyncio.wait_for(socket.close(4000, code), 5)
    except Exception:  # noqa: BLE001 - it is closed either way
        return
