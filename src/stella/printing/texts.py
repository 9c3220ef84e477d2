"""Pages to read or write on, never cut: score sheet, rules, calibration."""

from typing import Final

from stella.content.messages import message
from stella.printing import drawings
from stella.printing.cuts import Tell
from stella.printing.document import BOLD, BRASS, INK, NIGHT, SANS, SERIF, SOFT_INK, Document
from stella.printing.imposition import Box
from stella.printing.orders import Order
from stella.rules.box import Colour

Section = tuple[str, tuple[str, ...]]
Sections = tuple[Section, ...]

MARGIN: Final = 15.0
_GUTTER, _HEAD, _BETWEEN, _AFTER = 10.0, 8.5, 1.3, 4.0
_SIZES: Final = (12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8)
_RULES: Final[tuple[Sections, ...]] = (
    (
        ("rules-aim", ("rules-aim-1", "rules-aim-2")),
        ("sheet-box", ("sheet-box-1", "sheet-box-2", "sheet-box-3", "sheet-box-4", "sheet-box-5")),
        ("rules-setup", ("rules-setup-1", "rules-setup-2", "sheet-setup-board", "rules-setup-3")),
    ),
    (
        ("step-associate", ("rules-associate-1", "sheet-other-word", "sheet-ready")),
        ("step-announce", ("rules-announce-1", "rules-announce-2", "rules-announce-3")),
        (
            "step-reveal",
            (
                "rules-reveal-1",
                "rules-reveal-2",
                "rules-reveal-3",
                "rules-reveal-4",
                "rules-reveal-5",
                "rules-reveal-6",
                "rules-reveal-7",
            ),
        ),
        ("step-score", ("rules-score-1", "rules-score-2", "rules-score-3", "rules-score-4")),
        ("rules-between", ("rules-between-1", "rules-between-2", "rules-between-3")),
        ("rules-end", ("rules-end-1",)),
    ),
)


