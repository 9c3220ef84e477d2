"""The messages of whoever makes a deck in the browser (HTTP)."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from stella.rooms.commands import Language

Share = Annotated[float, Meta(ge=0, le=1)]


class HostInfo(Struct, frozen=True):
    """Whether whoever asks may make decks here, and whether the host's password would let them."""

    may_make: bool
    has_password: bool


class GivePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's password, given once."""

    password: Annotated[str, Meta(max_length=200)]


class HostPass(Struct, frozen=True):
    """What stands for the host's password for some hours: the token of an `Authorization: Bearer` header."""

    token: str


class DraftOpened(Struct, frozen=True):
    """A deck in the making: pictures can be added to it."""

    id: str


class PictureAdded(Struct, frozen=True):
    """A picture that was looked at and is good; it is named so in `PackDeck`."""

    id: str


class CardWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the deck; with a focus the picture is trimmed around it, else it may be shown whole."""

    picture: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(max_length=120)] = ""
    description: Annotated[str, Meta(max_length=1200)] = ""
    focus: tuple[Share, Share] | None = None


class PackDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Make the deck of these cards; titles and descriptions are written in one language."""

    title: Annotated[str, Meta(min_length=1, max_length=120)]
    cards: Annotated[tuple[CardWish, ...], Meta(max_length=500)]
    language: Language = "en"
    license: Annotated[str, Meta(max_length=200)] = ""


class DraftPhase(StrEnum):
    """How far a deck in the making is."""

    OPEN = "open"
    PACKING = "packing"
    PACKED = "packed"
    FAILED = "failed"


class DraftState(Struct, frozen=True):
    """How far a deck in the making is: so many pictures of so many; `deck` is its id when it is packed."""

    phase: DraftPhase
    done: int = 0
    total: int = 0
    deck: str | None = None
