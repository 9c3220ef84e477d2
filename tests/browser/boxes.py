"""Positions on a screen, in whole pixels, and overlaps."""

from typing import Final, NamedTuple

from tests.browser.people import Person

EDGES: Final = """(nodes) => nodes.map((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""


class Box(NamedTuple):
    """The four edges of an element on the screen."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top


def boxes(person: Person, selector: str) -> list[Box]:
    """Return the boxes of all elements that match a selector."""
    found: list[list[int]] = person.page.locator(selector).evaluate_all(EDGES)
    return [Box(*edges) for edges in found]


def box(person: Person, selector: str) -> Box:
    """Return the box of the first element that matches a selector."""
    return boxes(person, selector)[0]


def overlapping(some: list[Box]) -> list[tuple[Box, Box]]:
    """Return the pairs that overlap."""

    def touch(one: Box, other: Box) -> bool:
        return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom

    return [(one, other) for i, one in enumerate(some) for other in some[i + 1 :] if touch(one, other)]
