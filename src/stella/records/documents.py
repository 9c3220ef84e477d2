"""Reads and writes a record as bytes: the JSON document, its digest and its schema. It never verifies the content."""

import json
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import structs

from stella.records import first_format, second_format
from stella.records.format import FORMAT, Record

_decode = msgspec.json.Decoder(Record).decode
_decode_first = msgspec.json.Decoder(first_format.FirstRecord).decode
_decode_second = msgspec.json.Decoder(second_format.SecondRecord).decode


class _Kind(msgspec.Struct):
    """The fields that identify the kind of document."""

    format: int


_decode_kind = msgspec.json.Decoder(_Kind).decode


class NotARecord(Exception):  # noqa: N818 - reads as the sentence it is
    """These bytes are not a record that this version can read. The message is a sentence that says why."""


def encode(record: Record) -> bytes:
    """Return a record as one line of JSON."""
    return msgspec.json.encode(_document(record))


def decode(document: bytes | str) -> Record:
    """Return the record in a JSON document of any format so far. Raise `NotARecord` if there is none."""
    try:
        kind = _decode_kind(document).format
        if kind == 1:
            record = first_format.filled_in(_decode_first(document))
        elif kind == 2:
            record = second_format.filled_in(_decode_second(document))
        else:
            record = _decode(document)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NotARecord(_why(document, error)) from error
    _check_names(document)
    return record


def _check_names(document: bytes | str) -> None:
    """Reject an object with a duplicate name: some readers take the first value, others the last."""
    json.loads(document, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise NotARecord(f"This is not a record: the name `{twice}` stands twice in one object.")
    return found


def _why(document: bytes | str, error: Exception) -> str:
    try:
        found = msgspec.json.decode(document)
    except UnicodeError:
        return "This is not JSON: it is not UTF-8 text."
    except RecursionError:
        return "This is not a record: it is nested too deeply."
    except msgspec.MsgspecError:
        return f"This is not JSON: {error}."
    if isinstance(found, dict) and "format" in found and found["format"] not in range(1, FORMAT + 1):
        return f"The record has format {found['format']}, and this version reads formats up to {FORMAT}."
    return f"This is not a record of a format up to {FORMAT}: {error}."


def _document(record: Record) -> Any:
    if record.format == FORMAT:
        return record
    earlier = first_format if record.format == 1 else second_format
    return earlier.without_later_parts(record)


def digest(record: Record) -> str:
    """Return the SHA-256 of the canonical JSON of a record without its digest: sorted keys, no spaces, UTF-8."""
    document = msgspec.to_builtins(_document(record))
    del document["digest"]
    return sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def with_digest(record: Record) -> Record:
    """Return the record with its correct digest."""
    return structs.replace(record, digest=digest(record))


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a record in any format, as written to docs/record.schema.json."""
    every = [first_format.FirstRecord, second_format.SecondRecord, Record]
    kinds, parts = msgspec.json.schema_components(every, ref_template="#/$defs/{name}")
    parts["Record"]["properties"]["format"] = {"enum": [FORMAT]}
    title = f"A Stella game record, formats 1 to {FORMAT}"
    draft = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": draft, "title": title, "anyOf": list(kinds), "$defs": parts}
