"""Reads and writes records: from a room's log, as one JSON document, or as JSON lines."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from stella.hosting.history import finished_games, game_facts
from stella.records import encode, record_of

LONGEST_SENTENCE = 400
"""What is said of a record that is wrong may quote it."""


def records_of(entries: Sequence[bytes]) -> dict[str, bytes]:
    """Return the records of all finished games of a log by id, without hidden notes."""
    games = finished_games(entries)
    return {game.record: encode(record_of(game_facts(entries[game.first_version - 1 :]))) for game in games}


def open_private(path: Path) -> BinaryIO:
    """Open a file for writing. If it is new, only this user can read it."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def documents(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the documents of a file with their numbers, from 1. In a `.jsonl` file, each line is one."""
    if path.suffix != ".jsonl":
        yield 1, path.read_bytes()
        return
    with path.open("rb") as lines:
        yield from enumerate((line for line in lines if line.strip()), 1)
