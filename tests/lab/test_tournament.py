"""Tournaments: fair seating, the same games for a seed, and a report that adds up."""

import csv
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from stella.bots import CHARACTERS, Knowledge
from stella.cli.tournament import tournament
from stella.lab.reports import COLUMNS, rows
from stella.lab.tournament import Entrant, Standing, Tournament, run

from ..bots.tables import some_knowledge

FOUR = tuple(Entrant(character, 2) for character in CHARACTERS[:4])


def test_everybody_sits_down_once_when_there_is_a_chair_for_each() -> None:
    seatings = [Tournament(FOUR, 50, 4, seed=1).seating(number) for number in range(50)]

    assert all(sorted(seating) == [0, 1, 2, 3] for seating in seatings)
    assert len({tuple(seating) for seating in seatings}) > 10


def test_two_entrants_fill_four_chairs_evenly() -> None:
    seating = Tournament(FOUR[:2], 1, 4).seating(0)

    assert Counter(seating) == {0: 2, 1: 2}


def test_nobody_sits_down_twice_when_there_are_enough() -> None:
    many = Tournament(tuple(Entrant(character, 2) for character in CHARACTERS), 200, 4)
    seatings = [many.seating(number) for number in range(200)]

    counts = Counter(entrant for seating in seatings for entrant in seating)

    assert all(len(set(seating)) == 4 for seating in seatings)
    assert min(counts.values()) > 200 * 4 / len(CHARACTERS) / 2


def test_a_tournament_is_the_same_in_one_process_or_two() -> None:
    games = Tournament(FOUR, 30, 4, seed=5)

    alone = games.play(some_knowledge())
    together = [Standing() for _ in FOUR]
    for stretch in run(games, some_knowledge, workers=2):
        for standing, more in zip(together, stretch.standings, strict=True):
            standing.add(more)

    assert together == alone


def test_wins_add_up_to_the_games() -> None:
    standings = Tournament(FOUR, 20, 4, seed=2).play(some_knowledge())

    assert sum(standing.wins for standing in standings) == pytest.approx(20)
    assert {standing.games for standing in standings} == {20}
    assert sum(standing.darks for standing in standings) <= 20 * 4  # one seat per round at most, rules §4.2


def test_the_interval_holds_the_share_and_shrinks() -> None:
    few, many = Standing(games=10, wins=3), Standing(games=1000, wins=300)

    assert few.confidence()[0] < 0.3 < few.confidence()[1]
    assert many.confidence()[1] - many.confidence()[0] < 0.06


def test_the_best_comes_first() -> None:
    standings = [Standing(games=10, wins=wins) for wins in (1, 4, 3, 2)]

    assert [row[0] for row in rows(FOUR, standings)] == ["Bruno 2", "Coco 2", "Dimo 2", "Ada 2"]


def test_the_command_plays_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib", reason="a plot needs the lab's libraries: run `make setup-tests`")
    monkeypatch.setattr("stella.cli.tournament.knowledge_of", _knowledge)
    table, plot = tmp_path / "out.csv", tmp_path / "out.svg"
    given = ["ada:4", "bruno", "coco", "--games", "8", "--seats", "3", "--workers", "1"]

    result = CliRunner().invoke(tournament, [*given, "--csv", str(table), "--plot", str(plot)])

    assert result.exit_code == 0, result.output
    assert "Ada 4" in result.output
    lines = list(csv.reader(table.read_text().splitlines()))
    assert tuple(lines[0]) == COLUMNS
    assert {line[0] for line in lines[1:]} == {"Ada 4", "Bruno 2", "Coco 2"}
    assert plot.read_text().lstrip().startswith("<?xml")


def _knowledge(_: Path | None) -> Knowledge:
    return some_knowledge()


@pytest.mark.parametrize(
    ("name", "says"), [("zoe", "Unknown bot 'zoe'"), ("ada:5", "Unknown level"), ("ada:x", "Unknown level")]
)
def test_the_command_refuses_strangers(name: str, says: str) -> None:
    result = CliRunner().invoke(tournament, [name])

    assert result.exit_code == 2
    assert says in result.stderr
