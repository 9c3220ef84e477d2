"""The one place that turns a game into something for a client. Nothing secret leaves it before its time."""

from functools import lru_cache
from typing import assert_never

from stella.rules.box import Secret
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    Fact,
    GameStarted,
    NumbersAnnounced,
    RoundScored,
)
from stella.rules.fields import FIELDS, SEATS
from stella.rules.game import Associating, Game, Over, Revealing, Scored
from stella.rules.legality import legal_moves
from stella.rules.seals import seed_seal, slate_salt, slate_seal
from stella.rules.views import (
    Pointing,
    Score,
    SeatView,
    Shown,
    SlateMarked,
    SlatesOpened,
    SlatesSealed,
    Step,
    TableLaid,
    TableView,
    View,
)


def view(game: Game, seat: int | None) -> View:
    """Return all that a seat may know, or a spectator and a TV if `seat` is None."""
    return View(table_view(game), None if seat is None else seat_view(game, seat))


def seat_view(game: Game, seat: int) -> SeatView:
    """Return what a seat sees besides the table: its own slate and what it may do."""
    pointable = game.pointable() if _scout(game) == seat else ()
    return SeatView(seat, game.slate(seat), legal_moves(game, seat), pointable)


def _scout(game: Game) -> int | None:
    return game.phase.scout if isinstance(game.phase, Revealing) else None


def table_view(game: Game) -> TableView:
    """Return what everybody sees."""
    now, phase = game.round, game.phase
    sheet = tuple(
        [
            tuple([Score(s.sparks, s.super_sparks, s.is_dark, s.has_fallen, s.points) for s in scored.scores])
            for scored in now.sheet
        ]
    )
    common = (now.number, _STEPS[type(phase)], now.table, now.card)
    after = (now.first_scout, seed_seal(now.start.secret), game.totals, sheet)
    match phase:
        case Associating():
            clue = _clue(game, is_swapped=phase.is_swapped)
            return TableView(
                *common, clue, *after, phase.is_swapped, ready=SEATS[phase.ready], agreed=SEATS[phase.agreed]
            )
        case Revealing():
            return TableView(
                *common,
                _clue(game, is_swapped=phase.is_swapped),
                *after,
                phase.is_swapped,
                numbers=tuple([mask.bit_count() for mask in phase.marks]),
                in_the_dark=phase.in_the_dark,
                seals=_seals(game, phase.marks),
                scout=phase.scout,
                pointed=tuple([Pointing(p.card, p.seat, p.outcome, p.markers, p.filled) for p in phase.pointed]),
                fallen=SEATS[phase.fallen],
                stars=_stars(game.seats, phase.pointed),
            )
        case Over():
            return TableView(*common, now.card.top, *after, winners=phase.winners, secret=now.start.secret)
        case Scored():
            return TableView(*common, now.card.top, *after)
        case _:
            assert_never(phase)


_STEPS = {Associating: Step.ASSOCIATE, Revealing: Step.REVEAL, Scored: Step.OVER, Over: Step.OVER}


def _clue(game: Game, *, is_swapped: bool) -> str:
    card = game.round.card
    return card.bottom if is_swapped and card.bottom else card.top


def _seals(game: Game, marks: tuple[int, ...]) -> tuple[str, ...]:
    now = game.round
    return _slate_seals(now.start.secret, now.number, now.table, marks)


@lru_cache(maxsize=4096)  # every view of a round shows them again
def _slate_seals(secret: Secret, number: int, table: tuple[int, ...], marks: tuple[int, ...]) -> tuple[str, ...]:
    slates = [[table[field] for field in FIELDS[mask]] for mask in marks]
    return tuple([slate_seal(secret, number, seat, cards) for seat, cards in enumerate(slates)])


def _stars(seats: int, pointed: tuple[CardPointed, ...]) -> tuple[int, ...]:
    stars = [0] * seats
    for pointing in pointed:
        worth = pointing.outcome.stars
        for seat in pointing.filled:
            stars[seat] += worth
    return tuple(stars)


def show(game: Game, fact: Fact, seat: int | None) -> Shown | None:
    """Return a fact as a seat (or, with None, everybody else) may see it; `game` is the game it happened to.

    None means that the fact is not for these eyes.
    """
    start = game.round.start
    match fact:
        case GameStarted():
            return TableLaid(fact.players, fact.deck, fact.words, fact.source, seed_seal(fact.secret))
        case CardsMarked():
            if seat == fact.seat:
                return SlateMarked(seat, game.cards(fact.marks))
            return BecameReady(fact.seat) if fact.is_ready else None
        case NumbersAnnounced():
            marks = game.phase.marks if isinstance(game.phase, Associating) else ()
            return SlatesSealed(fact.numbers, fact.in_the_dark, _seals(game, marks))
        case RoundScored():
            return SlatesOpened(
                fact.round,
                fact.scores,
                tuple([game.cards(mask) for mask in fact.marks]),
                tuple([slate_salt(start.secret, fact.round, s) for s in range(game.seats)]),
            )
        case _:
            return fact
