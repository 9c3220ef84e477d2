"""A whole game with the keyboard alone, from the door to the end."""

import time
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, TWO_FRAMES, Person, tab_to

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
LONG_ENOUGH: Final = 250


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


@pytest.mark.timeout(300)  # a whole game is shown
def test_a_game_from_door_to_end_with_keys_only(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    page = ana.go("/").page
    ana.wait(".door")

    tab_to(page, ".door .two .btn--ghost:not([value])")
    page.keyboard.press("Enter")
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    ana.wait(".table")
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.zoomed", state="detached")
    page.keyboard.press("c")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert ana.marks() == [0, 6]
    page.keyboard.press("?")
    ana.wait("dialog kbd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")

    end = time.monotonic() + LONG_ENOUGH
    while (now := page.wait_for_function(TO_DO).json_value()) != "end":
        assert time.monotonic() < end, ana.text("body")[:200]
        match now:
            case "go on":
                page.keyboard.press("n")
                page.evaluate(TWO_FRAMES)
            case "point":
                point(page)
            case "mark":
                mark(ana)
