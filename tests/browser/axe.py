"""What is wrong with a screen: axe-core's findings, and what sticks out of a narrow one."""

from pathlib import Path
from typing import Any, Final

from tests.browser.people import SMALL_PHONE, Person, overflows

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}"""


def findings(person: Person) -> list[str]:
    """Return what axe-core finds on a person's screen."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found: list[Any] = person.page.evaluate(RUN)
    return [f"{person.language} {line}" for line in found]


def look(person: Person, screen: str) -> list[str]:
    """Return everything wrong with a screen: in its size by axe, and at 320 pixels by what sticks out."""
    size = person.size
    wrong = findings(person)
    person.resize(SMALL_PHONE)
    wrong += [f"{person.language} {line}" for line in overflows(person)]
    person.resize(size)
    return [f"{screen}: {line}" for line in wrong]


def in_sizes(person: Person, *sizes: tuple[int, int]) -> list[str]:
    """Return what axe finds in the first of some sizes, and what sticks out in any; the window ends in the first."""
    wrong: list[str] = []
    for size in (*sizes[1:], sizes[0]):
        person.resize(size)
        wrong += [f"{size} {line}" for line in overflows(person)]
    return wrong + findings(person)
