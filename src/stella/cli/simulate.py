"""`stella simulate`: whole games by random legal players, one record per line."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import rich_click as click
from rich.console import Console
from rich.progress import Progress

from stella.boxes import built_in_box
from stella.cli.random_games import random_game
from stella.records import encode, record_of

BATCH: Final = 50
"""Games that a process plays before it returns them."""


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="Number of games.")
@click.option("--players", type=click.IntRange(3, 6), default=4, show_default=True, help="Players per game.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    required=True,
    help="JSON lines file to write.",
)
@click.option("--jobs", type=click.IntRange(min=1), default=None, help="Number of processes. Default: one per core.")
def simulate(games: int, players: int, seed: int, out: Path, jobs: int | None) -> None:
    """Play games with random legal moves, and write one record per line.

    The file depends only on the seed, not on the number of jobs.
    """
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    jobs = min(jobs or os.cpu_count() or 1, len(batches))
    play = partial(_lines, players, seed)
    with out.open("wb") as file, Progress(console=Console(stderr=True), transient=True) as progress:
        played = progress.add_task("Playing", total=games)
        for batch, lines in zip(batches, _spread(play, batches, jobs), strict=True):
            file.write(lines)
            progress.advance(played, len(batch))
    click.echo(f"Wrote {games} games with {players} players to {out}.")


def _spread(play: partial[bytes], batches: list[range], jobs: int) -> Iterator[bytes]:
    if jobs == 1:
        yield from map(play, batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, batches)


def _lines(players: int, seed: int, numbers: range) -> bytes:
    box = built_in_box()
    return b"".join(encode(record_of(random_game(box, players, seed, number))) + b"\n" for number in numbers)
