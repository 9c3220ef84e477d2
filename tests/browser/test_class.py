"""A class: somebody hosts without a seat, twenty-four people in six teams, a few of them with real browsers."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.axe import in_sizes
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TV, Person, overflows
from tests.browser.tables import Tables

TEAMS: Final = 6
PUPILS: Final = [f"Pupil {number}" for number in range(1, 22)]


def join(meet: Meet, code: str, name: str, size: tuple[int, int], team: str = "") -> Person:
    """Let somebody join a team from the page that the table's link opens."""
    person = meet(size=size).go(f"/r/{code}")
    person.page.fill("#name", name)
    if team:
        person.page.get_by_text(team, exact=True).click()
    assert overflows(person) == []
    person.click(".join form .btn--light")
    person.wait(".lobby")
    return person


def test_a_class_of_24_plays_in_six_teams_with_a_host_who_has_no_seat(meet: Meet, tables: Tables) -> None:
    host = meet(size=LAPTOP).go("/")
    host.page.get_by_role("button", name="Open a new table").click()
    host.page.get_by_role("button", name="Host without playing").click()
    host.wait(".lobby")
    host.page.get_by_label("Play in teams").check()
    host.page.get_by_label("Rounds").select_option("1")
    table = tables.at(host.code)
    mia = join(meet, host.code, "Mia", PHONE)
    for name in PUPILS:
        table.join(name)
    tom = join(meet, host.code, "Tom", LAPTOP, "Team Orange")
    lea = join(meet, host.code, "Lea", PHONE)
    table.pages.update(Mia=mia, Tom=tom, Lea=lea)
    expect(host.page.locator(".seatbox")).to_have_count(TEAMS)
    expect(host.page.locator(".seatbox .members").first).to_contain_text("Mia")
    assert overflows(host) == []

    host.page.get_by_role("button", name="Start").click()
    for person in (host, mia, lea, tom):
        person.wait(".table")
    mia.mark(6)
    expect(tom.page.locator(".board .card.marked")).to_have_count(1)  # a mate's mark, live
    expect(lea.page.locator(".board .card.marked")).to_have_count(0)  # another team sees nothing of it
    tom.ready()
    expect(tom.page.locator(".foot .hint")).to_contain_text("Mia")
    for name in PUPILS:
        table.submit(name, 6, 7)
    lea.ready()
    mia.ready()

    while not table.is_finished:
        for person in (host, mia, tom, lea):
            person.page.keyboard.press("n")
        table.point_in_team()
    for person in (host, mia):
        person.skip_to(".end")
        assert all(name in person.text(".end ol") for name in ("Mia", "Tom", "Pupil 21"))
    assert in_sizes(host, LAPTOP, TV, PHONE) == []


def test_a_lesson_gives_names_and_its_round_can_be_printed(meet: Meet, tables: Tables) -> None:
    host = meet(size=LAPTOP, scripts=("window.print = () => (window.printed = true)",)).go("/")
    host.page.get_by_role("button", name="Open a new table").click()
    host.page.get_by_role("button", name="For a class").click()
    host.wait(".lobby")
    host.page.get_by_label("Rounds").select_option("1")
    assert not host.page.get_by_label("Notes on pictures").count()
    expect(host.page.get_by_text("Everyone gets an animal")).to_be_visible()
    table = tables.at(host.code)
    for name in ("Ana", "Ben"):
        table.join(name)
    phone = meet(size=PHONE).go(f"/r/{host.code}")
    expect(phone.page.get_by_text("You get an animal")).to_be_visible()
    phone.click(".join form .btn--light")
    phone.wait(".lobby")
    expect(host.page.locator(".seatbox")).to_have_count(3)
    assert not {"Ana", "Ben"} & set(table.names)
    assert in_sizes(host, LAPTOP, PHONE, TV) == []

    host.click(".lobby .go .btn--light")
    phone.wait(".table")
    phone.mark(6)
    phone.ready()
    table.announce(Ana=(6, 7), Ben=(6,))
    while not table.is_finished:
        if phone.sees(".board .card.pointable"):
            phone.point()
        elif table.scout() in ("Ana", "Ben"):
            table.point()
        phone.page.keyboard.press("n")
    phone.skip_to(".sheetscreen, .end")
    host.skip_to(".sheetscreen, .end")
    host.skip_to(".end")
    host.click(".end .menu")
    host.page.get_by_text("Rounds so far").click()
    host.page.get_by_role("button", name="Print this round").click()
    host.wait_for("() => window.printed === true")

    host.page.emulate_media(media="print")
    sheet = host.page.locator("body > .printed")
    expect(sheet.locator("img")).to_have_count(15)
    expect(sheet).to_be_visible()
    expect(host.page.locator("body > :not(.printed)").first).to_be_hidden()
    assert all(name in sheet.inner_text() for name in table.names)
