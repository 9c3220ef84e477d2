"""A whole game with the keyboard alone, from the door to the end."""

from playwright.sync_api import Page

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is there, and see that it is visible."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            style = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            assert style != "none", selector
            return
    raise AssertionError(f"no way to {selector} with Tab")


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

    for _ in range(1500):
        if ana.sees(".end"):
            break
        if ana.sees(".sheetscreen, .stage, .pointing, .moment"):
            page.keyboard.press("n")
        elif ana.sees(".board .card.pointable"):
            place = page.eval_on_selector_all(
                ".board button.card", "cards => cards.findIndex((card) => card.classList.contains('pointable'))"
            )
            page.keyboard.press("c")
            page.keyboard.press("Home")
            for _ in range(place):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        elif ana.sees(".foot .go .btn--light"):
            page.keyboard.press("c")
            if not ana.marks():
                page.keyboard.press("Enter")
            page.keyboard.press("r")
        page.wait_for_timeout(60)
    ana.wait(".end")
