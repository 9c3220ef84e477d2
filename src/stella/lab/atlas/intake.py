"""Imports answers into the atlas: `python -m stella.lab.atlas take FOLDER KEY ASKED`, one file per card.

FOLDER holds one NAME.jsonl per looker with one line per picture, as described in the README of the atlas. KEY is a JSON
object that maps opaque numbers to card ids. ASKED names a list in `atelier/atlas/asked`. `… add FOLDER KEY` adds
answers about further words, which must be in `FOLDER/words.txt` and in the lists of the cards.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from stella.lab.atlas.lookers import FOLDER, Asked, AtlasError, Looked, Seen, load_atlas, read_asked, write_looked


class Answer(Struct):
    """One line of a looker's file: English words."""

    picture: str
    sure: list[str]
    maybe: list[str]
    further: list[str] = []


def take(answers: Path, key: Path, asked: str, folder: Path = FOLDER) -> list[Path]:
    """Write the files of all cards of a key. Earlier answers about these cards are replaced."""
    seen = _answered(answers, key, dict.fromkeys(_cards(key).values(), asked), folder)
    return [write_looked(Looked(card, asked, lookers), folder) for card, lookers in seen.items() if lookers]


def add(answers: Path, key: Path, folder: Path = FOLDER) -> list[Path]:
    """Add the same lookers' answers about the words in `words.txt` to their cards."""
    known = load_atlas(folder).cards
    asked = {card: known[card].asked for card in _cards(key).values()}
    again = read_asked(answers / "words.txt").keys
    return [
        write_looked(Looked(card, asked[card], _joined(known[card].lookers, lookers, again)), folder)
        for card, lookers in _answered(answers, key, asked, folder).items()
        if lookers
    ]


def _cards(key: Path) -> dict[str, str]:
    return msgspec.json.decode(key.read_bytes(), type=dict[str, str])


def _joined(known: Mapping[str, Seen], further: Mapping[str, Seen], again: frozenset[str]) -> dict[str, Seen]:
    """Return both. For words asked again, the new answer counts."""
    if strangers := sorted(further.keys() ^ known.keys()):
        raise AtlasError(f"not everybody looked again: {', '.join(strangers)}.")

    def both(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
        return (*[word for word in old if word not in again], *new)

    return {
        name: Seen(both(seen.sure, further[name].sure), both(seen.maybe, further[name].maybe), seen.further)
        for name, seen in known.items()
    }


def _answered(answers: Path, key: Path, asked: Mapping[str, str], folder: Path) -> dict[str, dict[str, Seen]]:
    """Read all answers; `asked` names the list of every card."""
    cards = _cards(key)
    lists = {name: read_asked(folder / "asked" / f"{name}.txt") for name in set(asked.values())}
    seen: dict[str, dict[str, Seen]] = {card: {} for card in cards.values()}
    for path in sorted(answers.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            if line.strip():
                answer = msgspec.json.decode(line, type=Answer)
                if answer.picture not in cards:
                    raise AtlasError(f"{path.stem}: picture {answer.picture} is not in the key.")
                card = cards[answer.picture]
                seen[card][path.stem] = _seen(answer, path.stem, lists[asked[card]])
    return seen


def _seen(answer: Answer, name: str, words: Asked) -> Seen:
    if unknown := [word for word in (*answer.sure, *answer.maybe) if word not in words.words]:
        raise AtlasError(f"{name}, picture {answer.picture}: not asked for {', '.join(unknown)}.")
    sure = {words.words[word]: None for word in answer.sure}
    maybe = {words.words[word]: None for word in answer.maybe if words.words[word] not in sure}
    return Seen(tuple(sure), tuple(maybe), tuple(answer.further))
