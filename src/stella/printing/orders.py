"""What to print: which part of the box, on which paper, in which languages."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from stella.content.decks import Deck
from stella.content.errors import ContentError
from stella.content.languages import DEFAULT_LANGUAGE
from stella.content.words import WordList

MAX_OFFSET: Final = 10.0  # millimetres: a printer with a larger offset needs repair
MAX_OWN_WORDS: Final = 40


class PrintingError(ContentError):
    """Something cannot be printed. The message says why in one sentence."""


class Part(StrEnum):
    """A part of the box, one PDF each. The values are part of the protocol."""

    CARDS = "cards"
    WORDS = "words"
    SLATES = "slates"
    BOARD = "board"
    LANTERNS = "lanterns"
    SCORES = "scores"
    RULES = "rules"
    CALIBRATION = "calibration"


class Paper(StrEnum):
    """The paper in the printer. The values are part of the protocol."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres, upright."""
        return (210.0, 297.0) if self is Paper.A4 else (215.9, 279.4)


class Layout(StrEnum):
    """How a piece gets its back. The values are part of the protocol."""

    GUTTER = "gutter"
    """Front and back on one side of the sheet, folded between them and glued."""
    SEPARATE = "separate"
    """All fronts, then all backs, to be glued together."""
    DUPLEX = "duplex"
    """Each sheet of fronts is followed by its backs, for a printer that turns the sheet at its long edge."""
    SINGLE = "single"
    """One piece per page with its bleed, front then back, for a print shop."""


class Order(Struct, frozen=True, kw_only=True):
    """One PDF to make. The offset moves the backs of a duplex print, right and down, in millimetres."""

    part: Part
    deck: Deck
    words: WordList
    paper: Paper = Paper.A4
    layout: Layout = Layout.GUTTER
    language: str = DEFAULT_LANGUAGE
    second: str | None = None
    own_words: tuple[str, ...] = ()
    offset: tuple[float, float] = (0.0, 0.0)
