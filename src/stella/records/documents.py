"""A record as bytes and back: the JSON document, its digest and its schema. Never judges what a record says."""

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import structs

from stella.records.format import FORMAT, Record

_decoder = msgspec.json.Decoder(Record)


class NotARecord(Exception):  # noqa: N818 - reads as the sentence it is
    """These bytes are not a record that this version reads; the message is a sentence that says why."""


def encode(record: Record) -> bytes:
    """Return a record as one line of JSON."""
    return msgspec.json.encode(record)


def decode(document: bytes | str) -> Record:
    """Return the record that a JSON document holds; raise `NotARecord` if it holds none."""
    try:
        return _decoder.decode(document)
    except msgspec.MsgspecError as error:
        raise NotARecord(_why(document, error)) from error


def _why(document: bytes | str, error: msgspec.MsgspecError) -> str:
    try:
        found = msgspec.json.decode(document)
    except msgspec.MsgspecError:
        return f"This is not JSON: {error}."
    if isinstance(found, dict) and "format" in found and found["format"] != FORMAT:
        return f"The record has format {found['format']}, and this version reads format {FORMAT}."
    return f"This is not a record of format {FORMAT}: {error}."


def digest(record: Record) -> str:
    """Return the SHA-256 of the canonical JSON of a record without its digest: sorted keys, no spaces, UTF-8."""
    document = structs.asdict(record)
    del document["digest"]
    return sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def with_digest(record: Record) -> Record:
    """Return the record with the digest it should have."""
    return structs.replace(record, digest=digest(record))


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a record; docs/record.schema.json is this, written down."""
    (root,), parts = msgspec.json.schema_components([Record], ref_template="#/$defs/{name}")
    title = "A Stella game record, format 1"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **root, "$defs": parts}
