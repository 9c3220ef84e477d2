"""Documentation is executed and complete: examples run, every command and every code is listed."""

import re
from importlib import import_module
from pathlib import Path

import pytest
import rich_click as click
from click.testing import CliRunner

from stella.cli import COMMANDS, main
from stella.rules import Problem, Refusal

ROOT = Path(__file__).parents[2]
COMMAND_PAGE = (ROOT / "docs" / "commands.md").read_text("utf-8")
LIBRARY_PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
BOT_PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text()
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
RULE_NUMBERS = re.findall(r"\*\*(\d\.\d)\*\*", RULES)


def marked_by_rule() -> dict[str, list[str]]:
    """Return the tests that are marked with `pytest.mark.rule`, by the number of the rule."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        module = import_module(f"tests.rules.{path.stem}")
        for name, test in vars(module).items():
            marks = getattr(test, "pytestmark", []) if name.startswith("test_") else []
            for number in (number for mark in marks if mark.name == "rule" for number in mark.args):
                found.setdefault(number, []).append(f"{path.stem}::{name}")
    return found


@pytest.mark.parametrize("stop", re.findall(r"`([\w/…]+\.(?:py|ts|svelte|svelte\.ts))`((?:,? `#?\w+`)*)", ARCHITECTURE))
def test_every_stop_of_the_architecture_is_there(stop: tuple[str, str]) -> None:
    path, names = stop
    root = ROOT if path.startswith("web/") else ROOT / "src" / "stella"
    files = list(root.glob(path.replace("…", "*")))

    assert files
    for name in re.findall(r"#?\w+", names):
        assert any(re.search(rf"{name}\b", file.read_text("utf-8")) for file in files), name


@pytest.mark.parametrize(
    "walk", re.findall(r"^\*\*.+?(?=\n\n)", ARCHITECTURE.partition("## Walks")[2], re.MULTILINE | re.DOTALL)
)
def test_no_walk_of_the_architecture_enters_a_file_twice(walk: str) -> None:
    stops = re.findall(r"`([\w/…]+\.(?:py|ts|svelte|svelte\.ts))`", walk)

    assert sorted(set(stops)) == sorted(stops)


@pytest.mark.parametrize("code", [*Refusal, *Problem], ids=lambda code: code.value)
def test_every_code_is_listed(code: Refusal | Problem) -> None:
    assert f"| `{code}` | " in RULES


def test_no_code_is_listed_that_does_not_exist() -> None:
    listed = re.findall(r"^\| `(\w+)` \| ", RULES, re.MULTILINE)

    assert sorted(listed) == sorted([*Refusal, *Problem])


@pytest.mark.parametrize("rule", RULE_NUMBERS)
def test_every_numbered_rule_has_a_test(rule: str) -> None:
    assert marked_by_rule().get(rule)


def test_no_test_is_for_a_rule_that_does_not_exist() -> None:
    assert len(RULE_NUMBERS) > 30
    assert marked_by_rule().keys() <= set(RULE_NUMBERS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_documented_and_explains_itself(command: str) -> None:
    found = main.get_command(click.Context(main), command)

    assert f"| `stella {command}` | " in COMMAND_PAGE
    assert found is not None
    assert found.help


def test_a_command_that_is_not_there_is_not_found() -> None:
    assert CliRunner().invoke(main, ["juggle"]).exit_code == 2


def test_the_example_of_the_library_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", LIBRARY_PAGE, re.DOTALL)

    exec(compile(example, "docs/library.md", "exec"), {})


def test_the_examples_of_bots_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    round_of_bots, encoder = re.findall(r"```python\n(.*?)```", BOT_PAGE, re.DOTALL)
    names: dict[str, object] = {}

    exec(compile(round_of_bots, "docs/bots.md", "exec"), names)
    assert capsys.readouterr().out.endswith(".\n")
    exec(compile(encoder, "docs/bots.md", "exec"), names)


def test_the_examples_of_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^stella (.*)$", COMMAND_PAGE, re.MULTILINE)

    results = [CliRunner().invoke(main, line.split()) for line in lines]

    assert len(lines) == 3
    assert [result.exit_code for result in results] == [0] * len(lines)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!http)([^)#]+)", page.read_text())

    assert [target for target in targets if not (page.parent / target).exists()] == []


def anchors_of(page: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    prose = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", prose, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_link_to_a_heading_leads_to_one(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]*\.md|)#([^)]+)\)", page.read_text("utf-8"))

    lost = [
        f"{path}#{anchor}"
        for path, anchor in links
        if anchor not in anchors_of((page.parent / path).resolve() if path else page)
    ]

    assert lost == []


def test_no_test_module_imports_another() -> None:
    imports = re.compile(r"^\s*(?:from|import) tests\.[\w.]*\btest_\w+", re.MULTILINE)

    assert [
        path.name for path in sorted((ROOT / "tests").rglob("*.py")) if imports.search(path.read_text("utf-8"))
    ] == []
