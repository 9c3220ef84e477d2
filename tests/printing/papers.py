"""Builds print orders in one line, and reads the contents of a PDF."""

import io
from functools import cache
from typing import Any

from msgspec.structs import replace
from pypdf import PdfReader
from pypdf.generic import ContentStream

from stella.content.decks import Deck, load_deck
from stella.content.words import WordList, load_words
from stella.printing.orders import Order, Part
from stella.printing.parts import print_part

MM = 72 / 25.4
FEW = 5
Matrix = tuple[float, float, float, float, float, float]


@cache
def small_deck() -> Deck:
    """Return the first cards of the built-in deck, enough to show every rule of printing."""
    deck = load_deck()
    return replace(deck, cards=deck.cards[:FEW])


@cache
def small_words() -> WordList:
    """Return the first word cards of the game's own list."""
    words = load_words()
    return replace(words, cards=words.cards[:6])


def order(part: Part, **wishes: Any) -> Order:
    return Order(**{"part": part, "deck": small_deck(), "words": small_words(), **wishes})


def pdf(part: Part, **wishes: Any) -> PdfReader:
    return PdfReader(io.BytesIO(print_part(order(part, **wishes))))


def box(page: Any, name: str) -> list[float]:
    """Return one of a page's boxes in millimetres."""
    return [round(float(number) / MM, 1) for number in page[name]]


def pictures(page: Any) -> list[tuple[float, float, float, float, int]]:
    """Return the pictures of a page: left, bottom, width, height in millimetres, and the width in pixels."""
    found: list[tuple[float, float, float, float, int]] = []
    stack: list[Matrix] = []
    matrix: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    content = ContentStream(page.get_contents(), page.pdf)
    for operands, operator in content.operations:
        if operator == b"q":
            stack.append(matrix)
        elif operator == b"Q":
            matrix = stack.pop()
        elif operator == b"cm":
            matrix = _times(tuple(float(number) for number in operands), matrix)
        elif operator == b"Do":
            picture = page["/Resources"]["/XObject"][operands[0]]
            a, b, c, d, e, f = matrix
            left, right = sorted((e, e + a + c))
            low, high = sorted((f, f + b + d))
            found.append((left / MM, low / MM, (right - left) / MM, (high - low) / MM, int(picture["/Width"])))
    return found


def _times(one: tuple[float, ...], other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    m, n, o, p, q, r = other
    return (a * m + b * o, a * n + b * p, c * m + d * o, c * n + d * p, e * m + f * o + q, e * n + f * p + r)


def root(reader: PdfReader) -> Any:
    """Return the catalogue of a PDF."""
    return reader.trailer["/Root"]


def fonts(reader: PdfReader) -> list[Any]:
    """Return the descriptors of all fonts of a PDF."""
    found: list[Any] = []
    for page in reader.pages:
        resources: Any = page["/Resources"]
        for font in resources.get("/Font", {}).values():
            found += [one.get_object()["/FontDescriptor"] for one in font["/DescendantFonts"]]
    return found


def tags(reader: PdfReader) -> list[Any]:
    """Return the elements of a PDF's structure tree, in reading order."""
    document = root(reader)["/StructTreeRoot"]["/K"][0].get_object()
    return [kid.get_object() for kid in document["/K"]]
