"""`stella tournament`: lets bots and your own programs play many games against each other and shows who wins."""

import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Final

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stella.bots import CHARACTERS, LEVELS, MIDDLE_LEVEL, Knowledge, UnknownCharacterError, character
from stella.content.decks import load_deck
from stella.content.errors import ContentError
from stella.content.words import load_words
from stella.lab.reports import terminal_table, write_csv, write_plot
from stella.lab.tournament import AnyEntrant, Entrant, OwnEntrant, Standing, Stretch, Tournament, UnfitPlayer, run
from stella.players import NotAPlayer, load
from stella.rules.box import MAX_SEATS, MIN_SEATS, PICTURES_PER_GAME

_out: Final = Console(highlight=False)
_OUTPUT: Final = click.Path(dir_okay=False, writable=True, path_type=Path)


class EntrantType(click.ParamType[AnyEntrant]):
    """A character and perhaps a level, such as `ada` or `ada:4`, or a class of your own, such as `mine:Reader`."""

    name = "character[:level]|module:Class"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> AnyEntrant:
        """Return the entrant of a name."""
        name, _, level = value.partition(":")
        try:
            found = character(name.lower())
        except UnknownCharacterError:
            if level.isidentifier():
                return self._own(value, param, ctx)
            self.fail(f"Unknown bot '{value}'. Choose from {', '.join(c.id for c in CHARACTERS)}.", param, ctx)
        if level and level not in map(str, LEVELS):
            self.fail(f"Unknown level in '{value}'. Choose {min(LEVELS)} to {max(LEVELS)}.", param, ctx)
        return Entrant(found, int(level or MIDDLE_LEVEL))

    def _own(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> OwnEntrant:
        look_here()
        try:
            load(value)
        except NotAPlayer as error:
            self.fail(str(error), param, ctx)
        return OwnEntrant(value)


def look_here() -> None:
    """Let modules of the current directory be imported, as `python -m` does."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


@click.command()
@click.argument("entrants", nargs=-1, type=EntrantType())
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Number of games.")
@click.option("--seats", type=click.IntRange(MIN_SEATS, MAX_SEATS), default=4, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default="all processors")
@click.option("--deck", type=click.Path(exists=True, file_okay=False, path_type=Path), help="Folder of a packed deck.")
@click.option(
    "--records", type=_OUTPUT, help="Write the record of every game, one per line. Then no discovery cards are dealt."
)
@click.option("--csv", type=_OUTPUT, help="Write the standings as CSV.")
@click.option("--plot", type=_OUTPUT, help="Draw the win shares (.png, .svg or .pdf).")
def tournament(
    *,
    entrants: tuple[AnyEntrant, ...],
    games: int,
    seats: int,
    seed: int,
    workers: int,
    deck: Path | None,
    records: Path | None,
    csv: Path | None,
    plot: Path | None,
) -> None:
    """Play bots and your own programs against each other.

    ENTRANTS are characters with or without a level, such as `ada:4 bruno coco`, or classes of your own, such as
    `mine:Reader` (docs/agents.md). By default, all characters play at the middle level. Entrants and seats are drawn
    at random for every game.
    """
    if plot and find_spec("matplotlib") is None:
        raise click.ClickException("A plot needs the extra 'lab': pip install 'stella[lab]'.")
    everybody = tuple(Entrant(one, MIDDLE_LEVEL) for one in CHARACTERS)
    play = Tournament(entrants or everybody, games, seats, seed, keeps_records=records is not None)
    make = partial(knowledge_of, deck)
    _check(make())
    standings = [Standing() for _ in play.entrants]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    written = records.open("wb") if records else nullcontext()
    with Progress(*columns, console=_out, transient=True) as progress, written as file:
        task = progress.add_task("Playing", total=games)
        for stretch in _told(run(play, make, workers), file):
            for standing, more in zip(standings, stretch.standings, strict=True):
                standing.add(more)
            progress.advance(task, stretch.count)
    _out.print(terminal_table(play.entrants, standings))
    if csv:
        write_csv(csv, play.entrants, standings)
    if plot:
        write_plot(plot, play.entrants, standings, seats)


def _told(stretches: Iterator[Stretch], file: IO[bytes] | None) -> Iterator[Stretch]:
    """Yield every stretch. Records are written in the order of the games, whichever stretch finishes first."""
    waiting: dict[int, Stretch] = {}
    following = 0
    try:
        for stretch in stretches:
            waiting[stretch.first] = stretch
            while file is not None and following in waiting:
                done = waiting.pop(following)
                file.writelines(record + b"\n" for record in done.records)
                following += done.count
            yield stretch
    except (UnfitPlayer, NotAPlayer) as error:
        raise click.ClickException(str(error)) from error


def knowledge_of(folder: Path | None) -> Knowledge:
    """Return the bots' knowledge of the built-in deck, or of a packed one. A tournament's workers call it too."""
    try:
        return Knowledge(load_deck(folder), load_words())
    except ContentError as error:
        raise click.ClickException(str(error)) from error


def _check(knowledge: Knowledge) -> None:
    if len(knowledge.deck.cards) < PICTURES_PER_GAME:
        raise click.ClickException(f"The deck has {len(knowledge.deck.cards)} cards; a game needs {PICTURES_PER_GAME}.")
