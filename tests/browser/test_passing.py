"""Pass and play: two people share a phone, each at a seat of their own, with a curtain between them."""

from playwright.sync_api import expect

from tests.browser.axe import in_sizes
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TV, Person
from tests.browser.tables import Tables


def take_device(person: Person, name: str) -> None:
    """Press on to the curtain, and say who holds the device now."""
    person.skip_to(".curtain")
    expect(person.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    person.page.get_by_role("button", name=f"I’m {name}").click()  # noqa: RUF001 - as it is written there
    person.page.wait_for_selector(".curtain", state="detached")
    person.wait(".table")


def test_two_people_play_a_round_with_one_phone_and_never_see_each_others_slate(meet: Meet, tables: Tables) -> None:
    table = tables("Eva", rounds=1)
    phone = meet(size=PHONE).sit_down(table.code, "Ana")
    phone.page.get_by_role("button", name="Someone else plays on this device").click()
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
            phone.point()
            table.until("Eva", lambda line: line.room is not None)
    phone.skip_to(".end")