def print_scores(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print a sheet for three games of up to six players."""
    width, height = order.paper.size
    page.open_page(order.paper.size)
    _heading(page, title, width)
    top, room = 34.0, (height - 34 - MARGIN) / 3
    for game in range(3):
        _game(page, order.language, Box(MARGIN, top + game * room, width - 2 * MARGIN, room - 8))
    tell(1, 1)


def _game(page: Document, language: str, box: Box) -> None:
    names, total = box.width * 0.42, box.width * 0.16
    rounds = (box.width - names - total) / 4
    line = box.height / 7
    edges = [box.x, box.x + names, *(box.x + names + rounds * n for n in range(1, 5)), box.right]
    heads = [message("sheet-player", language), *drawings.NUMERALS, message("sheet-total", language)]
    for place, text in enumerate(heads):
        with page.tagged("P"):
            if place == 0:
                page.line_text(text, edges[0] + 12, box.y + line - 3, 10, BOLD, INK, "L")
            else:
                middle = (edges[place] + edges[place + 1]) / 2
                page.line_text(text, middle, box.y + line - 3, 10 if place == 5 else 13, BOLD if place == 5 else SERIF)
    for row, colour in enumerate(Colour):
        y = box.y + line * (row + 1)
        with page.tagged("Figure", message(f"colour-{colour}", language)):
            page.set_fill_color(*drawings.rgb(drawings.SEATS[colour]))
            page.circle(box.x + 5, y + line / 2, 3.4, style="F")
            page.drawing(
                drawings.sign(colour, "#0d1130", drawings.SEATS[colour]), Box(box.x + 3, y + line / 2 - 2, 4, 4)
            )
    with page.artifact():
        page.set_draw_color(*BRASS)
        page.set_line_width(0.25)
        for row in range(1, 8):
            page.line(box.x, box.y + line * row, box.right, box.y + line * row)
        for edge in edges[1:-1]:
            page.line(edge, box.y + 2, edge, box.bottom)
        page.set_line_width(0.6)
        page.line(box.x, box.y + line, box.right, box.y + line)


def print_rules(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print the rules on two pages; the first has a drawing of the table."""
    width, height = order.paper.size
    for number, sections in enumerate(_RULES, 1):
        page.open_page(order.paper.size)
        top, bottom = (35.0, height - MARGIN - 88) if number == 1 else (MARGIN, height - MARGIN)
        if number == 1:
            _heading(page, title, width)
            _table(page, order.language, Box(MARGIN, bottom + 6, width - 2 * MARGIN, 82))
        _columns(page, order.language, sections, Box(MARGIN, top, width - 2 * MARGIN, bottom - top))
        tell(number, len(_RULES))


def _columns(page: Document, language: str, sections: Sections, box: Box) -> None:
    """Write sections in two columns of nearly equal height, in the largest size that fits."""
    width = (box.width - _GUTTER) / 2
    for points in _SIZES:
        heights = [_height(page, language, section, width, points) for section in sections]
        first = min(range(1, len(sections)), key=lambda count: max(sum(heights[:count]), sum(heights[count:])))
        if max(sum(heights[:first]), sum(heights[first:])) <= box.height:
            break
    for place, some in enumerate((sections[:first], sections[first:])):
        y = box.y
        for section in some:
            y = _section(page, language, section, Box(box.x + place * (width + _GUTTER), y, width, 0), points)
    with page.artifact():
        page.set_draw_color(*BRASS)
        page.set_line_width(0.25)
        middle = box.x + box.width / 2
        page.line(middle, box.y, middle, box.y + max(sum(heights[:first]), sum(heights[first:])))


def _height(page: Document, language: str, section: Section, width: float, points: float) -> float:
    lines = [page.paragraph_height(message(line, language), width, points) for line in section[1]]
    return _HEAD + sum(lines) + len(lines) * _BETWEEN + _AFTER


def _section(page: Document, language: str, section: Section, box: Box, points: float) -> float:
    name, lines = section
    with page.tagged("H2"):
        page.line_text(message(name, language), box.x, box.y + 5.5, 17, SERIF, NIGHT, "L")
    y = box.y + _HEAD
    for line in lines:
        with page.tagged("P"):
            y = page.paragraph(message(line, language), Box(box.x, y, box.width, 0), points) + _BETWEEN
    return y + _AFTER


def _table(page: Document, language: str, box: Box) -> None:
    """Draw the table: fifteen cards, the board above them, markers beside the rows, the draw pile."""
    with page.tagged("Figure", message("sheet-table", language)):
        page.set_draw_color(*BRASS)
        page.set_line_width(0.3)
        card, gap = (13.0, 19.5), 2.6
        width = 5 * card[0] + 4 * gap
        left, top = box.x + (box.width - width) / 2, box.y + 14
        page.set_fill_color(*NIGHT)
        page.rect(left, box.y, width, 10, style="DF", round_corners=True, corner_radius=1.5)
        for number in range(1, 11):
            page.line_text(str(number), left + (number - 0.5) * width / 10, box.y + 6.6, 10, BOLD, (255, 240, 201))
        for row in range(3):
            y = top + row * (card[1] + gap)
            _small_card(page, Box(left - 10, y + 4.5, 7, 10.5), drawings.NUMERALS[2 - row])
            for place in range(5):
                page.set_fill_color(249, 239, 215)
                page.rect(left + place * (card[0] + gap), y, *card, style="DF", round_corners=True, corner_radius=1)
        _small_card(page, Box(left - 10, box.y - 0.2, 7, 10.5), "IV")
        for layer in range(3):
            page.set_fill_color(*NIGHT)
            page.rect(left + width + 12 - layer, top - layer, *card, style="DF", round_corners=True, corner_radius=1)
    with page.tagged("P"):
        page.line_text(
            message("sheet-draw-pile", language), left + width + 17.5, top + card[1] + 5, 8.5, SANS, SOFT_INK
        )
    with page.tagged("P"):
        page.line_text(message("sheet-board-short", language), left + width + 3, box.y + 6.6, 8.5, SANS, SOFT_INK, "L")
    with page.tagged("P"):
        text = message("sheet-markers-short", language)
        page.line_text(text, left - 13, top + card[1] / 2 + 1, 8.5, SANS, SOFT_INK, "R")


def _small_card(page: Document, box: Box, text: str) -> None:
    page.set_fill_color(*NIGHT)
    page.rect(box.x, box.y, box.width, box.height, style="DF", round_corners=True, corner_radius=0.8)
    page.line_text(text, box.x + box.width / 2, box.y + box.height / 2 + 1.5, 9, SERIF, (255, 240, 201))


def print_calibration(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print a cross on one side and a scale on the other, to measure the offset between the two sides."""
    width, height = order.paper.size
    middle = width / 2, height / 2
    page.open_page(order.paper.size)
    _heading(page, title, width)
    room = Box(MARGIN + 10, 40, width - 2 * MARGIN - 20, 0)
    y = room.y
    for step in ("sheet-calibration-1", "sheet-calibration-2", "sheet-calibration-3", "sheet-calibration-4"):
        with page.tagged("P"):
            y = page.paragraph(message(step, order.language), Box(room.x, y, room.width, 0), 12) + 2
    with page.tagged("Figure", message("sheet-cross", order.language)):
        page.set_draw_color(0)
        page.set_line_width(0.3)
        page.line(middle[0] - 25, middle[1], middle[0] + 25, middle[1])
        page.line(middle[0], middle[1] - 25, middle[0], middle[1] + 25)
    with page.tagged("Figure", message("sheet-ruler", order.language)):
        _ruler(page, middle[0] - 50, height - 45)
    tell(1, 2)
    page.open_page(order.paper.size)
    with page.tagged("Figure", message("sheet-scale", order.language)):
        _scale(page, (middle[0] + order.offset[0], middle[1] + order.offset[1]))
    with page.tagged("P"):
        page.line_text(message("sheet-this-side", order.language), middle[0], middle[1] - 38, 13, BOLD)
    tell(2, 2)


def _scale(page: Document, middle: tuple[float, float]) -> None:
    """Draw two scales in millimetres; right and down are positive."""
    x, y = middle
    page.set_draw_color(0)
    page.set_line_width(0.15)
    page.line(x - 10, y, x + 10, y)
    page.line(x, y - 10, x, y + 10)
    for step in range(-20, 21):
        at, long = step / 2, 2.6 if step % 10 == 0 else 1.6 if step % 2 == 0 else 0.8
        page.line(x + at, y - long, x + at, y + long)
        page.line(x - long, y + at, x + long, y + at)
        if step % 10 == 0 and step:
            page.line_text(_signed(at), x + at, y - 4, 7, SANS)
            page.line_text(_signed(at), x - 4, y + at + 0.9, 7, SANS, align="R")
    page.line_text("x", x + 14, y + 1.2, 12, BOLD)
    page.line_text("y", x, y + 17, 12, BOLD)


def _signed(number: float) -> str:
    return f"{number:+.0f}".replace("-", "\N{MINUS SIGN}")


def _ruler(page: Document, x: float, y: float) -> None:
    page.set_draw_color(0)
    page.set_line_width(0.2)
    page.line(x, y, x + 100, y)
    for step in range(101):
        page.line(x + step, y, x + step, y - (5 if step % 10 == 0 else 3.4 if step % 5 == 0 else 2))
        if step % 10 == 0:
            page.line_text(str(step), x + step, y + 4, 8, SANS)


def _heading(page: Document, text: str, width: float) -> None:
    with page.artifact():
        page.drawing(drawings.emblem(), Box(MARGIN - 2, MARGIN - 5, 16, 16))
    with page.tagged("H1"):
        points = page.fitting(text, width - 2 * MARGIN - 20, 30, SERIF)
        page.line_text(text, MARGIN + 17, MARGIN + 7, points, SERIF, NIGHT, "L")
    with page.artifact():
        page.set_draw_color(*BRASS)
        page.set_line_width(0.5)
        page.line(MARGIN, MARGIN + 13, width - MARGIN, MARGIN + 13)
