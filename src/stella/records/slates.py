"""Checks the slates and the announcement (rules §3.3, §4), and that every slate matches its seal."""

from stella.records.claims import demand
from stella.records.format import Record, Round, Slate
from stella.rules.box import MAX_MARKS, Secret
from stella.rules.seals import seal, slate_content, slate_salt


def check_marking(record: Record, part: Round) -> None:
    """Check the slates, the numbers and the seat in the dark. Before the announcement there are none."""
    seats, number = len(record.players), part.number
    demand(len(part.slates) == len(part.numbers), "there are not as many slates as numbers", number)
    if not part.slates:
        later = (part.pointings, part.fallen, part.scores, part.in_the_dark is not None)
        demand(not any(later), "something happened before the slates were locked", number)
        return
    demand(len(part.slates) == seats, f"there are {len(part.slates)} slates for {seats} seats", number)
    for seat, count in enumerate(part.numbers):
        demand(1 <= count <= MAX_MARKS, f"{count} cards were marked, and 1 to {MAX_MARKS} may be", number, seat)
    _check_dark(part, is_possible=record.setup.stars)
    for seat, slate in enumerate(part.slates):
        if part.scores or record.is_over:
            _check_opened(record, part, seat, slate)
        else:
            demand(slate.salt is None and slate.cards is None, "the slate is told before its time", number, seat)


def _check_dark(part: Round, *, is_possible: bool) -> None:
    highest = max(part.numbers)
    is_alone = is_possible and part.numbers.count(highest) == 1  # rules §4.2, §4.3, §9.2
    alone = part.numbers.index(highest) if is_alone else None
    who = "nobody" if alone is None else f"seat {alone}"
    demand(part.in_the_dark == alone, f"{who} is in the dark", part.number, part.in_the_dark)


def _check_opened(record: Record, part: Round, seat: int, slate: Slate) -> None:
    number, cards = part.number, slate.cards or ()
    demand(cards and slate.salt is not None, "the round or the game is over, and the slate is not opened", number, seat)
    foreign = set(cards).difference(part.table)
    demand(not foreign, f"marked cards are not on the table: {sorted(foreign)}", number, seat)
    ordered = tuple(card for card in part.table if card in cards)
    demand(ordered == cards, "the slate does not name each card once, in the order of the table", number, seat)
    claimed = part.numbers[seat]
    demand(len(cards) == claimed, f"{claimed} cards were announced and {len(cards)} marked", number, seat)
    if record.secret is not None:
        expected = slate_salt(Secret(record.secret.seed, record.secret.salt), number, seat)
        demand(slate.salt == expected, "the salt is not the one that the secret makes", number, seat)
    opened = seal(slate.salt or "", slate_content(number, seat, cards))
    demand(opened == slate.seal, "the slate is not the one that was sealed", number, seat)
