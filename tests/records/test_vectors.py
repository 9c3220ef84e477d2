"""The test vectors are current, and both verifiers agree with their verdicts: ours, and that of docs/record.md."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from stella.cli import main
from stella.records import decode
from tests.records.changes import at, changed, leaves, matters, other_values
from tests.records.mutations import WORDS, true_records
from tests.records.stranger import is_true
from tests.records.vectors import FOLDER, box_of, sentence_on, vectors

VERDICTS: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "verdicts.json").read_text("utf-8"))
LINES = {kind: (FOLDER / f"{kind}.jsonl").read_bytes().splitlines() for kind in VERDICTS}
FEWEST = 60


def vectors_of(kind: str) -> list[Any]:
    found = zip(VERDICTS[kind], LINES[kind], strict=True)
    return [pytest.param(verdict, document, id=verdict["name"]) for verdict, document in found]


def words_for(document: bytes) -> bytes | None:
    return WORDS if box_of(document) else None


@pytest.mark.parametrize(("name", "content"), vectors().items(), ids=list(vectors()))
def test_the_vectors_are_what_their_script_writes(name: str, content: bytes) -> None:
    assert (FOLDER / name).read_bytes() == content, "run `python -m tests.records.vectors`"


def test_there_are_good_and_bad_vectors_of_every_format() -> None:
    formats = {kind: {decode(line).format for line in LINES[kind]} for kind in ("valid", "unproved")}
    names = [verdict["name"] for verdict in VERDICTS["wrong"]]

    assert formats == {"valid": {1, 2, 3}, "unproved": {1, 2, 3}}
    assert len(names) == len(set(names)) >= FEWEST
    assert all(any(name.startswith(f"format {number}:") for name in names) for number in (1, 2))


@pytest.mark.parametrize(("verdict", "document"), vectors_of("wrong"))
def test_both_verifiers_refuse_a_wrong_record(verdict: dict[str, Any], document: bytes) -> None:
    assert sentence_on(document) == verdict["wrong"]
    assert not is_true(document, words_for(document))


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32"])
def test_both_verifiers_refuse_a_record_that_is_not_utf_8(encoding: str) -> None:
    document = LINES["valid"][-1].decode().encode(encoding)

    assert sentence_on(document) is not None
    assert not is_true(document, WORDS)


@pytest.mark.parametrize(("verdict", "document"), [*vectors_of("valid"), *vectors_of("unproved")])
def test_both_verifiers_accept_a_record_without_contradiction(verdict: dict[str, Any], document: bytes) -> None:
    assert sentence_on(document) is None
    assert is_true(document, words_for(document))


@pytest.mark.parametrize("name", true_records())
def test_both_verifiers_refuse_the_same_changes_of_a_single_value(name: str) -> None:
    document = true_records()[name]
    game = json.loads(document)
    paths = [path for path in leaves(game) if matters(path, {"deck/(id|hash)": "no deck comes with the vectors"})][::9]
    changes = [changed(game, path, value) for path in paths for value in other_values(at(game, path))[:1]]

    differing = [change for change in changes if (sentence_on(change) is None) != is_true(change, words_for(change))]

    assert len(changes) > 5
    assert differing == []


@pytest.mark.parametrize("kind", ["valid", "unproved", "wrong"])
def test_the_strict_command_proves_no_line_of_another_machine(kind: str) -> None:
    """The decks and word lists of the vectors are not installed anywhere."""
    result = CliRunner().invoke(
        main, ["verify", "--strict", "--json", "-"], input=(FOLDER / f"{kind}.jsonl").read_bytes()
    )

    found = [json.loads(line) for line in result.output.splitlines()]
    assert result.exit_code == 1
    assert [one["game"] for one in found] == list(range(1, len(LINES[kind]) + 1))
    assert all(one["verdict"] != "valid" for one in found)
    for verdict, one in zip(VERDICTS[kind], found, strict=True):
        assert set(verdict.get("unproved", ())) <= set(one["unproved"])
