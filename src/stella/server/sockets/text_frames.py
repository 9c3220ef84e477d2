"""Text messages as frames: the server's, built once for any number of lines, and the fragments of a client's."""

from codecs import getincrementaldecoder
from struct import Struct

from websockets.frames import Frame

_WHOLE_TEXT = 0x81
_LENGTH_16, _LENGTH_64 = 126, 127
_short_head, _medium_head, _long_head = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
_decoder = getincrementaldecoder("utf-8")


def text_frame(payload: bytes) -> bytes:
    """Return one text message as the server sends it.

    It equals `Frame(TEXT, payload).serialize(mask=False)` at a sixth of its price: every action sends several.
    """
    length = len(payload)
    if length < _LENGTH_16:
        return _short_head(_WHOLE_TEXT, length) + payload
    if length < 0x10000:
        return _medium_head(_WHOLE_TEXT, _LENGTH_16, length) + payload
    return _long_head(_WHOLE_TEXT, _LENGTH_64, length) + payload


def is_utf8(payload: bytes) -> bool:
    """Tell whether bytes are text."""
    if payload.isascii():
        return True
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


class TooManyFragments(Exception):  # noqa: N818 - it says what is wrong
    """A message came in more pieces than anybody needs."""


class Fragments:
    """The pieces of one text message. What is no UTF-8 is found in the piece where it stands."""

    __slots__ = ("_decoder", "_most", "_parts")

    def __init__(self, most: int) -> None:
        self._most = most
        self._decoder = _decoder()
        self._parts: list[bytes] = []

    def add(self, frame: Frame) -> bytes | None:
        """Return the whole message if this frame is its last one; raise `UnicodeDecodeError` or `TooManyFragments`."""
        if len(self._parts) >= self._most:
            raise TooManyFragments
        self._decoder.decode(frame.data, frame.fin)
        self._parts.append(bytes(frame.data))
        return b"".join(self._parts) if frame.fin else None
