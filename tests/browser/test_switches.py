"""Played with one or two switches, and with a pointing that can be undone."""

from typing import Any, Final

from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import Person
from tests.browser.tables import Tables

LIT: Final = "() => [...document.querySelectorAll('[data-scanned]')].map((each) => each.className)"
ROW_LIT: Final = """(row) => {
  const cards = [...document.querySelectorAll('.board .card')];
  const lit = [...document.querySelectorAll('[data-scanned]')].map((each) => cards.indexOf(each));
  return lit.length === 5 && lit[0] === row * 5;
}"""
CARD_LIT: Final = """(place) => {
  const lit = document.querySelectorAll('[data-scanned]');
  return lit.length === 1 && lit[0] === document.querySelectorAll('.board .card')[place];
}"""
READY_LIT: Final = """() => {
  const lit = document.querySelectorAll('[data-scanned]');
  return lit.length === 1 && lit[0].matches('.foot [data-main]');
}"""


def at_the_table(meet: Meet, tables: Tables, **wishes: Any) -> Person:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    return table.hand("Ana", meet, scripts=(LISTEN,), **wishes)


def go_on_until(person: Person, script: str, arg: object = None) -> None:
    """Press the advancing switch until something is highlighted."""
    for _ in range(40):
        if person.page.evaluate(script, arg):
            return
        person.page.keyboard.press(" ")
    raise AssertionError(person.page.evaluate(LIT))


def test_two_switches_mark_a_picture_and_say_ready(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables, settings={"switches": 2})
    page = ana.page
    page.wait_for_selector("[data-scanned]")

    go_on_until(ana, ROW_LIT, 1)
    page.keyboard.press("Enter")
    go_on_until(ana, CARD_LIT, 7)
    page.keyboard.press("Enter")
    hears(ana, "Marked, 1 of 10.")
    assert ana.marks() == [7]
    go_on_until(ana, READY_LIT)
    page.keyboard.press("Enter")

    hears(ana, "You\u2019re ready.")


def test_one_switch_waits_for_the_row_and_then_for_the_picture(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables, settings={"switches": 1, "scan-step": 1000}, has_clock=True)
    page = ana.page
    page.wait_for_selector("[data-scanned]")

    def wait_for(script: str, arg: int) -> None:
        for _ in range(40):
            if page.evaluate(script, arg):
                return
            page.clock.run_for(1000)
        raise AssertionError(page.evaluate(LIT))

    ana.pause()
    wait_for(ROW_LIT, 2)
    page.keyboard.press("Enter")
    wait_for(CARD_LIT, 11)
    page.keyboard.press(" ")

    assert ana.marks() == [11]


def test_a_pointing_is_taken_back_within_three_seconds_and_sent_after_them(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.announce()
    scout = table.hand(table.first_scout, meet, scripts=(LISTEN,), settings={"undo": True}, has_clock=True)
    page = scout.page
    scout.skip_to(".board .card.pointable")
    scout.pause()

    page.keyboard.press("c")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.clock.run_for(2900)
    assert page.locator(".foot [data-main]").inner_text().startswith("Undo")
    page.keyboard.press("r")
    page.clock.run_for(4000)
    hears(scout, "Undone.")
    assert scout.sees(".board .card.pointable")
    page.keyboard.press("Enter")
    page.clock.run_for(3000)

    page.wait_for_selector(".board .card.pointable", state="detached")
