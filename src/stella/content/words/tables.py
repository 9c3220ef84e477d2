"""Reads TOML and CSV word files into the same table format. It checks only the file format."""

import csv
import io
import tomllib
from pathlib import Path
from typing import Any, Final

from stella.content.errors import ContentError
from stella.content.plain_text import printable
from stella.content.toml import read_toml

MAX_BYTES: Final = 2_000_000

Table = dict[str, Any]


class WordFileError(ContentError):
    """The file cannot be read as a word list."""


def read_table(path: Path) -> Table:
    """Read a word file as the table that the TOML format describes."""
    name = printable(path.name)
    text = _text(path, name)
    match path.suffix.lower():
        case ".toml":
            return _toml(text, name)
        case ".csv":
            return _csv(text, name)
    raise WordFileError(f"{name} is neither a .toml nor a .csv file.")


def _text(path: Path, name: str) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise WordFileError(f"{name} is larger than {MAX_BYTES // 1_000_000} MB.")
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise WordFileError(f"{name} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WordFileError(f"{name} is not UTF-8 text; save it as UTF-8.") from error


def _toml(text: str, name: str) -> Table:
    try:
        return read_toml(text)
    except tomllib.TOMLDecodeError as error:
        raise WordFileError(f"{name} is not valid TOML: {error}.") from error
    except RecursionError as error:
        raise WordFileError(f"{name} is nested too deeply.") from error


def _csv(text: str, name: str) -> Table:
    """Read one word per row and one language per column. Two rows make a card, or rows with the same card name."""
    header, _, _ = text.partition("\n")
    delimiter = max(",;\t", key=header.count)
    try:
        rows = list(csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise WordFileError(f"{name} is not valid CSV: {error}.") from error
    cards: dict[str, Table] = {}
    for number, row in enumerate(rows):
        if None in row or None in row.values():
            raise WordFileError(f"{name}: row {number + 2} has another number of cells than the first row.")
        cells = {column.strip().lower(): cell for column, cell in row.items()}
        card_id = cells.pop("card", "").strip() or f"{number // 2 + 1}"
        card = cards.setdefault(card_id, {"id": card_id})
        side = next((side for side in ("top", "bottom", "third") if side not in card), "third")
        card[side] = cells
    return {"cards": list(cards.values())}
