"""From an order to its PDF."""

from collections.abc import Callable
from typing import Final

from stella.content.messages import message
from stella.printing.board import print_board
from stella.printing.cards import print_cards
from stella.printing.cuts import Tell
from stella.printing.document import Document
from stella.printing.lanterns import print_lanterns
from stella.printing.orders import Order, Part
from stella.printing.slates import print_slates
from stella.printing.texts import print_calibration, print_rules, print_scores
from stella.printing.words import print_words

_PRINTERS: Final[dict[Part, Callable[[Document, Order, str, Tell], None]]] = {
    Part.CARDS: print_cards,
    Part.WORDS: print_words,
    Part.SLATES: print_slates,
    Part.BOARD: print_board,
    Part.LANTERNS: print_lanterns,
    Part.SCORES: print_scores,
    Part.RULES: print_rules,
    Part.CALIBRATION: print_calibration,
}


def print_part(order: Order, tell: Tell | None = None) -> bytes:
    """Make the PDF of one part of the box. `tell` is called with the number of pages done and the total.

    Raises ContentError, with a sentence that says what cannot be printed.
    """
    title = _title(order)
    page = Document(title, order.language, order.layout)
    try:
        _PRINTERS[order.part](page, order, title, tell or (lambda _done, _total: None))
        return page.result()
    finally:
        page.close_fonts()


def _title(order: Order) -> str:
    deck = order.deck.title.get(order.language) or next(iter(order.deck.title.values()))
    words = order.words.title.get(order.language) or next(iter(order.words.title.values()))
    return message(f"sheet-title-{order.part}", order.language, name=words if order.part is Part.WORDS else deck)
