"""People in a room's statistics. A person is identified by name, across seats and games."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from stella.rules.box import Colour
from stella.statistics.summaries import GameSummary, SummaryPlayer

FORGOTTEN = "—"
"""Replaces a deleted name. No player can choose it, because a name must contain a letter, digit or symbol."""
_NON_JOINER, _JOINER = "\u200c", "\u200d"


class PlayedGame(Struct, frozen=True):
    """A finished game of a room: its record, its end (milliseconds since 1970) and its summary."""

    record: str
    ended_at: int
    summary: GameSummary


class BestRound(Struct, frozen=True):
    """A person's round with the most points; the first one in case of a tie."""

    points: int
    round: int
    record: str


class Person(Struct, frozen=True):
    """One person over all games of a room."""

    name: str  # as most recently written
    colour: Colour  # in the most recent game
    games: int
    wins: int
    points: int
    rounds: int
    sparks: int
    super_sparks: int
    falls: int
    dark: int  # rounds in the dark
    dark_cost: int  # stars wiped
    marks: float  # per round, on average
    streak: int  # the longest run of rounds without a fall
    best_round: BestRound | None


def person_key(name: str) -> str:
    """Return the key by which two names count as one person: how the name looks, in lower case."""
    return name.replace(_NON_JOINER, "").replace(_JOINER, "").casefold()


def person_of(player: SummaryPlayer) -> str | None:
    """Return the person behind a player, or None for bots, agents, seats that changed hands and deleted names."""
    is_nobody = player.is_bot or player.is_agent or player.is_shared or player.name == FORGOTTEN
    return None if is_nobody else person_key(player.name)


def people_of(game: GameSummary) -> list[tuple[int, str]]:
    """Return the seats of a game that people played, each with its person."""
    found = [(seat, person_of(player)) for seat, player in enumerate(game.players)]
    return [(seat, person) for seat, person in found if person is not None]


def names_of(games: Sequence[PlayedGame]) -> dict[str, str]:
    """Return the name of every person, as most recently written."""
    return {person: game.summary.players[seat].name for game in games for seat, person in people_of(game.summary)}


def people(games: Sequence[PlayedGame]) -> list[Person]:
    """Return everyone who has played, by wins, then by points."""
    seats: dict[str, list[tuple[PlayedGame, int]]] = {}
    for game in games:
        for seat, person in people_of(game.summary):
            seats.setdefault(person, []).append((game, seat))
    found = [_person(played) for played in seats.values()]
    return sorted(found, key=lambda one: (-one.wins, -one.points))


def _person(played: list[tuple[PlayedGame, int]]) -> Person:
    players = [game.summary.players[seat] for game, seat in played]
    marks = [number for player in players for number in player.marks]
    return Person(
        name=players[-1].name,
        colour=players[-1].colour,
        games=len(played),
        wins=sum([seat in game.summary.winners for game, seat in played]),
        points=sum([sum(player.points) for player in players]),
        rounds=sum([len(player.points) for player in players]),
        sparks=sum([player.sparks for player in players]),
        super_sparks=sum([player.super_sparks for player in players]),
        falls=sum([len(player.falls) for player in players]),
        dark=sum([len(player.dark) for player in players]),
        dark_cost=sum([player.dark_cost for player in players]),
        marks=round(sum(marks) / max(1, len(marks)), 2),
        streak=_streak([game.summary.players[seat] for game, seat in played if game.summary.has_stars]),
        best_round=max(_rounds(played), key=lambda one: one.points, default=None),
    )


def _rounds(played: list[tuple[PlayedGame, int]]) -> Iterator[BestRound]:
    for game, seat in played:
        if not game.summary.has_stars:
            continue
        for number, points in enumerate(game.summary.players[seat].points, 1):
            yield BestRound(points, number, game.record)


def _streak(players: list[SummaryPlayer]) -> int:
    longest = run = 0
    for player in players:
        for number in range(1, len(player.points) + 1):
            run = 0 if number in player.falls else run + 1
            longest = max(longest, run)
    return longest
