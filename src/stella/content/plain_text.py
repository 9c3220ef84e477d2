"""Makes external text safe to display: one line, composed, without characters that hide or reverse other text."""

import unicodedata
from typing import Final

MOST_ACCENTS: Final = 4  # accents on one letter; no script needs more, and stacked accents would cover other cards

MOST_MARKS: Final = 30  # combining marks in a row; composing them takes time with the square of their number
LONGEST: Final = 4_000  # characters that are read; every text is shorter or refused

_JOINERS: Final = "\u200c\u200d"  # used to spell Persian, Indic scripts and emoji
# Invisible letters and symbols: the Hangul fillers, the empty Braille pattern, the grapheme joiner.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_REMOVED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def clean_text(text: str) -> str:
    """Return the text in NFC with white space collapsed, without control, direction and invisible characters.

    It takes little time whatever the text is, because strangers write it.
    """
    folded = " ".join(text[:LONGEST].split())
    kept = "".join(mark for mark in folded if _is_kept(mark))
    composed = unicodedata.normalize("NFC", kept if kept.isascii() else _without_long_runs(kept))
    return " ".join(_without_towers(composed).split()).strip(_JOINERS + " ")


def is_readable(text: str) -> bool:
    """Return whether the text shows at least one letter, digit or symbol."""
    return any(unicodedata.category(mark)[0] in "LNS" for mark in text)


def printable(text: str, longest: int = 80) -> str:
    """Return external text in a form that cannot manipulate a terminal."""
    shown = "".join(mark if mark.isprintable() else "?" for mark in text)
    return shown if len(shown) <= longest else f"{shown[: longest - 20]}…{shown[-16:]}"


def _is_kept(mark: str) -> bool:
    if mark in _INVISIBLE:
        return False
    return mark in _JOINERS or unicodedata.category(mark) not in _REMOVED


def _without_long_runs(text: str) -> str:
    """Keep at most MOST_MARKS combining marks in a row, far more than can stay on one letter."""
    kept: list[str] = []
    marks = 0
    for mark in text:
        marks = marks + 1 if unicodedata.combining(mark) else 0
        if marks <= MOST_MARKS:
            kept.append(mark)
    return "".join(kept)


def _without_towers(text: str) -> str:
    """Keep at most MOST_ACCENTS combining marks per letter."""
    kept: list[str] = []
    marks = 0
    for mark in text:
        marks = marks + 1 if unicodedata.category(mark) in {"Mn", "Me"} else 0
        if marks <= MOST_ACCENTS:
            kept.append(mark)
    return "".join(kept)
