"""One code, one place: every code has a status, a sentence in every language, a line in the documentation and a use."""

import re
from pathlib import Path

import pytest

from stella.content.decks.pictures import PictureFault
from stella.content.languages import LANGUAGES
from stella.content.messages import FOLDER, message
from stella.protocol.codes import Code
from stella.protocol.sentences import sentence
from stella.rooms.refusals import RoomRefusal
from stella.rules import Problem, Refusal

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
INNER = (Refusal, Problem, RoomRefusal, PictureFault)
"""The inner packages' enumerations of refusals. They do not depend on the protocol."""
DEFINED_IN = {
    "rules/refusals.py",
    "rules/box.py",
    "rooms/refusals.py",
    "content/decks/pictures.py",
    "protocol/codes.py",
}


def used_names() -> set[str]:
    """Return the names of all codes in use, for refusals and errors."""
    folder, names = ROOT / "src" / "stella", "|".join(["Code", *[inner.__name__ for inner in INNER]])
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        source = path.read_text("utf-8")
        found |= set(re.findall(rf"\b(?:{names})\.([A-Z_]+)\b", source))
    return found


@pytest.mark.parametrize("code", [code for inner in INNER for code in inner])
def test_whatever_an_inner_part_refuses_is_a_code(code: str) -> None:
    assert Code(code).value == code


@pytest.mark.parametrize("code", Code)
def test_a_code_is_named_as_its_value_and_has_a_status_of_an_error(code: Code) -> None:
    assert code.name.lower() == code.value
    assert 400 <= code.status < 600


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence_in_every_language(language: str) -> None:
    said = (FOLDER / f"{language}.ftl").read_text("utf-8")

    assert [code for code in Code if f"\n{code.message} = " not in said] == []
    assert [code for code in Code if not sentence(code, language).endswith(".")] == []
    assert sentence(Code.TRY_AGAIN, language) == message("error-try-again", language)


def test_no_sentence_is_left_for_a_code_that_nobody_knows_any_more() -> None:
    said = re.findall(r"^((?:refusal|problem|error)-[a-z-]+) = ", (FOLDER / "en.ftl").read_text("utf-8"), re.MULTILINE)

    assert sorted(said) == sorted(code.message for code in Code)


def test_every_code_is_documented_with_its_english_sentence_and_nothing_else_is() -> None:
    listed = re.findall(r"^\| `(\w+)` \| ([^|]+) \|$", PROTOCOL.partition("## Codes")[2], re.MULTILINE)

    assert sorted(listed) == sorted((code.value, sentence(code, "en").replace("\xa0", " ")) for code in Code)


def test_every_status_is_documented() -> None:
    rows = re.findall(r"^\| (\d{3}) \| (.+) \|$", PROTOCOL.partition("## Codes")[2], re.MULTILINE)

    told = {code: int(status) for status, codes in rows for code in re.findall(r"`(\w+)`", codes)}

    assert told == {code.value: code.status for code in Code if code.status != 409}


@pytest.mark.parametrize("code", Code)
def test_every_code_is_used(code: Code) -> None:
    assert code.name in used_names()
