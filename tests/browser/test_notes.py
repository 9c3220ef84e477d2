"""Words on marks: written in the list and in the large view, secret until the picture is pointed at, then for all."""

import json
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person, overflows, until
from tests.browser.test_access import findings
from tests.browser.test_ear import LISTEN, hears

SIZES: Final = (PHONE, LAPTOP, TV, SMALL_PHONE)
PLACES: Final = (6, 7)
SECRET: Final = "like a lantern"
OTHER: Final = "so far away"


class Table:
    """Two people who mark the same two pictures and go on by hand, a bot, and a TV; the first is the host."""

    def __init__(self, meet: Meet) -> None:
        self.ana, self.ben = meet(size=LAPTOP, pace="hand"), meet(size=PHONE, pace="hand")
        self.tv = meet(size=TV)
        self.heard: dict[Person, list[str]] = {self.ana: [], self.tv: []}
        for person, frames in self.heard.items():
            listen_to(person, frames)
        self.ana.context.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
        self.code = self.ana.open_table("Ana")
        self.ben.sit_down(self.code, "Ben")
        self.ana.add_bots(1)
        self.ana.begin()
        self.tv.go(f"/tv/{self.code}").wait(".table")
        for person in (self.ana, self.ben):
            person.wait(".table")
            for place in PLACES:
                person.mark(place)

    def write(self) -> None:
        """Ben writes on both of his marks, in the list of them."""
        self.ben.click(".count")
        self.ben.wait("dialog .pic")
        for number, text in enumerate((SECRET, OTHER)):
            field = self.ben.page.locator("dialog input").nth(number)
            field.fill(text)
            field.press("Enter")
        self.ben.page.keyboard.press("Escape")
        self.ben.page.wait_for_selector("dialog", state="detached")

    def reveal(self) -> None:
        for person in (self.ana, self.ben):
            person.ready()
        for person in (self.ana, self.ben):
            person.wait(".verdict.isSaid .btn")
            person.page.keyboard.press("n")

    def is_over(self, is_so: Callable[[], bool]) -> bool:
        """Tell whether something is so; if not, put away what has been seen, and point if it is somebody's turn."""
        if is_so():
            return True
        for person in (self.ana, self.ben):
            if person.sees(".pointing.isOver, .moment, .cracking"):
                if is_so():  # it came while we looked elsewhere
                    return True
                person.page.keyboard.press("n")
            elif person.sees(".board .card.pointable") and not person.sees(".pointing"):
                person.act()
        return False

    def until_said(self, person: Person, text: str) -> str:
        """Go on until somebody reads this on a picture that was pointed at; return all that is said there."""
        selector = f'.sayings .slip:has-text("{text}")'
        until([self.ana], lambda: self.is_over(lambda: person.sees(selector)), acting=False)
        return person.text(".sayings")

    def score(self) -> None:
        """Go on until both look at the score sheet."""
        until([self.ana], lambda: self.is_over(self.is_scored), acting=False)

    def is_scored(self) -> bool:
        return self.ana.sees(".sheetscreen") and self.ben.sees(".sheetscreen")


def listen_to(person: Person, frames: list[str]) -> None:
    """Keep every message that reaches this browser."""
    person.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))


def told_too_early(frames: list[str]) -> Iterator[str]:
    """Yield the messages with words on a picture that nobody has pointed at: a quick bot may have, by now."""
    pointed: set[int] = set()
    for frame in frames:
        facts = json.loads(frame).get("facts") or []
        pointed |= {told["fact"]["card"] for told in facts if told["fact"]["type"] == "card_pointed"}
        noted = {card for told in facts for card, _, _ in (told.get("table") or {}).get("notes", ())}
        if (SECRET in frame or OTHER in frame) and (not noted or noted - pointed):
            yield frame


