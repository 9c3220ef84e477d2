"""The game record: one game as one JSON document that anyone can read, verify and replay. It never plays."""

from stella.records.claims import WrongRecord
from stella.records.documents import NotARecord, decode, digest, encode, schema
from stella.records.format import FORMAT, Record
from stella.records.openness import what_is_unproved
from stella.records.verifier import verify, what_is_wrong
from stella.records.writer import record_of

__all__ = [
    "FORMAT",
    "NotARecord",
    "Record",
    "WrongRecord",
    "decode",
    "digest",
    "encode",
    "record_of",
    "schema",
    "verify",
    "what_is_unproved",
    "what_is_wrong",
]
