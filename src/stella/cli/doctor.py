"""`stella doctor`: checks everything a server needs on this machine, and says how to fix what is wrong."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.markup import escape

from stella.cli import checks
from stella.cli.checks import Finding, Level
from stella.cli.options import data_option, database_option, port_option

_SIGNS = {Level.GOOD: "[green]✓[/]", Level.WARNING: "[yellow]![/]", Level.BAD: "[red]✗[/]"}


@click.command()
@data_option
@database_option
@port_option
@click.option("--host", default="0.0.0.0", show_default=True, help="Address that the server listens on.")  # noqa: S104 - as serve
@click.option("--public-url", help="Address that players use. The command opens it to check that it works.")
def doctor(data: Path, database: str | None, port: int, host: str, public_url: str | None) -> None:
    """Check disk, permissions, port, clock, database, content, versions and address, and say what to do.

    The exit code is 1 if a problem keeps the server from working. It changes nothing and is safe
    while a server runs.
    """
    console = Console(highlight=False, soft_wrap=True)
    worst = Level.GOOD
    for finding in _findings(data, database, port, host, public_url):
        worst = max(worst, finding.level)
        console.print(f"{_SIGNS[finding.level]} {escape(finding.about)}: {escape(finding.sentence)}")
        if finding.advice:
            console.print(f"  → {escape(finding.advice)}")
    if worst is Level.BAD:
        raise SystemExit(1)


def _findings(data: Path, database: str | None, port: int, host: str, public_url: str | None) -> Iterator[Finding]:
    yield checks.versions()
    yield checks.client()
    yield checks.disk(data)
    yield checks.permissions(data)
    yield checks.open_files()
    if database is None:
        yield checks.sqlite_database(data)
    else:
        yield asyncio.run(checks.postgresql_database(database))
    yield asyncio.run(checks.notices(database, data))
    yield checks.clock(data)
    yield from checks.content(data)
    yield checks.port(host, port)
    yield checks.address(host, port, public_url)
