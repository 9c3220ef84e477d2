"""A tournament's standings as a terminal table, as CSV and as a plot. It computes nothing about the game."""

import csv
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from stella.lab.tournament import AnyEntrant, Standing

COLUMNS = (
    "entrant",
    "games",
    "win share",
    "low",
    "high",
    "points a round",
    "marks a round",
    "falls a round",
    "dark rate",
    "falls in the dark",
)


def rows(entrants: Sequence[AnyEntrant], standings: Sequence[Standing]) -> list[tuple[str | int | float, ...]]:
    """Return one row per entrant, the best first."""
    found = []
    for entrant, standing in zip(entrants, standings, strict=True):
        low, high = standing.confidence()
        rounds = standing.rounds or 1
        found.append(
            (
                entrant.name,
                standing.games,
                round(standing.win_share, 4),
                round(low, 4),
                round(high, 4),
                round(standing.points / rounds, 3),
                round(standing.marks / rounds, 3),
                round(standing.falls / rounds, 4),
                round(standing.darks / rounds, 4),
                round(standing.dark_falls / (standing.darks or 1), 4),
            )
        )
    return sorted(found, key=lambda row: -float(row[2]))


def terminal_table(entrants: Sequence[AnyEntrant], standings: Sequence[Standing]) -> Table:
    """Return the standings as a table to print."""
    table = Table("", "games", "wins", "95 %", "points/round", "marks", "falls", "dark", "fallen in the dark")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, games, share, low, high, points, marks, falls, dark, dark_falls in rows(entrants, standings):
        shares = (f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{points:.2f}", f"{marks:.2f}")
        table.add_row(str(name), str(games), *shares, f"{falls:.0%}", f"{dark:.0%}", f"{dark_falls:.0%}")
    return table


def write_csv(path: Path, entrants: Sequence[AnyEntrant], standings: Sequence[Standing]) -> None:
    """Write the standings as CSV, one line per entrant."""
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([COLUMNS, *rows(entrants, standings)])


def write_plot(path: Path, entrants: Sequence[AnyEntrant], standings: Sequence[Standing], seats: int) -> None:
    """Draw the win shares with their intervals; the file extension sets the format (.png, .svg, .pdf)."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - slow, and only wanted here

    lines = rows(entrants, standings)[::-1]
    figure = Figure(figsize=(7, 1 + 0.35 * len(lines)), layout="constrained")
    axes = figure.subplots()
    shares = [float(line[2]) for line in lines]
    errors = [[float(line[2]) - float(line[3]) for line in lines], [float(line[4]) - float(line[2]) for line in lines]]
    axes.barh([str(line[0]) for line in lines], shares, xerr=errors, color="#3b6ea8", ecolor="#222222", capsize=3)
    axes.axvline(1 / seats, color="#c0392b", linestyle="--", linewidth=1)
    axes.set_xlabel(f"share of games won ({seats} seats; dashed: an equal share)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=120)
