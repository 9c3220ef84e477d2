"""Words that people type: cleaned, measured and put on blank cards, whatever they mean."""

from collections.abc import Sequence

from stella.content.errors import ContentError
from stella.content.plain_text import clean_text, is_readable
from stella.rules.box import BLANK_CARDS, MAX_WORD, WordCard


class WordIsEmptyError(ContentError):
    """A word has no readable characters left after cleaning."""

    def __init__(self) -> None:
        super().__init__("A word needs at least one letter, digit or symbol.")


class WordIsTooLongError(ContentError):
    """A word has more characters than fit on a card."""

    def __init__(self, word: str) -> None:
        super().__init__(f"'{word[:MAX_WORD]}…' is too long: a word has at most {MAX_WORD} characters.")


class BlankCardsError(ContentError):
    """The group filled too many blank cards, or a card with no word or with three."""


def clean_word(text: str) -> str:
    """Return the word as the table shows it: composed, on one line, without control or direction characters.

    Raises WordIsEmptyError or WordIsTooLongError.
    """
    word = clean_text(text)
    if not is_readable(word):
        raise WordIsEmptyError
    if len(word) > MAX_WORD:
        raise WordIsTooLongError(word)
    return word


def blank_cards(cards: Sequence[Sequence[str]]) -> tuple[WordCard, ...]:
    """Fill blank cards with the group's own words, one or two per card (rules §1.4)."""
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
