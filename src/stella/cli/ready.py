"""`stella ready`: asks the server on this machine whether it is ready, for health checks."""

from time import monotonic, sleep

import rich_click as click

from stella.cli.options import port_option
from stella.cli.prompts import READY, asked_here

SECONDS = 2.0
PAUSE_SECONDS = 0.2


@click.command()
@port_option
@click.option(
    "--wait", "seconds", type=click.FloatRange(min=0), default=0, metavar="SECONDS",
    help="Seconds to wait until the server is ready.",
)  # fmt: skip
def ready(port: int, seconds: float) -> None:
    """Ask the server on this machine whether it is ready, over http or https. The exit code is 1 if it is not."""
    until = monotonic() + seconds
    while not (said := asked_here(port, SECONDS)).startswith(READY):
        if monotonic() >= until:
            raise click.ClickException(f"No Stella is ready on port {port}: {said}.")
        sleep(PAUSE_SECONDS)
    click.echo(said)
