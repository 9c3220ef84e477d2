"""Plays with the keyboard alone."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.people import Person

TO_DO: Final = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('.end')) return 'end';
  if (has('.sheetscreen footer [data-main], .verdict.isSaid .btn')) return 'go on';
  if (has('.stage, .pointing, .moment')) return '';
  if (has('.board .card.pointable')) return 'point';
  if (has('.foot .go .btn--light')) return 'mark';
  return '';
}"""

PLACE: Final = "cards => cards.findIndex((card) => card.classList.contains('pointable'))"

HAS_POINTED: Final = """() =>
  !document.querySelector('.board .card.pointable') || document.querySelector('.pointing, .moment') !== null"""


def point(page: Page) -> None:
    place = page.eval_on_selector_all(".board button.card", PLACE)
    page.keyboard.press("c")
    page.keyboard.press("Home")
    for _ in range(place):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function(HAS_POINTED)


def mark(person: Person) -> None:
    page = person.page
    page.keyboard.press("c")
    if not person.marks():
        page.keyboard.press("Enter")
        page.wait_for_selector(".board button.card[aria-pressed=true]")
    page.wait_for_selector(".foot .go .btn--light:enabled")
    page.keyboard.press("r")
    page.wait_for_selector(".foot .go .btn--light", state="detached")
