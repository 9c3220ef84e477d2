"""Records of format 1 stay valid and readable for ever: these were written by the release that had only it."""

import json
from pathlib import Path

import jsonschema
import pytest

from stella.records import decode, encode, what_is_wrong

FOLDER = Path(__file__).parent / "fixtures"
DOCUMENTS = (FOLDER / "format-1.jsonl").read_bytes().splitlines()
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text())


@pytest.mark.parametrize("document", DOCUMENTS, ids=range(len(DOCUMENTS)))
def test_an_old_record_is_valid_and_written_as_it_was(document: bytes) -> None:
    record = decode(document)

    assert record.format == 1
    assert what_is_wrong(record) is None
    assert encode(record) == document


@pytest.mark.parametrize("document", DOCUMENTS, ids=range(len(DOCUMENTS)))
def test_an_old_record_fits_the_schema(document: bytes) -> None:
    jsonschema.validate(json.loads(document), SCHEMA)


def test_a_changed_old_record_is_wrong() -> None:
    changed = DOCUMENTS[0].replace(b'"name":"ana"', b'"name":"eve"')

    assert what_is_wrong(decode(changed)) == ("The digest is not the one of this record: something in it was changed.")


def test_an_old_record_has_no_chance_in_common_and_held_nothing_back() -> None:
    record = decode(DOCUMENTS[0])

    assert record.chance is None
    assert record.held_back.pictures == record.held_back.words == ()
