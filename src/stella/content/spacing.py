"""No-break spaces and joiners: after one-letter words, between a number and its noun, inside a hyphenated word.

The table, `messages/spacing.json`, is shared with the client, whose build does the same (`web/spacing.js`).
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

NO_BREAK: Final = "\u00a0"
JOINER: Final = "\u2060"
FILE: Final = Path(__file__).parent / "messages/spacing.json"

# During spacing, these replace a message's placeables: one for numbers, one for anything else.
_NUMBER, _ANYTHING = "\ue000", "\ue001"
_PLACEABLE: Final = re.compile(r"\{[^{}]*\}")
_TIMES, _DASH = "\u00d7", "\u2013"
_LETTER: Final = r"[^\W\d_]"
# What precedes the text on a line of a Fluent file: an id, an attribute, a variant's key or an indentation.
_BEFORE: Final = re.compile(r"[a-zA-Z-][\w-]* *= *|\s*\.[\w-]+ *= *|\s*\*?\[[^\]]*\] *|\s*")


class Habits(Struct, frozen=True):
    """How one language keeps words together."""

    clinging: tuple[str, ...] = ()
    """Words of one letter, which belong to the word after them."""

    loose: tuple[str, ...] = ()
    """Words that may be separated from the number before them, because they are not what is counted."""

    counted: tuple[str, ...] = ()
    """Words that stay with the number after them: "round 2", "from 1 to 10"."""

    ordinal: str = ""
    """The initial letters of words that stay with an ordinal number before them: "2. kolo"."""

    whole: bool = False
    """Whether a word with a hyphen stays on one line. An invisible joiner follows its hyphen."""


class Spaces(Struct, frozen=True):
    """The content of spacing.json."""

    numbers: tuple[str, ...]
    languages: dict[str, Habits]


TABLE: Final = msgspec.json.decode(FILE.read_bytes(), type=Spaces)


def spaced(text: str, language: str) -> str:
    """Return the text with the no-break spaces and joiners of the language."""
    for pattern, replacement in _rules(language):
        text = pattern.sub(replacement, text)
    return text


def spaced_messages(source: str, language: str) -> str:
    """Return a Fluent file with the texts of its messages spaced. Ids, selectors, placeables and comments stay
    unchanged.
    """
    return "\n".join(_spaced_line(line, language) for line in source.split("\n"))


def _spaced_line(line: str, language: str) -> str:
    before = _BEFORE.match(line)
    if before is None or line.startswith("#") or line.endswith("->"):
        return line
    placeables = _PLACEABLE.findall(line, before.end())
    text = _PLACEABLE.sub(lambda found: _NUMBER if _is_number(found[0]) else _ANYTHING, line[before.end() :])
    waiting = iter(placeables)
    return before[0] + re.sub(f"[{_NUMBER}{_ANYTHING}]", lambda _: next(waiting), spaced(text, language))


def _is_number(placeable: str) -> bool:
    return placeable.strip("{} ").removeprefix("$") in TABLE.numbers


@cache
def _rules(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    habits = TABLE.languages.get(language)
    if habits is None:
        return ()
    number = rf"[\d{_NUMBER}]"
    not_loose = rf"(?!{_one_of(habits.loose)}(?!{_LETTER}))"
    counted = _one_of(habits.counted + tuple(word.capitalize() for word in habits.counted))
    rules = [
        (rf"({number}) (?={not_loose}(?:{_LETTER}|[%{_TIMES}{_ANYTHING}]))", rf"\1{NO_BREAK}"),
        (rf"({_TIMES}) ", rf"\1{NO_BREAK}"),
        (rf" (?=[…{_DASH}])", NO_BREAK),
        (rf"(?<!{_LETTER})({counted}) (?={number}|[IVX]+(?!{_LETTER}))", rf"\1{NO_BREAK}"),
    ]
    if habits.clinging:
        small, large = _one_of(habits.clinging), _one_of(tuple(word.upper() for word in habits.clinging))
        rules += [
            (rf"(?<![^\s(„])({small}) (?=\S)", rf"\1{NO_BREAK}"),
            (rf"(^|[.!?:] )({large}) (?=\S)", rf"\1\2{NO_BREAK}"),  # elsewhere, a capital I is a number
        ]
    if habits.ordinal:
        rules.append((rf"({number}\.|[IVX]\.) (?=[{habits.ordinal}])", rf"\1{NO_BREAK}"))
    if habits.whole:
        rules.append((rf"(?<={_LETTER}|{number})-(?={_LETTER})", f"-{JOINER}"))
    return tuple((re.compile(pattern), replacement) for pattern, replacement in rules)


def _one_of(words: tuple[str, ...]) -> str:
    return f"(?:{'|'.join(map(re.escape, words))})"
