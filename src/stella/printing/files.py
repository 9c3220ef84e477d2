"""Resolves orders given by name: finds the deck and the words, and names the file."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from stella.content.decks import Deck, installed_decks, load_deck
from stella.content.words import WordList, installed_words, load_words
from stella.printing.orders import MAX_OFFSET, MAX_OWN_WORDS, Layout, Order, Paper, Part, PrintingError

OUR_OWN = "stella"
Name = Annotated[str, Meta(max_length=64)]
Code = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$(?!\n)")]
Offset = Annotated[float, Meta(ge=-MAX_OFFSET, le=MAX_OFFSET)]


class Wish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One requested PDF. Decks and word lists are named by their ids."""

    part: Part
    deck: Name = OUR_OWN
    words: Name = OUR_OWN
    paper: Paper = Paper.A4
    layout: Layout = Layout.GUTTER
    language: Code = "en"
    second: Code | None = None
    own_words: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=MAX_OWN_WORDS)] = ()
    offset: tuple[Offset, Offset] = (0.0, 0.0)

    @property
    def file_name(self) -> str:
        """The file name of the PDF."""
        of = {Part.CARDS: f"{self.deck}-", Part.WORDS: f"{self.words}-"}.get(self.part, "stella-")
        return f"{of}{self.part}-{self.language}-{self.paper}.pdf"


def order_of(wish: Wish, data: Path) -> Order:
    """Find what an order names: the built-in deck and words, or those in the data directory.

    Raises PrintingError.
    """
    return Order(
        part=wish.part,
        deck=_deck(wish.deck, data),
        words=_words(wish.words, data),
        paper=wish.paper,
        layout=wish.layout,
        language=wish.language,
        second=wish.second,
        own_words=tuple(word for word in wish.own_words if word.strip()),
        offset=wish.offset,
    )


def _deck(name: str, data: Path) -> Deck:
    if name == OUR_OWN:
        return load_deck()
    installed = installed_decks(data)
    if name not in installed.decks:
        raise PrintingError(f"There is no deck '{name}' in {data / 'decks'}.")
    return installed.decks[name]


def _words(name: str, data: Path) -> WordList:
    if name == OUR_OWN:
        return load_words()
    installed = installed_words(data)
    if name not in installed.lists:
        raise PrintingError(f"There is no word list '{name}' in {data / 'words'}.")
    return installed.lists[name]
