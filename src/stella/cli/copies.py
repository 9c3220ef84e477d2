"""`stella backup` and `stella restore`: copies all rooms at any time, and restores them while no server runs."""

import asyncio
from pathlib import Path

import rich_click as click

from stella.cli.errors import trouble_told
from stella.cli.options import data_option, database_option
from stella.stores import SQLITE
from stella.stores.postgresql import copies as postgresql
from stella.stores.sqlite import copies as sqlite

FORCE = click.option("--force", "is_forced", is_flag=True, help="Overwrite existing data.")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@database_option
@FORCE
def backup(file: Path, data: Path, database: str | None, is_forced: bool) -> None:
    """Copy all rooms and games to FILE, even while the server runs.

    The copy is consistent: a SQLite file, or JSON lines of a PostgreSQL database. Only you can read it.
    """
    if file.exists() and not is_forced:
        raise click.ClickException(f"{file} already exists. Use --force to overwrite it.")
    if not file.absolute().parent.is_dir():
        raise click.ClickException(f"The folder {file.absolute().parent} does not exist. Create it first.")
    with trouble_told():
        if database is not None:
            asyncio.run(postgresql.back_up(database, file))
        else:
            sqlite.back_up(data / SQLITE, file)
    click.echo(f"All rooms and games are in {file} ({file.stat().st_size:,} bytes).")
    own = [name for name in ("decks", "words") if (data / name).is_dir()]
    if own:
        click.echo(
            f"Your own {' and '.join(own)} are plain files. Copy {' and '.join(str(data / name) for name in own)} too."
        )


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
@database_option
@FORCE
def restore(file: Path, data: Path, database: str | None, is_forced: bool) -> None:
    """Replace all rooms and games with the backup FILE. Stop the server first."""
    with trouble_told():
        if database is not None:
            asyncio.run(postgresql.restore(file, database, is_forced=is_forced))
        else:
            sqlite.restore(file, data / SQLITE, is_forced=is_forced)
    click.echo(f"Restored all rooms and games from {file}.")
