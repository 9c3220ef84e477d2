"""docs/research.md is executed: its study prints the stated output, and its table of results is current."""

import io
import re
import tomllib
from contextlib import redirect_stdout
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from stella.content.decks import load_deck
from stella.content.words import load_words

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


def row_of(name: str, answers: Any) -> str:
    """Return an agent's row of the table of results."""
    from stella.lab.benchmark import Split, judged, load_benchmark

    tables = load_benchmark().of(Split.NEW_CARDS, Split.NEW_WORDS, Split.NEW_BOTH)
    result = asdict(judged(tables, answers))
    del result["tables"]
    digits = {"predict": 3, "predict_held_out": 3}

    cells = [
        f"{mean.value:.{places}f} ({mean.low:.{places}f} to {mean.high:.{places}f})"
        for task, mean in result.items()
        for places in (digits.get(task, 2),)
    ]
    return f"| {name} | {' | '.join(cells)} |"


def test_the_results_of_the_page_are_those_of_today() -> None:
    from stella.lab.benchmark import load_benchmark
    from stella.lab.benchmark.baselines import at_random, knowing_all

    tables = load_benchmark().tables

    for name, agent in {"random": at_random, "oracle": knowing_all}.items():
        assert row_of(name, {table.id: agent(table) for table in tables}) in PAGE


@pytest.mark.full
def test_the_baselines_of_the_page_are_those_of_today() -> None:
    from stella.lab.benchmark import load_benchmark
    from stella.lab.benchmark.baselines import baselines

    found = dict(islice(baselines(load_benchmark(), load_deck(), load_words()), 7))  # all but the encoder

    assert found.keys() == {"random", "greedy", "bot 1", "bot 2", "bot 3", "bot 4", "oracle"}
    assert [name for name, answers in found.items() if row_of(name, answers) not in PAGE] == []


def test_the_data_card_says_that_there_are_no_people_in_the_data() -> None:
    card = PAGE.partition("## Data card")[2]

    assert "There are no people in this data." in card
    assert "CC BY 4.0" in card


def test_the_citation_names_the_version_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]

    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
