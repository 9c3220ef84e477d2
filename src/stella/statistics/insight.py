"""What-if analysis of a scored round for every seat: other numbers of marks, missed chances, a safer pointing order.

It needs a round whose slates are open. It never plays: it repeats the reveal with the slates as they were.

**The ranking of a seat** estimates how much it trusted each picture. The marked ones come first: those it pointed
at, in that order, then the others in the order of the table. What it would have marked next is unknown, so the
remaining pictures are ordered by how many others marked them, then by the order of the table. Fewer marks are
therefore judged by what the seat showed, and more marks by the best it could have added, which is a generous
estimate.

**The reveal is repeated** (rules §5) with all other slates as they were. Every seat points at the first open picture of
its ranking. With nothing changed, this repeats the round exactly as it was played.

**A safer order** needs no search. A seat falls if and only if it holds a mark that nobody shares, because it has to
point as long as it can (rules §5.2). If it points at such marks last, every shared mark has been pointed at while the
seat still stood, so it fills all of them. No order earns more.
"""

from collections.abc import Sequence

from msgspec import Struct

from stella.records.format import Round
from stella.rules.box import MAX_MARKS, WordCard
from stella.rules.facts import Outcome
from stella.rules.notes import Note
from stella.rules.views import Pointing, RoundView, Score

Slates = Sequence[Sequence[int]]


class Safer(Struct, frozen=True):
    """A pointing order that no other order beats, and the points it scores."""

    cards: tuple[int, ...]
    points: int


class SeatInsight(Struct, frozen=True):
    """What a round could have been for one seat, with all others unchanged."""

    marks: int
    points: int
    by_marks: tuple[int, ...]  # points with 1 to 10 marks along the seat's ranking
    ranking: tuple[int, ...]  # the ten pictures behind these numbers
    missed: tuple[int, ...]  # not marked, but marked by exactly one other seat: missed super-sparks
    alone: tuple[int, ...]  # marked by this seat only
    is_dark: bool
    dark_cost: int  # what the dark cost or would have cost: one star per field filled before a fall
    safer: Safer


class RoundInsight(Struct, frozen=True):
    """One scored round, seen from every seat."""

    round: int
    clue: str
    card: WordCard
    seats: tuple[SeatInsight, ...]


def insight(played: RoundView) -> RoundInsight:
    """Return the what-if analysis of a scored round."""
    seats = tuple([_seat(played, seat) for seat in range(len(played.slates))])
    return RoundInsight(played.round, played.clue, played.card, seats)


def opened_round(part: Round) -> RoundView | None:
    """Return a round of a record as everyone saw it once its slates were open, or None before that."""
    if not part.scores:
        return None
    pointed = []
    for pointing in part.pointings:
        filled = tuple([seat for seat, stars in enumerate(pointing.stars) if stars])
        pointed.append(Pointing(pointing.card, pointing.scout, pointing.outcome, pointing.markers, filled))
    card = part.card
    return RoundView(
        round=part.number,
        table=part.table,
        card=WordCard(card.id, card.top, card.bottom, card.is_custom),
        clue=part.clue,
        first_scout=part.first_scout,
        slates=tuple([slate.cards or () for slate in part.slates]),
        pointed=tuple(pointed),
        scores=tuple([Score(s.sparks, s.super_sparks, s.is_dark, s.has_fallen, s.points) for s in part.scores]),
        in_the_dark=part.in_the_dark,
        notes=tuple([Note(note.card, note.seat, note.text) for note in part.notes]),
    )


def _seat(played: RoundView, seat: int) -> SeatInsight:
    own, score = played.slates[seat], played.scores[seat]
    others = {card: _others(played.slates, seat, card) for card in played.table}
    ranked = [_ranking(played, each) for each in range(len(played.slates))]
    wished = _beyond(ranked[seat], others)
    by_marks = [_points(played, ranked, seat, wished[:number]) for number in range(1, MAX_MARKS + 1)]
    return SeatInsight(
        marks=len(own),
        points=score.points,
        by_marks=tuple(by_marks),
        ranking=tuple(wished[:MAX_MARKS]),
        missed=tuple([card for card in played.table if others[card] == 1 and card not in own]),
        alone=tuple([card for card in own if not others[card]]),
        is_dark=score.is_dark,
        dark_cost=score.sparks + score.super_sparks if score.has_fallen else 0,  # rules §6.3
        safer=_safer(played, ranked, seat, others),
    )


def _others(slates: Slates, seat: int, card: int) -> int:
    return sum([card in slate for other, slate in enumerate(slates) if other != seat])


def _ranking(played: RoundView, seat: int) -> list[int]:
    """Return a seat's marks: first those it pointed at, in that order, then the rest in the order of the table."""
    pointed = [pointing.card for pointing in played.pointed if pointing.scout == seat]
    return pointed + [card for card in played.slates[seat] if card not in pointed]


def _beyond(marks: list[int], others: dict[int, int]) -> list[int]:
    """Return a seat's marks followed by all other pictures, most marked by others first."""
    more = [card for card in others if card not in marks]
    return marks + sorted(more, key=lambda card: -others[card])  # stable sort: ties stay in the order of the table


def _safer(played: RoundView, ranked: list[list[int]], seat: int, others: dict[int, int]) -> Safer:
    order = sorted(ranked[seat], key=lambda card: not others[card])
    return Safer(tuple(order), _points(played, ranked, seat, order))


def _points(played: RoundView, ranked: list[list[int]], seat: int, order: list[int]) -> int:
    """Return what a seat scores if it points at these marks in this order and the others do what they did."""
    orders = [*ranked[:seat], order, *ranked[seat + 1 :]]
    stars, has_fallen = _reveal(orders, played.first_scout, seat)
    numbers = [len(each) for each in orders]
    is_dark = numbers[seat] > max(numbers[:seat] + numbers[seat + 1 :])  # rules §4.2
    return sum(stars) - (len(stars) if is_dark and has_fallen else 0)  # rules §6.3


def _reveal(orders: list[list[int]], first_scout: int, watched: int) -> tuple[list[int], bool]:
    """Repeat a reveal (rules §5). Return the stars of each field that a seat fills, and whether it falls."""
    seats, scout = len(orders), first_scout
    fallen: set[int] = set()
    pointed: set[int] = set()
    stars: list[int] = []
    waiting = 0  # consecutive seats that could not point
    while waiting < seats:
        card = next((card for card in orders[scout] if card not in pointed), None)
        if card is None or scout in fallen:
            waiting += 1
        else:
            waiting = 0
            pointed.add(card)
            markers = sum([card in order for order in orders])
            if markers == 1:
                fallen.add(scout)
            elif card in orders[watched] and watched not in fallen:
                stars.append((Outcome.SUPER_SPARK if markers == 2 else Outcome.SPARK).stars)
        scout = (scout + 1) % seats
    return stars, watched in fallen
