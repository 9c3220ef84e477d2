"""Where the host asks, each person answers once whether their games may be exported, and can take it back."""

import re

from playwright.sync_api import expect

from stella.rooms.commands import AllowExport
from tests.browser.axe import in_sizes
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, overflows
from tests.browser.tables import Tables

QUESTION = "May your games be exported?"


def test_each_person_is_asked_once_and_can_take_the_answer_back(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    ana = table.hand("Ana", meet, size=LAPTOP)
    ben = table.hand("Ben", meet, size=PHONE)
    expect(ben.page.get_by_label("Ask to export games")).to_be_disabled()
    assert not ben.page.get_by_role("dialog").count()

    ana.page.get_by_label("Ask to export games").check()

    for person in (ana, ben):
        expect(person.page.get_by_role("dialog", name=QUESTION)).to_contain_text("without names")
        assert overflows(person) == []
    assert in_sizes(ben, PHONE, LAPTOP) == []
    ben.page.get_by_role("button", name="Yes, export them").click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    ana.page.get_by_role("button", name=re.compile("^No, don")).click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name="Around the table")).to_be_visible()
    assert not ben.page.get_by_role("dialog").count()

    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Export of my games").click()
    expect(ben.page.get_by_text("You said yes.")).to_be_visible()
    ben.page.get_by_role("button", name="Take it back").click()
    ben.page.get_by_role("button", name="Export of my games").click()
    expect(ben.page.get_by_text("You said no.")).to_be_visible()


def test_who_puts_the_question_away_finds_it_in_the_menu_of_the_game(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva", asks_consent=True)
    table.do("Ana", AllowExport(is_allowed=True))
    ben = table.hand("Ben", meet, size=PHONE)
    question = ben.page.get_by_role("dialog", name=QUESTION)
    expect(question).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(question).to_have_count(0)

    table.start()
    ben.wait(".board")
    assert not question.count()
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Export of my games").click()

    question.get_by_role("button", name="Yes, export them").click()
    expect(question).to_have_count(0)
