"""Applies one fact to a game. Never refuses and never asks why: a fact has happened."""

from collections.abc import Callable
from typing import Any

from stella.rules.box import TABLE
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    Fact,
    GameEnded,
    GameStarted,
    NumbersAnnounced,
    OtherWordAgreed,
    OtherWordAsked,
    OtherWordDeclined,
    Outcome,
    ReadinessTakenBack,
    RoundScored,
    RoundStarted,
    WordSwapped,
)
from stella.rules.fields import ALL_FIELDS, CLOCKWISE
from stella.rules.game import Associating, Game, Over, Revealing, Round, Scored

_BITS = tuple(1 << field for field in range(TABLE))
_FALL = Outcome.FALL


def begin(fact: GameStarted) -> Game:
    """Return the game that a start makes; its first round is about to start."""
    return Game(Round(fact, 0, (), fact.word_stack[0], fact.first_scout, {}), Scored())


def evolve(game: Game, fact: Fact) -> Game:
    """Return the game after a fact."""
    return _APPLY[type(fact)](game.round, game.phase, fact)


def _round_started(last: Round, _: Scored, fact: RoundStarted) -> Game:
    bits = dict(zip(fact.table, _BITS, strict=True))
    now = Round(last.start, fact.round, fact.table, fact.card, fact.first_scout, bits, last.sheet)
    return Game(now, Associating((0,) * len(last.start.players)))


def _cards_marked(now: Round, phase: Associating, fact: CardsMarked) -> Game:
    seat = fact.seat
    slates = list(phase.marks)
    slates[seat] = fact.marks
    marks = tuple(slates)
    if fact.is_ready:
        return Game(now, Associating(marks, phase.ready | 1 << seat, phase.asked, 0, phase.is_swapped))
    return Game(now, Associating(marks, phase.ready, phase.asked, phase.agreed, phase.is_swapped))


def _became_ready(now: Round, phase: Associating, fact: BecameReady) -> Game:
    # A question for the other word lapses with the first who is ready: rules §3.2.
    return Game(now, Associating(phase.marks, phase.ready | 1 << fact.seat, phase.asked, 0, phase.is_swapped))


def _readiness_taken_back(now: Round, phase: Associating, fact: ReadinessTakenBack) -> Game:
    ready = phase.ready & ~(1 << fact.seat)
    return Game(now, Associating(phase.marks, ready, phase.asked, phase.agreed, phase.is_swapped))


def _asked(now: Round, phase: Associating, fact: OtherWordAsked) -> Game:
    asker = 1 << fact.seat
    return Game(now, Associating(phase.marks, phase.ready, phase.asked | asker, asker, phase.is_swapped))


def _agreed(now: Round, phase: Associating, fact: OtherWordAgreed) -> Game:
    agreed = phase.agreed | 1 << fact.seat
    return Game(now, Associating(phase.marks, phase.ready, phase.asked, agreed, phase.is_swapped))


def _declined(now: Round, phase: Associating, _: OtherWordDeclined) -> Game:
    return Game(now, Associating(phase.marks, phase.ready, phase.asked, 0, phase.is_swapped))


def _swapped(now: Round, phase: Associating, _: WordSwapped) -> Game:
    return Game(now, Associating((0,) * len(phase.marks), 0, phase.asked, 0, is_swapped=True))


def _announced(now: Round, phase: Associating, fact: NumbersAnnounced) -> Game:
    scout = _scout(phase.marks, ALL_FIELDS, 0, now.first_scout - 1)
    return Game(now, Revealing(phase.marks, fact.in_the_dark, phase.is_swapped, scout))


def _scout(marks: tuple[int, ...], still_open: int, fallen: int, after: int) -> int | None:
    """Return who is scout after a seat: the next, clockwise, who has not fallen and can still point (rules §5.5)."""
    for seat in CLOCKWISE[len(marks)][after]:
        if marks[seat] & still_open and not fallen >> seat & 1:
            return seat
    return None


def _card_pointed(now: Round, phase: Revealing, fact: CardPointed) -> Game:
    seat, marks, fallen = fact.seat, phase.marks, phase.fallen
    still_open = phase.open & ~now.bits[fact.card]
    if fact.outcome is _FALL:
        fallen |= 1 << seat
    scout = _scout(marks, still_open, fallen, seat)
    pointed = (*phase.pointed, fact)
    return Game(now, Revealing(marks, phase.in_the_dark, phase.is_swapped, scout, still_open, fallen, pointed))


def _round_scored(now: Round, _: Revealing, fact: RoundScored) -> Game:
    sheet = (*now.sheet, fact)
    return Game(Round(now.start, now.number, now.table, now.card, now.first_scout, now.bits, sheet), Scored())


def _game_ended(now: Round, _: Scored, fact: GameEnded) -> Game:
    return Game(now, Over(fact.totals, fact.winners))


_APPLY: dict[type[Fact], Callable[[Round, Any, Any], Game]] = {
    RoundStarted: _round_started,
    CardsMarked: _cards_marked,
    BecameReady: _became_ready,
    ReadinessTakenBack: _readiness_taken_back,
    OtherWordAsked: _asked,
    OtherWordAgreed: _agreed,
    OtherWordDeclined: _declined,
    WordSwapped: _swapped,
    NumbersAnnounced: _announced,
    CardPointed: _card_pointed,
    RoundScored: _round_scored,
    GameEnded: _game_ended,
}
