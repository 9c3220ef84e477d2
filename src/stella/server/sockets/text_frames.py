"""Text messages as frames: the server's, built once for any number of connections, and the fragments of a client's."""

from codecs import getincrementaldecoder
from struct import Struct

from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # compiled, where it can be

_WHOLE_TEXT, _WHOLE_PONG = 0x81, 0x8A
_LENGTH_16, _LENGTH_64 = 126, 127
_short_head, _medium_head, _long_head = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
_MASKED, _MASK = 0x80, 4
_decoder = getincrementaldecoder("utf-8")


def text_frame(payload: bytes) -> bytes:
    """Return one text message as the server sends it.

    It must equal `Frame(TEXT, payload).serialize(mask=False)`, at a sixth of the cost: every action sends several.
    """
    length = len(payload)
    if length < _LENGTH_16:
        return _short_head(_WHOLE_TEXT, length) + payload
    if length < 0x10000:
        return _medium_head(_WHOLE_TEXT, _LENGTH_16, length) + payload
    return _long_head(_WHOLE_TEXT, _LENGTH_64, length) + payload


def whole_text(segment: bytes, most: int) -> bytes | None:
    """Return the text of a segment that is exactly one whole text frame of a client, not longer than `most`, else None.

    It must equal what `ServerProtocol` reads from the segment, at a tenth of the cost: nearly all segments are such.
    """
    if len(segment) < 2 + _MASK or segment[0] != _WHOLE_TEXT or not segment[1] & _MASKED:
        return None
    length, begin = segment[1] & ~_MASKED, 2
    if length == _LENGTH_16 and len(segment) > 4:
        length, begin = segment[2] << 8 | segment[3], 4
        if length < _LENGTH_16:
            return None  # the length of a short text fits into one byte; the library handles anything else
    elif length >= _LENGTH_16:
        return None
    if length > most or len(segment) != begin + _MASK + length:
        return None
    return apply_mask(segment[begin + _MASK :], segment[begin : begin + _MASK])


def is_whole_pong(segment: bytes) -> bool:
    """Return whether a segment is exactly one pong, which needs no answer: every ping of ours causes one."""
    length = len(segment) - 2 - _MASK
    return 0 <= length < _LENGTH_16 and segment[0] == _WHOLE_PONG and segment[1] == _MASKED | length


def size_on_wire(frame: Frame) -> int:
    """Return how many bytes a client's frame took, at least."""
    length = len(frame.data)
    return 2 + (0 if length < _LENGTH_16 else 2 if length < 0x10000 else 8) + _MASK + length


def is_utf8(payload: bytes) -> bool:
    """Return whether bytes are valid text."""
    if payload.isascii():
        return True
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


class TooManyFragments(Exception):  # noqa: N818 - it says what is wrong
    """A message came in more fragments than any client needs."""


class Fragments:
    """The fragments of one text message. Invalid UTF-8 is found in the fragment that contains it."""

    __slots__ = ("_decoder", "_most", "_parts")

    def __init__(self, most: int) -> None:
        self._most = most
        self._decoder = _decoder()
        self._parts: list[bytes] = []

    def add(self, frame: Frame) -> bytes | None:
        """Return the message if this frame is its last one; raise `UnicodeDecodeError` or `TooManyFragments`."""
        if len(self._parts) >= self._most:
            raise TooManyFragments
        self._decoder.decode(frame.data, frame.fin)
        self._parts.append(bytes(frame.data))
        return b"".join(self._parts) if frame.fin else None
