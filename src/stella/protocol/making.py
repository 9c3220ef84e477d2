"""HTTP bodies for making a deck in the browser."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from stella.rooms.commands import Language

Share = Annotated[float, Meta(ge=0, le=1)]


class OwnDeck(Struct, frozen=True):
    """A deck that was made or installed on this server."""

    id: str
    title: str
    cards: int


class HostInfo(Struct, frozen=True, omit_defaults=True):
    """Whether the client may make decks here, and whether the server password would allow it.

    A client that may make decks also sees those of this server, and may delete them.
    """

    may_make: bool
    has_password: bool
    decks: tuple[OwnDeck, ...] = ()


class GivePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The server password, sent once."""

    password: Annotated[str, Meta(max_length=200)]


class HostPass(Struct, frozen=True):
    """A pass that replaces the server password for some hours: the token of an `Authorization: Bearer` header."""

    token: str


class DraftOpened(Struct, frozen=True):
    """A deck in the making: pictures can be added to it."""

    id: str


class PictureAdded(Struct, frozen=True):
    """A picture that was checked and accepted. `PackDeck` refers to it by this id."""

    id: str


class CardWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the deck. With a focus, the picture is trimmed around it; otherwise it may be shown whole."""

    picture: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(max_length=120)] = ""
    description: Annotated[str, Meta(max_length=1200)] = ""
    focus: tuple[Share, Share] | None = None


class PackDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Make the deck from these cards. All titles and descriptions are in one language."""

    title: Annotated[str, Meta(min_length=1, max_length=120)]
    cards: Annotated[tuple[CardWish, ...], Meta(max_length=500)]
    language: Language = "en"
    license: Annotated[str, Meta(max_length=200)] = ""


class DraftPhase(StrEnum):
    """The progress of a deck in the making: pictures done and in all. `deck` is its id when it is packed."""

    OPEN = "open"
    PACKING = "packing"
    PACKED = "packed"
    FAILED = "failed"


class DraftState(Struct, frozen=True):
    """The progress of a deck in the making: pictures done and in all. `deck` is its id when it is packed."""

    phase: DraftPhase
    done: int = 0
    total: int = 0
    deck: str | None = None
