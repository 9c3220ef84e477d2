"""The records of a room's log, and the private files that they are written to."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from stella.hosting.history import finished_games, game_facts
from stella.records import encode, record_of
from stella.rooms.consent import exportable
from stella.rooms.fold import Change
from stella.storage.entries import changed, opened


def records_of(entries: Sequence[bytes]) -> dict[str, bytes]:
    """Return the records of all finished games of a log by id, without hidden notes."""
    games = finished_games(entries)
    return {game.record: encode(record_of(game_facts(entries[game.first_version - 1 :]))) for game in games}


def consented(entries: Sequence[bytes]) -> frozenset[str]:
    """Return the ids of the records of a log that everyone who played lets be exported without names."""
    return exportable(_changes(entries))


def _changes(entries: Sequence[bytes]) -> Iterator[Change]:
    room = opened(entries[0]) if entries else None
    for entry in entries[1:]:
        if room is not None:
            change = changed(room, entry)
            room = change.room
            yield change


def open_private(path: Path) -> BinaryIO:
    """Open a file for writing. If it is new, only this user can read it."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")
