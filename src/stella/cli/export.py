"""`stella export`: writes the records of all finished games that a server has kept."""

import asyncio
from pathlib import Path

import rich_click as click

from stella.cli.errors import trouble_told
from stella.cli.options import data_option, database_option
from stella.cli.record_files import open_private, records_of
from stella.storage.errors import Damaged, TooNew
from stella.stores import SQLITE, open_store


@click.command()
@data_option
@database_option
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The JSON lines file to write."
)
def export(data: Path, database: str | None, out: Path) -> None:
    """Write the record of every finished game to a file, one per line, for `stella verify` and `stella replay`.

    Only you can read the file.
    """
    if database is None and not (data / SQLITE).is_file():
        raise click.ClickException(f"There are no games in {data}. Check --data.")
    with trouble_told():
        games, damaged, too_new = asyncio.run(_export(data, database, out))
    click.echo(f"{games} finished game{'' if games == 1 else 's'} written to {out}.")
    if damaged:
        click.echo(f"Skipped, because they are damaged: {damaged} room{'' if damaged == 1 else 's'}.", err=True)
    if too_new:
        rooms = f"{too_new} room{'' if too_new == 1 else 's'}"
        click.echo(f"Skipped, because a newer Stella wrote them: {rooms}. Export with that version.", err=True)


async def _export(data: Path, database: str | None, out: Path) -> tuple[int, int, int]:
    """Write the records; return how many there are, how many rooms are damaged, and how many too new."""
    store = await open_store(database, data, only_reads=True)
    games, damaged, too_new = 0, 0, 0
    try:
        with open_private(out) as file:
            for room in await store.rooms():
                try:
                    records = records_of(await store.read(room))
                except Damaged:
                    damaged += 1
                    continue
                except TooNew:
                    too_new += 1
                    continue
                file.writelines(record + b"\n" for record in records.values())
                games += len(records)
    finally:
        await store.close()
    return games, damaged, too_new
