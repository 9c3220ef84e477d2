"""Frames that wait for a slow reader: in order, up to a limit. It writes nothing itself."""

from collections import deque


class Outbox:
    """The waiting frames of one connection."""

    __slots__ = ("_frames", "_most_bytes", "_most_messages", "size")

    def __init__(self, most_messages: int, most_bytes: int) -> None:
        self._frames: deque[bytes] = deque()
        self._most_messages = most_messages
        self._most_bytes = most_bytes
        self.size = 0

    def __len__(self) -> int:
        return len(self._frames)

    def keep(self, frame: bytes) -> bool:
        """Add a frame; return False if too much is already waiting."""
        if len(self._frames) >= self._most_messages or self.size + len(frame) > self._most_bytes:
            return False
        self._frames.append(frame)
        self.size += len(frame)
        return True

    def next(self, most_bytes: int) -> bytes:
        """Remove and join the next frames: at least one, and at most this many bytes if possible."""
        taken = [self._frames.popleft()]
        size = len(taken[0])
        while self._frames and size + len(self._frames[0]) <= most_bytes:
            taken.append(self._frames.popleft())
            size += len(taken[-1])
        self.size -= size
        return b"".join(taken)
