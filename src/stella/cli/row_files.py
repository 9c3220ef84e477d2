"""Writes the rows of records as CSV or Parquet, two files for one export. It computes nothing."""

import csv
import io
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import NoneType
from typing import Any, Final, get_args, get_type_hints

import rich_click as click
from msgspec import Struct
from msgspec.structs import astuple

from stella.cli.record_files import open_private
from stella.records.rows import MarkRow, SeatRow

_FORMULA: Final = ("=", "+", "-", "@")  # the first characters of what a spreadsheet would execute
_BATCH: Final = 10_000


def check_parquet() -> None:
    """Fail with a clear message if Parquet files cannot be written here."""
    if find_spec("pyarrow") is None:
        raise click.ClickException("Parquet needs the extra 'lab': pip install 'stella[lab]'.")


class RowFiles:
    """The two files of one export: NAME.seats.csv and NAME.marks.csv for NAME.csv. Only this user can read them."""

    def __init__(self, out: Path, kind: str) -> None:
        self.paths = {what: out.with_name(f"{out.stem}.{what}.{kind}") for what in ("seats", "marks")}
        write = _Csv if kind == "csv" else _Parquet
        self._files = {"seats": write(self.paths["seats"], SeatRow), "marks": write(self.paths["marks"], MarkRow)}

    def add(self, seats: Iterator[SeatRow], marks: Iterator[MarkRow]) -> None:
        """Write the rows of one record."""
        self._files["seats"].write(list(seats))
        self._files["marks"].write(list(marks))

    def close(self) -> None:
        """Finish both files."""
        for file in self._files.values():
            file.close()


class _Csv:
    def __init__(self, path: Path, kind: type[Struct]) -> None:
        self._file = io.TextIOWrapper(open_private(path), "utf-8", newline="")
        self._rows = csv.writer(self._file)
        self._rows.writerow(kind.__struct_fields__)

    def write(self, rows: Sequence[Struct]) -> None:
        self._rows.writerows([[_cell(value) for value in astuple(row)] for row in rows])

    def close(self) -> None:
        self._file.close()


class _Parquet:
    def __init__(self, path: Path, kind: type[Struct]) -> None:
        import pyarrow as pa  # type: ignore[import-untyped] # noqa: PLC0415 - an optional extra, without types
        import pyarrow.parquet as pq  # type: ignore[import-untyped] # noqa: PLC0415 - as above

        types = {str: pa.string(), int: pa.int32(), bool: pa.bool_()}
        hints = get_type_hints(kind)
        plain = {name: next(t for t in (*get_args(hint), hint) if t is not NoneType) for name, hint in hints.items()}
        self._schema = pa.schema([(name, types[plain[name]]) for name in kind.__struct_fields__])
        self._from_rows, self._rows = pa.Table.from_pylist, list[dict[str, Any]]()
        self._file = open_private(path)
        self._writer = pq.ParquetWriter(self._file, self._schema)

    def write(self, rows: Sequence[Struct]) -> None:
        self._rows += [dict(zip(self._schema.names, astuple(row), strict=True)) for row in rows]
        if len(self._rows) >= _BATCH:
            self._flush()

    def _flush(self) -> None:
        self._writer.write_table(self._from_rows(self._rows, schema=self._schema))
        self._rows.clear()

    def close(self) -> None:
        self._flush()
        self._writer.close()
        self._file.close()


def _cell(value: Any) -> Any:
    """Return a value for CSV: flags as 0 and 1, None as an empty cell, and text escaped if it looks like a formula."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return "" if value is None else value
