"""Plain English: documentation, docstrings and the client's comments avoid the phrases that keep coming back."""

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
    r"\b[Ww]hoever\b": "the actor: player, spectator, client, host",
    r"\b(?:[Ss]ome|[Ee]very|[Aa]ny)body\b": "'someone', 'everyone', 'anyone'",
}
HABITS_OF_COMMENTS = {habit: better for habit, better in HABITS.items() if not habit.startswith(r"\bWho")}
"""A comment may be a title, such as 'Who saw what: …'."""
HABITS_OF_PAGES = HABITS | {
    r"\bby (?:itself|themselves)\b": "'automatically', or leave it out",
}

GENERATED_PAGES = {"atlas.md", "deck.md"}
PAGES = sorted(
    page
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "tests/README.md", ROOT / "bench/README.md")
    if page.name not in GENERATED_PAGES
)

FOLDERS = ("src/stella", "atelier", "bench", "tools", "tests", "web/stand")
MODULES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if "build" not in path.parts)

CLIENT_FOLDERS = ("web/src", "web/tests", "web/stand")
CLIENT_FILES = sorted(
    path
    for folder in CLIENT_FOLDERS
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".ts", ".svelte", ".css"}
)


def prose_of(page: str) -> str:
    """Return the text of a page without code, addresses, and the sentences quoted in tables of codes."""
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


def comments_of(source: str) -> str:
    """Return the comments of a file of the client that begin a line."""
    found = re.findall(r"^ *(?:/\*.*?\*/|//.*?$|<!--.*?-->)", source, re.MULTILINE | re.DOTALL)
    return plain(" \n".join(re.sub(r"^ *(?:/\*\*?|\*/|\*|//)", "", one, flags=re.MULTILINE) for one in found))


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


@pytest.mark.parametrize("folder", CLIENT_FOLDERS)
def test_comments_of_the_client_are_in_plain_english(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): habits
        for path in CLIENT_FILES
        if path.is_relative_to(ROOT / folder)
        if (habits := habits_in(comments_of(path.read_text("utf-8")), HABITS_OF_COMMENTS))
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


def test_a_habit_is_found_in_every_kind_of_comment() -> None:
    block = "/*\n * and so\n * many.\n */"
    source = f"/** Drawn anew. */\n  // for ever\nconst files = glob('./*.ftl');\n<!-- Whoever. -->\n{block}"

    assert len(habits_in(comments_of(source))) == 4
    assert comments_of("const address = 'http://anew'; const all = glob('./anew/*.ts');") == ""
