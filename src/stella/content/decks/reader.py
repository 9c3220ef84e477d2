"""Loads a packed deck from disk. A deck with a missing, changed or unexpected file is refused."""

import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stella.content.decks.deck import PICTURES, WIDTHS, Card, Deck, DeckError
from stella.content.errors import ContentError
from stella.content.plain_text import printable

BUILT_IN: Final = Path(__file__).parent / "stella"
MAX_DECK_FILE: Final = 8_000_000
MAX_PICTURE_FILE: Final = 4_000_000

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class PictureLost(ContentError):  # noqa: N818 - reads as the sentence it is
    """A picture of a packed deck is missing or has changed."""


class DeckFile(Struct, kw_only=True):
    """The content of deck.json."""

    format: Literal[1] = 1
    id: str
    title: Mapping[str, str]
    license: str = ""
    cards: tuple[Card, ...]


class InstalledDecks(Struct, frozen=True):
    """The installed decks by id, and the problems of those that cannot be used."""

    decks: Mapping[str, Deck]
    problems: tuple[str, ...]


def load_deck(folder: Path | None = None) -> Deck:
    """Load the built-in deck, or the packed one in the folder, and check every picture against its name.

    Raises DeckError.
    """
    folder = BUILT_IN if folder is None else folder
    content = _deck_file(folder)
    problems = _odd_ids(content)
    prints: list[str] = []
    for card in content.cards:
        for width in WIDTHS:
            try:
                prints.append(_fingerprint(folder, card, width))
            except PictureLost as lost:
                problems.append(f"{printable(folder.name)}: {lost}")
    if problems:
        raise DeckError(problems)
    return Deck(
        id=content.id,
        title=content.title,
        license=content.license,
        hash=_hash(content, prints),
        cards=content.cards,
        folder=folder,
    )


def installed_decks(data: Path) -> InstalledDecks:
    """Find the decks under the data directory. Broken decks are reported and left out."""
    decks: dict[str, Deck] = {}
    problems: list[str] = []
    folders = (data / "decks").glob("[!.]*/deck.json") if data.is_dir() else ()
    for folder in sorted(path.parent for path in folders):
        try:
            deck = load_deck(folder)
        except DeckError as error:
            problems += error.problems
            continue
        if deck.id != folder.name:
            problems.append(f"{printable(folder.name)}: the deck is called '{deck.id}'; its folder must be too.")
        else:
            decks[deck.id] = deck
    return InstalledDecks(decks, tuple(problems))


def _deck_file(folder: Path) -> DeckFile:
    name = printable(folder.name)
    path = folder / "deck.json"
    try:
        if path.stat().st_size > MAX_DECK_FILE:
            raise DeckError([f"{name}: deck.json is larger than {MAX_DECK_FILE // 1_000_000} MB."])
        return msgspec.json.decode(path.read_bytes(), type=DeckFile)
    except OSError as error:
        raise DeckError([f"{name}: there is no deck here: deck.json: {error.strerror}."]) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckError([f"{name}: deck.json is not a deck: {error}."]) from error


def _odd_ids(content: DeckFile) -> list[str]:
    ids = [card.id for card in content.cards]
    odd = [name for name in [content.id, *ids] if not _ID.fullmatch(name)]
    problems = [f"'{printable(name)}' is no id: use a to z, 0 to 9 and hyphens." for name in odd]
    if ids != sorted(set(ids)):
        problems.append(f"{printable(content.id)}: the cards in deck.json must be sorted by their ids, each once.")
    return problems


def _fingerprint(folder: Path, card: Card, width: int) -> str:
    """Return the SHA-256 of a picture after checking it against its name."""
    name = card.pictures.get(width)
    if name is None:
        raise PictureLost(f"card '{card.id}' has no picture of width {width}.")
    if not re.fullmatch(rf"{re.escape(card.id)}-{width}\.[0-9a-f]{{8}}\.webp", name):
        raise PictureLost(f"'{printable(name)}' is no name for the picture of card '{card.id}'.")
    path = folder / PICTURES / name
    if path.is_symlink() or not path.is_file():
        raise PictureLost(f"the picture {name} is missing.")
    try:
        with path.open("rb") as file:
            content = file.read(MAX_PICTURE_FILE + 1)
    except OSError as error:
        raise PictureLost(f"the picture {name} cannot be read: {error.strerror}.") from error
    found = sha256(content).hexdigest()
    if found[:8] != name.split(".")[-2] or content[:4] + content[8:12] != b"RIFFWEBP":
        raise PictureLost(f"the picture {name} is not the one that was packed.")
    return found


def _hash(content: DeckFile, prints: list[str]) -> str:
    """Return the SHA-256 of what players see: the pictures in order, and the texts."""
    texts = [(card.id, card.texts) for card in content.cards]
    return sha256(msgspec.json.encode((content.id, texts, prints), order="sorted")).hexdigest()
