"""Pieces that are cut out of sheets: one class per kind draws its two sides, one function prints them all."""

from collections.abc import Callable, Sequence
from typing import Protocol

from stella.content.messages import message
from stella.printing.document import Document
from stella.printing.imposition import Box, Grid, Sheet, impose, impose_fronts
from stella.printing.orders import Layout, Order

Tell = Callable[[int, int], None]


class Piece(Protocol):
    """Something that is cut out. Its sides are drawn over their bleed; `box` is what remains of them."""

    def front(self, page: Document, box: Box) -> None:
        """Draw the front."""

    def back(self, page: Document, box: Box) -> None:
        """Draw the back."""


def cut_out(  # noqa: PLR0917 - what every kind of piece hands over
    page: Document,
    order: Order,
    title: str,
    grid: Grid,
    pieces: Sequence[Piece],
    tell: Tell,
    *,
    has_backs: bool = True,
) -> None:
    """Print pieces on as many sheets as they need."""
    lay = impose if has_backs else impose_fronts
    sheets: list[Sheet[Piece]] = lay(grid, pieces, order.layout)
    for number, sheet in enumerate(sheets, 1):
        page.open_page(sheet.grid.page, sheet.grid.trim)
        moved = order.offset if sheet.is_back and order.layout is Layout.DUPLEX else (0.0, 0.0)
        for spot in sheet.spots:
            box = Box(spot.box.x + moved[0], spot.box.y + moved[1], spot.box.width, spot.box.height)
            draw = spot.piece.back if spot.is_back else spot.piece.front
            if spot.is_turned:
                with page.rotation(180, box.x + box.width / 2, box.y + box.height / 2):
                    draw(page, box)
            else:
                draw(page, box)
        if not (sheet.is_back and order.layout is Layout.DUPLEX):  # cut by the marks of the fronts
            page.cut_marks(sheet)
        page.slug(sheet, message("sheet-slug", order.language, title=title, page=number, pages=len(sheets)))
        tell(number, len(sheets))
