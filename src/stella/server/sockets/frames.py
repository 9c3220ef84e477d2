"""The frames of RFC 6455: bytes in, events out, and back. It knows no socket, no loop and no clock."""

from struct import Struct
from typing import Final, NamedTuple

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
CONTINUATION: Final = 0x0

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
PROTOCOL_ERROR: Final = 1002
UNSUPPORTED: Final = 1003
NO_STATUS: Final = 1005  # never on the wire: a close frame without a code
BAD_TEXT: Final = 1007
POLICY: Final = 1008
TOO_BIG: Final = 1009
INTERNAL: Final = 1011
RESTARTING: Final = 1012
BY_THE_APPLICATION: Final = 4000  # the first of those that are free for private use

MOST_BYTES: Final = 16 * 1024
MOST_FRAGMENTS: Final = 64
_MOST_CONTROL = 125
_MOST_REASON = 123  # the code takes two of the control frame's 125 bytes
_FINAL, _RESERVED, _OPCODE, _MASKED, _LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F
_WHOLE_TEXT, _WHOLE_PING, _WHOLE_PONG, _WHOLE_CLOSE = (_FINAL | opcode for opcode in (TEXT, PING, PONG, CLOSE))
_LENGTH_16, _LENGTH_64 = 126, 127

_number = int.from_bytes
_short_head, _medium_head, _long_head = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
_SMALL_SIZES = {_short_head(_WHOLE_TEXT, _MASKED | length): 2 + 4 + length for length in range(_LENGTH_16)}


class _TextHeads(dict[int, bytes]):
    def __missing__(self, length: int) -> bytes:
        if length >= 0x10000:
            return _long_head(_WHOLE_TEXT, _LENGTH_64, length)
        is_short = length < _LENGTH_16
        return _short_head(_WHOLE_TEXT, length) if is_short else _medium_head(_WHOLE_TEXT, _LENGTH_16, length)


_text_heads = _TextHeads()  # what the server sends before a text message of so many bytes
_text_heads.update({length: _text_heads[length] for length in range(2048)})  # nearly all are shorter


class Text(NamedTuple):
    """One whole text message, valid UTF-8."""

    payload: bytes


class Binary(NamedTuple):
    """One whole binary message."""

    payload: bytes


class Ping(NamedTuple):
    """A question whether we are there."""

    payload: bytes


class Pong(NamedTuple):
    """An answer to a ping, or a sign of life that nobody asked for."""

    payload: bytes


class Closing(NamedTuple):
    """The other side wants to close; `NO_STATUS` if it gave no code. Nothing comes after it."""

    code: int
    reason: str


class Broken(NamedTuple):
    """The other side broke the protocol: close with this code. Nothing comes after it."""

    code: int
    reason: str


Event = Text | Binary | Ping | Pong | Closing | Broken


class _Violation(Exception):  # noqa: N818 - it never leaves this module
    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class FrameReader:
    """Reads the frames of one client. It holds at most one message and one frame's head, whatever comes."""

    __slots__ = ("_fragments", "_is_over", "_is_text", "_most_bytes", "_most_fragments", "_rest", "_size")

    def __init__(self, most_bytes: int = MOST_BYTES, most_fragments: int = MOST_FRAGMENTS) -> None:
        self._most_bytes = most_bytes
        self._most_fragments = most_fragments
        self._rest = b""
        self._fragments: list[bytes] | None = None
        self._size = 0
        self._is_text = False
        self._is_over = False

    @property
    def is_between(self) -> bool:
        """Tell whether nothing is half read, so that the next segment begins a message."""
        return not self._rest and self._fragments is None and not self._is_over

    @property
    def held(self) -> int:
        """Return how many bytes wait for the rest of their frame or message."""
        return len(self._rest) + self._size

    def feed(self, data: bytes) -> list[Event]:
        """Return what the next bytes complete. After `Closing` or `Broken` all further bytes are ignored."""
        if self._is_over:
            return []
        events: list[Event] = []
        data = self._rest + data if self._rest else data
        at = 0
        try:
            while (frame := self._frame(data, at)) is not None:
                opcode, payload, at = frame
                event = self._event(opcode, payload)
                if event is not None:
                    events.append(event)
                    if type(event) is Closing:
                        return self._end(events)
        except _Violation as violation:
            events.append(Broken(violation.code, violation.reason))
            return self._end(events)
        self._rest = data[at:]
        return events

    def _end(self, events: list[Event]) -> list[Event]:
        self._is_over = True
        self._rest = b""
        self._fragments = None
        self._size = 0
        return events

    def _frame(self, data: bytes, at: int) -> tuple[int, bytes, int] | None:
        """Return the first byte, the payload and the end of the frame at `at`, or None if it is not all there."""
        there = len(data) - at
        if there >= 1:
            self._check_first(data[at])
        if there < 2:
            return None
        first, length = data[at], data[at + 1] & _LENGTH
        if not data[at + 1] & _MASKED:
            raise _Violation(PROTOCOL_ERROR, "frames of a client are masked")
        if first & CLOSE and length > _MOST_CONTROL:
            raise _Violation(PROTOCOL_ERROR, "control frames are short")
        at += 2
        if length >= _LENGTH_16:
            size = 2 if length == _LENGTH_16 else 8
            if there < 2 + size:
                return None
            length = _long_length(data[at : at + size])
            at += size
        if not first & CLOSE and self._size + length > self._most_bytes:
            raise _Violation(TOO_BIG, "the message is too big")
        end = at + 4 + length
        if len(data) < end:
            return None
        return first, unmasked(data[at + 4 : end], data[at : at + 4]), end

    def _check_first(self, first: int) -> None:
        opcode = first & _OPCODE
        if first & _RESERVED:
            raise _Violation(PROTOCOL_ERROR, "reserved bits are zero")
        if opcode in {CLOSE, PING, PONG}:
            if not first & _FINAL:
                raise _Violation(PROTOCOL_ERROR, "control frames are whole")
        elif opcode in {TEXT, BINARY}:
            if self._fragments is not None:
                raise _Violation(PROTOCOL_ERROR, "a message ends before the next begins")
        elif opcode != CONTINUATION:
            raise _Violation(PROTOCOL_ERROR, "unknown opcode")
        elif self._fragments is None:
            raise _Violation(PROTOCOL_ERROR, "nothing to continue")
        elif len(self._fragments) >= self._most_fragments:
            raise _Violation(POLICY, "too many fragments")

    def _event(self, first: int, payload: bytes) -> Event | None:
        opcode = first & _OPCODE
        if opcode == PING:
            return Ping(payload)
        if opcode == PONG:
            return Pong(payload)
        if opcode == CLOSE:
            return _closing(payload)
        if opcode != CONTINUATION:
            self._is_text = opcode == TEXT
        if first & _FINAL:
            return self._message(payload)
        if self._fragments is None:
            self._fragments = []
        self._fragments.append(payload)
        self._size += len(payload)
        return None

    def _message(self, payload: bytes) -> Event:
        if self._fragments is not None:
            payload = b"".join((*self._fragments, payload))
            self._fragments = None
            self._size = 0
        if not self._is_text:
            return Binary(payload)
        if not is_utf8(payload):
            raise _Violation(BAD_TEXT, "text is UTF-8")
        return Text(payload)