def wrong_with(person: Person, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """Return what axe finds and what sticks out, in every size; the person ends in the size of the first."""
    wrong: list[str] = []
    for size in sizes:
        person.resize(size)
        wrong += [f"{size} {line}" for line in (*findings(person), *overflows(person))]
    person.resize(sizes[0])
    return wrong


def test_words_on_a_mark_are_secret_until_it_is_pointed_at_and_then_seen_and_heard(meet: Meet) -> None:
    table = Table(meet)
    ana, ben, tv = table.ana, table.ben, table.tv

    table.write()
    ben.click(".count")
    ben.wait("dialog .pic")
    assert ben.page.locator("dialog input").first.input_value() == SECRET
    ben.page.keyboard.press("Escape")
    table.reveal()
    assert not any(list(told_too_early(frames)) for frames in table.heard.values())

    said = table.until_said(ana, SECRET)

    assert "Ben" in said
    hears(ana, f"Ben: “{SECRET}”")
    tv.wait(".table")
    assert any(SECRET in frame for frame in table.heard[tv])
    assert overflows(ana) == []


def test_who_saw_what_tells_the_words_and_the_host_hides_some_at_once(meet: Meet) -> None:
    table = Table(meet)
    ana, ben = table.ana, table.ben
    table.write()
    table.reveal()
    table.score()

    assert ben.page.locator(".saw .said").count() == len(PLACES)
    ana.click(".saw:has(.said)")
    ana.wait("dialog .quote")
    assert SECRET in ana.text("dialog .quote")
    assert wrong_with(ana, (LAPTOP, PHONE, TV)) == []
    ana.click("dialog .quote .icbtn")
    ben.page.wait_for_function("() => document.querySelectorAll('.saw .said').length === 1")
    ana.page.wait_for_selector("dialog .quote .icbtn", state="detached")

    ben.click(".saw:has(.said)")
    ben.wait("dialog .quote")
    assert OTHER in ben.text("dialog .quote")
    assert not ben.sees("dialog .quote .icbtn")  # only the host hides


def test_the_large_view_takes_a_note_and_every_screen_of_it_fits(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    ana.mark(7)
    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed input")

    ana.page.fill("dialog.zoomed input", "x" * 80)
    assert len(ana.page.input_value("dialog.zoomed input")) == 60
    ana.page.fill("dialog.zoomed input", "what it sounds like ")
    ana.page.keyboard.press("ArrowLeft")  # moves in the field, not to another picture
    assert ana.sees("dialog.zoomed .note")
    assert wrong_with(ana, (LAPTOP, PHONE, TV)) == []
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")

    ana.click(".count")
    ana.wait("dialog .pic")
    ana.page.wait_for_function("() => document.querySelector('dialog input').value === 'what it sounds like'")
    assert wrong_with(ana, (LAPTOP, PHONE, TV, SMALL_PHONE)) == []


def test_a_table_without_notes_offers_none(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    ana.open_table("Ana")
    notes = ana.page.locator(".options label", has_text="Notes").locator("input")
    assert notes.is_checked()
    ana.page.locator(".options input[type=checkbox]").first.check()  # open to everyone
    expect(notes).not_to_be_checked()
    notes.check()
    expect(notes).to_be_checked()
    notes.uncheck()
    expect(notes).not_to_be_checked()

    ana.add_bots(2)
    ana.begin()
    ana.mark(7)

    assert not ana.sees("button.count")
    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    assert not ana.sees("dialog.zoomed input")


def test_bots_say_why_at_most_one_a_pointing(meet: Meet) -> None:
    ana = meet(size=LAPTOP, pace="hand", language="de")
    ana.open_table("Ana")
    ana.add_bots(3)
    ana.begin()
    for place in PLACES:
        ana.mark(place)
    ana.ready()
    ana.wait(".verdict.isSaid .btn")
    ana.page.keyboard.press("n")
    said: list[int] = []

    def look() -> bool:
        if ana.sees(".pointing.isOver, .moment"):
            ana.page.wait_for_timeout(300)
            said.append(ana.page.locator(".sayings .slip").count())
            ana.page.keyboard.press("n")
        elif ana.sees(".board .card.pointable") and not ana.sees(".pointing"):
            ana.act()
        return ana.sees(".sheetscreen") or any(said)

    until([ana], look, acting=False)

    assert set(said) <= {0, 1}
    assert any(said)
