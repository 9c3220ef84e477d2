"""The games of a room as CSV: one line per player and game, oldest first."""

import csv
from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO

from stella.rules.box import ROUNDS
from stella.statistics.people import PlayedGame

COLUMNS = (
    *("record", "ended_at", "seat", "name", "colour", "is_bot", "total", "rank", "has_won"),
    *[f"points_{number}" for number in range(1, ROUNDS + 1)],
    *[f"marks_{number}" for number in range(1, ROUNDS + 1)],
    *("sparks", "super_sparks", "falls", "dark", "dark_cost", "is_agent"),
)
_FORMULA = ("=", "+", "-", "@")  # a spreadsheet would run these as formulas


def games_csv(games: Sequence[PlayedGame]) -> str:
    """Return the games of a room as CSV with a header."""
    out = StringIO()
    lines = csv.writer(out)
    lines.writerow(COLUMNS)
    for game in games:
        for seat in range(len(game.summary.players)):
            lines.writerow(_line(game, seat))
    return out.getvalue()


def _line(game: PlayedGame, seat: int) -> list[str | int]:
    summary = game.summary
    player, total = summary.players[seat], summary.totals[seat]
    return [
        *(game.record, _moment(game.ended_at), seat, _plain(player.name), player.colour, int(player.is_bot), total),
        *(1 + sum([other > total for other in summary.totals]), int(seat in summary.winners)),
        *_by_round(player.points),
        *_by_round(player.marks),
        *(player.sparks, player.super_sparks, len(player.falls), len(player.dark), player.dark_cost),
        int(player.is_agent),
    ]


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat()


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name


def _by_round(numbers: tuple[int, ...]) -> list[str | int]:
    return [numbers[index] if index < len(numbers) else "" for index in range(ROUNDS)]
