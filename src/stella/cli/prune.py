"""`stella prune`: deletes rooms that nobody has used for a long time. It can save their records first."""

import asyncio
import os
import re
from pathlib import Path
from typing import Final

import rich_click as click

from stella.cli.errors import trouble_told
from stella.cli.options import data_option, database_option
from stella.cli.record_files import open_private, records_of
from stella.storage.errors import Damaged, TooNew
from stella.stores import SQLITE, AlreadyServed, PostgresStore, SqliteStore, open_store
from stella.stores.sqlite.copies import compact

DAY_MS: Final = 24 * 60 * 60 * 1000
_UNITS: Final = {"d": 1, "w": 7, "y": 365}


class Days(click.ParamType[int]):
    """A number of days, such as `90d`, `12w` or `1y`."""

    name = "time"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number of days."""
        found = re.fullmatch(r"([1-9]\d{0,4})([dwy])", str(value))
        if found is None:
            self.fail(f"'{value}' is not a time. Write 90d, 12w or 1y.", param, ctx)
        return int(found[1]) * _UNITS[found[2]]


@click.command()
@data_option
@database_option
@click.option(
    "--older-than",
    "days",
    type=Days(),
    required=True,
    help="Delete rooms that were not used for this time: 90d, 12w, 1y.",
)
@click.option(
    "--keep-records",
    "records",
    type=click.Path(file_okay=False, path_type=Path),
    help="First save the record of each finished game to this folder.",
)
@click.option("--dry-run", "is_dry", is_flag=True, help="Only print how many rooms would be deleted.")
def prune(data: Path, database: str | None, days: int, records: Path | None, is_dry: bool) -> None:
    """Delete rooms that nobody has used for a long time, with all their personal data.

    With SQLite, stop the server first, or let the server delete rooms: `stella serve --keep-rooms DAYS`. With
    PostgreSQL, nodes may run. A room whose records cannot be saved is not deleted.
    """
    if database is None and not (data / SQLITE).is_file():
        raise click.ClickException(f"There are no games in {data}. Check --data.")
    with trouble_told():
        try:
            told = asyncio.run(_prune(data, database, days, records, is_dry))
            if database is None and not is_dry:
                compact(data / SQLITE)
        except AlreadyServed as error:
            raise click.ClickException(f"{error} Stop it, or start it with --keep-rooms {days}.") from None
    for sentence in told:
        click.echo(sentence)


async def _prune(data: Path, database: str | None, days: int, records: Path | None, is_dry: bool) -> list[str]:
    store = await open_store(database, data, only_reads=is_dry)
    try:
        before = await store.now() - days * DAY_MS
        rooms = await store.unused(before, 2**31 - 1)
        if is_dry:
            return [f"{_count(len(rooms))} unused for {days} day{'' if days == 1 else 's'} or longer."]
        damaged, too_new, games = 0, 0, 0
        for room in rooms:
            try:
                games += await _keep(store, room, records) if records is not None else 0
            except Damaged:
                damaged += 1
                continue
            except TooNew:
                too_new += 1
                continue
            await store.forget(room)
        told = [f"{_count(len(rooms) - damaged - too_new)} deleted."]
        if records is not None:
            told.append(f"{games} finished game{'' if games == 1 else 's'} saved to {records}.")
        if damaged:
            told.append(f"{damaged} damaged and not deleted. Without --keep-records they are deleted too.")
        if too_new:
            told.append(f"{too_new} not deleted, because a newer Stella wrote them. Prune with that version.")
        return told
    finally:
        await store.close()


def _count(rooms: int) -> str:
    return f"{rooms} room{'' if rooms == 1 else 's'}"


async def _keep(store: SqliteStore | PostgresStore, room: str, folder: Path) -> int:
    """Write the records of a room's finished games and flush them to disk. Return their number."""
    records = records_of(await store.read(room))
    for name, record in records.items():
        _write(folder, name, record)
    return len(records)


def _write(folder: Path, name: str, record: bytes) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open_private(folder / f"{name}.json") as file:
        file.write(record)
        file.flush()
        os.fsync(file.fileno())
