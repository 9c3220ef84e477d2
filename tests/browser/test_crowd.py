"""Spectators play along. After the round they see their score, and the table sees one line about them."""

from typing import Final

import pytest

from stella.content.languages import LANGUAGES
from tests.browser.axe import findings
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, heard, hears
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person, overflows
from tests.browser.tables import PreparedTable, Tables


def watch(person: Person, table: PreparedTable) -> Person:
    person.go(f"/watch/{table.code}").wait(".along")
    return person


def begun(tables: Tables) -> PreparedTable:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    return table


HAS_WHOLE_SHEET: Final = """() => {
  const table = document.querySelector('.sheetscreen table');
  return table.getBoundingClientRect().bottom <= table.closest('.paper').getBoundingClientRect().bottom + 1;
}"""


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.full)])
def test_who_watches_marks_along_and_the_table_sees_one_line(meet: Meet, tables: Tables, size: tuple[int, int]) -> None:
    table = begun(tables)
    ana = table.hand("Ana", meet)
    table.connect("Ana")
    mia = watch(meet(size=size, pace="hand", scripts=(LISTEN,)), table)
    tv = meet(size=TV, pace="hand").go(f"/tv/{table.code}")
    tv.wait(".table")

    for place in (0, 1, 2):
        mia.mark(place)
    mia.page.locator(".board button.card").nth(2).click()  # the spectator takes a mark back

    assert mia.marks() == [0, 1]
    assert ana.marks() == []
    assert "Just for you" in mia.text(".along")
    assert not tv.sees(".along")
    mia.page.wait_for_function("() => !document.querySelector('[data-pending]')")
    mia.page.reload()
    mia.wait(".board .card.marked")
    assert mia.marks() == [0, 1]  # the server recognizes this device
    table.play_round()
    for person in (ana, mia, tv):
        person.skip_to(".sheetscreen")
        person.wait(".crowd")
        assert "One spectator played along" in person.text(".crowd")
        assert "would have scored" in person.text(".crowd")
        assert person.sees(".crowd .own") == (person is mia)
        assert person.page.evaluate(HAS_WHOLE_SHEET)
    hears(mia, "played along")
    assert mia.text(".crowd .own h2").replace("\u00a0", " ") in heard(mia)


def test_marking_along_by_keyboard(meet: Meet, tables: Tables) -> None:
    mia = watch(meet(scripts=(LISTEN,)), begun(tables))

    mia.page.keyboard.press("Tab")
    mia.page.locator(".board button.card").first.focus()
    mia.page.keyboard.press("Enter")
    mia.page.keyboard.press("ArrowRight")
    mia.page.keyboard.press("Enter")
    mia.page.keyboard.press("Enter")

    assert mia.marks() == [0]
    hears(mia, "1 of 10")


def test_the_eleventh_mark_is_refused_and_the_others_stay(meet: Meet, tables: Tables) -> None:
    mia = watch(meet(), begun(tables))

    for place in range(11):
        mia.page.locator(".board button.card").nth(place).click()

    mia.wait(".notice")
    mia.page.wait_for_function("() => document.querySelectorAll('.board .card.marked').length === 10")
    assert mia.marks() == list(range(10))


@pytest.mark.parametrize(
    "language", [one if one == "pl" else pytest.param(one, marks=pytest.mark.full) for one in LANGUAGES]
)
def test_a_crowds_screens_have_no_findings_and_fit(meet: Meet, tables: Tables, language: str) -> None:
    table = begun(tables)
    mia = watch(meet(size=PHONE, language=language, pace="hand"), table)
    mia.mark(0)

    wrong = [*findings(mia)]
    for size in (SMALL_PHONE, PHONE):
        mia.resize(size)
        wrong += overflows(mia)
    table.play_round()
    mia.skip_to(".sheetscreen")
    mia.wait(".crowd")
    wrong += findings(mia)
    for size in (SMALL_PHONE, PHONE, LAPTOP):
        mia.resize(size)
        wrong += overflows(mia)

    assert wrong == []
