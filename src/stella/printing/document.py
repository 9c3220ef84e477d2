"""A PDF with our fonts, in millimetres. Every text and picture is tagged; every cut mark is an artifact."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

from fpdf import FPDF
from fpdf.enums import Duplex
from fpdf.fonts import TTFFont
from fpdf.prefs import ViewerPreferences
from fpdf.syntax import PDFString

from stella.printing.imposition import BLEED, MARK, MARK_GAP, Box, Sheet
from stella.printing.orders import Layout, PrintingError

FONTS: Final = Path(__file__).parent / "fonts"
SERIF, SANS, BOLD = "serif", "sans", "bold"
_FILES: Final = {SERIF: "Cormorant-SemiBold.ttf", SANS: "AlegreyaSans-Medium.ttf", BOLD: "AlegreyaSans-Bold.ttf"}
LEADING: Final = 1.24
_PT: Final = 72 / 25.4  # points per millimetre
_MADE: Final = datetime(2026, 1, 1, tzinfo=UTC)  # fixed, so that the same order gives the same file
_PLAIN: Final = {0xAD: None, 0x2060: None, 0x202F: 0xA0}  # soft hyphen, word joiner, narrow space

Colour = tuple[int, int, int]
INK: Final[Colour] = (25, 27, 58)
SOFT_INK: Final[Colour] = (75, 70, 104)
BRASS: Final[Colour] = (185, 141, 75)
PAPER: Final[Colour] = (255, 250, 236)
NIGHT: Final[Colour] = (18, 27, 69)
GLOW: Final[Colour] = (255, 202, 99)
MIST: Final[Colour] = (195, 205, 238)
GREY: Final[Colour] = (120, 120, 120)


class Document(FPDF):
    """A PDF of one part of the box."""

    def __init__(self, title: str, language: str, layout: Layout | None = None) -> None:
        super().__init__(unit="mm")
        self.set_auto_page_break(auto=False)
        self.set_margin(0)
        self.c_margin = 0
        self.set_title(title)
        self.set_lang(language)
        self.set_author("Stella")
        self.set_creator("Stella")
        self.set_creation_date(_MADE)
        duplex = Duplex.DUPLEX_FLIP_LONG_EDGE if layout is Layout.DUPLEX else None
        self.viewer_preferences = ViewerPreferences(display_doc_title=True, print_scaling="None", duplex=duplex)
        self._tags: dict[int, int] = {}  # how many there are on each page
        for family, file in _FILES.items():
            self.add_font(family, "", FONTS / file)

    def open_page(self, size: tuple[float, float], trim: Box | None = None) -> None:
        """Start a page. The area inside `trim` is cut out and has a bleed around it."""
        self.add_page(format=size)
        if trim is not None:
            bleed = trim.grown(BLEED)
            page = self.pages[self.page]
            page.trim_box = self._rectangle(trim, size[1])  # type: ignore[attr-defined]
            page.bleed_box = self._rectangle(bleed, size[1])  # type: ignore[attr-defined]

    def result(self) -> bytes:
        """Return the finished file."""
        return bytes(self.output())

    def close_fonts(self) -> None:
        """Close the files of the fonts."""
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    @contextmanager
    def tagged(self, kind: str, alt: str | None = None, language: str | None = None) -> Iterator[None]:
        """Draw tagged content for screen readers: a heading 'H1', a paragraph 'P', a 'Figure' with its text."""
        number = self._tags.get(self.page, 0)
        self._tags[self.page] = number + 1
        element = self._add_marked_content(struct_type=f"/{kind}", mcid=number, alt_text=alt)
        if language is not None:
            element.lang = PDFString(language)  # type: ignore[attr-defined]
        self._out(f"/{kind} <</MCID {number}>> BDC")
        yield
        self._out("EMC")

    @contextmanager
    def artifact(self) -> Iterator[None]:
        """Draw an artifact, which screen readers skip."""
        self._out("/Artifact BMC")
        yield
        self._out("EMC")

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle."""
        self.set_fill_color(*colour)
        self.rect(box.x, box.y, box.width, box.height, style="F")

    def line_text(  # noqa: PLR0917 - the text, its place, its look
        self, text: str, x: float, y: float, points: float, font: str = SANS, colour: Colour = INK, align: str = "C"
    ) -> None:
        """Write one line with its baseline at y; x is its centre, left or right end."""
        self.set_font(font, size=points)
        self.set_text_color(*colour)
        text = self.drawable(text)
        width = self.get_string_width(text)
        self.text(x - {"L": 0.0, "C": width / 2, "R": width}[align], y, text)

    def fitting(self, text: str, width: float, points: float, font: str) -> float:
        """Return the largest size up to `points` in which a line is not wider than `width`."""
        self.set_font(font, size=points)
        needed = self.get_string_width(self.drawable(text))
        return points if needed <= width else points * width / needed

    def paragraph(self, text: str, box: Box, points: float) -> float:
        """Write a paragraph from the top of a box and return the position of its end."""
        self.set_font(SANS, size=points)
        self.set_text_color(*INK)
        self.set_xy(box.x, box.y)
        self.multi_cell(box.width, points / _PT * LEADING, self.drawable(text), align="L")
        return float(self.get_y())

    def paragraph_height(self, text: str, width: float, points: float) -> float:
        """Return the height of a paragraph."""
        self.set_font(SANS, size=points)
        line = points / _PT * LEADING
        height = self.multi_cell(width, line, self.drawable(text), align="L", dry_run=True, output="HEIGHT")
        return height if isinstance(height, float) else 0.0

    def drawable(self, text: str) -> str:
        """Return a text as our fonts can show it.

        Raises PrintingError if they lack one of its letters.
        """
        text = text.translate(_PLAIN)
        letters = self.fonts[SERIF].cmap, self.fonts[SANS].cmap  # type: ignore[union-attr]
        lacking = sorted({letter for letter in text if any(ord(letter) not in known for known in letters)})
        if lacking:
            raise PrintingError(f"The printed fonts have no letters for '{''.join(lacking)}' in '{text}'.")
        return text

    def drawing(self, svg: str, box: Box) -> None:
        """Draw an SVG into a box."""
        self.image(BytesIO(svg.encode()), box.x, box.y, box.width, box.height)

    def draw_star(self, box: Box, *, is_bonus: bool = False, fill: Colour | None = None) -> None:
        """Draw a star to be filled, or a filled one; the bonus star has eight rays."""
        rays = (1.0, 0.42, 0.68, 0.42) * 4 if is_bonus else (1.0, 0.46) * 5
        self.set_draw_color(*BRASS)
        self.set_fill_color(*(fill or (255, 255, 255)))
        self.set_line_width(0.22)
        self.polygon(_points(box, rays), style="D" if fill is None else "DF")

    def sky(self, box: Box, stars: int, ground: Colour) -> None:
        """Fill a box with a night sky, identical for boxes of the same size."""
        self.fill(box, ground)
        state = round(box.width * 1000 + box.height)
        for _ in range(stars):
            numbers = []
            for _ in range(3):
                state = (state * 1103515245 + 12345) % 2**31
                numbers.append(state / 2**31)
            across, down, shine = numbers
            size = 0.6 + 1.6 * shine**2
            mixed = [
                round(dark + (light - dark) * (0.35 + 0.55 * shine)) for dark, light in zip(ground, GLOW, strict=True)
            ]
            self.set_fill_color(*mixed)
            spot = Box(box.x + across * (box.width - size), box.y + down * (box.height - size), size, size)
            self.polygon(_points(spot, (1.0, 0.2) * 4), style="F")

    def cut_marks(self, sheet: Sheet[Any]) -> None:
        """Mark every cut and the fold around the pieces, outside of their bleed."""
        grid = sheet.grid
        outside = grid.trim.grown(BLEED + MARK_GAP)
        if outside.y < MARK:  # a single piece fills its page; the print shop reads its boxes
            return
        with self.artifact():
            self.set_draw_color(0)
            self.set_line_width(0.1)
            for column in range(grid.columns):
                for x in (grid.at(column, 0).x, grid.at(column, 0).right):
                    self.line(x, outside.y - MARK, x, outside.y)
                    self.line(x, outside.bottom, x, outside.bottom + MARK)
            for row in range(grid.rows):
                for y in (grid.at(0, row).y, grid.at(0, row).bottom):
                    self.line(outside.x - MARK, y, outside.x, y)
                    self.line(outside.right, y, outside.right + MARK, y)
            self._fold_marks(sheet, outside)

    def _fold_marks(self, sheet: Sheet[Any], outside: Box) -> None:
        self.set_dash_pattern(dash=1, gap=0.6)
        self.set_line_width(0.25)
        if (y := sheet.fold_row) is not None:
            self.line(outside.x - 2 * MARK, y, outside.x, y)
            self.line(outside.right, y, outside.right + 2 * MARK, y)
        if (x := sheet.fold_column) is not None:
            self.line(x, outside.y - 2 * MARK, x, outside.y)
            self.line(x, outside.bottom, x, outside.bottom + 2 * MARK)
        self.set_dash_pattern()

    def slug(self, sheet: Sheet[Any], text: str) -> None:
        """Print the sheet's label in the right margin, beside the last row."""
        outside, last = sheet.grid.trim.grown(BLEED + MARK_GAP), sheet.grid.at(0, sheet.grid.rows - 1)
        if outside.y < MARK:
            return
        x, y = outside.right + 2.6, last.y + last.height / 2
        points = self.fitting(text, last.height - 4, 6.5, SANS)
        with self.artifact(), self.rotation(90, x, y):
            self.line_text(text, x, y, points, SANS, GREY)

    @staticmethod
    def _rectangle(box: Box, page_height: float) -> str:
        left, bottom, right, top = box.x, page_height - box.bottom, box.right, page_height - box.y
        return f"[{left * _PT:.2f} {bottom * _PT:.2f} {right * _PT:.2f} {top * _PT:.2f}]"


def _points(box: Box, rays: tuple[float, ...]) -> list[tuple[float, float]]:
    """Return the corners of a star in a box: one for each length of a ray, clockwise from the top."""
    x, y, size = box.x + box.width / 2, box.y + box.height / 2, box.width / 2
    step = 2 * pi / len(rays)
    return [(x + size * ray * sin(n * step), y - size * ray * cos(n * step)) for n, ray in enumerate(rays)]
