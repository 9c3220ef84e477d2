"""Reads what the store keeps of a room. An entry that makes no sense is damaged; one with more in it is too new."""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct, structs

from stella.hosting.ports import Damaged, EntryTooNew
from stella.rooms.earlier import lifted
from stella.rooms.facts import Entry
from stella.rooms.folding import Change, apply, open_room
from stella.rooms.openings import OPENINGS
from stella.rooms.room import Room

T = TypeVar("T")
_entry: Final = msgspec.json.Decoder(Entry).decode
_room: Final = msgspec.json.Decoder(Room).decode
_BEYOND_US: Final = ("Object contains unknown field", "Invalid value", "Invalid enum value")
"""How msgspec begins when it meets a field, a kind of fact or a value that a type does not have."""


def decode_entry(data: bytes) -> Entry:
    """Return an entry of a log; raise `EntryTooNew` if a newer release wrote it, `Damaged` if nobody did."""
    data = lifted(data)
    return _known(data, _decoded(_entry, data))


def decode_room(data: bytes) -> Room:
    """Return the room of a snapshot; raise as `decode_entry` does."""
    data = lifted(data)
    room = _known(data, _decoded(_room, data))
    if room.opening_name not in OPENINGS:
        raise EntryTooNew(f"this release has no opening called {room.opening_name!r}")
    return room


def opened(data: bytes) -> Room:
    """Return the room that the first entry of a log opens."""
    return _folded(open_room, decode_entry(data))


def changed(room: Room, data: bytes) -> Change:
    """Return the change that the next entry of a log makes."""
    return _folded(apply, room, decode_entry(data))


def followed(room: Room, entries: Iterable[bytes]) -> Room:
    """Return a room after further entries of its log."""
    for data in entries:
        room = changed(room, data).room
    return room


def _decoded(decode: Callable[[bytes], T], data: bytes) -> T:
    try:
        return decode(data)
    except (msgspec.ValidationError, UnicodeError) as error:
        if str(error).startswith(_BEYOND_US):
            raise EntryTooNew(str(error)) from error
        raise Damaged(str(error)) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise Damaged(str(error)) from error


def _known(data: bytes, read: T) -> T:
    """Return what was read, if it is all that was written: to ignore a field would tell another story."""
    if msgspec.json.encode(read) != data and _has_more(msgspec.json.decode(data), read):
        raise EntryTooNew("there are fields that this release does not know")
    return read


def _has_more(written: Any, read: Any) -> bool:
    if isinstance(read, Struct) and isinstance(written, list):  # one that is written as an array
        return len(written) > len(structs.fields(read))
    if isinstance(read, Struct) and isinstance(written, dict):
        fields = {field.encode_name: getattr(read, field.name) for field in structs.fields(read)}
        rest = written.keys() - fields.keys() - {read.__struct_config__.tag_field}
        return bool(rest) or any(_has_more(part, fields.get(name)) for name, part in written.items())
    if isinstance(read, tuple) and isinstance(written, list):
        return any(_has_more(part, known) for part, known in zip(written, read, strict=True))
    return False


def _folded(fold: Callable[..., T], *known: object) -> T:
    """Fold a log that may make no sense: whatever a fold then raises, the log is damaged."""
    try:
        return fold(*known)
    except Exception as error:
        raise Damaged(f"an entry does not follow from those before it: {error!r}") from error
