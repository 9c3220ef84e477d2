"""Large text and zoom: the clue, the pictures and the next button are visible without searching."""

from typing import Final

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, Person, overflows
from tests.browser.tables import Tables

TWICE: Final = """addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '200%';
})"""
IN_VIEW: Final = """(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return !!box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
}"""
SMALLEST: Final = "(cards) => Math.min(...cards.map((card) => card.getBoundingClientRect().width))"
AT_400_PER_CENT: Final = (320, 256)
THUMB: Final = 44


def shows(person: Person, selector: str) -> None:
    person.page.wait_for_function(IN_VIEW, arg=selector)


def test_a_phone_with_text_of_double_size_shows_clue_table_and_the_way_on(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=PHONE, pace="hand", scripts=(TWICE,))

    for selector in (".clue h1", ".board", ".foot [data-main]"):
        shows(ana, selector)
    assert ana.page.eval_on_selector_all(".board .card", SMALLEST) >= THUMB
    ana.mark(6)
    ana.ready()
    shows(ana, ".react button:last-child")
    table.announce()

    ana.wait(".verdict.isSaid")
    shows(ana, ".verdict .btn")


def test_at_400_per_cent_the_clue_the_verdict_and_the_way_on_come_into_view(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=AT_400_PER_CENT, pace="hand")

    shows(ana, ".clue h1")
    shows(ana, ".board .card")
    table.connect("Ana")
    table.announce()

    ana.wait(".verdict.isSaid")
    shows(ana, ".verdict .btn")


def family(person: Person, selector: str) -> str:
    """Return the first font of an element."""
    script = "(one) => getComputedStyle(one).fontFamily.split(',')[0].replaceAll(/[\"']/g, '')"
    return str(person.page.eval_on_selector(selector, script))


def test_a_player_chooses_plain_letters_or_those_of_the_device_and_everything_fits(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Wilhelmina van der Meer", bots=3)
    ana = meet(size=PHONE).go("/")
    ana.wait(".door")
    assert family(ana, "h1").startswith("Cormorant")

    ana.page.get_by_role("button", name="Accessibility").click()
    ana.page.get_by_label("Font", exact=True).select_option(label="A plain font everywhere")
    assert family(ana, "h1") == family(ana, "body") == "Alegreya Sans"
    ana.page.get_by_label("Font", exact=True).select_option(label="This device\N{RIGHT SINGLE QUOTATION MARK}s font")
    assert family(ana, "h1") == family(ana, "body") == "system-ui"
    ana.page.keyboard.press("Escape")
    assert overflows(ana) == []
    ana.page.reload()
    ana.wait(".door")
    assert family(ana, "h1") == "system-ui"

    table.start()
    ben = table.hand("Ben", meet, size=PHONE, settings={"font": "device"})
    for size in (PHONE, LAPTOP):
        ben.resize(size)
        assert overflows(ben) == []
