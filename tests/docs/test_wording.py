"""Plain English: documentation and docstrings avoid the phrases that keep coming back."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_SUBJECT = 72

POSSESSIVES = "".join(f"(?<!{word} )" for word in ("your", "its", "their", "our", "my", "his", "her", "'s", "s'"))
COUNTED = "line|row|seat|round|turn|move|player|card|picture|word|game"
THINGS = "decks?|words?|word lists?|pictures?|cards?|marks?|slates?|seats?|names?|server"
HABITS = {
    r"\bWho(?!'s)\b[^.?]*\.(?!\S)": "the actor: 'A client that is late …', not 'Who is late …'",
    r"\banew\b": "'again'",
    r"\bfor ever\b": "'permanently', or how long",
    r"\bso (?:many|much)\b(?! \w+ (?:as|that)\b)": "'how many', or a number",
    rf"\b(?:one|once|twice|two|three|four) an? (?:{COUNTED})\b": "'per'",
    rf"\bthe own\b|{POSSESSIVES}\bown (?:{THINGS})\b": "'your own', 'its own', 'their own'",
}
HABITS_OF_PAGES = HABITS | {
    r"\b[Ww]hoever\b": "the actor: player, spectator, client, host",
    r"\b(?:[Ss]ome|[Ee]very|[Aa]ny)body\b": "'someone', 'everyone', 'anyone'",
    r"\bby (?:itself|themselves)\b": "'automatically', or leave it out",
}

PAGES_OF_OTHERS = {"architecture.md", "atlas.md", "deck.md", "LICENSE"}
"""Pages that a program writes, and the architecture, which speaks of names in the code."""
PAGES = sorted(
    page
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "tests/README.md", ROOT / "bench/README.md")
    if page.name not in PAGES_OF_OTHERS
)

FOLDERS = ("bench", "tools", "tests")
MODULES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if "build" not in path.parts)


def prose_of(page: str) -> str:
    """Return the text of a page without code, addresses, and the sentences that the tables of codes quote."""
    page = re.sub(r"^ *```.*?^ *```", "", page, flags=re.MULTILINE | re.DOTALL)
    page = re.sub(r"^\| (?:`\w+`|'[^']+') \| [^|]+ \|$", "", page, flags=re.MULTILINE)
    return plain(page)


def plain(text: str) -> str:
    text = re.sub(r"`[^`]*`", "`", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    return re.sub(r"\s+", " ", text)


def docstrings_of(source: str) -> str:
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, documented)]
    return plain(" \n".join(ast.get_docstring(node) or "" for node in nodes))


def habits_in(text: str, habits: dict[str, str] = HABITS) -> list[str]:
    return [f"{found[0]!r}: write {better}" for habit, better in habits.items() for found in re.finditer(habit, text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_is_in_plain_english(page: Path) -> None:
    assert habits_in(prose_of(page.read_text("utf-8")), HABITS_OF_PAGES) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_are_in_plain_english(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): habits
        for path in MODULES
        if path.is_relative_to(ROOT / folder)
        if (habits := habits_in(docstrings_of(path.read_text("utf-8"))))
    }

    assert found == {}


def test_the_example_of_a_commit_fits_on_a_line() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Commit")[2]

    (example,) = re.findall(r"```text\n(.*?)\n```", guide, re.DOTALL)

    assert len(example) <= LONGEST_SUBJECT
    assert not example.endswith(".")


@pytest.mark.parametrize(
    "sentence",
    [
        "Who is late is cut off.",
        "A seat belongs to whoever holds its token.",
        "It is drawn anew.",
        "Rooms are kept for ever.",
        "Delete rooms that were unused for so many days.",
        "One record, one a line.",
        "Take the own seat back.",
        "Install own decks first.",
    ],
)
def test_a_habit_is_found(sentence: str) -> None:
    assert habits_in(plain(sentence), HABITS_OF_PAGES)


@pytest.mark.parametrize(
    "sentence",
    [
        "Who thinks alike?",
        "The client that is late is disconnected.",
        "Your own decks are plain files.",
        "Pass `whoever` as it is.",
        "There are so many rooms that a list would not help.",
        "One line per player and game.",
    ],
)
def test_plain_english_passes(sentence: str) -> None:
    assert habits_in(plain(sentence), HABITS_OF_PAGES) == []