def _long_length(written: bytes) -> int:
    length = int.from_bytes(written, "big")
    if length < _LENGTH_16 or (len(written) == 8 and length < 0x10000):
        raise _Violation(PROTOCOL_ERROR, "lengths are written as short as possible")
    if length >> 63:
        raise _Violation(PROTOCOL_ERROR, "a length has 63 bits")
    return length


def _closing(payload: bytes) -> Closing:
    if not payload:
        return Closing(NO_STATUS, "")
    if len(payload) == 1:
        raise _Violation(PROTOCOL_ERROR, "a close code has two bytes")
    code = int.from_bytes(payload[:2], "big")
    if not is_close_code(code):
        raise _Violation(PROTOCOL_ERROR, "no such close code")
    if not is_utf8(payload[2:]):
        raise _Violation(BAD_TEXT, "a reason is UTF-8")
    return Closing(code, payload[2:].decode())


def is_close_code(code: int) -> bool:
    """Tell whether a code may be sent: RFC 6455 §7.4 and what IANA has registered since."""
    return 1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999


def is_utf8(payload: bytes) -> bool:
    """Tell whether bytes are text."""
    if payload.isascii():
        return True
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """Return a payload without its mask, or with it."""
    length = len(payload)
    masks = int.from_bytes(mask * ((length + 3) >> 2), "little")  # one big number is twice as quick as four tables
    return (int.from_bytes(payload, "little") ^ masks).to_bytes(length + 3, "little")[:length]


def small_text(data: bytes) -> bytes | None:
    """Return the text if a segment is just one whole masked text frame of at most 125 bytes: what players send.

    Only for a segment that begins a message. None means nothing but "read it the thorough way".
    """
    size = len(data)
    if _SMALL_SIZES.get(data[:2]) != size:
        return None
    masks = _number(data[2:6] * 32, "little")  # more than needed: the rest is cut off
    payload = (_number(data[6:], "little") ^ masks).to_bytes(128, "little")[: size - 6]
    return payload if payload.isascii() or is_utf8(payload) else None


def text_frame(payload: bytes) -> bytes:
    """Return one text message as the server sends it."""
    return _text_heads[len(payload)] + payload


def ping_frame(payload: bytes = b"") -> bytes:
    """Return a ping; at most 125 bytes."""
    return _short_head(_WHOLE_PING, len(payload)) + payload


def pong_frame(payload: bytes) -> bytes:
    """Return the answer to a ping with this payload."""
    return _short_head(_WHOLE_PONG, len(payload)) + payload


def close_frame(code: int, reason: str = "") -> bytes:
    """Return a close frame; a long reason is cut between two characters, `NO_STATUS` sends no code."""
    if code == NO_STATUS:
        return _short_head(_WHOLE_CLOSE, 0)
    words = reason.encode(errors="replace")[:_MOST_REASON].decode(errors="ignore").encode()
    return _short_head(_WHOLE_CLOSE, 2 + len(words)) + code.to_bytes(2, "big") + words
