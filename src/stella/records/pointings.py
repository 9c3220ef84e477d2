"""Checks the reveal (rules §5): whose turn it was, the outcome of each card, the stars, and that no card was skipped.

It needs only the announced numbers and the markers of each card, so it can also check a running round.
"""

from stella.records.claims import demand
from stella.records.format import Pointing, Record, Round
from stella.rules.facts import Outcome

_STARS = {Outcome.SPARK: 2, Outcome.SUPER_SPARK: 3, Outcome.FALL: 0}


def check_pointing(record: Record, part: Round) -> None:
    """Check the pointings of a locked round in order. If the round is scored, check that none is missing."""
    seats, number = len(record.players), part.number
    left, fallen, pointed = list(part.numbers), list[int](), set[int]()
    scout = _next(left, fallen, part.first_scout)
    for pointing in part.pointings:
        demand(scout is not None, "a card was pointed at after the last", number, pointing.scout)
        demand(pointing.scout == scout, f"it was the turn of seat {scout}", number, pointing.scout)
        _check_card(part, pointing, pointed)
        _check_markers(part, pointing, left)
        _check_stars(part, pointing, fallen, are_there=record.setup.stars)
        pointed.add(pointing.card)
        for seat in pointing.markers:
            left[seat] -= 1
        if pointing.outcome is Outcome.FALL and record.setup.stars:  # rules §9.2
            fallen.append(pointing.scout)
        scout = _next(left, fallen, (pointing.scout + 1) % seats)
    demand(part.fallen == tuple(fallen), f"the seats that fell are {fallen}", number)
    if part.scores:
        demand(scout is None, "the round was scored while this seat could still point", number, scout)
    else:
        demand(scout is not None, "nobody can point any more, and the round is not scored", number)


def _next(left: list[int], fallen: list[int], first: int) -> int | None:
    """Return the next scout, clockwise from a seat: not fallen, with a marked card left (rules §5.5)."""
    seats = len(left)
    order = [(first + step) % seats for step in range(seats)]
    return next((seat for seat in order if left[seat] and seat not in fallen), None)


def _check_card(part: Round, pointing: Pointing, pointed: set[int]) -> None:
    scout, card = pointing.scout, pointing.card
    demand(card in part.table, f"card {card} is not on the table", part.number, scout)
    demand(card not in pointed, f"card {card} was pointed at before", part.number, scout)


def _check_markers(part: Round, pointing: Pointing, left: list[int]) -> None:
    number, scout, markers = part.number, pointing.scout, pointing.markers
    card = pointing.card
    demand(markers == tuple(sorted(set(markers))), f"the markers of card {card} are not in order", number, scout)
    demand(all(seat < len(left) for seat in markers), f"a marker of card {card} has no seat", number, scout)
    demand(scout in markers, f"the scout had not marked card {card}", number, scout)
    for seat in markers:
        demand(left[seat], "more cards were marked than announced", number, seat)
    if part.is_open:
        marked = tuple(seat for seat, slate in enumerate(part.slates) if card in (slate.cards or ()))
        demand(markers == marked, f"card {card} was marked by {list(marked)}", number, scout)
    others = len(markers) - 1
    made = (Outcome.FALL, Outcome.SUPER_SPARK)[others] if others < 2 else Outcome.SPARK  # rules §5.3
    demand(pointing.outcome is made, f"card {card} made a {made.value.replace('_', '-')}", number, scout)


def _check_stars(part: Round, pointing: Pointing, fallen: list[int], *, are_there: bool) -> None:
    demand(len(pointing.stars) == len(part.numbers), "not every seat has its stars", part.number, pointing.scout)
    for seat, stars in enumerate(pointing.stars):
        fills = are_there and seat in pointing.markers and seat not in fallen  # rules §5.4
        expected = _STARS[pointing.outcome] if fills else 0
        what = f"{stars} stars are filled on card {pointing.card}, and {expected} are right"
        demand(stars == expected, what, part.number, seat)
