"""`stella export`: writes all stored finished games, as records or as rows for statistics."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import rich_click as click

from stella.cli.errors import trouble_told
from stella.cli.options import data_option, database_option
from stella.cli.record_files import consented, open_private, records_of
from stella.cli.row_files import RowFiles, check_parquet
from stella.content.plain_text import printable
from stella.records import NotARecord, decode, what_is_wrong
from stella.records.rows import mark_rows, seat_rows
from stella.storage.errors import Damaged, TooNew
from stella.stores import SQLITE, open_store
from stella.verification import LONGEST_SENTENCE, documents, name_of


@click.command()
@data_option
@database_option
@click.option(
    "--records",
    type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path),
    help="Take the games from a file of records instead of a server's data.",
)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The file to write.")
@click.option(
    "--format",
    "kind",
    type=click.Choice(["jsonl", "csv", "parquet"]),
    default="jsonl",
    show_default=True,
    help="Records as JSON lines, or two tables: one row per seat and round, and one per mark.",
)
@click.option("--nameless", is_flag=True, help="Leave names, notes and custom words out of the tables.")
@click.option(
    "--consent",
    is_flag=True,
    help="Write only games to which everyone who played agreed, as at tables that ask; implies --nameless.",
)
def export(
    *, data: Path, database: str | None, records: Path | None, out: Path, kind: str, nameless: bool, consent: bool
) -> None:
    """Write every finished game to a file, one record per line, for `stella verify` and `stella replay`.

    With `--format csv` or `parquet`, OUT.csv becomes two tables, OUT.seats.csv and OUT.marks.csv. Only you can read the
    files.
    """
    if records is None and database is None and not (data / SQLITE).is_file():
        raise click.ClickException(f"There are no games in {data}. Check --data.")
    if kind == "jsonl" and (nameless or consent or records is not None):
        raise click.UsageError("Use --nameless, --consent and --records with --format csv or parquet.")
    if consent and records is not None:
        raise click.UsageError("Use --consent with --data or --database: records do not say who agreed.")
    if kind == "parquet":
        check_parquet()
    has_names = not (nameless or consent)
    open_file = partial(_Lines, out) if kind == "jsonl" else partial(_Tables, out, kind, has_names=has_names)
    if records is not None:
        done = _copy(records, open_file)
    else:
        with trouble_told():
            done = asyncio.run(_export(data, database, open_file, needs_consent=consent))
    click.echo(f"{_games(done.games)} written to {done.files}.")
    if done.without_consent:
        click.echo(f"Left out, because not everyone was asked and agreed: {_games(done.without_consent)}.", err=True)
    damaged, too_new = done.damaged, done.too_new
    if damaged:
        click.echo(f"Skipped, because they are damaged: {damaged} room{'' if damaged == 1 else 's'}.", err=True)
    if too_new:
        rooms = f"{too_new} room{'' if too_new == 1 else 's'}"
        click.echo(f"Skipped, because a newer Stella wrote them: {rooms}. Export with that version.", err=True)


def _games(number: int) -> str:
    return f"{number} finished game{'' if number == 1 else 's'}"


class _Lines:
    """Writes records unchanged, one per line."""

    def __init__(self, out: Path) -> None:
        self.files = str(out)
        self._file = open_private(out)
        self.close = self._file.close

    def write(self, document: bytes) -> None:
        self._file.write(document + b"\n")


class _Tables:
    """Writes the rows of records to two files."""

    def __init__(self, out: Path, kind: str, *, has_names: bool) -> None:
        self._files, self._has_names = RowFiles(out, kind), has_names
        self.files = " and ".join(map(str, self._files.paths.values()))
        self.close = self._files.close

    def write(self, document: bytes) -> None:
        record, has_names = decode(document), self._has_names
        self._files.add(seat_rows(record, has_names=has_names), mark_rows(record, has_names=has_names))


OpenFile = Callable[[], _Lines | _Tables]


@dataclass
class _Done:
    """The result of an export."""

    files: str
    games: int = 0
    without_consent: int = 0
    damaged: int = 0
    too_new: int = 0


def _copy(file: Path, open_file: OpenFile) -> _Done:
    """Write the records of a file, unless one of them is wrong."""
    found = []
    for number, document in documents(file):
        try:
            wrong = what_is_wrong(decode(document))
        except NotARecord as error:
            wrong = str(error)
        if wrong:
            raise click.ClickException(f"Game {number}: {printable(wrong, LONGEST_SENTENCE)}")
        found.append(document)
    if not found:
        raise click.ClickException(f"{name_of(file)} contains no records.")
    with closing(open_file()) as out:
        for document in found:
            out.write(document)
    return _Done(out.files, len(found))


async def _export(data: Path, database: str | None, open_file: OpenFile, *, needs_consent: bool) -> _Done:
    """Write the records of all rooms that can be read, or only those to which everyone agreed."""
    store = await open_store(database, data, only_reads=True)
    try:
        with closing(open_file()) as out:
            done = _Done(out.files)
            for room in await store.rooms():
                try:
                    entries = await store.read(room)
                    records = records_of(entries)
                    allowed = consented(entries) if needs_consent else records.keys()
                except Damaged:
                    done.damaged += 1
                    continue
                except TooNew:
                    done.too_new += 1
                    continue
                written = [record for id_, record in records.items() if id_ in allowed]
                for record in written:
                    out.write(record)
                done.games += len(written)
                done.without_consent += len(records) - len(written)
    finally:
        await store.close()
    return done
