"""A class: a host without a seat and up to twenty-four people in six teams, a few of them with real browsers."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from stella.protocol.messages import Role
from stella.rooms.commands import ChangeSeat, WriteWords
from stella.rules.moves import WriteNote
from tests.browser.axe import in_sizes
from tests.browser.conftest import Meet
from tests.browser.listening import FOCUS, Listener, sentences, transcript
from tests.browser.people import LAPTOP, PHONE, TV, Person, overflows
from tests.browser.recording import RECORD
from tests.browser.tables import SAME, Tables

TEAMS: Final = 6
PUPILS: Final = [f"Pupil {number}" for number in range(1, 22)]
APPROVED: Final = "like a lantern"
LEFT_OUT: Final = "so far away"


def join(meet: Meet, code: str, name: str, size: tuple[int, int], team: str = "") -> Person:
    """Join a team from the page that the table's link opens."""
    person = meet(size=size).go(f"/r/{code}")
    person.page.fill("#name", name)
    if team:
        person.page.get_by_text(team, exact=True).click()
    assert overflows(person) == []
    person.click(".join form .btn--light")
    person.wait(".lobby")
    return person


def test_a_class_plays_in_six_teams_with_a_host_who_has_no_seat(
    meet: Meet, tables: Tables, at_scale: Callable[[int, int], int]
) -> None:
    pupils = PUPILS[: at_scale(9, 21)]  # beside three with a browser
    host = meet(size=LAPTOP).go("/")
    host.page.get_by_role("button", name="Open a new table").click()
    host.page.get_by_role("button", name="Host without playing").click()
    host.wait(".lobby")
    host.page.get_by_label("Play in teams").check()
    host.page.get_by_label("Rounds").select_option("1")
    table = tables.at(host.code)
    mia = join(meet, host.code, "Mia", PHONE, "Team Purple")  # nobody is in it yet
    for name in pupils:
        table.join(name)
    tom = join(meet, host.code, "Tom", LAPTOP, "Team Purple")
    lea = join(meet, host.code, "Lea", PHONE)
    table.pages.update(Mia=mia, Tom=tom, Lea=lea)
    expect(host.page.locator(".seatbox")).to_have_count(TEAMS)
    expect(host.page.locator(".seatbox").first).to_contain_text("Team Purple")
    expect(host.page.locator(".seatbox .members").first).to_contain_text("Mia")
    expect(host.page.locator(".go .hint")).to_have_text("6 teams at the table.")
    assert overflows(host) == []

    host.page.get_by_role("button", name="Start").click()
    for person in (host, mia, lea, tom):
        person.wait(".table")
    mia.mark(6)
    expect(tom.page.locator(".board .card.marked")).to_have_count(1)  # a team member's mark, live
    expect(lea.page.locator(".board .card.marked")).to_have_count(0)  # another team does not see it
    tom.ready()
    expect(tom.page.locator(".foot .hint")).to_contain_text("Mia")
    expect(mia.page.locator(".foot .hint")).to_contain_text("Ready on your team: Tom.")
    for name in pupils:
        table.submit(name, 6, 7)
    lea.ready()
    mia.ready()

    while not table.is_finished:
        for person in (host, mia, tom, lea):
            person.page.keyboard.press("n")
        table.point_in_team()
    for person in (host, mia):
        person.skip_to(".end")
        assert all(name in person.text(".end ol") for name in ("Mia", "Tom", pupils[-1]))
    assert in_sizes(host, LAPTOP, TV, PHONE) == []


