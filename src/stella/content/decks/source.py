"""A folder of pictures to be packed as a deck: its files and its deck.toml."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from stella.content.decks.deck import CardText, DeckError
from stella.content.decks.pictures import FORMATS
from stella.content.plain_text import clean_text, printable
from stella.content.slugs import ascii_slug
from stella.content.toml import read_toml
from stella.rules.box import PICTURES_PER_GAME

MAX_PICTURES: Final = 500
MAX_TITLE: Final = 120
MAX_DESCRIPTION: Final = 1200
ABOUT: Final = "deck.toml"

_LEFT_BY_SYSTEMS: Final = {"thumbs.db", "desktop.ini"}
_RESERVED: Final = {"stella"}
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
_LISTS: Final = {"objects", "themes", "moods"}
_TEXTS: Final = {"title": MAX_TITLE, "description": MAX_DESCRIPTION}


Focus = tuple[float, float]
"""Which part of a picture to keep when it is cropped: from the left and from the top, each from 0 to 1."""


class SourcePicture(Struct, frozen=True):
    """A picture file and its future card. With a focus, it is cropped to the card's shape around it."""

    id: str
    path: Path
    texts: Mapping[str, CardText] = {}
    focus: Focus | None = None


class SourceDeck(Struct, frozen=True, kw_only=True):
    """The future deck's id and title, and its pictures by card id."""

    id: str
    title: Mapping[str, str]
    license: str
    pictures: tuple[SourcePicture, ...]


def read_source(folder: Path, table: dict[str, Any] | None = None) -> SourceDeck:
    """Read the file names in a folder and its deck.toml, or the given table instead. No picture is opened yet.

    Raises DeckError with every problem.
    """
    problems: list[str] = []
    paths = sorted(_picture_files(folder, problems))
    about = _About(_toml(folder) if table is None else table, problems)
    source = about.deck(folder, paths)
    if not PICTURES_PER_GAME <= len(paths) <= MAX_PICTURES:
        name = printable(folder.name)
        problems.append(
            f"{name}: a deck has {PICTURES_PER_GAME} to {MAX_PICTURES} pictures, and this one has {len(paths)}."
        )
    if problems:
        raise DeckError(problems)
    return source


def _picture_files(folder: Path, problems: list[str]) -> Iterator[Path]:
    try:
        entries = list(os.scandir(folder))
    except OSError as error:
        raise DeckError([f"{printable(folder.name)} cannot be read: {error.strerror}."]) from error
    for entry in entries:
        name = printable(entry.name)
        if entry.name.startswith(".") or entry.name.lower() in _LEFT_BY_SYSTEMS or entry.name == ABOUT:
            continue
        if entry.is_symlink():
            problems.append(f"{name} is a link; put the picture itself into the folder.")
        elif not entry.is_file():
            problems.append(f"{name} is not a file; put all pictures directly into the folder.")
        elif Path(entry.name).suffix.lower() not in FORMATS:
            problems.append(f"{name} is not a picture: a deck is made of .jpg, .png and .webp files.")
        else:
            yield folder / entry.name


