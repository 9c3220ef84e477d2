"""One word for one thing: texts for players use the words of docs/glossary.md."""

import re
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from stella.bots import phrases
from stella.content import messages

# Words that once stood beside the right one: a room is a table for players, a card with a picture is a picture.
AVOIDED: Final = {
    "en": [
        r"rooms?",
        r"go on",
        r"house",
        r"(?:do|does|did|is|are|was|were|has|have|could|would) not",
        r"cannot",
        r"(?<!what )there is",
        r"(?<!word )(?<!picture )(?<!discovery )(?<!blank )cards?",
        r"(?:some|every|any)body\w*",  # someone, everyone, anyone
        r"host.s password",  # the host has a table, the server has a password
    ],
    "de": [
        r"R[aä]um\w*",
        r"Gastgeber\w*",
        r"Spielleitung",  # that is a game master
        r"Rückschau\w*",
        r"individuell\w*",
        r"Spielern?",
        r"füll\w*",
        r"gefüllt\w*",
        r"Rosa",
        r"(?:versuch|zeig|schau|setz|prüf|schreib|drück)(?= )",  # imperatives end in -e
    ],
    "bg": [r"ста[яи]\w*", r"запълн?\w*", r"карти Дума", r"домът", r"разкриващ\w*", r"парола\w* на домакина"],
    "nl": [
        r"kamers?",
        r"beeld(?!kaart)\w*",
        r"gastheer",
        r"(?:ge)?vul[dt]\w*",
        r"vullen",
        r"spellen",  # those are games on a shelf; played ones are potjes
        r"hintwoord\w*",
        r"scorebord\w*",
        r"wachtwoord van de host",
    ],
    "pl": [r"pok[oó]j\w*", r"wypełni\w*", r"etap\w*", r"pasować", r"dom", r"gier", r"hasł\w+ gospodarza"],
    "cs": [
        r"místnost\w*",
        r"t(?:ahle|enhle|ohle|éhle|uhle|ouhle|omhle)",
        r"záskok\w*",
        r"\w*vybarv\w*",
        r"hodin",
        r"dům",
        r"hesl\w+ hostitele",
    ],
}
# Where such a word is right: a house rule, cards with words, the hands of a clock.
MEANT: Final = re.compile(r"house rule|of 10 cards|Card \{ \$card \}|on the card|směru hodinových", re.IGNORECASE)

APOSTROPHE: Final = "\u2019"
QUOTES: Final = {
    "en": "“”" + APOSTROPHE,
    "de": "„“" + APOSTROPHE,
    "bg": "„“",
    "nl": "\u2018\u2019",
    "pl": "„”",
    "cs": "„“",
}
QUOTATION: Final = re.compile("[“”„\u201a\u2018\u2019«»\"'`]")


def sentences(language: str) -> list[str]:
    """Return every message of the game and of the bots as it is written."""
    found: list[str] = []
    for folder in (messages.FOLDER, phrases.FOLDER):
        resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
        found += [FluentSerializer().serialize_entry(one) for one in resource.body if isinstance(one, ast.Message)]
    return found


@pytest.mark.parametrize("language", AVOIDED)
def test_nothing_is_called_by_a_second_name(language: str) -> None:
    avoided = re.compile(rf"(?<![\w-])(?:{'|'.join(AVOIDED[language])})(?![\w-])", re.IGNORECASE)

    wandered = {
        (match[0], sentence) for sentence in sentences(language) for match in avoided.finditer(MEANT.sub("", sentence))
    }

    assert not wandered


@pytest.mark.parametrize("language", QUOTES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    marks = QUOTES[language]

    for sentence in sentences(language):
        if not sentence.startswith("quote-marks = "):  # that names the inner ones too
            assert not set(QUOTATION.findall(sentence)) - set(marks), sentence
