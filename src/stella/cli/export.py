"""`stella export`: writes the records of all finished games that a server has kept."""

import asyncio
from pathlib import Path

import rich_click as click

from stella.cli.options import data_option
from stella.hosting.history import finished_games, game_facts
from stella.records import encode, record_of
from stella.stores import open_store


@click.command()
@data_option
@click.option("--database", envvar="STELLA_DATABASE", help="The server's PostgreSQL address, if it has one.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The JSON lines file to write."
)
def export(data: Path, database: str | None, out: Path) -> None:
    """Write the record of every finished game to a file, one a line, for `stella verify` and `stella replay`."""
    if database is None and not (data / "stella.sqlite3").is_file():
        raise click.ClickException(f"There are no games in {data}.")
    games = asyncio.run(_export(data, database, out))
    click.echo(f"{games} finished game{'' if games == 1 else 's'} written to {out}.")


async def _export(data: Path, database: str | None, out: Path) -> int:
    store = await open_store(database, data, only_reads=True)
    games = 0
    with out.open("wb") as file:
        for room in await store.rooms():
            entries = await store.read(room)
            for game in finished_games(entries):
                facts = game_facts(entries[game.first_version - 1 :])
                file.write(encode(record_of(facts)) + b"\n")
                games += 1
    await store.close()
    return games
