"""Small pieces, 22 by 34 mm: six lanterns with a light and a dark side, four round markers, the first scout's pawn."""

from typing import Final

from stella.content.messages import message
from stella.printing import drawings
from stella.printing.cuts import Piece, Tell, cut_out
from stella.printing.document import BRASS, GLOW, MIST, NIGHT, PAPER, SERIF, Document
from stella.printing.imposition import BLEED, Box, Grid
from stella.printing.orders import Layout, Order
from stella.rules.box import Colour

SIZE: Final = (22.0, 34.0)


class Lantern:
    """The lantern of one seat."""

    def __init__(self, colour: Colour, language: str) -> None:
        self._colour, self._language = colour, language

    def front(self, page: Document, box: Box) -> None:
        """Draw the light side."""
        self._side(page, box, is_dark=False)

    def back(self, page: Document, box: Box) -> None:
        """Draw the dark side."""
        self._side(page, box, is_dark=True)

    def _side(self, page: Document, box: Box, *, is_dark: bool) -> None:
        colour = message(f"colour-{self._colour}", self._language)
        alt = message("sheet-lantern-dark" if is_dark else "sheet-lantern-light", self._language, colour=colour)
        with page.tagged("Figure", alt):
            page.fill(box.grown(BLEED), NIGHT if is_dark else PAPER)
            height = 27.0
            width = height * 64 / 88
            lantern = Box(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
            page.drawing(drawings.lantern(self._colour, is_dark=is_dark), lantern)


class RoundMarker:
    """A marker that lies beside a row and names the round after which the row is replaced."""

    def __init__(self, number: int, language: str) -> None:
        self._number, self._language = number, language

    def front(self, page: Document, box: Box) -> None:
        """Draw the round's number."""
        with page.tagged("Figure", message("sheet-marker", self._language, round=self._number)):
            _star_ground(page, box)
            page.line_text(drawings.NUMERALS[self._number - 1], box.x + 11, box.y + 20.6, 26, SERIF, PAPER)

    def back(self, page: Document, box: Box) -> None:
        """Draw a star."""
        with page.tagged("Figure", message("sheet-marker-back", self._language)):
            _star_ground(page, box)
            page.draw_star(Box(box.x + 6, box.y + 12, 10, 10), is_bonus=True, fill=GLOW)


class Pawn:
    """The first scout's pawn."""

    def __init__(self, language: str) -> None:
        self._language = language

    def front(self, page: Document, box: Box) -> None:
        """Draw the emblem."""
        text = message("first-scout", self._language)
        with page.tagged("Figure", text):
            page.fill(box.grown(BLEED), GLOW)
            page.drawing(drawings.emblem(), Box(box.x + 1, box.y + 4, 20, 20))
            for line, part in enumerate(text.split(maxsplit=1)):
                points = page.fitting(part, 18, 9, SERIF)
                page.line_text(part, box.x + 11, box.y + 27.5 + line * 3.4, points, SERIF, NIGHT)

    def back(self, page: Document, box: Box) -> None:
        """Draw a star."""
        with page.tagged("Figure", message("first-scout", self._language)):
            page.fill(box.grown(BLEED), GLOW)
            page.draw_star(Box(box.x + 4, box.y + 10, 14, 14), is_bonus=True, fill=PAPER)


def _star_ground(page: Document, box: Box) -> None:
    page.fill(box.grown(BLEED), NIGHT)
    page.set_draw_color(*BRASS)
    page.set_line_width(0.4)
    page.rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, round_corners=True, corner_radius=2)
    page.set_text_color(*MIST)


def print_lanterns(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print all small pieces on one sheet, or on one with its backs."""
    language = order.language
    pieces: list[Piece] = [
        *[Lantern(colour, language) for colour in Colour],
        *[RoundMarker(number, language) for number in range(1, 5)],
        Pawn(language),
    ]
    rows = 6 if order.layout is Layout.GUTTER else 3
    cut_out(page, order, title, Grid(order.paper.size, SIZE, 4, rows), pieces, tell)
