"""Words that people type: cleaned, measured and put on blank cards; nothing here knows what a word means."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from stella.content.errors import ContentError
from stella.rules.box import BLANK_CARDS, MAX_WORD, WordCard

MAX_MARKS: Final = 4  # accents on one letter; no script needs more, and towers of them spill over other cards

_JOINERS: Final = "\u200c\u200d"  # Persian, the scripts of India and emoji are spelled with these
# Letters and symbols that show nothing: the Hangul fillers, the empty Braille pattern, the grapheme joiner.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_REMOVED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


class WordIsEmptyError(ContentError):
    """Nothing readable is left of a word after cleaning."""

    def __init__(self) -> None:
        super().__init__("A word needs at least one letter, digit or symbol.")


class WordIsTooLongError(ContentError):
    """A word has more characters than fit on a card."""

    def __init__(self, word: str) -> None:
        super().__init__(f"'{word[:MAX_WORD]}…' is too long: a word has at most {MAX_WORD} characters.")


class BlankCardsError(ContentError):
    """The group filled more blank cards than there are, or a card with no word or with three."""


def clean_word(text: str) -> str:
    """Give the word as the table shows it: composed, on one line, without control or direction characters.

    Raises WordIsEmptyError or WordIsTooLongError.
    """
    folded = " ".join(text.split())
    word = unicodedata.normalize("NFC", "".join(mark for mark in folded if _is_kept(mark)))
    word = " ".join(_without_towers(word).split()).strip(_JOINERS)
    if not any(unicodedata.category(mark)[0] in "LNS" for mark in word):
        raise WordIsEmptyError
    if len(word) > MAX_WORD:
        raise WordIsTooLongError(word)
    return word


def blank_cards(cards: Sequence[Sequence[str]]) -> tuple[WordCard, ...]:
    """Fill blank cards with the group's own words, one or two a card (rules §1.4)."""
    if len(cards) > BLANK_CARDS:
        raise BlankCardsError(f"There are {BLANK_CARDS} blank cards, and you filled {len(cards)}.")
    if any(len(words) not in {1, 2} for words in cards):
        raise BlankCardsError("A blank card holds one or two words.")
    return tuple(
        WordCard(
            id=f"b{number:02}",
            top=clean_word(words[0]),
            bottom=clean_word(words[1]) if len(words) == 2 else None,
            is_custom=True,
        )
        for number, words in enumerate(cards, 1)
    )


def _is_kept(mark: str) -> bool:
    if mark in _INVISIBLE:
        return False
    return mark in _JOINERS or unicodedata.category(mark) not in _REMOVED


def _without_towers(word: str) -> str:
    """Leave at most MAX_MARKS combining marks on one letter."""
    kept: list[str] = []
    marks = 0
    for mark in word:
        marks = marks + 1 if unicodedata.category(mark) in {"Mn", "Me"} else 0
        if marks <= MAX_MARKS:
            kept.append(mark)
    return "".join(kept)
