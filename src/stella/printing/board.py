"""The board: numbers 1 to 10 that lanterns stand on, and the round markers' places."""

from typing import Final

from stella.content.messages import message
from stella.printing.cuts import Tell, cut_out
from stella.printing.document import BRASS, NIGHT, SERIF, Document
from stella.printing.imposition import BLEED, Box, Grid
from stella.printing.orders import Order

SIZE: Final = (250.0, 160.0)
_MOON: Final = (255, 240, 201)


class Board:
    """A night with ten lanes; the higher the number, the higher its moon."""

    def __init__(self, language: str) -> None:
        self._language = language

    def front(self, page: Document, box: Box) -> None:
        """Draw the lanes with their numbers."""
        with page.tagged("Figure", message("sheet-board", self._language)):
            whole = box.grown(BLEED)
            page.sky(whole, 170, NIGHT)
            page.set_draw_color(*BRASS)
            page.set_line_width(0.6)
            inner = box.grown(-4)
            page.rect(inner.x, inner.y, inner.width, inner.height, round_corners=True, corner_radius=4)
            page.set_line_width(0.25)
            width = (box.width - 12) / 10
            for number in range(1, 11):
                self._lane(page, Box(box.x + 6 + (number - 1) * width, box.y + 8, width, box.height - 16), number)

    def back(self, page: Document, box: Box) -> None:
        """Leave the back empty."""

    def _lane(self, page: Document, lane: Box, number: int) -> None:
        page.set_draw_color(74, 91, 156)
        if number > 1:
            page.line(lane.x, lane.y + 4, lane.x, lane.bottom - 4)
        x, radius = lane.x + lane.width / 2, 10.0
        y = lane.bottom - 14
        page.set_fill_color(*_MOON)
        page.set_draw_color(*BRASS)
        page.circle(x, y, radius, style="DF")
        page.line_text(str(number), x, y + 4.6, 38 if number < 10 else 34, SERIF, NIGHT)


def print_board(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print the board on a sheet that lies on its side."""
    width, height = order.paper.size
    cut_out(page, order, title, Grid((height, width), SIZE, 1, 1), [Board(order.language)], tell, has_backs=False)
