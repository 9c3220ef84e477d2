"""Checks and packs a custom deck. The packed deck contains nothing of the source files except their pictures."""

import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from PIL import Image

from stella.content.decks.deck import PICTURES, Card, Deck, DeckError
from stella.content.decks.faces import faces
from stella.content.decks.pictures import PictureError, open_picture, quiet_decoders
from stella.content.decks.reader import DeckFile, load_deck
from stella.content.decks.source import SourceDeck, SourcePicture, read_source
from stella.content.plain_text import printable

WORKERS: Final = 3  # decoding a large picture takes several hundred megabytes

Tell = Callable[[int, int], None]
Made = TypeVar("Made")


def check_deck(source: Path, tell: Tell | None = None) -> SourceDeck:
    """Open every picture of a folder and describe the resulting deck, without writing anything.

    Raises DeckError with every problem. `tell` is called with the number of pictures done and the total.
    """
    deck = read_source(source)
    _of_each(deck, lambda _source, _image: None, tell)
    return deck


def pack_deck(
    source: Path,
    decks: Path,
    *,
    table: dict[str, Any] | None = None,
    replace: bool = False,
    tell: Tell | None = None,
) -> Deck:
    """Build a deck from a folder of pictures and install it in the folder of decks, under its id.

    `table` replaces a deck.toml in the folder. Raises DeckError with every problem; then nothing has been written.
    """
    deck = read_source(source, table)
    target = decks / deck.id
    if target.exists() and not replace:
        raise DeckError([f"There is already a deck '{deck.id}'; replace it, or choose another id in deck.toml."])
    decks.mkdir(parents=True, exist_ok=True)
    # Dot-folders are never loaded, so a half-packed deck is never used.
    with tempfile.TemporaryDirectory(prefix=".packing-", dir=decks) as room:
        packed = Path(room) / "new"
        _write(deck, packed, tell)
        if target.exists():
            target.rename(Path(room) / "old")
        packed.rename(target)
    return load_deck(target)


def _write(deck: SourceDeck, folder: Path, tell: Tell | None) -> None:
    (folder / PICTURES).mkdir(parents=True)

    def save(source: SourcePicture, image: Image.Image) -> Card:
        names = {}
        for width, content in faces(image, source.focus).items():
            names[width] = f"{source.id}-{width}.{sha256(content).hexdigest()[:8]}.webp"
            (folder / PICTURES / names[width]).write_bytes(content)
        return Card(id=source.id, pictures=names, texts=source.texts)

    cards = tuple(_of_each(deck, save, tell))
    content = DeckFile(id=deck.id, title=deck.title, license=deck.license, cards=cards)
    (folder / "deck.json").write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")


def _of_each(deck: SourceDeck, make: Callable[[SourcePicture, Image.Image], Made], tell: Tell | None) -> list[Made]:
    """Open the pictures, several at a time, and process each one.

    Raises DeckError after the last one if any was refused or is a duplicate.
    """

    def one(source: SourcePicture) -> tuple[str, Made] | PictureError:
        try:
            picture = open_picture(source.path)
        except PictureError as error:
            return error
        return picture.fingerprint, make(source, picture.image)

    made: list[Made] = []
    problems: list[str] = []
    owners: dict[str, str] = {}
    with quiet_decoders(), ThreadPoolExecutor(WORKERS) as pool:
        for done, result in enumerate(pool.map(one, deck.pictures), 1):
            name = printable(deck.pictures[done - 1].path.name)
            if isinstance(result, PictureError):
                problems.append(str(result))
            elif (other := owners.setdefault(result[0], name)) != name:
                problems.append(f"{name} is the same picture as {other}.")
            else:
                made.append(result[1])
            if tell:
                tell(done, len(deck.pictures))
    if problems:
        raise DeckError(problems)
    return made
