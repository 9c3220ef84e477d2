"""The games of a room as CSV."""

import csv
from io import StringIO

from stella.statistics.tables import COLUMNS, games_csv
from tests.statistics.remembering import long_memory, played, player


def test_every_player_of_every_game_has_a_line() -> None:
    games = long_memory(7)

    lines = list(csv.DictReader(StringIO(games_csv(games))))

    assert tuple(lines[0]) == COLUMNS
    assert [(line["record"], line["seat"], line["name"], line["is_bot"]) for line in lines] == [
        (game.record, str(seat), player.name, str(int(player.name == "Lumo")))
        for game in games
        for seat, player in enumerate(game.summary.players)
    ]


def test_a_line_says_what_somebody_made_of_a_game() -> None:
    ana = player("Ana", (3, 9, 0, 4), marks=(1, 2, 3, 4), sparks=5, super_sparks=2, falls=(3,), dark=(2, 3))
    game = played(1, ana, player("Ben", (9, 9, 9, 9)), player("Eva", (9, 9, 9, 9)))

    line = next(csv.DictReader(StringIO(games_csv([game]))))

    assert line["ended_at"] == "1970-01-01T01:00:00+00:00"
    assert [line[column] for column in ("name", "total", "rank", "has_won", "points_2", "marks_4")] == [
        *("Ana", "16", "3", "0", "9", "4")
    ]
    assert [line[column] for column in ("sparks", "super_sparks", "falls", "dark", "dark_cost")] == [*"52120"]


def test_rounds_that_were_not_played_are_empty_and_names_are_never_formulas() -> None:
    game = played(1, player("=1+1", (3,)), player("Ben", (1,)), is_whole=False)

    lines = list(csv.DictReader(StringIO(games_csv([game]))))

    assert (lines[0]["name"], lines[1]["name"]) == ("'=1+1", "Ben")
    assert (lines[0]["points_1"], lines[0]["points_2"], lines[0]["marks_4"]) == ("3", "", "")
