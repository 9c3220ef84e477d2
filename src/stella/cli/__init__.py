"""The `stella` command: a group that finds commands by name and imports only the one that runs."""

import errno
from importlib import import_module
from typing import Final

import rich_click as click

COMMANDS: Final[dict[str, str]] = {
    "serve": "stella.cli.serve:serve",
    "simulate": "stella.cli.simulate:simulate",
    "tournament": "stella.cli.tournament:tournament",
    "bench-agents": "stella.cli.bench_agents:bench_agents",
    "seat": "stella.cli.seat:seat",
    "mcp": "stella.cli.mcp:mcp",
    "export": "stella.cli.export:export",
    "score": "stella.cli.score:score",
    "replay": "stella.cli.replay:replay",
    "verify": "stella.cli.verify:verify",
    "deck": "stella.cli.content:deck",
    "words": "stella.cli.content:words",
    "print": "stella.cli.print:print_box",
    "backup": "stella.cli.copies:backup",
    "restore": "stella.cli.copies:restore",
    "prune": "stella.cli.prune:prune",
    "doctor": "stella.cli.doctor:doctor",
    "ready": "stella.cli.ready:ready",
}
"""Every command and its function, `package.module:function`."""


class Registry(click.RichGroup):
    """A group of the commands in `COMMANDS`. It imports a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the group asks with a context
        """Return the names in registry order."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - as above
        """Return the command of a name, or None if there is none."""
        place = COMMANDS.get(cmd_name)
        if place is None:
            return None
        module, _, function = place.partition(":")
        command: click.Command = getattr(import_module(module), function)
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Run the command. Report a file that cannot be read or written in one sentence."""
        try:
            return super().invoke(ctx)
        except OSError as error:
            if error.filename is None or error.errno == errno.EPIPE:
                raise
            raise click.ClickException(f"Cannot use {error.filename}: {error.strerror}.") from None


@click.group(cls=Registry, invoke_without_command=True)
@click.version_option(package_name="stella", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Stella, a picture-association board game. Without a command, start a server and play."""
    if ctx.invoked_subcommand is not None:
        return
    serve = main.get_command(ctx, "serve")
    if serve is not None:
        ctx.invoke(serve)
