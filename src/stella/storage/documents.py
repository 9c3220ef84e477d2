"""A stored document: JSON that says which format a reader needs. Older ones are lifted, newer ones are refused.

Format 1 needs no name: what every release can read is written as the first release wrote it, so nodes of different
releases can share one database during an update. A change that an older node would misread raises `FORMAT`, and only
documents that hold such a change say so.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct, structs

from stella.storage.errors import Damaged, TooNew

T = TypeVar("T")
Lift = Callable[[Any], bool]
"""Changes a decoded document of an earlier release into one of today, and says whether there was anything to change."""
FORMAT: Final = 1
"""The newest format that this release reads."""
_BEYOND_US: Final = ("Object contains unknown field", "Invalid value", "Invalid enum value")
"""How msgspec begins when it meets a field, a kind of fact or a value that a type does not have."""


class _Head(Struct):
    """What every document may say of itself, whoever wrote it."""

    format: int = 1


_head: Final = msgspec.json.Decoder(_Head).decode


class Documents(Generic[T]):
    """Documents of one type: reads what this release and earlier ones wrote, and refuses what it cannot know."""

    def __init__(self, kind: type[T], lift: Lift) -> None:
        self._lift = lift
        self._decode = msgspec.json.Decoder(kind).decode

    def write(self, content: T) -> bytes:
        """Return the document that holds something."""
        return msgspec.json.encode(content)

    def read(self, data: bytes) -> T:
        """Return what a document holds; raise `TooNew` if a newer release wrote it, `Damaged` if nobody did."""
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
        """Return what a document of an earlier release holds; if it is none, raise what else it is."""
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
    """Tell whether more was written than read: to ignore a field would tell another story."""
    if isinstance(read, Struct) and isinstance(written, list):  # one that is written as an array
        return len(written) > len(structs.fields(read))
    if isinstance(read, Struct) and isinstance(written, dict):
        fields = {field.encode_name: getattr(read, field.name) for field in structs.fields(read)}
        rest = written.keys() - fields.keys() - {read.__struct_config__.tag_field}
        return bool(rest) or any(_has_more(part, fields.get(name)) for name, part in written.items())
    if isinstance(read, tuple) and isinstance(written, list):
        return any(_has_more(part, known) for part, known in zip(written, read, strict=True))
    return False
