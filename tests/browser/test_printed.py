"""With printed cards: three phones are the slates, a TV shows the table, and the program says which row to replace."""

from typing import Final

from stella.content.messages import message
from tests.browser.axe import findings
from tests.browser.cards import open_with_real_cards
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import PHONE, TV, overflows
from tests.browser.tables import Tables

PLACES: Final = """cards => cards.map(
  (card) => [...card.querySelectorAll('.lying')].findIndex((one) => one.matches('.here')),
)"""
"""The place that each card of the board shows."""


AWAITED: Final = ("Round 1. Turn over a word card and type in the clue.", "Round 1. {} is typing in the clue.")
TYPING: Final = ".foot > [data-main]"
"""Opens the form for the clue; the button for a slate lies deeper."""


def test_three_phones_play_a_round_with_real_cards(meet: Meet, tables: Tables) -> None:
    people = [meet(size=PHONE), meet(size=PHONE, language="de"), meet(size=PHONE, language="bg")]
    ana, ben, eva = people
    code = open_with_real_cards(ana)
    ben.sit_down(code, "Ben")
    eva.sit_down(code, "Eva")
    assert not ana.sees(".free .add")  # no bots
    assert ana.sees("text=Lay out three rows of five")
    ana.page.evaluate("scrollTo(0, 1e6)")  # nothing is hidden behind the button at the bottom
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

    ana.mark(6)
    ana.mark(7)
    ana.ready()
    table = tables.beside(Ana=ana, Ben=ben, Eva=eva)
    table.play_round(Ben=(6, 7), Eva=(6, 8))
    for person in people:
        person.skip_to(".sheetscreen footer [data-main]")

    assert "Put five new picture cards in the bottom row." in ana.text(".rowswap")
    assert "Legt fünf neue Bildkarten in die untere Reihe." in ben.text(".rowswap")
    assert overflows(ana) == []
    for person in people:
        person.click(".sheetscreen footer [data-main]")
    ana.wait(".foot [data-main]")
    assert ana.page.eval_on_selector_all(".board button.card", PLACES) == list(range(15))


def test_three_phones_play_a_round_with_a_typed_clue(meet: Meet, tables: Tables) -> None:
    people = [meet(size=PHONE, scripts=(LISTEN,)), meet(size=PHONE, language="de"), meet(size=PHONE, language="bg")]
    ana, ben, eva = people
    code = open_with_real_cards(ana)
    ben.sit_down(code, "Ben")
    eva.sit_down(code, "Eva")
    ana.page.select_option("select:has([value=typed])", "typed")
    ana.wait("text=turns over a real word card")
    assert findings(ana) == []
    ana.begin()
    ben.wait(".table")
    eva.wait(".table")
    tv = meet(size=TV)
    tv.go(f"/tv/{code}").wait(".board svg .here")

    table = tables.beside(Ana=ana, Ben=ben, Eva=eva)
    pages = {"Ana": ana, "Ben": ben, "Eva": eva}
    scout = pages[table.first_scout]
    scout.wait(TYPING)
    hears(ana, AWAITED[0] if scout is ana else AWAITED[1].format(table.first_scout))
    others = [person for person in people if person is not scout]
    assert all(not person.sees(TYPING) for person in others)
    for person in [*people, tv]:
        assert overflows(person) == []
    assert findings(others[0]) == []

    scout.click(TYPING)
    scout.wait("dialog .word")
    assert findings(scout) == []
    assert overflows(scout) == []
    scout.page.keyboard.type("Моряк")  # the first field has the focus
    scout.page.keyboard.press("Tab")
    scout.page.keyboard.type("lighthouse")
    scout.page.keyboard.press("Enter")

    for person in [*people, tv]:
        person.page.get_by_role("heading", name="Моряк").first.wait_for()
    hears(ana, "Round 1. The clue is: Моряк.")
    assert scout.sees(".clue .swap")  # the other word can be asked for
    table.play_round()
    for person in people:
        person.skip_to(".sheetscreen footer [data-main]")
        person.click(".sheetscreen footer [data-main]")
    pages[table.first_scout].wait(TYPING)
    assert pages[table.first_scout] is not scout
    assert not scout.sees(TYPING)
