"""Played by ear: what is said, where the focus is, and what a picture is called."""

from typing import Final

from tests.browser.conftest import Meet
from tests.browser.people import Person

LISTEN: Final = """() => {
  window.heard = [];
  const before = new WeakMap();
  const look = () => {
    for (const region of document.querySelectorAll('[data-said]')) {
      const text = region.textContent.replaceAll('\\u200b', '').replaceAll('\\u00a0', ' ');
      if (text && before.get(region) !== region.textContent) window.heard.push(text);
      before.set(region, region.textContent);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
FOCUSED: Final = "(selector) => document.activeElement?.matches(selector) ?? false"


def at_the_table(meet: Meet) -> Person:
    ana = meet()
    ana.context.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    return ana


def hears(person: Person, text: str) -> None:
    person.page.wait_for_function("(text) => window.heard.some((each) => each.includes(text))", arg=text)


def test_the_first_round_is_said_and_its_clue_is_focused(meet: Meet) -> None:
    ana = at_the_table(meet)

    hears(ana, f"Round 1. The clue is: {ana.text('.clue h1')}".replace("\u00a0", " "))
    ana.page.wait_for_function(FOCUSED, arg=".clue h1")


def test_one_hears_who_comes_and_who_leaves(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ana.context.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    ben.sit_down(ana.open_table("Ana"), "Ben")

    hears(ana, "Ben has sat down.")
    ana.add_bots(1)
    ana.page.locator(".icbtn.corner").last.click()

    hears(ana, "has left the table.")


def test_a_picture_is_called_by_its_title_and_place_and_described_beside_it(meet: Meet) -> None:
    ana = at_the_table(meet)
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


def test_the_enlarged_picture_keeps_the_focus_and_says_the_next_one(meet: Meet) -> None:
    ana = at_the_table(meet)
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


def test_letter_keys_can_be_turned_off(meet: Meet) -> None:
    ana = at_the_table(meet)

    ana.page.evaluate("localStorage.setItem('stella.keys', 'false')")
    ana.page.keyboard.press("m")
    ana.page.keyboard.press("?")
    ana.page.wait_for_timeout(200)

    assert not ana.sees("dialog")
