"""What if? After a round, on demand: a few sentences and a chart a player; in the replay too, and never before."""

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TV, Person, until
from tests.browser.test_notes import wrong_with


def asked(person: Person) -> bool:
    return any("/insight" in url for url in person.requests)


def wonder(person: Person) -> None:
    person.click(".wonder:visible")
    person.wait("dialog figure svg")


def test_what_a_round_could_have_been_is_told_after_it_on_demand(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    assert not ana.sees(".wonder:visible")
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)
    assert not asked(ana)

    wonder(ana)

    assert ana.page.locator("dialog figure").count() == 3
    assert "Ana" in ana.text("dialog li h3")  # the own insight first
    chart = ana.page.locator("dialog figure svg").first
    assert len((chart.get_attribute("aria-label") or "").split(",")) == 10
    assert 1 <= ana.page.locator("dialog li").first.locator("p").count() <= 3
    assert wrong_with(ana, (LAPTOP, PHONE, TV)) == []
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")

    until([ana], lambda: ana.sees(".end"))
    ana.click(".again a[href^='/replay/']")
    ana.wait(".controls")
    assert not ana.sees(".wonder:visible")
    slider = ana.page.locator(".controls input")
    step = 0
    while not ana.sees(".sheetscreen"):
        step += 1
        slider.fill(str(step))
        ana.wait(".table, .sheetscreen")
    wonder(ana)
    assert ana.page.locator("dialog figure").count() == 3
