"""Who watches marks along for themselves; after the round they see their score, and the table one line."""

from typing import Final

import pytest

from stella.content.languages import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person, overflows, until
from tests.browser.test_access import findings

LOOK_ON: Final = """() => {
  const isScored = document.querySelector('.sheetscreen') !== null;
  if (!isScored) dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
  return isScored;
}"""


def table_of_bots(ana: Person) -> str:
    code = ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    ana.wait(".foot [data-main]")
    return code


def watch(person: Person, code: str) -> Person:
    person.go(f"/watch/{code}").wait(".along")
    return person


def until_scored(ana: Person, *watching: Person) -> None:
    """Play the round to its score sheet, and let everybody stay there."""

    def is_scored() -> bool:
        looked_on = [person.page.evaluate(LOOK_ON) for person in watching]
        return all(looked_on) and ana.sees(".sheetscreen")

    until([ana], is_scored, reading=True)


def said(person: Person) -> str:
    return str(person.page.evaluate("() => window.said.join(' ')"))


LISTEN: Final = """() => {
  window.said = [];
  const region = document.querySelector('[data-said]');
  const listener = new MutationObserver(() => window.said.push(region.textContent));
  listener.observe(region, { childList: true, characterData: true, subtree: true });
}"""


HAS_WHOLE_SHEET: Final = """() => {
  const table = document.querySelector('.sheetscreen table');
  return table.getBoundingClientRect().bottom <= table.closest('.paper').getBoundingClientRect().bottom + 1;
}"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP, TV])
def test_who_watches_marks_along_and_the_table_sees_one_line(meet: Meet, size: tuple[int, int]) -> None:
    ana = meet()
    mia, zoe, tv = meet(size=size, pace="hand"), meet(pace="hand"), meet(size=TV, pace="hand")
    code = table_of_bots(ana)
    for person in (mia, zoe):
        watch(person, code)
    tv.go(f"/tv/{code}").wait(".table")

    for place in (0, 1, 2):
        mia.mark(place)
    mia.page.locator(".board button.card").nth(2).click()  # one changes one's mind

    assert mia.marks() == [0, 1]
    assert zoe.marks() == []
    assert "Just for you" in mia.text(".along")
    assert not tv.sees(".along")
    mia.page.reload()
    mia.wait(".board .card.marked")
    assert mia.marks() == [0, 1]  # this device is known again
    mia.page.evaluate(LISTEN)
    until_scored(ana, mia, zoe, tv)
    for person in (ana, mia, zoe, tv):
        person.wait(".crowd")
        assert "One person marked along" in person.text(".crowd")
        assert "would have made" in person.text(".crowd")
        assert person.sees(".crowd .own") == (person is mia)
        assert person.page.evaluate(HAS_WHOLE_SHEET)
    mia.page.wait_for_function("() => window.said.join(' ').includes('marked along')")
    assert mia.text(".crowd .own h2") in said(mia)


def test_marking_along_by_keyboard(meet: Meet) -> None:
    ana, mia = meet(), meet()
    code = table_of_bots(ana)
    watch(mia, code)
    mia.page.evaluate(LISTEN)

    mia.page.keyboard.press("Tab")
    mia.page.locator(".board button.card").first.focus()
    mia.page.keyboard.press("Enter")
    mia.page.keyboard.press("ArrowRight")
    mia.page.keyboard.press("Enter")
    mia.page.keyboard.press("Enter")

    assert mia.marks() == [0]
    mia.page.wait_for_function("() => window.said.join(' ').includes('1 of\\u00a010')")


def test_the_eleventh_mark_is_refused_and_the_others_stay(meet: Meet) -> None:
    ana, mia = meet(), meet()
    watch(mia, table_of_bots(ana))

    for place in range(11):
        mia.page.locator(".board button.card").nth(place).click()

    mia.wait(".notice")
    mia.page.wait_for_function("() => document.querySelectorAll('.board .card.marked').length <= 10")
    assert len(mia.marks()) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowds_screens_have_no_findings_and_fit(meet: Meet, language: str) -> None:
    ana, mia = meet(language=language), meet(size=PHONE, language=language, pace="hand")
    watch(mia, table_of_bots(ana))
    mia.mark(0)

    wrong = [*findings(mia)]
    for size in (SMALL_PHONE, PHONE):
        mia.resize(size)
        wrong += overflows(mia)
    until_scored(ana, mia)
    mia.wait(".crowd")
    wrong += findings(mia)
    for size in (SMALL_PHONE, PHONE, LAPTOP):
        mia.resize(size)
        wrong += overflows(mia)

    assert wrong == []
