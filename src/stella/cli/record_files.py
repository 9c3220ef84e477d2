"""Files of records: one JSON document, or JSON lines with one record each."""

from collections.abc import Iterator
from pathlib import Path


def documents(path: Path) -> Iterator[tuple[int, bytes]]:
    """Return the documents of a file, each with its number from 1; in a `.jsonl` file every line is one."""
    if path.suffix != ".jsonl":
        yield 1, path.read_bytes()
        return
    with path.open("rb") as lines:
        yield from enumerate((line for line in lines if line.strip()), 1)
