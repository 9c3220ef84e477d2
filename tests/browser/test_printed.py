"""With the printed cards: three phones are the slates, a TV looks on, and the program says which row to replace."""

from typing import Final

from stella.content.messages import message
from tests.browser.axe import findings
from tests.browser.conftest import Meet
from tests.browser.people import PHONE, TV, Person, overflows, until

PLACES: Final = """cards => cards.map(
  (card) => [...card.querySelectorAll('.lying')].findIndex((one) => one.matches('.here')),
)"""
"""Which place each card of the board shows as its own."""


def open_with_real_cards(ana: Person) -> str:
    ana.go("/")
    ana.page.get_by_role("button", name="With real picture cards").click()
    ana.page.fill("#name", "Ana")
    ana.click(".door form .btn--light")
    ana.wait(".lobby")
    return ana.code


def test_three_phones_play_a_round_with_real_cards(meet: Meet) -> None:
    people = [meet(size=PHONE), meet(size=PHONE, language="de"), meet(size=PHONE, language="bg")]
    ana, ben, eva = people
    code = open_with_real_cards(ana)
    ben.sit_down(code, "Ben")
    eva.sit_down(code, "Eva")
    assert not ana.sees(".free .add")  # no bots
    assert ana.sees("text=Lay out three rows of five")
    ana.page.evaluate("scrollTo(0, 1e6)")  # nothing lies behind the button that stays at the bottom
    assert findings(ana) == []
    assert overflows(ana) == []

    ana.begin()
    ben.wait(".table")
    tv = meet(size=TV)
    tv.go(f"/tv/{code}").wait(".board svg .here")
    assert ana.page.eval_on_selector_all(".board button.card", PLACES) == list(range(15))
    label = ana.page.locator(".board button.card").nth(6).get_attribute("aria-label")
    assert label == message("place", "en", row=2, column=2)
    assert findings(ana) == []
    assert overflows(ana) == []

    until(people, lambda: all(person.sees(".sheetscreen footer [data-main]") for person in people), reading=True)

    assert "Put five new picture cards in the bottom row." in ana.text(".rowswap")
    assert "Legt fünf neue Bildkarten in die untere Reihe." in ben.text(".rowswap")
    assert overflows(ana) == []
    for person in people:
        person.click(".sheetscreen footer [data-main]")
    ana.wait(".foot [data-main]")
    assert ana.page.eval_on_selector_all(".board button.card", PLACES) == list(range(15))
