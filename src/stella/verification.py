"""Checks a file of records, with one finding per record. It needs neither the server nor a terminal library."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import msgspec
from msgspec import Struct

from stella.boxes import Shelf, shelf_of
from stella.content.plain_text import printable
from stella.records import NotARecord, decode, what_is_unproved, what_is_wrong

LONGEST_SENTENCE = 400
"""A sentence about a wrong record may quote it."""


class NoRecords(ValueError):  # noqa: N818 - reads as the sentence it is
    """The file contains no records."""


class Verdict(StrEnum):
    """The result for a record. The values are part of the output with `--json`."""

    VALID = "valid"
    WRONG = "wrong"
    UNPROVED = "unproved"


class Finding(Struct, frozen=True, kw_only=True):
    """One record as `--json` prints it. Unknown values of a document that is not a record are null."""

    game: int
    verdict: Verdict
    wrong: str | None = None
    unproved: tuple[str, ...] = ()
    format: int | None = None
    digest: str | None = None
    is_over: bool | None = None

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is wrong, or what is not proved."""
        return (self.wrong,) if self.wrong else self.unproved


class Verification:
    """The records of a file, checked in order. `wrong` counts the failures so far.

    In strict mode, a record also fails if something in it could not be checked here. `data` is an operator's data
    directory with additional decks and word lists.
    """

    def __init__(self, file: Path, *, strict: bool = False, data: Path | None = None) -> None:
        self.file, self.strict = file, strict
        self.checked = 0
        self.wrong = 0
        self._shelf = shelf_of(data)

    def findings(self) -> Iterator[Finding]:
        """Yield the finding for each record. Raise `NoRecords` if there is nothing to check."""
        failing = (Verdict.WRONG, Verdict.UNPROVED) if self.strict else (Verdict.WRONG,)
        for number, document in documents(self.file):
            found = _find(number, document, self._shelf)
            self.checked += 1
            self.wrong += found.verdict in failing
            yield found
        if not self.checked:
            raise NoRecords(f"{name_of(self.file)} contains no records.")

    def lines(self) -> Iterator[str]:
        """Yield each finding as a line of JSON."""
        for finding in self.findings():
            yield msgspec.json.encode(finding).decode()

    def sentences(self) -> Iterator[str]:
        """Yield what is wrong with each record, then what could not be checked, then the result."""
        unproved = set[str]()
        for found in self.findings():
            if found.wrong or self.strict:
                for sentence in found.sentences:
                    yield f"Game {found.game}: {printable(sentence, LONGEST_SENTENCE)}"
            else:
                unproved.update(found.unproved)
        for sentence in sorted(unproved):
            yield printable(sentence, LONGEST_SENTENCE)
        kind = "not proved" if self.strict else "wrong"
        yield f"{self.checked} checked, {self.wrong} {kind}." if self.wrong else f"{self.checked} checked, all valid."


def _find(number: int, document: bytes, shelf: Shelf) -> Finding:
    try:
        record = decode(document)
    except NotARecord as error:
        return Finding(game=number, verdict=Verdict.WRONG, wrong=str(error))
    box = shelf.box_of(record)
    wrong, unproved = what_is_wrong(record, box), tuple[str, ...]()
    if wrong is None:
        unproved = what_is_unproved(record, knows_deck=shelf.has_deck(record), knows_words=box is not None)
    return Finding(
        game=number,
        verdict=Verdict.WRONG if wrong else Verdict.UNPROVED if unproved else Verdict.VALID,
        wrong=wrong,
        unproved=unproved,
        format=record.format,
        digest=record.digest,
        is_over=record.is_over,
    )


def is_standard_input(path: Path) -> bool:
    """Return whether a path on the command line stands for standard input."""
    return str(path) == "-"


def name_of(path: Path) -> str:
    """Return the name of a file for messages."""
    return "Standard input" if is_standard_input(path) else str(path)


def documents(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the documents of a file with their numbers, from 1. In a `.jsonl` file, each line is a document.

    On standard input, each line is a document if the first line is a complete JSON document.
    """
    if is_standard_input(path):
        yield from enumerate(_documents_in(sys.stdin.buffer.read()), 1)
        return
    if path.suffix != ".jsonl":
        yield 1, path.read_bytes()
        return
    with path.open("rb") as lines:
        yield from enumerate((line for line in lines if line.strip()), 1)


def _documents_in(text: bytes) -> list[bytes]:
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        msgspec.json.decode(lines[0])
    except IndexError:
        return []
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return [text]
    return lines
