"""Computes what one fact changes in the views. It must agree with `visibility`, which builds the whole view."""

from collections.abc import Callable
from typing import Any

from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    Fact,
    GameEnded,
    NumbersAnnounced,
    Outcome,
    RoundScored,
    RoundStarted,
)
from stella.rules.fields import SEATS
from stella.rules.game import Associating, Game, Over, Revealing, Scored
from stella.rules.legality import POINTING, legal_moves
from stella.rules.views import SeatView, Step, TableView
from stella.rules.visibility import pointing_view, reasons, round_view, seals, seat_view

Parts = dict[str, Any]
_FALL = Outcome.FALL
_OF_ONE_ROUND: Parts = {
    "is_swapped": False,
    "numbers": (),
    "in_the_dark": None,
    "seals": (),
    "scout": None,
    "pointed": (),
    "fallen": (),
    "stars": (),
    "notes": (),
    "reasons": (),
}
"""The parts of the table that are reset when a round is scored."""


def changed_parts(table: TableView, fact: Fact, after: Game) -> Parts | None:
    """Return the parts of the table that a frequent fact changed, or None if any part may have changed."""
    changed = _CHANGED.get(type(fact))
    return None if changed is None else changed(table, fact, after, after.phase)


def _ready(table: TableView, _: CardsMarked | BecameReady, __: Game, phase: Associating) -> Parts:
    ready: Parts = {"ready": SEATS[phase.ready]}
    has_lapsed = table.agreed and not phase.agreed  # the request for the other word: rules §3.2
    return ready | {"agreed": (), "asker": None} if has_lapsed else ready


def _announced(_: TableView, fact: NumbersAnnounced, after: Game, phase: Revealing) -> Parts:
    parts: Parts = {"step": Step.REVEAL, "ready": (), "numbers": fact.numbers, "seals": seals(after, phase.marks)}
    if fact.in_the_dark is not None:
        parts["in_the_dark"] = fact.in_the_dark
    parts["scout"] = phase.scout
    parts["stars"] = (0,) * len(phase.marks)
    return parts


def _pointed(table: TableView, fact: CardPointed, after: Game, phase: Revealing) -> Parts:
    parts: Parts = {"pointed": (*table.pointed, pointing_view(fact))}
    if phase.scout != table.scout:
        parts["scout"] = phase.scout
    if fact.outcome is _FALL:
        parts["fallen"] = SEATS[phase.fallen]
    else:
        stars, worth = list(table.stars), fact.outcome.stars
        for seat in fact.filled:
            stars[seat] += worth
        parts["stars"] = tuple(stars)
    if after.round.notes and (notes := after.public_notes()) != table.notes:
        parts["notes"] = notes
    if new := reasons(after, (fact,)):
        parts["reasons"] = table.reasons + new
    return parts


def _scored(table: TableView, _: RoundScored, after: Game, __: Scored) -> Parts:
    now = after.round
    parts: Parts = {"step": Step.OVER, "totals": after.totals, "rounds": (*table.rounds, round_view(now.played[-1]))}
    parts |= {part: empty for part, empty in _OF_ONE_ROUND.items() if getattr(table, part) != empty}
    return parts | {"clue": now.card.top} if table.clue != now.card.top else parts


def _started(_: TableView, fact: RoundStarted, __: Game, ___: Associating) -> Parts | None:
    if fact.round == 1:
        return None  # the table before belonged to another game
    card = fact.card
    start: Parts = {"round": fact.round, "step": Step.ASSOCIATE, "table": fact.table}
    return start | {"card": card, "clue": card.top, "first_scout": fact.first_scout}


def _ended(table: TableView, _: GameEnded, after: Game, phase: Over) -> Parts | None:
    if table.step is not Step.OVER:
        return None  # in the middle of a round
    ended: Parts = {"secret": after.round.start.secret}
    return {"winners": phase.winners, **ended} if phase.winners else ended


_CHANGED: dict[type[Fact], Callable[[TableView, Any, Game, Any], Parts | None]] = {
    CardsMarked: _ready,
    BecameReady: _ready,
    NumbersAnnounced: _announced,
    CardPointed: _pointed,
    RoundScored: _scored,
    RoundStarted: _started,
    GameEnded: _ended,
}


def own_after(own: SeatView, before: Game, after: Game) -> SeatView:
    """Return what a seat sees of its own slate after a fact; `own` is what it saw before."""
    was: Any = before.phase
    now: Any = after.phase
    seat = own.seat
    if before.round is not after.round or type(now) is Over or was.marks[seat] != now.marks[seat]:
        return seat_view(after, seat)
    if type(now) is Associating:
        return SeatView(seat, own.marks, legal_moves(after, seat), (), own.notes)
    if now.scout != seat:
        return SeatView(seat, own.marks, (), (), own.notes)
    return SeatView(seat, own.marks, POINTING, after.cards(now.marks[seat] & now.open), own.notes)


def touched_seats(before: Game, after: Game) -> tuple[int | None, ...] | None:
    """Return the only seats whose own view may have changed, or None if all may have."""
    was, now = before.phase, after.phase
    if before.round is not after.round:
        return None
    if type(was) is Revealing and type(now) is Revealing:
        return was.scout, now.scout
    if type(was) is Associating and type(now) is Associating and was.ready and now.ready:
        ready = was.ready ^ now.ready
        return tuple([s for s, marks in enumerate(now.marks) if marks != was.marks[s] or ready >> s & 1])
    return None
