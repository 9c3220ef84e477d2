"""What rooms need from the outside: a durable log, and a way to tell the other nodes. Stores implement these."""

from typing import Protocol


class VersionTaken(Exception):  # noqa: N818 - reads as the sentence it is
    """Somebody else appended this version first: read again and judge again."""


class CodeTaken(Exception):  # noqa: N818 - reads as the sentence it is
    """Another room has this code."""


class StoreUnavailable(Exception):  # noqa: N818 - reads as the sentence it is
    """The store cannot be reached now. Whether the last append is durable is not known: read to find out."""


class Store(Protocol):
    """The log of every room. What `append` and `open` have returned from is durable; `(room, version)` is the lock."""

    async def open(self, room: str, code: str, entry: bytes) -> None:
        """Begin a room's log with version 1; raise `CodeTaken` if a room has this code."""

    async def append(self, room: str, version: int, entry: bytes) -> None:
        """Append one entry; raise `VersionTaken` if the log already has this version."""

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """Return the entries after a version, in order."""

    async def find(self, code: str) -> str | None:
        """Return the room with this code."""

    async def rooms(self) -> list[str]:
        """Return all rooms."""

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        """Return the last version of each of these rooms."""

    async def list_room(self, room: str, *, is_listed: bool) -> None:
        """Say whether strangers may find the room."""

    async def listed(self, limit: int) -> list[str]:
        """Return the codes of the rooms that strangers may find, newest first."""

    async def close(self) -> None:
        """Write what is pending and let go of the database."""


class Switchboard(Protocol):
    """Tells the other nodes of the same house something; they may miss it, so nothing may depend on it."""

    def tell(self, message: bytes) -> None:
        """Send a message to all other nodes."""


class OnlyNode:
    """The switchboard of a house with one node: there is nobody to tell."""

    def tell(self, message: bytes) -> None:
        """Do nothing."""
