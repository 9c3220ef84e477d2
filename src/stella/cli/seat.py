"""`stella seat`: seats a vision model or your own program at a table."""

import asyncio
import os
from pathlib import Path
from typing import Final

import rich_click as click

from stella.cli.options import DEFAULT_PORT
from stella.cli.tournament import look_here
from stella.client import Gone, Refused, Server
from stella.content.languages import LANGUAGES
from stella.content.plain_text import printable
from stella.players import NotAPlayer, load
from stella.players.endpoint import ChatEndpoint
from stella.players.materials import Materials
from stella.players.model import Sidecar, model_player
from stella.players.player import Player
from stella.players.seat import CannotPlay, PlayerMaker, Seat
from stella.rules.box import MAX_NAME, Agent

KEY: Final = "STELLA_API_KEY"
"""The environment variable with the endpoint's key. It is not an option, because other users can list command lines."""


@click.command()
@click.argument("code")
@click.option("--server", default=f"http://localhost:{DEFAULT_PORT}", show_default=True, help="Address of the server.")
@click.option("--endpoint", metavar="URL", help="OpenAI-compatible server of a vision model.")
@click.option("--model", metavar="NAME", help="Name of the model at the endpoint.")
@click.option("--player", "own", metavar="MODULE:CLASS", help="A player of your own instead of a model.")
@click.option("--version", "version", default="", help="Version to declare.")
@click.option("--name", help="Name at the table. Default: the name of the model or class.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Language of the notes. Default: the table's.")
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="Number of games to play.")
@click.option("--tries", type=click.IntRange(1, 10), default=3, show_default=True, help="Questions per move.")
@click.option("--timeout", type=click.FloatRange(0.1), default=60.0, show_default=True, help="Seconds per question.")
@click.option(
    "--log", type=click.Path(dir_okay=False, writable=True, path_type=Path), help="Write tokens, time and answers here."
)
def seat(
    *,
    code: str,
    server: str,
    endpoint: str | None,
    model: str | None,
    own: str | None,
    version: str,
    name: str | None,
    language: str | None,
    games: int,
    tries: int,
    timeout: float,
    log: Path | None,
) -> None:
    """Seat a model or a program at the table with a CODE. It plays and gets up again.

    A model needs `--endpoint` and `--model`. The endpoint's key, if it needs one, is read from the environment variable
    STELLA_API_KEY. The seat is declared as an agent: everyone sees it, and the game's record says so.
    """
    sidecar = Sidecar(log)
    make, agent = _own(own, version) if own else _model(endpoint, model, version, timeout, tries, sidecar)
    called = printable(name or agent.model.rpartition(":")[2].rpartition("/")[2])[:MAX_NAME]

    async def play() -> list[str]:
        table = await Seat.take(Server(server), code.upper(), called, make, agent=agent, language=language)
        click.echo(f"{called} sits at table {code.upper()}.")
        return await table.play(games)

    try:
        records = asyncio.run(play())
    except Refused as refused:
        raise click.ClickException(refused.sentence) from None
    except CannotPlay as error:
        raise click.ClickException(str(error)) from None
    except Gone as gone:
        raise click.ClickException(f"Cannot reach {server}: {gone.reason or 'the connection was lost'}.") from None
    for record in records:
        sidecar.write({"record": record})
        click.echo(f"Played to the end: {server.rstrip('/')}/replay/{record}")


def _model(
    endpoint: str | None, model: str | None, version: str, timeout: float, tries: int, sidecar: Sidecar
) -> tuple[PlayerMaker, Agent]:
    if not endpoint or not model:
        raise click.UsageError("Give --endpoint and --model, or --player.")
    try:
        asked = ChatEndpoint(endpoint, model, os.environ.get(KEY), timeout)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--endpoint") from None
    return model_player(asked, sidecar, tries=tries), Agent("model", model[:80], version[:40])


def _own(path: str, version: str) -> tuple[PlayerMaker, Agent]:
    look_here()
    try:
        found = load(path)
    except NotAPlayer as error:
        raise click.BadParameter(str(error), param_hint="--player") from None

    def make(materials: Materials, _: str, seed: str) -> Player:
        return found(materials.deck, materials.words, seed)

    return make, Agent("program", path[-80:], version[:40])
