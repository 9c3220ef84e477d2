"""The sending half of a connection: writes while the line is free, keeps what waits, cuts who does not read."""

import asyncio
from typing import ClassVar

from stella.server.sockets.frames import text_frame
from stella.server.sockets.outbox import Outbox
from stella.server.sockets.surroundings import Surroundings
from stella.server.sockets.turns import Turn


class Writer(asyncio.Protocol):
    """Sends without ever waiting. What one turn of the loop sends is joined and written when the turn ends."""

    __slots__ = (
        "_farewell", "_has_said", "_is_held", "_is_paused", "_is_too_slow", "_outbox", "_outgoing", "_pong",
        "_transport", "_unsent", "_was_heard", "is_open",
    )  # fmt: skip
    surroundings: ClassVar[Surroundings]
    outgoing: "ClassVar[Turn[Writer]]"  # what all lines have to send

    def __init__(self) -> None:
        self.is_open = False
        self._transport: asyncio.Transport
        self._outgoing = self.outgoing  # looked up with every message
        self._outbox: Outbox | None = None
        self._pong: bytes | None = None
        self._farewell: bytes | None = None
        self._is_paused = False
        self._is_held = True  # paused or not open: `send` may not write
        self._is_too_slow = False
        self._has_said = self._was_heard = False
        self._unsent = 0

    def send(self, payload: bytes) -> None:
        """Send one text message."""
        frame, outgoing = text_frame(payload), self._outgoing
        if self._is_held:
            self._keep(frame)
        elif self in outgoing:
            outgoing[self] += frame
            if len(outgoing[self]) > self.surroundings.bounds.buffer_bytes:
                self._write_gathered()
        else:
            if not outgoing:
                outgoing.begin()
            outgoing[self] = frame

    def write(self, data: bytes) -> None:
        """Write what a turn of the loop has gathered."""
        self._has_said = True
        self._transport.write(data)

    def _write_gathered(self) -> None:
        """Write what this turn of the loop has gathered so far."""
        if self in self._outgoing:
            self.write(self._outgoing.pop(self))

    def abort(self) -> None:
        """Cut the line now."""
        self.is_open = False
        self._is_held = True
        self._forget()
        self._transport.abort()

    def pause_writing(self) -> None:
        """Read nothing more until the client has read: who does not listen costs nothing."""
        self._is_paused = self._is_held = True
        self._unsent = self._transport.get_write_buffer_size()
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_writing(self) -> None:
        """Read on, and send what waited."""
        self._was_heard = True
        if not self._transport.is_closing():
            self._transport.resume_reading()
            self._drain()

    def _forget(self) -> None:
        self._outgoing.pop(self, None)
        self._outbox = self._farewell = self._pong = None

    def _keep(self, frame: bytes) -> None:
        if not self.is_open:
            return
        if self._outbox is None:
            bounds = self.surroundings.bounds
            self._outbox = Outbox(bounds.waiting_messages, bounds.waiting_bytes)
        if not self._outbox.keep(frame):
            self._is_too_slow = True
            self.abort()

    def _drain(self) -> None:
        """Write what waits, in order, until the line is full again: messages, then the farewell or a pong."""
        self._is_paused = False
        self._write_gathered()
        while self._outbox and not self._is_full():
            self._has_said = True
            self._transport.write(self._outbox.next(self.surroundings.bounds.buffer_bytes))
        if self._is_full():
            return
        self._outbox = None
        if self._farewell is not None:
            self._transport.write(self._farewell)
            self._farewell = None
        elif self.is_open:
            self._is_held = False
            self._answer_ping()

    def _answer_ping(self) -> None:
        if self._pong is not None and not self._is_held:
            pong, self._pong = self._pong, None
            self._write_now(pong)

    def _write_now(self, frame: bytes) -> None:
        """Write a frame of the protocol, after what was sent before it."""
        self._write_gathered()
        self._transport.write(frame)

    def _is_full(self) -> bool:
        return self._is_paused  # the transport may have said so while it was written to

    def _is_writing_on(self) -> bool:
        """Tell whether a client that did not read all yet has read some of it since the last look."""
        if not self._is_paused:
            return False
        unsent, self._unsent = self._unsent, self._transport.get_write_buffer_size()
        return self._unsent < unsent
