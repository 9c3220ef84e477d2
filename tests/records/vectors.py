"""The test vectors in docs/vectors: `python -m tests.records.vectors` writes them."""

import json
from pathlib import Path
from typing import Any, Final

from stella.records import NotARecord, decode, what_is_unproved, what_is_wrong
from stella.rules import Box
from tests.records.mutations import LIST_BOX, UNPROVED, WORDS, true_records, wrong_documents

FOLDER: Final = Path(__file__).parents[2] / "docs" / "vectors"


def box_of(document: bytes) -> Box | None:
    """Return the box of the word list that comes with the vectors, if a record was played with it."""
    return LIST_BOX if b'"id":"vectors"' in document else None


def sentence_on(document: bytes) -> str | None:
    """Return what is wrong with a document, as `stella verify` says it."""
    try:
        record = decode(document)
    except NotARecord as error:
        return str(error)
    return what_is_wrong(record, box_of(document))


def vectors() -> dict[str, bytes]:
    """Return the files by their names."""
    valid = list(true_records().items())
    unproved = [(one.name, one.document()) for one in UNPROVED]
    wrong = list(wrong_documents())
    verdicts: dict[str, Any] = {
        "valid": [{"line": line, "name": name} for line, (name, _) in enumerate(valid, 1)],
        "unproved": [
            {"line": line, "name": name, "unproved": what_is_unproved(decode(document))}
            for line, (name, document) in enumerate(unproved, 1)
        ],
        "wrong": [
            {"line": line, "name": name, "wrong": sentence_on(document)}
            for line, (name, document) in enumerate(wrong, 1)
        ],
    }
    files = {"valid.jsonl": valid, "unproved.jsonl": unproved, "wrong.jsonl": wrong}
    return {
        **{name: b"".join(document + b"\n" for _, document in found) for name, found in files.items()},
        "words.json": WORDS,
        "verdicts.json": (json.dumps(verdicts, indent=1, ensure_ascii=False) + "\n").encode(),
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, content in vectors().items():
        (FOLDER / name).write_bytes(content)
