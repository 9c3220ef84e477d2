"""Ratings of people within their room: OpenSkill (Plackett-Luce) over its games, ranked by points.

Only finished games with at least two people count. Everyone begins with `START`. A win over stronger people raises a
rating more. The uncertainty is the likely error; it shrinks with every game.
"""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from stella.statistics.people import PlayedGame, people_of

FEWEST_GAMES = 3
START = 1000
_model = PlackettLuce()
_SCALE = START / _model.mu


class Rating(Struct, frozen=True):
    """A person's strength and its likely error (one standard deviation)."""

    value: int
    uncertainty: int
    games: int


def ratings(games: Sequence[PlayedGame]) -> dict[str, Rating]:
    """Return the rating of everyone with enough rated games."""
    now: dict[str, PlackettLuceRating] = {}
    counts: dict[str, int] = {}
    for game in games:
        summary = game.summary
        seated = people_of(summary)
        if not summary.winners or not summary.is_rated or len(seated) < 2:
            continue
        before = [[now.get(person) or _model.rating()] for _, person in seated]
        after = _model.rate(before, scores=[summary.totals[seat] for seat, _ in seated])
        for (_, person), (rating,) in zip(seated, after, strict=True):
            now[person] = rating
            counts[person] = counts.get(person, 0) + 1
    return {person: _rating(now[person], games) for person, games in counts.items() if games >= FEWEST_GAMES}


def _rating(rating: PlackettLuceRating, games: int) -> Rating:
    return Rating(round(rating.mu * _SCALE), round(rating.sigma * _SCALE), games)
