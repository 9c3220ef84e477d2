"""What if? After a round and in the replay, on demand: a few sentences and a chart per player, never earlier."""

from tests.browser.axe import in_sizes
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TV, Person
from tests.browser.tables import Tables


def asked(person: Person) -> bool:
    return any("/api/" in url and "/insight" in url for url in person.requests)  # not a script of that name


def wonder(person: Person) -> None:
    person.click(".wonder:visible")
    person.wait("dialog figure svg")


def test_what_a_round_could_have_been_is_told_after_it_on_demand(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=LAPTOP)
    assert not ana.sees(".wonder:visible")
    table.submit("Ana", 6, 7)
    table.play_round(Ben=(6, 7, 8))
    ana.wait(".sheetscreen")
    assert not asked(ana)

    wonder(ana)

    assert ana.page.locator("dialog figure").count() == 3
    assert "Ana" in ana.text("dialog li h3")  # your own insight comes first
    chart = ana.page.locator("dialog figure svg").first
    assert len((chart.get_attribute("aria-label") or "").split(",")) == 10
    assert 1 <= ana.page.locator("dialog li").first.locator("p").count() <= 3
    assert ana.page.locator("dialog li .pictures img").count() > 0  # a picture that is named is also shown
    assert in_sizes(ana, LAPTOP, PHONE, TV) == []


def test_what_a_round_could_have_been_is_told_in_a_replay(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.finish()
    ana = meet(size=LAPTOP).go(f"/replay/{table.record}")
    ana.wait(".controls")
    assert not ana.sees(".wonder:visible")
    slider = ana.page.locator(".controls input")

    for step in range(1, int(slider.get_attribute("max") or 0)):
        slider.fill(str(step))
        ana.wait(".table, .sheetscreen")
        if ana.sees(".sheetscreen"):
            break
    wonder(ana)

    assert ana.page.locator("dialog figure").count() == 3
