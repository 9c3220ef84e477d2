"""Encodes and decodes log entries and snapshots, and rebuilds rooms from them."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from stella.rooms.facts import Entry
from stella.rooms.fold import Change, apply, open_room
from stella.rooms.openings import OPENINGS
from stella.rooms.room import Room
from stella.storage.documents import Documents
from stella.storage.errors import Damaged, TooNew
from stella.storage.upcasts import lift_entry, lift_snapshot

T = TypeVar("T")
_ENTRIES: Final = Documents(Entry, lift_entry)
_SNAPSHOTS: Final = Documents(Room, lift_snapshot)

encode_entry: Final = _ENTRIES.write
decode_entry: Final = _ENTRIES.read
encode_room: Final = _SNAPSHOTS.write


def decode_room(data: bytes) -> Room:
    """Return the room of a snapshot. Raises the same errors as `decode_entry`."""
    room = _SNAPSHOTS.read(data)
    if room.opening_name not in OPENINGS:
        raise TooNew(f"this release has no opening called {room.opening_name!r}")
    return room


def opened(data: bytes) -> Room:
    """Return the room that the first entry of a log creates."""
    return _folded(open_room, decode_entry(data))


def changed(room: Room, data: bytes) -> Change:
    """Return the change that the next entry of a log makes."""
    return _folded(apply, room, decode_entry(data))


def followed(room: Room, entries: Iterable[bytes]) -> Room:
    """Return a room after further entries of its log."""
    for data in entries:
        room = changed(room, data).room
    return room


def _folded(fold: Callable[..., T], *known: object) -> T:
    """Fold a log that may be inconsistent. Any error in the fold means that the log is damaged."""
    try:
        return fold(*known)
    except Exception as error:
        raise Damaged(f"an entry does not follow from those before it: {error!r}") from error