def _toml(folder: Path) -> dict[str, Any]:
    path = folder / ABOUT
    if not path.exists():
        return {}
    if path.is_symlink() or not path.is_file() or path.stat().st_size > 2_000_000:
        raise DeckError([f"{ABOUT} must be a plain file of at most 2 MB."])
    try:
        return read_toml(path.read_text("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DeckError([f"{ABOUT} is not valid TOML: {error}."]) from error
    except RecursionError as error:
        raise DeckError([f"{ABOUT} is nested too deeply."]) from error


class _About:
    """The checked content of deck.toml. Problems are added to the given list."""

    def __init__(self, table: dict[str, Any], problems: list[str]) -> None:
        self.table = table
        self.problems = problems
        self.language = str(table.get("language", "en"))
        cards = table.get("cards", {})
        self.cards: dict[str, Any] = cards if isinstance(cards, dict) else {}

    def refuse(self, sentence: str) -> None:
        self.problems.append(f"{ABOUT}: {sentence}")

    def deck(self, folder: Path, paths: list[Path]) -> SourceDeck:
        for field in sorted(self.table.keys() - {"id", "title", "license", "language", "cards"}):
            self.refuse(f"a deck has no '{printable(field)}'.")
        names = {path.name for path in paths}
        for name in self.cards.keys() - names:
            self.refuse(f"it describes '{printable(name)}', and there is no such picture.")
        deck_id = ascii_slug(str(self.table.get("id", folder.resolve().name)))
        if not deck_id or deck_id in _RESERVED:
            self.refuse('the deck needs an id of its own: write id = "our-deck".')
        return SourceDeck(
            id=deck_id,
            title=self.title(deck_id),
            license=clean_text(str(self.table.get("license", ""))),
            pictures=tuple(self.pictures(paths)),
        )

    def title(self, default: str) -> dict[str, str]:
        title = self.table.get("title", default)
        table = title if isinstance(title, dict) else {self.language: title}
        return {code: self.text("title", text, code) for code, text in table.items() if self.is_code(code)}

    def pictures(self, paths: list[Path]) -> list[SourcePicture]:
        """Assign each picture a card id, made from the file's name, and sort the cards by it."""
        found: dict[str, SourcePicture] = {}
        for path in paths:
            stem = ascii_slug(path.stem) or "card"
            number = 2
            card_id = stem
            while card_id in found:
                card_id, number = f"{stem}-{number}", number + 1
            found[card_id] = SourcePicture(card_id, path, self.card_texts(path.name), self.focus(path.name))
        return [found[card_id] for card_id in sorted(found)]

    def card_texts(self, name: str) -> dict[str, CardText]:
        """Read a card's text: fields in the deck's language, or a table of fields for each language."""
        entry = self.cards.get(name, {})
        if not isinstance(entry, dict):
            self.refuse(f'write [cards."{printable(name)}"] and below it title and description.')
            return {}
        plain = {field: value for field, value in entry.items() if not isinstance(value, dict) and field != "focus"}
        tables = {code: value for code, value in entry.items() if isinstance(value, dict)}
        if plain:
            tables.setdefault(self.language, {}).update(plain)
        return {code: self.card_text(fields, name) for code, fields in tables.items() if self.is_code(code)}

    def focus(self, name: str) -> Focus | None:
        """Read which part of a picture to keep when it is cropped."""
        entry = self.cards.get(name)
        focus = entry.get("focus") if isinstance(entry, dict) else None
        if focus is None:
            return None
        if isinstance(focus, list) and len(focus) == 2 and all(_is_share(part) for part in focus):
            return float(focus[0]), float(focus[1])
        self.refuse(f"the focus of '{printable(name)}' is two numbers from 0 to 1, from the left and from the top.")
        return None

    def card_text(self, fields: dict[str, Any], name: str) -> CardText:
        values: dict[str, Any] = {}
        for field, value in fields.items():
            if field in _TEXTS:
                values[field] = self.text(field, value, name)
            elif field in _LISTS and isinstance(value, list):
                values[field] = tuple(self.text("title", one, name) for one in value)
            else:
                self.refuse(f"'{printable(field)}' of '{printable(name)}' cannot be used.")
        return CardText(**values)

    def text(self, field: str, value: Any, where: str) -> str:
        if not isinstance(value, str) or len(text := clean_text(value)) > _TEXTS[field]:
            self.refuse(f"a {field} is a text of at most {_TEXTS[field]} characters ({printable(where)}).")
            return ""
        return text

    def is_code(self, code: str) -> bool:
        if _LANGUAGE.fullmatch(code):
            return True
        self.refuse(f"'{printable(code)}' is no language code; write 'en', 'de' and so on.")
        return False


def _is_share(part: object) -> bool:
    return isinstance(part, int | float) and not isinstance(part, bool) and 0 <= part <= 1
