"""The data of the atlas: who saw what in which picture. It reads and writes files without analysing them."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

FOLDER: Final = Path(__file__).parents[4] / "atelier" / "atlas"
HELD_OUT: Final = "denis"
"""The looker whose answers are never used in the shipped table, so that they can check it."""

_SIGNS: Final = {".": 0.0, "m": 0.5, "s": 1.0}


class AtlasError(ValueError):
    """A file of the atlas has invalid content."""


class Seen(Struct, frozen=True, omit_defaults=True):
    """What one looker saw in one picture: words, and further associations in English."""

    sure: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()
    further: tuple[str, ...] = ()

    def gives(self, word: str) -> float:
        """Return 1 if this looker is sure of a word, one half for a maybe, otherwise 0."""
        return 1.0 if word in self.sure else 0.5 if word in self.maybe else 0.0


class Looked(Struct, frozen=True):
    """What several lookers, asked about the same words, saw in one picture."""

    card: str
    asked: str  # the name of a list in `asked`
    lookers: Mapping[str, Seen]


class Asked(NamedTuple):
    """A list of words that lookers were asked about: the English word and its current key."""

    words: Mapping[str, str]

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all words in the list."""
        return frozenset(self.words.values())


class Atlas(Struct, frozen=True):
    """All answers. `asked` lists the words that lookers were asked about for each card."""

    cards: Mapping[str, Looked]
    asked: Mapping[str, frozenset[str]]

    @property
    def lookers(self) -> tuple[str, ...]:
        """All lookers, in alphabetical order."""
        return tuple(sorted({name for looked in self.cards.values() for name in looked.lookers}))

    def knows(self, card: str, word: str) -> bool:
        """Return whether the lookers were asked about a word for a picture."""
        looked = self.cards.get(card)
        return looked is not None and word in self.asked[looked.asked]

    def given(self, card: str, word: str) -> dict[str, float]:
        """Return every looker's answer: 1 for sure, one half for maybe, 0 for nothing."""
        return {name: seen.gives(word) for name, seen in self.cards[card].lookers.items()}

    def only(self, cards: Iterable[str]) -> "Atlas":
        """Return the part about the given cards."""
        return Atlas({card: self.cards[card] for card in cards if card in self.cards}, self.asked)


def key_of(word: str) -> str:
    """Return the key of an English word, as in a word list."""
    return word.replace("\u00ad", "").casefold().replace(" ", "-")


def read_asked(path: Path) -> Asked:
    """Read a list of words, one per line. `Company -> Together` was asked as the first and is now called the second."""
    words = {}
    for line in path.read_text("utf-8").splitlines():
        word, _, today = line.partition(" -> ")
        words[word] = key_of(today or word)
    return Asked(words)


def load_atlas(folder: Path = FOLDER) -> Atlas:
    """Read the whole atlas."""
    asked = {path.stem: read_asked(path).keys for path in sorted((folder / "asked").glob("*.txt"))}
    cards = {}
    for path in sorted((folder / "cards").glob("*.json")):
        looked = msgspec.json.decode(path.read_bytes(), type=Looked)
        _check(looked, path, asked)
        cards[looked.card] = looked
    return Atlas(cards, asked)


def _check(looked: Looked, path: Path, asked: Mapping[str, frozenset[str]]) -> None:
    if looked.card != path.stem:
        raise AtlasError(f"{path.name} is about another card: {looked.card}.")
    if looked.asked not in asked:
        raise AtlasError(f"{path.name}: there is no list '{looked.asked}'.")
    for name, seen in looked.lookers.items():
        words = (*seen.sure, *seen.maybe)
        if unknown := sorted(set(words) - asked[looked.asked]):
            raise AtlasError(f"{path.name}: {name} was not asked for {', '.join(unknown)}.")
        if len(set(words)) < len(words):
            raise AtlasError(f"{path.name}: {name} gives a word twice.")


def write_looked(looked: Looked, folder: Path = FOLDER) -> Path:
    """Write one card's file with one line per list, so that a diff shows whose answers changed."""
    encode = msgspec.json.Encoder().encode
    people = []
    for name, seen in sorted(looked.lookers.items()):
        lists = {"sure": sorted(seen.sure), "maybe": sorted(seen.maybe), "further": seen.further}
        lines = ",\n".join(f'   "{part}": {encode(words).decode()}' for part, words in lists.items())
        people.append(f'  "{name}": {{\n{lines}\n  }}')
    path = folder / "cards" / f"{looked.card}.json"
    text = (
        f'{{\n "card": "{looked.card}",\n "asked": "{looked.asked}",\n "lookers": {{\n'
        + ",\n".join(people)
        + "\n }\n}\n"
    )
    path.write_text(text, "utf-8")
    return path


class _FirstEdition(Struct):
    words: list[str]
    cards: dict[str, dict[str, str]]


def load_first_edition(folder: Path = FOLDER) -> Atlas:
    """Read what the same lookers saw in the first edition's pictures, for its 200 words."""
    file = msgspec.json.decode((folder / "first-edition.json").read_bytes(), type=_FirstEdition)
    cards = {}
    for card, lookers in file.cards.items():
        seen = {name: _seen(file.words, signs) for name, signs in lookers.items()}
        cards[card] = Looked(card, "first-edition", seen)
    return Atlas(cards, {"first-edition": frozenset(file.words)})


def _seen(words: list[str], signs: str) -> Seen:
    given = [(word, _SIGNS[sign]) for word, sign in zip(words, signs, strict=True)]
    return Seen(tuple(w for w, value in given if value == 1.0), tuple(w for w, value in given if value == 0.5))
