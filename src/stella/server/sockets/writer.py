"""The sending half of a connection: writes while the client reads, queues what waits, disconnects slow readers."""

import asyncio
from typing import ClassVar

from stella.server.sockets.context import SocketContext
from stella.server.sockets.outbox import Outbox
from stella.server.sockets.text_frames import text_frame
from stella.server.sockets.turns import Turn


class Writer(asyncio.Protocol):
    """Sends without ever waiting. What one turn of the loop sends is joined and written when the turn ends."""

    __slots__ = (
        "_has_ended", "_has_said", "_is_ending", "_is_late", "_is_over", "_is_paused", "_is_too_fast", "_is_too_slow",
        "_outbox", "_outgoing", "_transport", "_unsent", "_was_heard", "is_open",
    )  # fmt: skip
    context: ClassVar[SocketContext]
    outgoing: "ClassVar[Turn[Writer]]"  # what all connections have to send

    def __init__(self, transport: asyncio.Transport) -> None:
        self.is_open = False  # to the application
        self._transport = transport
        self._outgoing = self.outgoing  # looked up with every message
        self._outbox: Outbox | None = None
        self._has_ended = False  # the client sends nothing more, but may still read
        self._is_ending = False  # nothing more will be added: disconnect after what waits
        self._is_over = False  # we have disconnected: nothing can be written
        self._is_paused = False
        self._is_late = False  # more has arrived than one turn reads: the transport waits
        self._is_too_fast = self._is_too_slow = False
        self._has_said = self._was_heard = False
        self._unsent = 0

    def send(self, payload: bytes) -> None:
        """Send one text message."""
        if self.is_open:
            self._put(text_frame(payload))

    def write(self, data: bytes) -> None:
        """Write what a turn of the loop has collected."""
        self._has_said = True
        self._transport.write(data)

    def abort(self) -> None:
        """Disconnect now."""
        self.is_open = False
        self._forget()
        self._transport.abort()

    def pause_writing(self) -> None:
        """Stop reading until the client has read."""
        self._is_paused = True
        self._unsent = self._transport.get_write_buffer_size()
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_writing(self) -> None:
        """Continue reading, and send what waited."""
        self._was_heard = True
        self._is_paused = False
        if not self._transport.is_closing():
            self._read_on()
            self._drain()

    def _read_on(self) -> None:
        if not self._is_paused and not self._is_late and not self._transport.is_closing():
            self._transport.resume_reading()

    def _put(self, frame: bytes) -> None:
        """Send a frame after everything that was added before it."""
        outgoing = self._outgoing
        if self._is_ending:
            return
        if self._is_paused:
            self._keep(frame)
        elif self in outgoing:
            outgoing[self] += frame
            if len(outgoing[self]) > self.context.bounds.buffer_bytes:
                self._write_gathered()
        else:
            if not outgoing:
                outgoing.begin()
            outgoing[self] = frame

    def _end(self) -> None:
        """Disconnect after everything that was added."""
        self._is_ending = True
        if not self._is_paused:
            self._drain()

    def _hang_up(self) -> None:
        """Send the end of our data. The client closes; if it does not, a deadline does."""
        if self._is_over:
            return
        self._is_over = True
        self._is_late = self._is_too_fast  # otherwise what still arrives is read and dropped until the client closes
        self._read_on()
        if self._transport.can_write_eof() and not self._has_ended:
            self._transport.write_eof()
        else:
            self._transport.close()

    def _write_gathered(self) -> None:
        """Write what this turn of the loop has collected so far."""
        if self in self._outgoing:
            self.write(self._outgoing.pop(self))

    def _forget(self) -> None:
        self._outgoing.pop(self, None)
        self._outbox = None

    def _keep(self, frame: bytes) -> None:
        if self._outbox is None:
            bounds = self.context.bounds
            self._outbox = Outbox(bounds.waiting_messages, bounds.waiting_bytes)
        if not self._outbox.keep(frame):
            self._is_too_slow = True
            self.abort()

    def _drain(self) -> None:
        """Write what waits, in order, until the client is behind again; then disconnect if nothing more will come."""
        self._write_gathered()
        while self._outbox and not self._is_full():
            self._has_said = True
            self._transport.write(self._outbox.next(self.context.bounds.buffer_bytes))
        if self._is_full():
            return
        self._outbox = None
        if self._is_ending:
            self._hang_up()

    def _is_full(self) -> bool:
        return self._is_paused  # the transport may have paused writing during the write

    def _is_writing_on(self) -> bool:
        """Return whether a client that is behind has read anything since the last check."""
        if not self._is_paused:
            return False
        unsent, self._unsent = self._unsent, self._transport.get_write_buffer_size()
        return self._unsent < unsent
