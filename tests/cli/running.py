"""Runs the `stella` command as an operator does."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from click.testing import CliRunner, Result

from stella.cli import main
from stella.stores import open_store


def stella(*words: object) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(main, [str(word) for word in words])


def said(result: Result) -> str:
    """Return the output of a command on one line, without the frame around errors."""
    return on_one_line(result.output)


def on_one_line(text: str) -> str:
    """Return a text without line breaks and without the frame around errors."""
    return " ".join("".join(sign for sign in text if sign not in "│╭╮╰╯─").split())


@contextmanager
def database(data: Path) -> Iterator[sqlite3.Connection]:
    """Open the database of a data directory."""
    with closing(sqlite3.connect(data / "stella.sqlite3", isolation_level=None)) as connection:
        yield connection


def make_database(data: Path) -> None:
    """Make an empty database, like a server that starts and stops."""

    async def make() -> None:
        await (await open_store(None, data)).close()

    asyncio.run(make())
