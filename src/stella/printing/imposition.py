"""Positions of pieces on sheets of paper, in millimetres from the upper left corner. It draws nothing."""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from stella.printing.orders import Layout

BLEED: Final = 3.0
MARK_GAP: Final = 1.0
MARK: Final = 4.0

P = TypeVar("P")


class Box(Struct, frozen=True):
    """A rectangle on a page."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> "Box":
        """Return the rectangle extended by this much on each side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    @property
    def right(self) -> float:
        """The position of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The position of the bottom edge."""
        return self.y + self.height


class Grid(Struct, frozen=True):
    """Pieces of one size in columns and rows, centred on the page, with room for the bleed of both neighbours."""

    page: tuple[float, float]
    piece: tuple[float, float]
    columns: int
    rows: int

    @property
    def trim(self) -> Box:
        """The rectangle from the first cut to the last."""
        width = self.columns * self.piece[0] + (self.columns - 1) * 2 * BLEED
        height = self.rows * self.piece[1] + (self.rows - 1) * 2 * BLEED
        return Box((self.page[0] - width) / 2, (self.page[1] - height) / 2, width, height)

    def at(self, column: int, row: int) -> Box:
        """Return the box of a piece."""
        trim, (width, height) = self.trim, self.piece
        return Box(trim.x + column * (width + 2 * BLEED), trim.y + row * (height + 2 * BLEED), width, height)


class Spot(Struct, Generic[P], frozen=True):
    """One side of one piece at its position. Backs at a fold may be upside down."""

    piece: P
    box: Box
    is_back: bool
    is_turned: bool = False


class Sheet(Struct, Generic[P], frozen=True):
    """One page: its grid, its pieces, and the position of the fold (a height, or a position along its width)."""

    grid: Grid
    spots: tuple[Spot[P], ...]
    is_back: bool = False
    fold_row: float | None = None
    fold_column: float | None = None


def impose(grid: Grid, pieces: Sequence[P], layout: Layout) -> list[Sheet[P]]:
    """Arrange pieces with a front and a back on sheets.

    With a fold, half of the grid is for the backs. An even number of rows is folded between rows, otherwise between
    columns.
    """
    if layout is Layout.SINGLE:
        return list(_singly(grid.piece, pieces))
    if layout is Layout.GUTTER:
        return list(_folded(grid, pieces))
    fronts, backs = [], []
    for some in _batches(pieces, grid.columns * grid.rows):
        fronts.append(Sheet(grid, tuple(_side(grid, some, is_back=False))))
        backs.append(Sheet(grid, tuple(_side(grid, some, is_back=True)), is_back=True))
    if layout is Layout.SEPARATE:
        return fronts + backs
    return [sheet for pair in zip(fronts, backs, strict=True) for sheet in pair]


def impose_fronts(grid: Grid, pieces: Sequence[P], layout: Layout) -> list[Sheet[P]]:
    """Arrange pieces without a back on sheets."""
    if layout is Layout.SINGLE:
        return [sheet for sheet in _singly(grid.piece, pieces) if not sheet.is_back]
    batches = _batches(pieces, grid.columns * grid.rows)
    return [Sheet(grid, tuple(_side(grid, some, is_back=False))) for some in batches]


def _singly(size: tuple[float, float], pieces: Sequence[P]) -> Iterator[Sheet[P]]:
    grid = Grid((size[0] + 2 * BLEED, size[1] + 2 * BLEED), size, 1, 1)
    for piece in pieces:
        for is_back in (False, True):
            yield Sheet(grid, (Spot(piece, grid.at(0, 0), is_back),), is_back=is_back)


def _side(grid: Grid, pieces: Sequence[P], *, is_back: bool) -> Iterator[Spot[P]]:
    """Arrange one side. Backs are in mirrored columns, because the sheet is turned at its long edge."""
    for number, piece in enumerate(pieces):
        row, column = divmod(number, grid.columns)
        yield Spot(piece, grid.at(grid.columns - 1 - column if is_back else column, row), is_back)


def _folded(grid: Grid, pieces: Sequence[P]) -> Iterator[Sheet[P]]:
    is_row = grid.rows % 2 == 0 and (grid.columns % 2 == 1 or grid.piece[1] >= grid.piece[0])
    columns, rows = (grid.columns, grid.rows // 2) if is_row else (grid.columns // 2, grid.rows)
    for some in _batches(pieces, columns * rows):
        spots = []
        for number, piece in enumerate(some):
            row, column = divmod(number, columns)
            across = (column, grid.rows - 1 - row) if is_row else (grid.columns - 1 - column, row)
            # Paper folded back along a horizontal line shows its lower half upside down.
            spots += [
                Spot(piece, grid.at(column, row), is_back=False),
                Spot(piece, grid.at(*across), is_back=True, is_turned=is_row),
            ]
        width, height = grid.page
        yield Sheet(
            grid, tuple(spots), fold_row=height / 2 if is_row else None, fold_column=None if is_row else width / 2
        )


def _batches(pieces: Sequence[P], size: int) -> Iterator[Sequence[P]]:
    for first in range(0, len(pieces), size):
        yield pieces[first : first + size]
