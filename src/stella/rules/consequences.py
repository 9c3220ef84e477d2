"""What follows without a move: the other word, the announcement, the scores, the next round, the end."""

from stella.rules.box import ROW, TABLE
from stella.rules.facts import (
    Fact,
    GameEnded,
    NumbersAnnounced,
    Outcome,
    RoundScored,
    RoundStarted,
    SeatScore,
    WordSwapped,
)
from stella.rules.fields import ALL_SEATS
from stella.rules.game import Associating, Game, Revealing, Round, Scored

_SUPER_SPARK = Outcome.SUPER_SPARK


def consequence(game: Game) -> Fact | None:
    """Return the fact that follows now without a move, or None while the table waits for a player."""
    phase = game.phase
    if type(phase) is Revealing:
        return None if phase.scout is not None else _round_scored(game.round, phase)
    if type(phase) is Associating:
        if phase.agreed:
            return _word_swapped(game.round, phase)
        return _numbers_announced(game, phase.marks) if phase.ready == ALL_SEATS[len(phase.marks)] else None
    if type(phase) is Scored:
        return _round_started(game.round) if len(game.round.sheet) < game.setup.rounds else _game_ended(game)
    return None


def _word_swapped(now: Round, phase: Associating) -> WordSwapped | None:
    for seat, player in enumerate(now.players):
        if not player.is_bot and not phase.agreed >> seat & 1:
            return None
    return WordSwapped(now.card.bottom or now.card.top)


def _numbers_announced(game: Game, marks: tuple[int, ...]) -> NumbersAnnounced:
    numbers = tuple([mask.bit_count() for mask in marks])
    highest = max(numbers)
    is_alone = game.setup.stars and numbers.count(highest) == 1  # rules §4.2, §4.3
    return NumbersAnnounced(numbers, numbers.index(highest) if is_alone else None)


def _round_scored(now: Round, phase: Revealing) -> RoundScored:
    sparks: list[int] = []  # seats that filled a spark, once per spark
    super_sparks: list[int] = []
    for pointing in phase.pointed:
        filled = super_sparks if pointing.outcome is _SUPER_SPARK else sparks
        filled += pointing.filled
    scores, fallen = [], phase.fallen
    for seat in range(len(phase.marks)):
        is_dark, has_fallen = seat == phase.in_the_dark, fallen >> seat & 1 == 1
        scores.append(seat_score(sparks.count(seat), super_sparks.count(seat), is_dark=is_dark, has_fallen=has_fallen))
    return RoundScored(now.number, tuple(scores), phase.marks)


def seat_score(sparks: int, super_sparks: int, *, is_dark: bool, has_fallen: bool) -> SeatScore:
    """Return a seat's line of the score sheet from the numbers of fields it filled."""
    points = 2 * sparks + 3 * super_sparks  # rules §6.1
    if is_dark and has_fallen:
        points -= sparks + super_sparks  # rules §6.3
    return SeatScore(sparks, super_sparks, is_dark, has_fallen, points)


def _round_started(last: Round) -> RoundStarted:
    start, done = last.start, last.number
    if not done:
        return RoundStarted(1, start.pictures[:TABLE], start.word_stack[0], start.first_scout)
    row = TABLE - ROW * done  # round I replaces the bottom row, II the middle, III the top: rules §7.3
    fresh = TABLE + ROW * (done - 1)
    table = last.table[:row] + start.pictures[fresh : fresh + ROW] + last.table[row + ROW :]
    first_scout = (last.first_scout + 1) % len(start.players)  # rules §7.2
    return RoundStarted(done + 1, table, start.word_stack[done], first_scout)


def _game_ended(game: Game) -> GameEnded:
    totals = game.totals
    best = max(totals)
    winners = tuple([seat for seat, total in enumerate(totals) if total == best]) if game.setup.stars else ()  # §8.1
    return GameEnded(totals, winners, game.round.start.secret)
