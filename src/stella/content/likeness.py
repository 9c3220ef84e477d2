"""Names that look alike and are easily confused. It compares appearance only, never meaning."""

import unicodedata
from typing import Final

_UNSEEN: Final = frozenset({"Cf", "Cc", "Cn", "Co", "Cs"})
# Marks that only select how the preceding letter is drawn. They are invisible themselves.
_SELECTORS: Final = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
_CYRILLIC: Final = ("АВЕЅІЈКМНОРСТУҮХԚԜаеѕіјкорсуүхԁһӏԛԝ", "ABESIJKMHOPCTYYXQWaesijkopcyyxdhlqw")
_GREEK: Final = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ", "ABEZHIKMNOPTYXaikvopu")
_LATIN: Final = str.maketrans("".join((_CYRILLIC[0], _GREEK[0])), "".join((_CYRILLIC[1], _GREEK[1])))
"""Letters of other scripts that are drawn like Latin ones."""


def look_alike(one: str, other: str) -> bool:
    """Return whether two names are spelled alike, or look alike because of other scripts or invisible marks."""
    if _folded(one) == _folded(other):
        return True
    return _folded(_composed(one).translate(_LATIN)) == _folded(_composed(other).translate(_LATIN))


def _composed(text: str) -> str:
    """Return a text in plain letters, with full-width and other stylistic forms replaced."""
    return unicodedata.normalize("NFKC", text)


def _folded(text: str) -> str:
    seen = "".join(mark for mark in _composed(text).casefold() if _is_seen(mark))
    return " ".join(_composed(seen).split())


def _is_seen(mark: str) -> bool:
    return mark not in _SELECTORS and unicodedata.category(mark) not in _UNSEEN
