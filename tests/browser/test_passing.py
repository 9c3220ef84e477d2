"""Pass and play: two people share a phone, each with a seat, with a curtain between their turns."""

from playwright.sync_api import expect

from tests.browser.axe import in_sizes
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, heard, hears
from tests.browser.people import LAPTOP, PHONE, TV, Person
from tests.browser.tables import Tables


def take_device(person: Person, name: str) -> None:
    """Press through to the curtain, and confirm who holds the device now."""
    person.skip_to(".curtain")
    expect(person.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    person.page.get_by_role("button", name=f"I’m {name}").click()  # noqa: RUF001 - as it is written there
    person.page.wait_for_selector(".curtain", state="detached")
    person.wait(".table")


def test_two_people_play_a_round_with_one_phone_and_never_see_each_others_slate(meet: Meet, tables: Tables) -> None:
    table = tables("Eva", rounds=1)
    phone = meet(size=PHONE).sit_down(table.code, "Ana")
    phone.page.get_by_role("button", name="Share this device with someone").click()
    phone.page.fill("dialog #name", "Ben")
    phone.click("dialog .btn--light")
    phone.page.wait_for_selector("dialog", state="detached")
    expect(phone.page.locator(".seatbox")).to_have_count(3)
    expect(phone.page.locator(".seatbox.isAway")).to_have_count(0)

    table.start()
    phone.wait(".table")
    phone.mark(6)
    phone.ready()
    phone.skip_to(".curtain")
    assert in_sizes(phone, PHONE, LAPTOP, TV) == []
    phone.resize(PHONE)
    take_device(phone, "Ben")
    expect(phone.page.locator(".board .card.marked")).to_have_count(0)
    phone.mark(6)
    phone.ready()
    table.submit("Eva", 6, 7)

    table.until("Eva", lambda line: line.table is not None and line.table.step != "associate")
    while not table.is_finished:
        if table.scout() == "Eva":
            table.point()
        else:
            phone.skip_to(".curtain, .board .card.pointable")
            if phone.sees(".curtain"):
                phone.click(".curtain .btn--light")
                phone.page.wait_for_selector(".curtain", state="detached")
            phone.skip_to(".board .card.pointable")
            table.after(phone.point)
    phone.skip_to(".end")


def test_behind_the_curtain_no_key_reaches_the_slate_of_the_person_before(meet: Meet, tables: Tables) -> None:
    table = tables("Eva", rounds=1)
    laptop = meet(size=LAPTOP, scripts=(LISTEN,)).sit_down(table.code, "Ana")
    page = laptop.page
    page.get_by_role("button", name="Share this device with someone").click()
    page.fill("dialog #name", "Ben")
    laptop.click("dialog .btn--light")
    page.wait_for_selector("dialog", state="detached")
    table.start()
    laptop.wait(".table")
    laptop.mark(6)
    page.keyboard.press("w")
    hears(laptop, "Your marks: ")
    page.keyboard.press("r")
    laptop.wait(".curtain[open]")
    page.wait_for_function("() => document.activeElement.matches('.curtain h1')")
    page.evaluate("window.heard = []")

    for key in ("w", "l", "r", "c", "h", "/", "o", "Escape", "Escape", "Escape", "Enter", "Tab", "Tab", "Tab"):
        page.keyboard.press(key)
    assert not page.evaluate("() => document.activeElement.matches('.table *')")
    assert laptop.sees(".curtain[open]")
    take_device(laptop, "Ben")
    page.keyboard.press("l")
    page.keyboard.press("w")
    hears(laptop, "You\u2019re still marking.")

    assert "Your marks" not in heard(laptop)
    assert laptop.marks() == []
