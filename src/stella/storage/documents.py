"""Stored documents: JSON that names the format its reader needs. Older formats are upgraded; newer ones are refused.

Format 1 is not named. What every release can read is written as the first release wrote it, so nodes of different
releases can share one database during an update. A change that an older node would misread raises `FORMAT`. Only
documents that contain such a change name the new format.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct, structs

from stella.storage.errors import Damaged, TooNew

T = TypeVar("T")
Lift = Callable[[Any], bool]
"""Upgrades a decoded document of an earlier release in place; returns whether it changed anything."""
FORMAT: Final = 1
"""The newest format that this release reads."""
_BEYOND_US: Final = ("Object contains unknown field", "Invalid value", "Invalid enum value")
"""How msgspec's messages begin for an unknown field, fact or value."""


class _Head(Struct):
    """The fields that any document may have, whichever release wrote it."""

    format: int = 1


_head: Final = msgspec.json.Decoder(_Head).decode


class Documents(Generic[T]):
    """Documents of one type. Reads those of this and earlier releases; refuses those it cannot fully understand."""

    def __init__(self, kind: type[T], lift: Lift) -> None:
        self._lift = lift
        self._decode = msgspec.json.Decoder(kind).decode

    def write(self, content: T) -> bytes:
        """Return the document for a value."""
        return msgspec.json.encode(content)

    def read(self, data: bytes) -> T:
        """Return the content of a document. Raise `TooNew` if a newer release wrote it, `Damaged` if no release
        could have.
        """
        try:
            content = self._decode(data)
        except (msgspec.ValidationError, UnicodeError) as error:
            return self._read_older(data, error)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Damaged(str(error)) from error
        if msgspec.json.encode(content) == data or not _has_more(msgspec.json.decode(data), content):
            return content
        return self._read_older(data, TooNew("there are fields that this release does not know"))

    def _read_older(self, data: bytes, why: Exception) -> T:
        """Return the content of a document of an earlier release. Raise an error if it is not one."""
        try:
            needed, document = _head(data).format, msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Damaged(str(error)) from error
        if needed > FORMAT:
            raise TooNew(f"it is written in format {needed}, and this release reads formats up to {FORMAT}") from why
        if not self._lift(document):
            raise _named(why) from why
        try:
            content = self._decode(msgspec.json.encode(document))
        except msgspec.ValidationError as error:
            raise _named(error) from error
        if _has_more(document, content):
            raise TooNew("there are fields that this release does not know")
        return content


def _named(error: Exception) -> Damaged | TooNew:
    if isinstance(error, TooNew):
        return error
    return (TooNew if str(error).startswith(_BEYOND_US) else Damaged)(str(error))


def _has_more(written: Any, read: Any) -> bool:
    """Return whether the document holds more than was read. Ignoring a field could change its meaning."""
    if isinstance(read, Struct) and isinstance(written, list):  # a struct that is written as an array
        return len(written) > len(structs.fields(read))
    if isinstance(read, Struct) and isinstance(written, dict):
        fields = {field.encode_name: getattr(read, field.name) for field in structs.fields(read)}
        rest = written.keys() - fields.keys() - {read.__struct_config__.tag_field}
        return bool(rest) or any(_has_more(part, fields.get(name)) for name, part in written.items())
    if isinstance(read, tuple) and isinstance(written, list):
        return any(_has_more(part, known) for part, known in zip(written, read, strict=True))
    return False
