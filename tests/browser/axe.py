"""Finds problems of a screen: axe-core's findings, and overflow on a narrow screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from stella.content.languages import LANGUAGES
from tests.browser.people import SMALL_PHONE, Person, overflows

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}"""


def in_languages(*ordinary: str) -> Sequence[object]:
    """Return all languages; `make test` takes these, `make test-all` the others."""
    return [one if one in ordinary else pytest.param(one, marks=pytest.mark.full) for one in LANGUAGES]


def findings(person: Person) -> list[str]:
    """Return axe-core's findings on a person's screen."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found: list[Any] = person.page.evaluate(RUN)
    return [f"{person.language} {line}" for line in found]


def look(person: Person, screen: str) -> list[str]:
    """Return every problem of a screen: axe's findings at its size, and overflow at 320 pixels."""
    size = person.size
    wrong = findings(person)
    person.resize(SMALL_PHONE)
    wrong += [f"{person.language} {line}" for line in overflows(person)]
    person.resize(size)
    return [f"{screen}: {line}" for line in wrong]


def in_sizes(person: Person, *sizes: tuple[int, int]) -> list[str]:
    """Return axe's findings at the first size, and overflow at every size. The window ends at the first size."""
    wrong: list[str] = []
    for size in (*sizes[1:], sizes[0]):
        person.resize(size)
        wrong += [f"{size} {line}" for line in overflows(person)]
    return wrong + findings(person)
