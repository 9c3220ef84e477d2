"""The only module that turns a game into data for clients. Nothing secret leaves it early."""

from functools import lru_cache
from operator import attrgetter
from typing import assert_never

from stella.rules.box import Secret, WordCard
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    Fact,
    GameStarted,
    NoteWritten,
    NumbersAnnounced,
    RoundScored,
    RoundStarted,
)
from stella.rules.fields import CLOCKWISE, FIELDS, SEATS
from stella.rules.game import Associating, Game, Over, PlayedRound, Revealing, Scored
from stella.rules.legality import POINTING, legal_moves
from stella.rules.seals import seed_seal, slate_salt, slate_seal
from stella.rules.views import (
    Pointing,
    RoundView,
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

_is_bot = attrgetter("is_bot")


def view(game: Game, seat: int | None) -> View:
    """Return everything a seat may see, or what spectators and TVs see if `seat` is None."""
    return View(table_view(game), None if seat is None else seat_view(game, seat))


def seat_view(game: Game, seat: int) -> SeatView:
    """Return what a seat sees besides the table: its own slate and what it may do."""
    may = legal_moves(game, seat)
    pointable = game.pointable() if may == POINTING else ()
    notes = game.own_notes(seat) if game.round.notes else ()
    return SeatView(seat, game.slate(seat), may, pointable, notes)


def table_view(game: Game) -> TableView:
    """Return what everyone sees."""
    now, phase = game.round, game.phase
    rounds = tuple([round_view(played) for played in now.played])
    common = (now.number, _STEPS[type(phase)], now.table, now.card)
    after = (now.first_scout, seed_seal(now.start.secret), game.totals, rounds)
    match phase:
        case Associating():
            clue = _clue(game, is_swapped=phase.is_swapped)
            return TableView(
                *common,
                clue,
                *after,
                phase.is_swapped,
                ready=SEATS[phase.ready],
                agreed=SEATS[phase.agreed],
                asker=phase.asker if phase.agreed else None,
                setup=game.setup,
            )
        case Revealing():
            return _revealed(game, phase, common, after)
        case Over():
            return TableView(
                *common,
                now.card.top,
                *after,
                winners=phase.winners,
                is_early=phase.is_early,
                secret=now.start.secret,
                setup=game.setup,
            )
        case Scored():
            return TableView(*common, now.card.top, *after, setup=game.setup)
        case _:
            assert_never(phase)


_BeforeClue = tuple[int, Step, tuple[int, ...], WordCard]
_AfterClue = tuple[int, str, tuple[int, ...], tuple[RoundView, ...]]


def _revealed(game: Game, phase: Revealing, common: _BeforeClue, after: _AfterClue) -> TableView:
    return TableView(
        *common,
        _clue(game, is_swapped=phase.is_swapped),
        *after,
        phase.is_swapped,
        numbers=tuple([mask.bit_count() for mask in phase.marks]),
        in_the_dark=phase.in_the_dark,
        seals=seals(game, phase.marks),
        scout=phase.scout,
        pointed=_pointings(phase.pointed),
        fallen=SEATS[phase.fallen],
        stars=_stars(game.seats, phase.pointed),
        notes=game.public_notes(),
        reasons=reasons(game, phase.pointed),
        setup=game.setup,
    )


@lru_cache(maxsize=64)  # the end of a game includes it again
def round_view(played: PlayedRound) -> RoundView:
    """Return a scored round, which holds no secrets."""
    scored, table = played.scored, played.table
    return RoundView(
        round=scored.round,
        table=table,
        card=played.card,
        clue=_word(played.card, is_swapped=played.is_swapped),
        first_scout=played.first_scout,
        slates=tuple([tuple([table[field] for field in FIELDS[mask]]) for mask in scored.marks]),
        pointed=_pointings(played.pointed),
        scores=tuple([Score(s.sparks, s.super_sparks, s.is_dark, s.has_fallen, s.points) for s in scored.scores]),
        in_the_dark=played.in_the_dark,
        notes=played.notes,
    )


def reasons(game: Game, pointed: tuple[CardPointed, ...]) -> tuple[tuple[int, int], ...]:
    """Return, for each card pointed at, the first bot that marked it, clockwise from the scout."""
    now = game.round
    players = now.players
    if True not in map(_is_bot, players):
        return ()
    bots = {seat for seat, player in enumerate(players) if player.is_bot}
    bots -= {one.seat for one in now.hand_overs if one.round == now.number}  # another player marked for these seats
    found = []
    for pointing in pointed:
        order = (pointing.seat, *CLOCKWISE[len(players)][pointing.seat])
        bot = next((seat for seat in order if seat in pointing.markers and seat in bots), None)
        if bot is not None:
            found.append((pointing.card, bot))
    return tuple(found)


def pointing_view(pointed: CardPointed) -> Pointing:
    """Return a card that was pointed at, as everyone sees it."""
    return Pointing(pointed.card, pointed.seat, pointed.outcome, pointed.markers, pointed.filled)


def _pointings(pointed: tuple[CardPointed, ...]) -> tuple[Pointing, ...]:
    return tuple([pointing_view(each) for each in pointed])


_STEPS = {Associating: Step.ASSOCIATE, Revealing: Step.REVEAL, Scored: Step.OVER, Over: Step.OVER}


def _clue(game: Game, *, is_swapped: bool) -> str:
    return _word(game.round.card, is_swapped=is_swapped)


def _word(card: WordCard, *, is_swapped: bool) -> str:
    return card.bottom if is_swapped and card.bottom else card.top


def seals(game: Game, marks: tuple[int, ...]) -> tuple[str, ...]:
    """Return the seal of every slate."""
    now = game.round
    return _slate_seals(now.start.secret, now.number, now.table, marks)


@lru_cache(maxsize=256)  # the announcement and the next table view show the same seals
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


_PUBLIC = frozenset({BecameReady, CardPointed, RoundStarted})
"""Frequent facts without secrets; `show` handles all others."""


def show(game: Game, fact: Fact, seat: int | None) -> Shown | None:
    """Return a fact as a seat may see it or, with None, everyone else; `game` is the game before the fact.

    None means that this viewer may not see the fact.
    """
    if type(fact) in _PUBLIC:
        return fact  # type: ignore[return-value]  # these are shown as they happened
    start = game.round.start
    match fact:
        case CardsMarked():
            if seat == fact.seat:
                return SlateMarked(seat, game.cards(fact.marks))
            return BecameReady(fact.seat) if fact.is_ready else None
        case GameStarted():
            return TableLaid(fact.players, fact.deck, fact.words, fact.source, seed_seal(fact.secret))
        case NoteWritten():
            return fact if seat == fact.seat or game.is_pointed_at(fact.card) else None
        case NumbersAnnounced():
            marks = game.phase.marks if isinstance(game.phase, Associating) else ()
            return SlatesSealed(fact.numbers, fact.in_the_dark, seals(game, marks))
        case RoundScored():
            return SlatesOpened(
                fact.round,
                fact.scores,
                tuple([game.cards(mask) for mask in fact.marks]),
                tuple([slate_salt(start.secret, fact.round, s) for s in range(game.seats)]),
            )
        case _:
            return fact
