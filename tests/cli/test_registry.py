"""The `stella` command itself: it loads only the command that is called, and serves if none is."""

import sys

import pytest
import rich_click as click
from click.testing import CliRunner

from stella.cli import COMMANDS, main


@click.command()
def pretend() -> None:
    """Serve nothing."""
    click.echo("serving")


def test_without_a_command_stella_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "serve", f"{__name__}:pretend")

    assert CliRunner().invoke(main, []).output == "serving\n"


def test_help_lists_every_command() -> None:
    told = CliRunner().invoke(main, ["--help"]).output

    assert all(name in told for name in COMMANDS)


def test_only_the_command_that_is_called_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "pretend", f"{__name__}:pretend")
    monkeypatch.setitem(COMMANDS, "broken", "stella.cli.no_such_module:command")

    result = CliRunner().invoke(main, ["pretend"])

    assert result.exit_code == 0
    assert "stella.cli.no_such_module" not in sys.modules
