"""A record as a document: reading and writing, the digest, the schema, and invalid documents."""

import json
import re
from hashlib import sha256
from pathlib import Path

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from stella.records import NotARecord, decode, digest, encode, record_of, schema
from tests.records.games import ENDED, RUNNING, WHOLE

SCHEMA = Path(__file__).parents[2] / "docs" / "record.schema.json"
ALL = {**WHOLE, **ENDED, **RUNNING}
RECORD = record_of(WHOLE["three, drawn"])


@pytest.mark.parametrize("name", ALL)
def test_reading_gives_back_what_was_written(name: str) -> None:
    record = record_of(ALL[name])

    assert decode(encode(record)) == record


@pytest.mark.parametrize("name", ALL)
def test_every_record_fits_the_published_schema(name: str) -> None:
    document = json.loads(encode(record_of(ALL[name])))

    jsonschema.validate(document, json.loads(SCHEMA.read_text()))


def test_the_published_schema_is_the_one_of_the_types() -> None:
    assert json.loads(SCHEMA.read_text()) == schema(), "run: make schema"


@given(st.text())
def test_the_digest_is_over_canonical_json_that_any_language_can_make(name: str) -> None:
    player = structs.replace(RECORD.players[0], name=name)
    record = structs.replace(RECORD, players=(player, *RECORD.players[1:]))
    rest = {key: value for key, value in msgspec.to_builtins(record).items() if key != "digest"}

    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert digest(record) == sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (b"", "This is not JSON"),
        (b"{", "This is not JSON"),
        (b'{"format": "\xff"}', "This is not JSON: it is not UTF-8 text."),
        (b"[" * 10_000, "This is not a record: it is nested too deeply."),
        (b"[]", "This is not a record of a format up to 3"),
        (b"{}", "This is not a record of a format up to 3: Object missing required field `format`."),
        (b'{"format": 3}', "This is not a record of a format up to 3: Object missing required field `setup`."),
        (b'{"format": 4}', "The record has format 4, and this version reads formats up to 3."),
        (encode(RECORD).replace(b'"format":3', b'"format":1', 1), "Object contains unknown field `setup`"),
        (encode(RECORD).replace(b'"seal":', b'"steal":', 1), "Object contains unknown field"),
        (encode(RECORD).replace(b'"round', b'"ground', 1), "field `ground"),
        (encode(RECORD).replace(b'{"format":3', b'{"format":3,"winners":[2]', 1), "the name `winners` stands twice"),
        (re.sub(rb'("salt":"[0-9a-f]{32})"', rb'\1\\n"', encode(RECORD), count=1), "Expected `str` matching regex"),
        (re.sub(rb'("seed":"[0-9a-f]+)"', rb'\1\\n"', encode(RECORD), count=1), "Expected `str` matching regex"),
        (encode(RECORD).replace(b'"outcome":', b'"scout":0,"outcome":', 1), "the name `scout` stands twice"),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(document: bytes, sentence: str) -> None:
    with pytest.raises(NotARecord) as refused:
        decode(document)

    assert sentence in str(refused.value)
