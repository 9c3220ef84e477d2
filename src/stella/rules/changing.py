"""What one fact changes in the views. It looks only where that fact can touch: `showing` shows the whole."""

from typing import Any

from stella.rules.facts import BecameReady, CardPointed, CardsMarked, Fact, Outcome
from stella.rules.fields import SEATS
from stella.rules.game import Associating, Game, Revealing
from stella.rules.showing import pointing_view, reasons
from stella.rules.views import TableView

Parts = dict[str, Any]
_FALL = Outcome.FALL


def changed_parts(table: TableView, fact: Fact, after: Game) -> Parts | None:
    """Return the parts of the table that a fact of every turn has changed; None: any part may have."""
    phase, kind = after.phase, type(fact)
    if kind is CardPointed and type(phase) is Revealing:
        return _pointed(table, fact, after, phase)  # type: ignore[arg-type]  # its type was asked for
    if (kind is CardsMarked or kind is BecameReady) and type(phase) is Associating:
        ready: Parts = {"ready": SEATS[phase.ready]}
        has_lapsed = table.agreed and not phase.agreed  # the question for the other word: rules §3.2
        return ready | {"agreed": (), "asker": None} if has_lapsed else ready
    return None


def _pointed(table: TableView, fact: CardPointed, after: Game, phase: Revealing) -> Parts:
    parts: Parts = {"pointed": (*table.pointed, pointing_view(fact))}
    if phase.scout != table.scout:
        parts["scout"] = phase.scout
    if fact.outcome is _FALL:
        parts["fallen"] = SEATS[phase.fallen]
    else:
        stars = list(table.stars)
        for seat in fact.filled:
            stars[seat] += fact.outcome.stars
        parts["stars"] = tuple(stars)
    if after.round.notes and (notes := after.public_notes()) != table.notes:
        parts["notes"] = notes
    if new := reasons(after, (fact,)):
        parts["reasons"] = table.reasons + new
    return parts


def touched_seats(before: Game, after: Game) -> tuple[int | None, ...] | None:
    """Return the only seats that may see something else of their own now; None: all may."""
    was, now = before.phase, after.phase
    if before.round is not after.round:
        return None
    if type(was) is Revealing and type(now) is Revealing:
        return was.scout, now.scout
    if type(was) is Associating and type(now) is Associating and was.ready and now.ready:
        ready = was.ready ^ now.ready
        return tuple([s for s, marks in enumerate(now.marks) if marks != was.marks[s] or ready >> s & 1])
    return None
