"""A game by keyboard alone, from the start page to the end."""

import time
from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.conftest import Meet
from tests.browser.keys import TO_DO, mark, point
from tests.browser.people import LAPTOP, TWO_FRAMES, tab_to

LONG_ENOUGH: Final = 250


@pytest.mark.timeout(300)  # up to a whole game is shown
def test_a_game_from_door_to_end_with_keys_only(meet: Meet, at_scale: Callable[[int, int], int]) -> None:
    ana = meet(size=LAPTOP)
    ana.choose(rounds=at_scale(2, 4))
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
