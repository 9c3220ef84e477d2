"""Records of formats 1 and 2 stay valid and readable. These were written by the releases that used them."""

import json
from pathlib import Path

import jsonschema
import pytest

from stella.records import decode, encode, what_is_wrong

FOLDER = Path(__file__).parent / "fixtures"
DOCUMENTS = [
    pytest.param(number, document, id=f"{number}-{at}")
    for number in (1, 2)
    for at, document in enumerate((FOLDER / f"format-{number}.jsonl").read_bytes().splitlines())
]
FIRST, SECOND = [(FOLDER / f"format-{number}.jsonl").read_bytes().splitlines()[0] for number in (1, 2)]
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text())
CHANGED = "The digest is not the one of this record: something in it was changed."


@pytest.mark.parametrize(("number", "document"), DOCUMENTS)
def test_an_old_record_is_valid_and_written_as_it_was(number: int, document: bytes) -> None:
    record = decode(document)

    assert record.format == number
    assert what_is_wrong(record) is None
    assert encode(record) == document


@pytest.mark.parametrize(("number", "document"), DOCUMENTS)
def test_an_old_record_fits_the_schema(number: int, document: bytes) -> None:
    jsonschema.validate(json.loads(document), SCHEMA)


@pytest.mark.parametrize("document", [FIRST, SECOND])
def test_a_changed_old_record_is_wrong(document: bytes) -> None:
    changed = document.replace(b'"name":"ana"', b'"name":"eve"')

    assert what_is_wrong(decode(changed)) == CHANGED


def test_a_record_of_format_1_has_no_chance_in_common_and_held_nothing_back() -> None:
    record = decode(FIRST)

    assert record.chance is None
    assert record.held_back.pictures == record.held_back.words == ()


def test_a_record_of_format_2_has_parts_that_were_not_sealed_together() -> None:
    record = decode(SECOND)

    assert record.chance is not None
    assert record.chance.bundle is None
    assert record.chance.seals == ()
    assert any(record.chance.parts)


def test_a_record_of_format_3_cannot_pass_for_format_2() -> None:
    document = json.loads((FOLDER / "format-3.jsonl").read_bytes().splitlines()[0])
    document["format"] = 2
    del document["setup"]
    for part in (*document["players"], *document["hand_overs"]):
        del part["members"], part["agent"]
    del document["chance"]["bundle"], document["chance"]["seals"]

    assert what_is_wrong(decode(json.dumps(document))) == "The seed is not made of its parts."
