"""Notes on marks: written in the list and in the large view, secret until a scout points at the picture."""

from typing import Final

from playwright.sync_api import expect

from stella.protocol.messages import Role
from stella.rules.moves import WriteNote
from tests.browser.axe import in_sizes
from tests.browser.boxes import box
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, overflows
from tests.browser.tables import SAME, Tables

SECRET: Final = "like a lantern"
OTHER: Final = "so far away"
OVER: Final = ".pointing.isOver, .moment"


def test_words_on_a_mark_are_secret_until_it_is_pointed_at_and_then_seen_and_heard(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    everywhere = [table.overhear(role) for role in (Role.TV, Role.SPECTATOR)]
    ana = table.hand("Ana", meet, size=LAPTOP, pace="hand", scripts=(LISTEN,))
    ana.page.on("websocket", lambda line: line.on("framereceived", lambda frame: everywhere[0].append(str(frame))))
    ana.page.reload()
    table.submit("Ben", *SAME, is_ready=False)
    ben = table.hand("Ben", meet, size=PHONE)

    ben.click(".count")
    for number, text in enumerate((SECRET, OTHER)):
        field = ben.page.locator("dialog input").nth(number)
        field.fill(text)
        field.press("Enter")
    ben.page.keyboard.press("Escape")
    ben.page.wait_for_selector("dialog", state="detached")
    ben.click(".count")
    expect(ben.page.locator("dialog input").first).to_have_value(SECRET)
    ben.page.keyboard.press("Escape")
    ben.ready()
    table.submit("Ana", *SAME)
    table.announce()
    assert not [frame for heard in everywhere for frame in heard if SECRET in frame or OTHER in frame]
    table.connect("Ana")
    table.connect("Ben")
    table.point_on()
    ana.skip_to(".sayings .slip")

    said = ana.text(".sayings")
    assert "Ben" in said
    (words,) = [one for one in (SECRET, OTHER) if one in said]
    hears(ana, f"Ben: “{words}”")
    assert overflows(ana) == []
    ana.resize(PHONE)  # there the words lie over the lower edge of the picture
    ana.settle()
    assert box(ana, ".sayings .slip").top > sum(box(ana, ".pointing .pic")[1::2]) / 2
    assert all(any(words in frame for frame in heard) for heard in everywhere)


def test_who_saw_what_tells_the_words_and_the_host_hides_some_at_once(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.submit("Ben", *SAME, is_ready=False)
    for place, text in zip(SAME, (SECRET, OTHER), strict=True):
        table.do("Ben", WriteNote(table.card(place), text))
    ana, ben = table.hand("Ana", meet, size=LAPTOP), table.hand("Ben", meet, size=PHONE)
    for name in ("Ana", "Ben"):
        table.connect(name)
    table.play_round()
    for person in (ana, ben):
        person.wait(".sheetscreen")

    assert ben.page.locator(".saw .said").count() == len(SAME)
    ana.click(".saw:has(.said)")
    ana.wait("dialog .quote")
    hidden = SECRET if SECRET in ana.text("dialog .quote") else OTHER
    assert hidden in ana.text("dialog .quote")
    assert in_sizes(ana, PHONE, LAPTOP, TV) == []
    ana.click("dialog .quote .icbtn")
    expect(ben.page.locator(".saw .said")).to_have_count(1)
    ana.page.wait_for_selector("dialog .quote .icbtn", state="detached")

    ben.click(".saw:has(.said)")
    ben.wait("dialog .quote")
    assert ({SECRET, OTHER} - {hidden}).pop() in ben.text("dialog .quote")
    assert not ben.sees("dialog .quote .icbtn")  # only the host can hide a note


def test_the_large_view_takes_a_note_and_every_screen_of_it_fits(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=LAPTOP)
    ana.mark(7)
    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed input")

    ana.page.fill("dialog.zoomed input", "x" * 80)
    assert len(ana.page.input_value("dialog.zoomed input")) == 60
    ana.page.fill("dialog.zoomed input", "what it sounds like ")
    ana.page.keyboard.press("ArrowLeft")  # moves in the field, not to another picture
    assert ana.sees("dialog.zoomed .note")
    assert in_sizes(ana, LAPTOP, PHONE, TV) == []
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")

    ana.click(".count")
    expect(ana.page.locator("dialog input")).to_have_value("what it sounds like")
    assert in_sizes(ana, PHONE, SMALL_PHONE, LAPTOP, TV) == []


def test_a_table_without_notes_offers_none(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=2)
    ana = table.hand("Ana", meet, size=LAPTOP)
    notes = ana.page.locator(".options label", has_text="Notes").locator("input")
    expect(notes).to_be_checked()
    ana.page.locator(".options label", has_text="Open to everyone").locator("input").check()
    expect(notes).not_to_be_checked()
    notes.check()
    expect(notes).to_be_checked()
    notes.uncheck()
    expect(notes).not_to_be_checked()

    ana.begin()
    ana.mark(7)

    assert not ana.sees("button.count")
    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    assert not ana.sees("dialog.zoomed input")


def test_bots_say_why_at_most_one_a_pointing(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=3)
    table.start()
    ana = table.hand("Ana", meet, size=LAPTOP, pace="hand", language="de")
    table.submit("Ana", *range(10))
    table.announce(Ben=tuple(range(5, 15)))
    table.connect("Ana")
    table.point_on()
    bots = {2, 3, 4}
    marked_by_bots = [len(bots & set(pointing.markers)) for pointing in table.pointed()]
    assert max(marked_by_bots) > 1

    ana.skip_to(OVER)
    for number in marked_by_bots[: marked_by_bots.index(max(marked_by_bots)) + 1]:
        ana.wait(OVER)
        expect(ana.page.locator(".sayings .slip")).to_have_count(min(number, 1))
        ana.page.keyboard.press("n")
        ana.page.wait_for_selector(OVER, state="detached")
