"""Options that several commands share."""

from pathlib import Path

import rich_click as click

DEFAULT_PORT = 8642

data_option = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    envvar="STELLA_DATA",
    default=Path("data"),
    show_default=True,
    help="Data directory: games, your own decks and word lists.",
)

database_option = click.option(
    "--database", envvar="STELLA_DATABASE", help="PostgreSQL address of the server, if it uses one."
)

port_option = click.option(
    "--port", type=click.IntRange(1, 65535), default=DEFAULT_PORT, show_default=True, help="Port of the server."
)
