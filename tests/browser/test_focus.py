"""The focus is never lost: during a game played by keyboard, some element always has it."""

import time
from collections.abc import Callable
from typing import Final

import pytest

from stella.rules.moves import AskForOtherWord
from tests.browser.conftest import Meet
from tests.browser.keys import HAS_POINTED, TO_DO, mark
from tests.browser.people import LAPTOP, PHONE, TWO_FRAMES, Person
from tests.browser.tables import PreparedTable, Tables

WATCH: Final = """addEventListener('DOMContentLoaded', () => {
  window.lost = [];
  let frames = 0;
  const look = () => {
    const isLost = document.activeElement === document.body;
    frames = isLost ? frames + 1 : 0;
    const has = (selector) => document.querySelector(selector) !== null;
    const screens = ['dialog', '.question', '.verdict', '.stage', '.pointing', '.moment', '.sheetscreen', '.end'];
    const where = [...screens, '.finale', '.table'].filter(has).join(' ');
    if (frames === 20 && window.hasBegun) window.lost.push(where);
    requestAnimationFrame(look);
  };
  look();
})"""
"""Records where no element had the focus for twenty frames, which is longer than a screen takes to appear."""
LONG_ENOUGH: Final = 200


def play(ana: Person, table: PreparedTable) -> None:
    """Play a game to its end by keyboard. The others act over sockets."""
    page, end = ana.page, time.monotonic() + LONG_ENOUGH
    while (now := page.evaluate(TO_DO)) != "end":
        assert time.monotonic() < end, ana.text("body")[:200]
        match now:
            case "go on":
                page.keyboard.press("n")
            case "point":
                page.keyboard.press("c")
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
                page.wait_for_function(HAS_POINTED)
            case "mark":
                mark(ana)
                table.submit_all(0, 6, 7, but="Ana")
            case _ if table.is_revealing and not table.is_finished and table.scout() != "Ana":
                table.point()
        page.evaluate(TWO_FRAMES)


@pytest.mark.timeout(300)  # up to a whole game is shown
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_focus_is_never_lost_from_the_first_word_to_the_end(
    meet: Meet, tables: Tables, size: tuple[int, int], at_scale: Callable[[int, int], int]
) -> None:
    table = tables("Ana", "Ben", "Eva", rounds=at_scale(2, 4))
    table.start()
    ana = table.hand("Ana", meet, size=size, scripts=(WATCH,))
    ana.page.keyboard.press("c")
    ana.page.evaluate("window.hasBegun = true")

    play(ana, table)

    assert ana.page.evaluate("window.lost") == []


def test_the_focus_stays_when_the_question_for_the_other_word_goes(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, scripts=(WATCH,))
    table.do("Ben", AskForOtherWord())

    ana.page.locator(".question .btn--ghost").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".question", state="detached")

    ana.page.wait_for_function("() => document.activeElement !== document.body")
