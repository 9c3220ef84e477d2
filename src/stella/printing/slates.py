"""Six slates: a grid like the cards on the table, with the board's side marked."""

from typing import Final

from stella.content.messages import message
from stella.printing import drawings
from stella.printing.cuts import Tell, cut_out
from stella.printing.document import BOLD, BRASS, INK, PAPER, SANS, SERIF, SOFT_INK, Document
from stella.printing.imposition import BLEED, Box, Grid
from stella.printing.orders import Order
from stella.rules.box import Colour

SIZE: Final = (180.0, 125.0)
FIELD: Final = (21.0, 28.0)
_GAP: Final = 3.0
_BAND: Final = 6.0


class SlateSheet:
    """The slate of one seat."""

    def __init__(self, colour: Colour, language: str) -> None:
        self._colour, self._language = colour, language

    def front(self, page: Document, box: Box) -> None:
        """Draw the grid, the board above it and a place for the stars of each round."""
        colour = message(f"colour-{self._colour}", self._language)
        with page.tagged("Figure", message("sheet-slate", self._language, colour=colour)):
            page.fill(box.grown(BLEED), drawings.rgb(drawings.SEATS[self._colour]))
            inner = box.grown(-_BAND)
            page.set_fill_color(*PAPER)
            page.rect(inner.x, inner.y, inner.width, inner.height, style="F", round_corners=True, corner_radius=4)
            page.drawing(drawings.sign(self._colour, "#191b3a", "#fffaec"), Box(inner.x + 4, inner.y + 5, 8.4, 8.4))
            self._fields(page, inner.x + 14, inner.y + 18)
            self._board(page, inner.x + 14, inner.y + 6)
        self._side(page, inner)

    def back(self, page: Document, box: Box) -> None:
        """Leave the back empty."""

    def _fields(self, page: Document, left: float, top: float) -> None:
        page.set_draw_color(*BRASS)
        page.set_line_width(0.35)
        for row in range(3):
            y = top + row * (FIELD[1] + _GAP)
            page.line_text(drawings.NUMERALS[2 - row], left - 5, y + FIELD[1] / 2 + 2, 12, SERIF, BRASS)
            for column in range(5):
                x = left + column * (FIELD[0] + _GAP)
                page.set_fill_color(255)
                page.rect(x, y, *FIELD, style="DF", round_corners=True, corner_radius=1.5)
                for place, is_bonus in enumerate((False, False, True)):
                    page.draw_star(Box(x + 1.6 + place * 6.1, y + FIELD[1] - 7.2, 5.6, 5.6), is_bonus=is_bonus)

    def _board(self, page: Document, left: float, y: float) -> None:
        """Draw a small board on the side where it lies on the table."""
        width = 5 * FIELD[0] + 4 * _GAP
        page.set_draw_color(*BRASS)
        page.set_fill_color(18, 27, 69)
        page.rect(left, y, width, 7, style="DF", round_corners=True, corner_radius=1.5)
        for number in range(1, 11):
            page.line_text(str(number), left + (number - 0.5) * width / 10, y + 5, 9, BOLD, (255, 240, 201))

    def _side(self, page: Document, inner: Box) -> None:
        left, right = inner.right - 34, inner.right - 4
        with page.tagged("P"):
            page.line_text(message("sheet-name", self._language), left, inner.y + 7, 8, SANS, SOFT_INK, "L")
        with page.artifact():
            page.set_draw_color(*SOFT_INK)
            page.set_line_width(0.25)
            page.line(left, inner.y + 15, right, inner.y + 15)
        for place, numeral in enumerate(drawings.NUMERALS):
            y = inner.y + 30 + place * 15
            with page.tagged("P"):
                page.line_text(numeral, left, y + 1, 14, SERIF, INK, "L")
            with page.artifact():
                page.draw_star(Box(right - 5, y - 4, 5, 5))
                page.set_draw_color(*SOFT_INK)
                page.line(left + 9, y + 2, right - 6.5, y + 2)
        with page.tagged("P"):
            page.line_text(message("sheet-total", self._language), left, inner.bottom - 13, 9, BOLD, INK, "L")
        with page.artifact():
            page.set_line_width(0.5)
            page.rect(left, inner.bottom - 11.5, right - left, 8.5, round_corners=True, corner_radius=1.5)


def print_slates(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print a slate for every seat."""
    pieces = [SlateSheet(colour, order.language) for colour in Colour]
    cut_out(page, order, title, Grid(order.paper.size, SIZE, 1, 2), pieces, tell, has_backs=False)
