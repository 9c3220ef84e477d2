"""Draws what each seat could have scored in a round: a row of bars and two or three sentences each."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stella.records.format import Round
from stella.statistics.insight import SeatInsight, insight, opened_round

BARS = " ▁▂▃▄▅▆▇█"


def insight_drawn(part: Round, name: Callable[[int], Text]) -> RenderableType:
    """Draw the insight of a round whose slates are open. Return nothing for any other round."""
    played = opened_round(part)
    if played is None:
        return Text("The slates are closed.")
    told = insight(played).seats
    most = max(1, *[points for seat in told for points in seat.by_marks])
    board = Table("", "1 to 10 marks", "", title="What if?", title_justify="left")
    for number, seat in enumerate(told):
        board.add_row(name(number), _bars(seat, most), Group(*[Text(sentence) for sentence in _sentences(seat)]))
    return board


def _bars(seat: SeatInsight, most: int) -> Text:
    drawn = Text()
    for marks, points in enumerate(seat.by_marks, 1):
        bar = BARS[round(points * (len(BARS) - 1) / most)]
        drawn.append(bar, style="bold reverse" if marks == seat.marks else "")
    return drawn


def _sentences(seat: SeatInsight) -> list[str]:
    told = [f"{_count(seat.marks, 'mark')} made {_count(seat.points, 'point')}; {_other_number(seat)}."]
    if seat.points < seat.safer.points:
        order = " ".join(map(str, seat.safer.cards))
        told.append(f"Pointing at {order} in this order would have made {seat.safer.points}.")
    if seat.dark_cost:
        verb = "cost" if seat.is_dark else "would have cost"
        told.append(f"The dark {verb} {_count(seat.dark_cost, 'star')}.")
    if seat.missed:
        told.append(f"Super-sparks missed: {_cards(seat.missed)}.")
    if seat.alone:
        told.append(f"Nobody else saw {_cards(seat.alone)}.")
    return told


def _other_number(seat: SeatInsight) -> str:
    best = max(seat.by_marks)
    marks = seat.by_marks.index(best) + 1
    if best == seat.points:
        return "no other number would have made more"
    how = "the first " if marks < seat.marks else ""
    with_what = ", with what most others saw," if marks > seat.marks else ""
    return f"{how}{marks}{with_what} would have made {best}"


def _cards(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, cards))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
