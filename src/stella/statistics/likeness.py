"""How alike two people think: how often they marked the same picture, corrected for how much each of them marks."""

from collections.abc import Sequence

from msgspec import Struct

from stella.statistics.people import PlayedGame, names_of, people_of
from stella.statistics.summaries import GameSummary

FEWEST_GAMES = 3  # together; below that, likeness is mostly chance


class Likeness(Struct, frozen=True):
    """How alike two people think: 1 is the maximum, 0 is chance level, below 0 is less than chance."""

    a: str
    b: str
    games: int  # together
    shared: int  # pictures that both marked
    likeness: float


class _Sum:
    """Running totals of two people."""

    def __init__(self) -> None:
        self.games, self.shared, self.expected, self.possible = 0, 0, 0.0, 0

    def add(self, shared: int, expected: float, possible: int) -> None:
        self.games += 1
        self.shared += shared
        self.expected += expected
        self.possible += possible

    @property
    def likeness(self) -> float:
        """(shared - expected) / (possible - expected): someone who marks ten of fifteen agrees with everyone by
        chance.
        """
        room = self.possible - self.expected
        return round((self.shared - self.expected) / room, 3) if room > 0 else 0.0


def likenesses(games: Sequence[PlayedGame]) -> list[Likeness]:
    """Return all pairs who have played together often enough, the most alike first."""
    sums: dict[tuple[str, str], _Sum] = {}
    for game in games:
        _add(sums, game.summary)
    names = names_of(games)
    found = [
        Likeness(names[a], names[b], one.games, one.shared, one.likeness)
        for (a, b), one in sums.items()
        if one.games >= FEWEST_GAMES
    ]
    return sorted(found, key=lambda one: -one.likeness)


def _add(sums: dict[tuple[str, str], _Sum], game: GameSummary) -> None:
    people = dict(people_of(game))
    for each in game.agreements:
        if each.a in people and each.b in people:
            a, b = sorted((people[each.a], people[each.b]))
            marks = zip(game.players[each.a].marks, game.players[each.b].marks, strict=True)
            sums.setdefault((a, b), _Sum()).add(each.shared, each.expected, sum([min(pair) for pair in marks]))
