"""Word cards, 90 by 60 mm: a word at the top and another upside down below it, each in one or two languages."""

from io import BytesIO
from typing import Final

from stella.content.messages import message
from stella.content.words import clean_word
from stella.printing.cuts import Tell, cut_out
from stella.printing.document import BOLD, BRASS, GLOW, PAPER, SANS, SERIF, SOFT_INK, Document
from stella.printing.imposition import BLEED, Box, Grid
from stella.printing.orders import Order
from stella.printing.pictures import card_back, margin

SIZE: Final = (90.0, 60.0)
_MARGIN: Final = margin(SIZE[1])
BLANKS: Final = 10  # rules §1.4
Side = tuple[tuple[str, str], ...]
"""A word in one or two languages: the language and the word."""


class WordCard:
    """A card with two words, one word, or none (a blank card)."""

    def __init__(self, top: Side, bottom: Side, language: str, back: BytesIO, number: int | None = None) -> None:
        self.top, self.bottom, self.number = top, bottom, number
        self._language, self._back = language, back

    def front(self, page: Document, box: Box) -> None:
        """Draw the words."""
        with page.artifact():
            page.fill(box.grown(BLEED), PAPER)
            self._frame(page, box)
        if not self.top:
            with page.tagged("P"):
                page.line_text(message("sheet-blank", self._language), box.x + 45, box.bottom - 6, 7, SANS, BRASS)
        middle = box.x + box.width / 2, box.y + box.height / 2
        self._word(page, box, self.top)
        with page.rotation(180, *middle):
            self._word(page, box, self.bottom)

    def back(self, page: Document, box: Box) -> None:
        """Draw the back of the picture cards, rotated: a word card has the same shape."""
        x, y = box.x + box.width / 2, box.y + box.height / 2
        upright = Box(x - box.height / 2, y - box.width / 2, box.height, box.width).grown(_MARGIN)
        with page.tagged("Figure", message("sheet-word-back", self._language)), page.rotation(90, x, y):
            page.image(self._back, upright.x, upright.y, upright.width, upright.height)

    def _frame(self, page: Document, box: Box) -> None:
        page.set_draw_color(*BRASS)
        page.set_line_width(0.4)
        inner = box.grown(-4)
        page.rect(inner.x, inner.y, inner.width, inner.height, round_corners=True, corner_radius=3)
        page.set_line_width(0.2)
        if self.bottom or not self.top:
            y = box.y + box.height / 2
            page.line(box.x + 14, y, box.x + box.width / 2 - 5, y)
            page.line(box.x + box.width / 2 + 5, y, box.right - 14, y)
            page.draw_star(Box(box.x + box.width / 2 - 3, y - 3, 6, 6), is_bonus=True, fill=GLOW)
        if self.number is not None:
            page.line_text(str(self.number), box.x + 9, box.y + 11, 10, BOLD, BRASS)

    def _word(self, page: Document, box: Box, words: Side) -> None:
        if not words:
            return
        middle, room = box.x + box.width / 2, box.width - 16
        baseline = box.y + (20 if len(words) == 1 else 17)
        if not self.bottom:
            baseline += 12
        (language, word), *others = words
        with page.tagged("P", language=language):
            page.line_text(word, middle, baseline, page.fitting(word, room, 29, SERIF), SERIF)
        for language, word in others:
            with page.tagged("P", language=language):
                points = page.fitting(word, room, 13, SANS)
                page.line_text(word, middle, baseline + 7, points, SANS, SOFT_INK)


def word_cards(order: Order) -> list[WordCard]:
    """Return all cards: the discovery cards, the rest of the list, the group's own words, then blank ones."""
    words, language, back = order.words, order.language, BytesIO(card_back(SIZE[1]))
    languages = [language] + ([order.second] if order.second and order.second != language else [])

    def side(key: str | None) -> Side:
        return () if key is None else tuple((code, words.text(key, code)) for code in languages)

    cards = [
        WordCard(side(card.top), side(card.bottom), language, back, number)
        for number, card in enumerate(words.discovery, 1)
    ]
    cards += [WordCard(side(card.top), side(card.bottom), language, back) for card in words.cards]
    own = [((language, clean_word(word)),) for word in order.own_words]
    cards += [WordCard(top, bottom[0] if bottom else (), language, back) for top, *bottom in _pairs(own)]
    return cards + [WordCard((), (), language, back) for _ in range(BLANKS)]


def _pairs(sides: list[tuple[tuple[str, str]]]) -> list[list[Side]]:
    return [list(sides[first : first + 2]) for first in range(0, len(sides), 2)]


def print_words(page: Document, order: Order, title: str, tell: Tell) -> None:
    """Print all word cards."""
    cut_out(page, order, title, Grid(order.paper.size, SIZE, 2, 4), word_cards(order), tell)
