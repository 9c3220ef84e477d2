"""Played by ear: announcements, focus, and the names of pictures."""

from typing import Any, Final

from stella.rooms.commands import LeaveSeat
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import TWO_FRAMES, Person
from tests.browser.tables import Tables

FOCUSED: Final = "(selector) => document.activeElement?.matches(selector) ?? false"


def at_the_table(meet: Meet, tables: Tables) -> Person:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    return table.hand("Ana", meet, scripts=(LISTEN,))


def test_the_first_round_is_said_and_its_clue_is_focused(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    ana = table.hand("Ana", meet, scripts=(LISTEN,))

    ana.begin()

    clue = ana.text(".clue h1").replace("\u00a0", " ").replace("\u00ad", "")
    hears(ana, f"Round 1. The clue is: {clue}")
    ana.page.wait_for_function(FOCUSED, arg=".clue h1")


def test_one_hears_who_comes_and_who_leaves(meet: Meet, tables: Tables) -> None:
    table = tables("Ana")
    ana = table.hand("Ana", meet, scripts=(LISTEN,))

    table.join("Ben")
    hears(ana, "Ben has sat down.")
    table.do("Ben", LeaveSeat())

    hears(ana, "Ben has left the table.")


def test_a_picture_is_called_by_its_title_and_place_and_described_beside_it(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    card = ana.page.locator(".board button.card").first

    name = card.get_attribute("aria-label") or ""
    description = ana.page.evaluate(
        "(id) => document.getElementById(id).textContent", card.get_attribute("aria-describedby")
    )

    assert name.replace("\u00a0", " ").endswith("Row 1, column 1.")
    assert len(name) < 60 < len(description)
    ana.page.keyboard.press("c")
    ana.page.keyboard.press("Enter")
    hears(ana, "Marked, 1 of 10.")


def test_the_enlarged_picture_keeps_the_focus_and_says_the_next_one(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    page = ana.page

    page.keyboard.press("c")
    page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    page.keyboard.press("Enter")
    hears(ana, "Marked, 1 of 10.")
    assert page.evaluate(FOCUSED, "dialog .act")
    page.keyboard.press("ArrowRight")
    hears(ana, "Row 1, column 2.")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    hears(ana, "Row 1, column 3.")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.zoomed", state="detached")

    assert page.evaluate(FOCUSED, ".cell:nth-child(3) button.card")
    described = "() => document.activeElement.hasAttribute('aria-describedby')"
    assert not page.evaluate(described)  # it was read out in the large view
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(described)


def scout_at_turn(meet: Meet, tables: Tables, **wishes: Any) -> Person:
    """Return the first scout of a round, on their turn."""
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.announce()
    scout = table.hand(table.first_scout, meet, scripts=(LISTEN,), **wishes)
    scout.skip_to(".board .card.pointable")
    scout.page.keyboard.press("c")
    return scout


def test_a_held_key_and_a_quick_second_press_only_choose(meet: Meet, tables: Tables) -> None:
    scout = scout_at_turn(meet, tables, has_clock=True, settings={"cool-down": 500})
    page = scout.page
    scout.pause()

    page.keyboard.press("Enter")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.clock.run_for(499)
    page.keyboard.press("Enter")
    page.evaluate("() => 0")
    assert scout.sees(".board .card.pointable.chosen")
    page.clock.run_for(1)
    page.keyboard.press("Enter")

    page.wait_for_selector(".board .card.pointable", state="detached")


def test_space_closes_the_large_view_whatever_has_the_focus_in_it(meet: Meet, tables: Tables) -> None:
    scout = scout_at_turn(meet, tables)
    page = scout.page

    page.keyboard.press(" ")
    scout.wait("dialog.zoomed")
    assert page.evaluate(FOCUSED, "dialog .act")
    page.keyboard.press(" ")
    page.wait_for_selector("dialog.zoomed", state="detached")

    assert scout.sees(".board .card.pointable:not(.chosen)")
    page.keyboard.press(" ")
    scout.wait("dialog.zoomed")
    page.keyboard.press("Enter")
    hears(scout, "Press again to point at it.")
    assert page.locator("dialog .act").inner_text().startswith("Yes, point at")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .card.pointable", state="detached")


def test_the_other_word_asks_before_it_wipes_marks(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    page = ana.page
    ana.mark(3)

    page.keyboard.press("o")
    ana.wait("dialog")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert ana.marks() == [3]
    assert not ana.sees(".question")
    page.keyboard.press("o")
    ana.click("dialog .btn--ink")

    ana.wait(".question")


def test_the_last_sentence_and_where_the_game_stands_are_said_on_demand(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    page = ana.page
    ana.mark(6)
    hears(ana, "Marked, 1 of 10.")
    again = "(text) => window.heard.filter((each) => each.includes(text)).length > 1"

    page.keyboard.press("l")
    page.wait_for_function(again, arg="Marked, 1 of 10.")
    page.keyboard.press("w")

    hears(ana, "You\u2019re still marking. Waiting for Ben and Eva.")
    hears(ana, "(row 2, column 2)")


def test_letters_work_on_a_keyboard_that_writes_others(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)

    ana.page.evaluate("() => dispatchEvent(new KeyboardEvent('keydown', { key: 'ь', code: 'KeyM' }))")

    ana.wait("dialog")


def test_letter_keys_can_be_turned_off(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)

    def turn(keys: str) -> None:
        ana.page.evaluate("(keys) => localStorage.setItem('stella.keys', keys)", keys)

    turn("false")
    ana.page.keyboard.press("m")
    ana.page.keyboard.press("?")
    ana.page.evaluate(TWO_FRAMES)
    assert not ana.sees("dialog")
    turn("true")
    ana.page.keyboard.press("?")

    ana.wait("dialog kbd")
    assert ana.page.locator("dialog").count() == 1


def test_a_spectator_and_a_replay_say_where_the_game_stands(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva", rounds=1)
    table.start()
    watcher = meet(scripts=(LISTEN,)).go(f"/watch/{table.code}")
    watcher.wait(".table")

    watcher.page.keyboard.press("w")
    hears(watcher, "Waiting for Ana, Ben, and Eva.")
    watcher.page.keyboard.press("/")
    watcher.wait(".command input")
    watcher.page.keyboard.type("who")
    watcher.page.keyboard.press("Enter")
    hears(watcher, "Ana: Still marking")
    table.announce()
    table.point_on()
    ana = table.hand("Ana", meet, scripts=(LISTEN,))
    ana.skip_to(".end")
    ana.page.keyboard.press("w")
    hears(ana, "The game is over.")

    ana.click('.again a[href^="/replay/"]')
    ana.wait(".controls")
    ana.page.evaluate("window.heard = []")
    ana.page.keyboard.press("ArrowRight")
    ana.wait(".controls .num:text('2/')")
    ana.page.keyboard.press("ArrowLeft")

    hears(ana, "Step 1 of")
    hears(ana, "Round 1. The clue is:")


def test_a_team_hears_what_its_members_mark_who_is_ready_and_who_points(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva", "Mia", rounds=1, seats=3, has_teams=True)  # Mia joins Ana's team
    table.start()
    ana = table.hand("Ana", meet, scripts=(LISTEN,))

    table.submit("Mia", 6, is_ready=False)
    hears(ana, ": marked by your team. 1 of 10.")
    ana.page.keyboard.press("w")
    hears(ana, "(row 2, column 2)")  # the marks of the team are hers too
    table.submit("Mia", 7, 11)  # the second is theirs alone, so the team points at least once
    hears(ana, ": unmarked by your team. 2 of 10.")
    hears(ana, "Ready on your team: Mia.")
    ana.page.keyboard.press("/")
    ana.wait(".command input")
    ana.page.keyboard.type("who")
    ana.page.keyboard.press("Enter")
    hears(ana, "Your team isn\u2019t ready yet: Ana.")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".command", state="detached")
    ana.page.keyboard.press("r")
    for name in ("Ben", "Eva"):
        table.submit(name, 7, 8)
    table.until("Mia", lambda line: line.table is not None and line.table.step == "reveal")
    ana.hurry()
    while not table.is_finished:
        table.point_in_team()

    ana.skip_to(".sheetscreen, .end")
    ana.wait_for("() => window.heard.some((each) => /You\u2019re pointing for your team|Mia is pointing/.test(each))")


AT_ONCE: Final = """async () => {
  for (let press = 0; press < 3; press++) {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
}"""
"""Presses Space three times before the browser reports the first closed dialog."""


def test_a_large_view_that_is_opened_at_once_after_another_stays_open(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    ana.page.keyboard.press("c")

    ana.page.evaluate(AT_ONCE)
    ana.page.evaluate(TWO_FRAMES)

    assert ana.page.locator("dialog.zoomed[open]").count() == 1
