"""A shorter, softer game: two rounds without stars, and everyone sees who saw what until the end."""

import os
import re

from playwright.sync_api import expect

from stella.records import decode, what_is_wrong
from tests.browser.axe import in_sizes
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import LAPTOP, PHONE, TV, overflows
from tests.browser.tables import Tables
from tests.server.running import RunningServer


def test_two_rounds_without_stars_are_played_from_the_lobby_to_the_end(
    meet: Meet, tables: Tables, server: RunningServer
) -> None:
    table = tables("Ana", "Ben", "Eva")
    ana = table.hand("Ana", meet, size=LAPTOP, pace="hand", scripts=(LISTEN,))
    ana.page.get_by_label("Rounds").select_option("2")
    ana.page.get_by_label("Without stars").check()
    expect(ana.page.get_by_text("no points, no dark, no winner")).to_be_visible()
    tv = meet(size=TV, pace="hand").go(f"/tv/{table.code}")
    table.until("Ben", lambda line: line.room is not None and not line.room.options.has_stars)

    table.start()
    ben = table.hand("Ben", meet, size=PHONE)
    for name in ("Ana", "Ben"):
        table.connect(name)
    table.announce(Ana=(0, 6, 7), Ben=(6,), Eva=(7, 8))
    table.point()
    ana.skip_to(".pointing.isOver")
    assert ana.text(".pointing .word").startswith("Seen by")
    table.point_on()
    for person in (ana, ben, tv):
        person.skip_to(".sheetscreen")

        assert overflows(person) == []
        assert not person.sees(".sheet table, .fate, .wonder")
    assert len(table.pointed()) == 4  # every marked picture, although only Ana saw the first
    hears(ana, "The round is over. See who saw what.")
    ben_name = ana.page.get_by_role("button", name="Ben", exact=True)
    assert (ben_name.locator(".name").bounding_box() or {"width": 0})["width"] > 20
    ben_name.click()
    expect(ana.page.locator(".saw.isDim")).to_have_count(14)

    for person in (ana, ben, tv):
        person.hurry()
    table.play_round()
    for person in (ana, ben, tv):
        person.skip_to(".end")
        expect(person.page.get_by_role("heading", name="What you saw together")).to_be_visible()
        assert not person.sees(".end ol li .num")
        assert overflows(person) == []
    assert in_sizes(ana, LAPTOP, PHONE, TV) == []
    record = decode(ana.page.request.get(f"{server.address}/api/records/{table.record}").body())
    assert (record.setup.rounds, record.setup.stars, len(record.rounds)) == (2, False, 2)
    assert what_is_wrong(record) is None
    ana.page.get_by_role("button", name="Was it fair?").click()
    expect(ana.page.locator(".fairness")).not_to_have_class("isLie")
    expect(ana.page.locator(".fairness")).to_contain_text("Fair: ")

    ana.page.get_by_role("button", name="Share the result").click()
    picture = ana.page.locator("dialog img")
    expect(picture).to_have_attribute("alt", re.compile(r"^Stella .*What you saw together\. .+: .+\."))
    if shots := os.environ.get("STELLA_SHOTS"):
        picture.screenshot(path=f"{shots}/shared-without-stars.png")
