"""`stella ready`: asks the server on this machine whether it is ready, for what watches over it."""

import rich_click as click

from stella.cli.asking import READY, asked_here
from stella.cli.options import port_option

SECONDS = 2.0


@click.command()
@port_option
def ready(port: int) -> None:
    """Ask the server on this machine, with or without TLS, whether it is ready. The exit code is 1 if it is not."""
    said = asked_here(port, SECONDS)
    if not said.startswith(READY):
        raise click.ClickException(f"No Stella is ready on port {port}: {said}.")
    click.echo(said)