def test_in_a_lesson_others_see_what_the_host_has_approved_and_nothing_else(meet: Meet, tables: Tables) -> None:
    host = meet(size=LAPTOP).go("/")
    host.page.get_by_role("button", name="Open a new table").click()
    host.page.get_by_role("button", name="For a class").click()
    host.wait(".lobby")
    host.page.get_by_label("Rounds").select_option("1")
    table = tables.at(host.code)
    for name in ("Ana", "Ben"):
        table.join(name)
    phone = meet(size=PHONE).go(f"/r/{host.code}")
    phone.click(".join form .btn--light")
    phone.wait(".lobby")
    everywhere = [table.overhear(role) for role in (Role.TV, Role.SPECTATOR)]
    phone.page.get_by_role("button", name="Change name or lantern").click()
    phone.page.fill("#own-name", "Captain")
    expect(phone.page.get_by_text("The host reads your name first")).to_be_visible()
    assert in_sizes(phone, PHONE, LAPTOP) == []
    phone.page.get_by_role("button", name="Save").click()
    expect(host.page.locator(".banner")).to_contain_text("One text is waiting for you")
    assert "Captain" not in host.text("body")  # others may see the host's screen
    assert in_sizes(host, LAPTOP, PHONE) == []
    host.page.get_by_role("button", name="Have a look").click()
    expect(host.page.locator("dialog li")).to_contain_text("Captain")
    assert in_sizes(host, LAPTOP, PHONE, TV) == []
    host.page.get_by_role("button", name="Show New name for").click()
    expect(phone.page.locator(".seatbox", has_text="Captain")).to_be_visible()

    host.click(".lobby .go .btn--light")
    phone.wait(".table")
    for place in SAME:
        phone.mark(place)
    phone.click(".count")
    for number, text in enumerate((APPROVED, LEFT_OUT)):
        field = phone.page.locator("dialog input").nth(number)
        field.fill(text)
        field.press("Enter")
    expect(phone.page.get_by_text("The host reads it first").first).to_be_visible()
    assert in_sizes(phone, PHONE, LAPTOP) == []
    phone.page.keyboard.press("Escape")
    expect(host.page.locator(".banner")).to_contain_text("2 texts are waiting for you")
    assert in_sizes(host, LAPTOP, PHONE) == []
    host.page.get_by_role("button", name="Have a look").click()
    host.page.locator("dialog li", has_text=APPROVED).get_by_role("button", name="Show").click()
    host.page.locator("dialog li", has_text=LEFT_OUT).get_by_role("button", name="Leave out").click()
    host.page.wait_for_selector("dialog", state="detached")
    phone.ready()
    table.announce(Ana=SAME, Ben=SAME)
    assert not [frame for heard in everywhere for frame in heard if APPROVED in frame or LEFT_OUT in frame]
    table.pages["Captain"] = phone
    table.point_on()

    host.skip_to(".sheetscreen, .end")
    assert all(any(APPROVED in frame for frame in heard) for heard in everywhere)
    assert not [frame for heard in everywhere for frame in heard if LEFT_OUT in frame]


def test_a_host_approves_names_words_and_notes_by_ear_alone(meet: Meet, tables: Tables) -> None:
    host = meet(size=LAPTOP, pace="normal", has_clock=True, scripts=(RECORD, FOCUS), settings={"ear": True})
    host.go("/").wait(".door")
    ear = Listener(host)
    try:
        ear.tab_to("Open a new table")
        ear.press("Enter")
        ear.tab_to("For a class.*")
        host.page.keyboard.press("Enter")
        ear.wait(lambda: host.sees(".lobby"))
        ear.listen()
        ear.lost.clear()  # nothing has the focus while the page of a table loads
        table = tables.at(host.code)
        for name in ("Ana", "Ben", "Eva"):
            table.join(name)
        ear.hears("3 players at the table.")
        table.do("Ana", ChangeSeat(name="Captain"))
        ear.hears("One text is waiting for you")
        table.do("Ben", WriteWords((("bridge",),)))
        ear.hears("2 texts are waiting for you")

        ear.tab_to("Have a look")
        host.page.keyboard.press("Enter")
        ear.wait(lambda: host.sees("dialog li"))
        ear.tab_to("Show New name for .*: Captain")
        ear.press("Enter")
        ear.hears("Shown: “Captain”.")
        assert host.page.evaluate("() => document.activeElement.matches('dialog li button')")  # the next text
        ear.tab_to("Leave out Words by .*: bridge")
        ear.press("Enter")
        ear.hears("Left out: “bridge”.")
        assert host.page.evaluate("() => document.activeElement.matches('.lobby h1')")

        ear.tab_to("Start")
        ear.press("Enter")
        ear.hears("Round 1.")
        table.submit("Ana", 6, is_ready=False)
        table.do("Ana", WriteNote(table.card(6), APPROVED))
        ear.hears("One text is waiting for you")
        ear.tab_to("Have a look")
        host.page.keyboard.press("Enter")
        ear.wait(lambda: host.sees("dialog li"))
        ear.tab_to(f"Show Note by Captain: {APPROVED}")
        ear.press("Enter")
        ear.hears(f"Shown: “{APPROVED}”.")
    finally:
        print(transcript(ear.said))

    waits = {"One text is waiting for you": 3}
    twice = {text: count for text, count in sentences(ear.said).items() if count > waits.get(text, 1)}
    assert twice == {}
    assert ear.lost == []


def test_a_lesson_gives_names_and_its_round_can_be_printed(meet: Meet, tables: Tables) -> None:
    host = meet(size=LAPTOP, scripts=("window.print = () => (window.printed = true)",)).go("/")
    host.page.get_by_role("button", name="Open a new table").click()
    host.page.get_by_role("button", name="For a class").click()
    host.wait(".lobby")
    host.page.get_by_label("Rounds").select_option("1")
    expect(host.page.get_by_label("Notes on pictures")).to_be_checked()
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
