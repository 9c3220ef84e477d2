"""Played by ear: what is said, where the focus is, and what a picture is called."""

from typing import Final

from stella.rooms.commands import LeaveSeat
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import TWO_FRAMES, Person
from tests.browser.tables import Tables

FOCUSED: Final = "(selector) => document.activeElement?.matches(selector) ?? false"


def at_the_table(meet: Meet, tables: Tables) -> Person:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    return table.hand("Ana", meet, scripts=(LISTEN,))


def test_the_first_round_is_said_and_its_clue_is_focused(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    ana = table.hand("Ana", meet, scripts=(LISTEN,))

    ana.begin()

    hears(ana, f"Round 1. The clue is: {ana.text('.clue h1')}".replace("\u00a0", " "))
    ana.page.wait_for_function(FOCUSED, arg=".clue h1")


def test_one_hears_who_comes_and_who_leaves(meet: Meet, tables: Tables) -> None:
    table = tables("Ana")
    ana = table.hand("Ana", meet, scripts=(LISTEN,))

    table.join("Ben")
    hears(ana, "Ben has sat down.")
    table.do("Ben", LeaveSeat())

    hears(ana, "Ben has left the table.")


def test_a_picture_is_called_by_its_title_and_place_and_described_beside_it(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    card = ana.page.locator(".board button.card").first

    name = card.get_attribute("aria-label") or ""
    description = ana.page.evaluate(
        "(id) => document.getElementById(id).textContent", card.get_attribute("aria-describedby")
    )

    assert name.replace("\u00a0", " ").endswith("Row 1, column 1.")
    assert len(name) < 60 < len(description)
    ana.page.keyboard.press("c")
    ana.page.keyboard.press("Enter")
    hears(ana, "Marked, 1 of 10.")


def test_the_enlarged_picture_keeps_the_focus_and_says_the_next_one(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    page = ana.page

    page.keyboard.press("c")
    page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    page.keyboard.press("Enter")
    hears(ana, "Marked, 1 of 10.")
    assert page.evaluate(FOCUSED, "dialog .act")
    page.keyboard.press("ArrowRight")
    hears(ana, "Row 1, column 2.")
    page.keyboard.press("Tab")
    page.keyboard.press(" ")
    hears(ana, "Row 1, column 3.")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.zoomed", state="detached")

    assert page.evaluate(FOCUSED, ".cell:nth-child(3) button.card")


def test_letter_keys_can_be_turned_off(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)

    def turn(keys: str) -> None:
        ana.page.evaluate("(keys) => localStorage.setItem('stella.keys', keys)", keys)

    turn("false")
    ana.page.keyboard.press("m")
    ana.page.keyboard.press("?")
    ana.page.evaluate(TWO_FRAMES)
    assert not ana.sees("dialog")
    turn("true")
    ana.page.keyboard.press("?")

    ana.wait("dialog kbd")
    assert ana.page.locator("dialog").count() == 1
