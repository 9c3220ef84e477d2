"""Memorable moments: a small set, each earned once by a person or by the whole group."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from stella.statistics.people import PlayedGame, people_of, person_key
from stella.statistics.summaries import GameSummary

BIG_ROUND = 20
MANY_SUPER_SPARKS = 5
FULL_SLATE = 10
MANY_GAMES = 10


class MomentKind(StrEnum):
    """What happened."""

    FIRST_SUPER_SPARK = "first_super_spark"
    FIVE_SUPER_SPARKS = "five_super_sparks"  # in one game
    BRIGHT_IN_THE_DARK = "bright_in_the_dark"  # a round in the dark without a fall
    FULL_SLATE = "full_slate"  # ten marks, and no fall
    BIG_ROUND = "big_round"  # 20 points or more
    COMEBACK = "comeback"  # last before the final round, then won
    ONE_PICTURE = "one_picture"  # everyone marked it
    NOBODY_FELL = "nobody_fell"  # in a whole game
    SHARED_VICTORY = "shared_victory"
    TEN_GAMES = "ten_games"


class Moment(Struct, frozen=True, omit_defaults=True):
    """Something that happened for the first time. Without a name it belongs to the group."""

    kind: MomentKind
    record: str
    at: int  # milliseconds since 1970: when the game ended
    name: str | None = None
    round: int | None = None
    card: int | None = None


Earned = set[tuple[MomentKind, str | None]]
_Found = Iterator[tuple[MomentKind, int | None]]


def moments(games: Sequence[PlayedGame]) -> list[Moment]:
    """Return all moments of a room, oldest first."""
    found: list[Moment] = []
    earned: Earned = set()
    for number, game in enumerate(games, 1):
        found += _new(game, earned, number)
    return found


def earned_by(games: Sequence[PlayedGame]) -> Earned:
    """Return the moments that the games of a room have earned."""
    return {(moment.kind, moment.name and person_key(moment.name)) for moment in moments(games)}


def moments_of_round(sketch: GameSummary, earned: Earned, number: int) -> list[Moment]:
    """Return the new moments of a round in a running game, and add them to those earned.

    Moments that need a finished game are not included, because there are no winners yet.
    """
    return [replace(moment, round=number) for moment in _new(PlayedGame("", 0, sketch), earned, number=0)]


def _new(game: PlayedGame, earned: Earned, number: int) -> Iterator[Moment]:
    summary = game.summary
    for seat, person in people_of(summary):
        for kind, at_round in _of_seat(summary, seat):
            if (kind, person) not in earned:
                earned.add((kind, person))
                yield Moment(kind, game.record, game.ended_at, summary.players[seat].name, at_round)
    for kind, has_happened in _OF_GROUP.items():
        if (kind, None) not in earned and has_happened(summary, number):
            earned.add((kind, None))
            uniting = summary.uniting if kind is MomentKind.ONE_PICTURE else None
            yield Moment(kind, game.record, game.ended_at, card=uniting.card if uniting else None)


def _of_seat(game: GameSummary, seat: int) -> _Found:
    player = game.players[seat]
    if player.super_sparks:
        yield MomentKind.FIRST_SUPER_SPARK, None
    if player.super_sparks >= MANY_SUPER_SPARKS:
        yield MomentKind.FIVE_SUPER_SPARKS, None
    for number, (points, marks) in enumerate(zip(player.points, player.marks, strict=True), 1):
        if number not in player.falls and number in player.dark:
            yield MomentKind.BRIGHT_IN_THE_DARK, number
        if game.has_stars and number not in player.falls and marks == FULL_SLATE:
            yield MomentKind.FULL_SLATE, number
        if points >= BIG_ROUND:
            yield MomentKind.BIG_ROUND, number
    if seat in game.winners and _was_last(game, seat):
        yield MomentKind.COMEBACK, None


def _was_last(game: GameSummary, seat: int) -> bool:
    """Return whether a seat had the fewest points before the last round, and fewer than some other seat."""
    before = [sum(player.points[:-1]) for player in game.players]
    return before[seat] == min(before) < max(before)


def _is_at_one_picture(game: GameSummary, _: int) -> bool:
    return game.most_at_one_picture == len(game.players)


def _has_nobody_fallen(game: GameSummary, _: int) -> bool:
    return bool(game.winners) and not any(player.falls for player in game.players)


def _is_victory_shared(game: GameSummary, _: int) -> bool:
    if len(game.winners) < 2:
        return False
    people = [seat for seat, _ in people_of(game)]
    return len([seat for seat in game.winners if seat in people]) > 1


_OF_GROUP: dict[MomentKind, Callable[[GameSummary, int], bool]] = {
    MomentKind.ONE_PICTURE: _is_at_one_picture,
    MomentKind.NOBODY_FELL: _has_nobody_fallen,
    MomentKind.SHARED_VICTORY: _is_victory_shared,
    MomentKind.TEN_GAMES: lambda _, number: number == MANY_GAMES,
}
