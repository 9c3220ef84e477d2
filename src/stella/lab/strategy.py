"""Measures the numbers in docs/strategy.md and draws its plots: `python -m stella.lab.strategy docs/img`."""

import sys
from pathlib import Path
from typing import Final

import numpy as np
from matplotlib import rcParams
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from stella.lab.study import Means, Order, Strategy, play
from stella.rules.box import MAX_SEATS, MIN_SEATS

NOISE: Final = 1.1  # about as noisy as middle-level bots
USUAL: Final = 0.4  # the threshold that gives five marks, plus or minus two
SIZES: Final = range(MIN_SEATS, MAX_SEATS + 1)
NUMBERS: Final = range(1, 11)
_COLOURS: Final = ("#d1495b", "#edae49", "#00798c", "#30638e")


def by_number(seats: int, rounds: int, *, has_dark: bool = True) -> list[Means]:
    """Return one player's points for 1 to 10 marks when the others mark what fits, about five cards."""
    others = [Strategy(threshold=USUAL)] * (seats - 1)
    return [play([Strategy(number), *others], rounds, NOISE, seed=number, has_dark=has_dark) for number in NUMBERS]


def against_five(seats: int, rounds: int) -> list[float]:
    """Return the points per round of one player with 1 to 10 marks when every other player marks exactly five."""
    others = [Strategy(5)] * (seats - 1)
    return [float(play([Strategy(number), *others], rounds, NOISE, seed=number).points[0]) for number in NUMBERS]


def by_order(seats: int, rounds: int) -> dict[Order, Means]:
    """Return one player's points for each pointing order when the others point at the obvious first."""
    others = [Strategy(threshold=USUAL)] * (seats - 1)
    return {order: play([Strategy(threshold=USUAL, order=order), *others], rounds, NOISE, seed=1) for order in Order}


def climbing(seats: int, rounds: int) -> list[float]:
    """Return the points per round when all players mark the same number, 1 to 10."""
    return [float(play([Strategy(number)] * seats, rounds, NOISE, seed=2).points.mean()) for number in NUMBERS]


def draw(folder: Path, rounds: int) -> dict[str, object]:
    """Draw the plots into a folder and return the numbers behind them."""
    rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "stella"})  # small and reproducible files
    numbers = {seats: by_number(seats, rounds) for seats in SIZES}
    light = {seats: by_number(seats, rounds, has_dark=False) for seats in SIZES}
    orders = {seats: by_order(seats, rounds) for seats in SIZES}
    folder.mkdir(parents=True, exist_ok=True)
    _plot_numbers(folder / "marks.svg", numbers)
    _plot_dark(folder / "dark.svg", numbers, light)
    _plot_orders(folder / "orders.svg", orders)
    return {
        "marks": {seats: [round(float(m.points[0]), 2) for m in means] for seats, means in numbers.items()},
        "others": {seats: round(float(means[0].points[1:].mean()), 2) for seats, means in numbers.items()},
        "falls": {seats: [round(float(m.falls[0]), 2) for m in means] for seats, means in numbers.items()},
        "dark": {seats: [round(float(m.darks[0]), 2) for m in means] for seats, means in numbers.items()},
        "cost": {
            seats: [
                round(float(b.points[0] - a.points[0]), 2) for a, b in zip(numbers[seats], light[seats], strict=True)
            ]
            for seats in SIZES
        },
        "orders": {
            seats: {order.name.lower(): round(float(means.points[0]), 2) for order, means in found.items()}
            for seats, found in orders.items()
        },
        "against five": {seats: [round(points, 2) for points in against_five(seats, rounds)] for seats in SIZES},
        "climbing": {seats: [round(points, 2) for points in climbing(seats, rounds // 4)] for seats in SIZES},
    }


def _plot_numbers(path: Path, numbers: dict[int, list[Means]]) -> None:
    figure, axes = _figure("marks", "points a round")
    for colour, (seats, means) in zip(_COLOURS, numbers.items(), strict=True):
        points = [float(mean.points[0]) for mean in means]
        axes.plot(NUMBERS, points, color=colour, marker="o", markersize=3, label=f"{seats} seats")
        best = int(np.argmax(points))
        axes.plot(NUMBERS[best], points[best], marker="o", markersize=9, color=colour, fillstyle="none")
    axes.set_xticks(NUMBERS)
    axes.legend(frameon=False)
    figure.savefig(path, metadata={"Date": None})


def _plot_dark(path: Path, numbers: dict[int, list[Means]], light: dict[int, list[Means]]) -> None:
    figure, axes = _figure("marks", "points a round that the dark costs")
    for colour, seats in zip(_COLOURS, numbers, strict=True):
        cost = [float(b.points[0] - a.points[0]) for a, b in zip(numbers[seats], light[seats], strict=True)]
        axes.plot(NUMBERS, cost, color=colour, marker="o", markersize=3, label=f"{seats} seats")
    axes.set_xticks(NUMBERS)
    axes.legend(frameon=False)
    figure.savefig(path, metadata={"Date": None})


def _plot_orders(path: Path, orders: dict[int, dict[Order, Means]]) -> None:
    figure, axes = _figure("seats", "points a round")
    for at, (colour, order) in enumerate(zip(_COLOURS, Order, strict=True)):
        points = [float(found[order].points[0]) for found in orders.values()]
        places = [seats + 0.2 * (at - 1.5) for seats in orders]
        axes.bar(places, points, width=0.18, color=colour, label=order.name.lower().replace("_", " "))
    axes.set_xticks(list(orders))
    axes.legend(frameon=False, ncols=len(Order), loc="lower center", bbox_to_anchor=(0.5, 1))
    figure.savefig(path, metadata={"Date": None})


def _figure(x: str, y: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


if __name__ == "__main__":
    for name, values in draw(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20_000).items():
        sys.stdout.write(f"{name}: {values}\n")
