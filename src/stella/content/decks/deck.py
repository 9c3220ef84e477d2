"""A deck as the game uses it: cards in a fixed order, their pictures as files, and what the pictures show."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from stella.content.errors import ContentError, ProblemsError
from stella.content.languages import DEFAULT_LANGUAGE
from stella.content.spacing import spaced
from stella.rules.box import Reference

WIDTHS: Final = (300, 600, 1000)
PICTURES: Final = "pictures"


class DeckError(ProblemsError):
    """A deck cannot be used. Each problem is one sentence."""


class UnknownCardError(ContentError):
    """The deck has no card with that number, or no picture of that width."""


class CardText(Struct, frozen=True, omit_defaults=True):
    """A card's description in one language, detailed enough for a player who cannot see the picture."""

    title: str = ""
    objects: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    description: str = ""


@lru_cache(maxsize=4096)  # a few decks in all languages; every new client requests them whole
def _spaced(text: CardText, language: str) -> CardText:
    return CardText(
        title=spaced(text.title, language),
        objects=tuple(spaced(one, language) for one in text.objects),
        themes=tuple(spaced(one, language) for one in text.themes),
        moods=tuple(spaced(one, language) for one in text.moods),
        description=spaced(text.description, language),
    )


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A picture card. The fields from `palette` on describe how our own cards were planned; other decks may lack
    them.
    """

    id: str
    pictures: Mapping[int, str]
    texts: Mapping[str, CardText] = {}
    palette: str | None = None
    composition: str | None = None
    setting: str | None = None
    mood: str | None = None
    themes: tuple[str, ...] = ()
    hero: str | None = None
    moon_or_sun: bool = False
    birds: bool = False
    cloudy_sky: bool = False


class Deck(Struct, frozen=True, kw_only=True):
    """Picture cards and their folder. A game identifies a card by its position in `cards`."""

    id: str
    title: Mapping[str, str]
    license: str
    hash: str
    cards: tuple[Card, ...]
    folder: Path

    @property
    def reference(self) -> Reference:
        """Identifies this exact deck in a game and its record."""
        return Reference(self.id, self.hash)

    def picture(self, card: int, width: int) -> Path:
        """Return the file of a card's picture in one of the three widths."""
        name = self._card(card).pictures.get(width)
        if name is None:
            raise UnknownCardError(f"The pictures of a deck are {WIDTHS} pixels wide, not {width}.")
        return self.folder / PICTURES / name

    def text(self, card: int, language: str) -> CardText:
        """Return a card's description in the language, or else in a language that is available."""
        texts = self._card(card).texts
        spoken = next((code for code in (language, DEFAULT_LANGUAGE, *texts) if code in texts), None)
        return CardText() if spoken is None else _spaced(texts[spoken], spoken)

    def _card(self, card: int) -> Card:
        if not 0 <= card < len(self.cards):
            raise UnknownCardError(f"The deck '{self.id}' has no card {card}.")
        return self.cards[card]
