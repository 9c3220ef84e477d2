"""docs/research.md is executed: its study prints what it says, and its table of results is today's."""

import io
import re
import tomllib
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from msgspec.structs import asdict

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


@pytest.mark.parametrize("library", ["numba", "pettingzoo"])
def test_every_example_runs_and_the_study_prints_what_the_page_says(library: str) -> None:
    pytest.importorskip(library)
    environment, study = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (printed,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    code, out = {"numba": study, "pettingzoo": environment}[library], io.StringIO()

    with redirect_stdout(out):
        exec(compile(code, "docs/research.md", "exec"), {})

    assert out.getvalue() == (printed if library == "numba" else "")


@pytest.mark.parametrize("name", ["random", "oracle"])
def test_the_results_of_the_page_are_those_of_today(name: str) -> None:
    from stella.lab.benchmark import Split, judged, load_benchmark
    from stella.lab.benchmark.baselines import at_random, knowing_all

    tables = load_benchmark().of(Split.NEW_CARDS, Split.NEW_WORDS, Split.NEW_BOTH)
    agent = {"random": at_random, "oracle": knowing_all}[name]
    result = asdict(judged(tables, {table.id: agent(table) for table in tables}))
    del result["tables"]
    digits = {"predict": 3, "predict_held_out": 3}

    cells = [
        f"{mean.value:.{places}f} ({mean.low:.{places}f} to {mean.high:.{places}f})"
        for task, mean in result.items()
        for places in (digits.get(task, 2),)
    ]
    assert f"| {name} | {' | '.join(cells)} |" in PAGE


def test_the_data_card_says_that_there_are_no_people_in_the_data() -> None:
    card = PAGE.partition("## Data card")[2]

    assert "There are no people in this data." in card
    assert "CC BY 4.0" in card


def test_the_citation_names_the_version_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]

    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
