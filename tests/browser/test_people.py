"""People come and go: latecomers, waiting players, spectators, the host's tools, and nudges."""

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from stella.bots import CHARACTERS
from stella.content.languages import LANGUAGES
from stella.rooms.commands import (
    AskForStandIn,
    BackToLobby,
    EndGame,
    HandToBot,
    PauseClock,
    PlayAgain,
    ResumeClock,
    StartGame,
)
from tests.browser.axe import in_sizes, look
from tests.browser.boxes import box, overlapping
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person
from tests.browser.tables import PreparedTable, Tables

SIZES = [PHONE, pytest.param(LAPTOP, marks=pytest.mark.full)]


def at_table(tables: Tables, *, bots: int = 2, **options: Any) -> PreparedTable:
    """Ana, the host, and Ben, in a running game."""
    table = tables("Ana", "Ben", bots=bots, **options)
    table.start()
    return table


def join_in(person: Person, code: str, name: str, *, is_next: bool = False) -> None:
    """Open the link of a running game and choose a seat in it or in the next one."""
    person.go(f"/r/{code}").click(".banner .btn--light")
    person.page.fill("#late-name", name)
    if is_next:
        person.click("dialog .next")
    person.click("dialog form .btn--light")
    person.page.wait_for_selector("dialog", state="detached")


def open_menu(person: Person) -> None:
    person.click("button.icbtn[aria-haspopup][aria-label=Menu], .end .menu")
    person.wait("dialog .row")


def look_around(person: Person) -> None:
    """Open the list of everyone at the table."""
    open_menu(person)
    row(person, "person").click()
    person.wait("dialog section li")


def row(person: Person, icon: str) -> Locator:
    return person.page.locator("dialog .row", has=person.page.locator(f"use[href='#i-{icon}']"))


def hand_over(ana: Person, name: str, to: str, *, keep_out: bool = False) -> None:
    look_around(ana)
    ana.page.locator("dialog li", has_text=name).locator("[aria-expanded]").click()
    if keep_out:
        ana.page.check("dialog .ways input")
    ana.page.locator("dialog .ways .btn", has_text=to).click()
    ana.page.wait_for_selector("dialog .ways", state="detached")


def end_game(ana: Person) -> None:
    look_around(ana)
    row(ana, "close").click()
    ana.click("dialog .sure .btn--ink")
    ana.wait(".end")


FEELS: Final = """() => {
  navigator.vibrate = (pattern) => { window.shaken = pattern; return true; };
  const media = window.matchMedia;
  window.matchMedia = (query) => (query === '(pointer: coarse)' ? { matches: true } : media(query));
}"""


def hears(person: Person, text: str) -> None:
    person.page.wait_for_function("(text) => document.body.innerText.includes(text)", arg=text)


@pytest.mark.parametrize("size", SIZES)
def test_a_latecomer_watches_and_takes_over_a_bots_seat(meet: Meet, tables: Tables, size: tuple[int, int]) -> None:
    table = at_table(tables)
    late = meet(size=size)

    late.go(f"/r/{table.code}").wait(".table")
    assert not late.sees(".foot [data-main]")
    join_in(late, table.code, "Zoe")
    late.wait(".foot [data-main]")
    late.mark(3)

    assert late.marks() == [3]
    assert table.names[:3] == ["Ana", "Ben", "Zoe"]


@pytest.mark.parametrize("size", SIZES)
def test_who_sits_down_for_the_next_game_watches_until_it_begins(
    meet: Meet, tables: Tables, size: tuple[int, int]
) -> None:
    table = at_table(tables, bots=1)
    late = meet(size=size)

    join_in(late, table.code, "Zoe", is_next=True)
    hears(late, "Your seat in the next game is saved.")
    assert not late.sees(".foot [data-main]")
    table.until("Ana", lambda line: line.table is not None and len(line.table.totals) == 3)
    table.do("Ana", EndGame())
    table.do("Ana", StartGame())
    late.wait(".foot [data-main]")

    assert not late.sees(".banner")
    assert table.names[3] == "Zoe"
    table.until("Ana", lambda line: line.table is not None and len(line.table.totals) == 4)


def test_a_kept_place_is_there_when_the_lobby_returns(meet: Meet, tables: Tables) -> None:
    table = at_table(tables, bots=1)
    table.join("Zoe")
    late = table.hand("Zoe", meet, size=PHONE)
    table.do("Ana", EndGame())
    late.wait(".end")

    table.do("Ana", BackToLobby())

    late.wait(".lobby")
    assert late.page.locator(".seatbox").count() == 4


def test_who_waits_can_play_in_a_bots_seat_after_all(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    table.join("Zoe")
    ana, late = table.hand("Ana", meet), table.hand("Zoe", meet, size=PHONE)

    late.click(".banner .btn--light")
    late.page.locator("dialog label").nth(1).click()
    late.click("dialog form .btn--light")
    late.wait(".foot [data-main]")

    ana.wait(".person:nth-child(4) b:text-is('Zoe')")


def test_a_table_without_a_free_seat_promises_only_what_works(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva", seats=3)
    table.start()
    late = meet(size=PHONE)

    late.go(f"/r/{table.code}").wait(".banner")

    assert not late.sees(".banner .btn")
    open_menu(late)
    assert row(late, "play").count() == 0
    late.resize(TV)
    late.go(f"/tv/{table.code}").wait(".table .join")
    assert "Watch with" in late.text(".table .join")


def test_those_who_watch_see_each_other(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    mia, somebody = meet(size=PHONE), meet()
    mia.context.add_init_script("localStorage.setItem('stella.name', '\"Mia\"')")

    mia.go(f"/watch/{table.code}").wait(".banner")
    somebody.go(f"/watch/{table.code}").wait(".banner")

    hears(somebody, "Also here: Mia.")
    hears(mia, "Also here: one more person.")
    ana = table.hand("Ana", meet)
    look_around(ana)
    hears(ana, "Mia and one more person")


def test_whose_seat_was_handed_to_a_bot_can_watch_and_come_back(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    ben = table.hand("Ben", meet, size=PHONE)

    table.do("Ana", HandToBot(table.colour("Ben"), CHARACTERS[4].id))
    ben.wait(".trouble")
    ben.click(".trouble .btn--light")
    ben.wait(".banner .btn--light")
    assert "Ben" not in table.names
    ben.click(".banner .btn--light")
    ben.page.fill("#late-name", "Ben")
    ben.click("dialog form .btn--light")

    ben.wait(".foot [data-main]")
    assert "Ben" in table.names


def test_the_host_hands_a_seat_to_somebody_who_waits(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    table.submit("Ben", 4, is_ready=False)
    table.join("Zoe")
    ana = table.hand("Ana", meet)

    hand_over(ana, "Ben", "Give the seat to Zoe")

    ana.wait(".person:nth-child(2) b:text-is('Zoe')")
    table.until_marked("Zoe", 4)


def test_who_is_kept_out_reads_why_there_is_no_way_back(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    ana, ben = table.hand("Ana", meet), table.hand("Ben", meet, size=PHONE)

    hand_over(ana, "Ben", "Give the seat to a bot", keep_out=True)
    ben.wait(".trouble")
    ben.click(".trouble .btn--light")
    ben.click(".banner .btn--light")
    ben.page.fill("#late-name", "Ben")
    ben.click("dialog form .btn--light")
    ben.wait("dialog .refusal")
    ben.excuse("403")

    assert "has blocked this device" in ben.text("dialog .refusal")


def says_ended_early(person: Person) -> bool:
    person.wait(".end")
    is_said = person.text(".end h1") == "The game was ended early"
    return is_said and "Nobody has won." in person.text(".end .win") and not person.sees(".end .lanterns .lan")


def test_a_game_that_is_ended_early_says_so_everywhere_and_has_no_winner(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    ana, tv = table.hand("Ana", meet), meet(size=TV)
    tv.go(f"/tv/{table.code}").wait(".table")

    end_game(ana)

    assert says_ended_early(ana)
    assert says_ended_early(tv)
    assert not ana.sees('.again button:has(use[href="#i-link"])')  # no round was played: there is nothing to draw
    ana.click(".again a[href*=games]")
    hears(ana, "Ended early")


def test_everybody_sees_that_the_clock_is_paused_and_that_it_runs_again(meet: Meet, tables: Tables) -> None:
    table = at_table(tables, associate_seconds=600)
    ben, tv = table.hand("Ben", meet, size=PHONE), meet(size=TV)
    tv.go(f"/tv/{table.code}").wait(".clock")

    table.do("Ana", PauseClock())
    for person in (ben, tv):
        hears(person, "The host has paused the clock.")
        assert "Paused" in person.text(".clock")
    table.do("Ana", ResumeClock())

    for person in (ben, tv):
        hears(person, "The clock is running again.")
        person.wait(".clock [role=timer]")


def test_a_hidden_code_is_on_no_screen(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    ana, ben, tv = table.hand("Ana", meet), table.hand("Ben", meet, size=PHONE), meet(size=TV)
    tv.go(f"/tv/{table.code}").wait(".table .join")
    look_around(ana)

    row(ana, "shield").click()
    tv.page.wait_for_selector(".join", state="detached")
    row(ana, "close").click()
    ana.click("dialog .sure .btn--ink")
    tv.wait(".end")
    ana.click(".again .btn--ghost")

    for person in (ana, ben, tv):
        person.wait(".invitation")
        assert table.code not in person.text("body")
        assert not person.sees(".invitation img")
        assert table.code not in person.page.title()


@pytest.mark.parametrize("size", SIZES)
def test_while_the_host_is_away_for_long_somebody_else_becomes_host(
    meet: Meet, tables: Tables, size: tuple[int, int]
) -> None:
    table = at_table(tables, grace_seconds=10)
    ben = table.hand("Ben", meet, size=size, has_clock=True)
    assert not ben.sees(".banner .btn--light")

    table.leave("Ana")
    ben.wait_out(".banner .btn--light")
    ben.click(".banner .btn--light")
    hears(ben, "the host now.")

    ben.page.wait_for_selector(".banner", state="detached")
    end_game(ben)
    ben.wait(".again .btn--light")


def test_a_rematch_needs_no_host(meet: Meet, tables: Tables) -> None:
    table = at_table(tables, grace_seconds=10)
    ben = table.hand("Ben", meet, size=PHONE, has_clock=True)
    table.do("Ana", EndGame())
    assert says_ended_early(ben)
    assert not ben.sees(".again [data-main]")

    table.leave("Ana")
    ben.wait_out(".again [data-main]")
    ben.click(".again [data-main]")

    ben.wait(".table")


def test_everyone_sees_and_hears_who_wants_to_play_again_and_the_last_wish_starts_the_game(
    meet: Meet, tables: Tables
) -> None:
    table = at_table(tables, bots=1)
    table.join("Eva")  # waits for the next game
    ana, ben = table.hand("Ana", meet, size=LAPTOP), table.hand("Ben", meet, size=PHONE)
    tv = meet(size=TV).go(f"/tv/{table.code}")
    table.do("Ana", EndGame())
    for person in (ana, ben, tv):
        person.wait(".end")
    ben.page.get_by_role("button", name="Play again").click()

    for person in (ana, ben, tv):
        expect(person.page.locator(".want")).to_have_text("Ben wants to play again.")
    hears(ana, "Ben wants to play again.")
    table.do("Eva", PlayAgain())
    for person in (ana, ben, tv):
        expect(person.page.locator(".want")).to_have_text("Ben and Eva want to play again.")
    assert in_sizes(ben, PHONE, SMALL_PHONE, LAPTOP) == []
    assert in_sizes(ana, LAPTOP, PHONE) == []
    assert in_sizes(tv, TV) == []
    ben.page.get_by_role("button", name="Take it back").click()
    hears(ana, "Ben no longer wants to play again.")
    expect(tv.page.locator(".want")).to_have_text("Eva wants to play again.")

    ana.page.goto("about:blank")
    ben.page.get_by_role("button", name="Play again").click()
    for person in (ben, tv):
        person.wait(".table")


def test_the_hosts_tap_takes_all_who_want_to_play_again_there_at_once(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    ana, ben = table.hand("Ana", meet), table.hand("Ben", meet, size=PHONE)
    table.do("Ana", EndGame())
    ben.page.get_by_role("button", name="Play again").click()
    expect(ana.page.locator(".want")).to_have_text("Ben wants to play again.")

    ana.page.get_by_role("button", name="Play again").click()

    for person in (ana, ben):
        person.wait(".table .foot")


def test_a_nudge_shakes_the_phone_is_seen_and_said_and_not_repeated_at_once(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    table.submit("Ana", 6, 7)
    ana, ben = table.hand("Ana", meet), table.hand("Ben", meet, size=PHONE)
    ben.page.evaluate(FEELS)

    ana.click(".person .nudge")
    hears(ben, "Ana nudged you")
    assert ben.page.evaluate("() => window.shaken") == [200, 100, 200]
    ben.page.wait_for_function("() => document.querySelector('[data-said]').textContent.includes('nudge')")
    hears(ana, "Ben has been nudged.")
    ana.click(".person .nudge")

    hears(ana, "just been nudged.")


def test_on_a_phone_one_nudges_from_the_menu_and_from_the_lanterns(meet: Meet, tables: Tables) -> None:
    table = at_table(tables)
    ana = table.hand("Ana", meet, size=PHONE)
    open_menu(ana)
    assert row(ana, "bell").filter(has_text="Nudge").count() == 0  # the table is waiting for her
    ana.page.keyboard.press("Escape")
    table.submit("Ana", 6, 7)
    ana.wait(".foot .hint:has-text('Ben')")

    open_menu(ana)
    row(ana, "bell").filter(has_text="Nudge Ben").click()
    table.until("Ben", lambda line: bool(line.nudges))
    ana.page.wait_for_selector("dialog", state="detached")
    ana.click("button.around")

    assert ana.text("dialog .nudge").startswith("Nudge")


@pytest.mark.parametrize("size", SIZES)
def test_who_watches_a_table_of_friends_nudges_too(meet: Meet, tables: Tables, size: tuple[int, int]) -> None:
    table = at_table(tables)
    ben, mia = table.hand("Ben", meet, size=PHONE), meet(size=size)
    table.submit("Ana", 6, 7)
    mia.go(f"/watch/{table.code}").wait(".along")
    look_around(mia)

    mia.click("dialog li:has-text('Ben') button.act")

    hears(ben, "A spectator nudged you")
    hears(mia, "Ben has been nudged.")
    mia.click("dialog li:has-text('Ben') button.act")
    hears(mia, "just been nudged.")


def test_the_way_back_from_a_stand_in_covers_nothing(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva", grace_seconds=10)
    table.start()
    table.leave("Ben")
    table.submit_all()
    table.do("Ana", AskForStandIn(table.colour("Ben")))
    ben = table.hand("Ben", meet, size=PHONE)
    ben.wait(".banner .btn")

    for size in (PHONE, SMALL_PHONE, LAPTOP):
        ben.resize(size)
        covered = [one for one in (".bar", ".clue", ".board", ".foot") if ben.sees(one)]
        assert not [one for one in covered if overlapping([box(ben, ".banner"), box(ben, one)])], size
        assert box(ben, ".foot").bottom <= max(size[1], 540 + 60)
    ben.click(".banner .btn")
    ben.page.wait_for_selector(".banner", state="detached")


IN_LANGUAGES: Final = [one if one == "de" else pytest.param(one, marks=pytest.mark.full) for one in LANGUAGES]


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_the_panels_of_latecomers_are_for_everybody(meet: Meet, tables: Tables, language: str) -> None:
    table = at_table(tables)
    late = meet(size=PHONE, language=language)
    wrong: list[str] = []

    late.go(f"/r/{table.code}").wait(".banner .btn")
    wrong += look(late, "watching")
    late.click(".banner .btn--light")
    late.wait("dialog form")
    wrong += look(late, "join in")
    late.page.fill("#late-name", "Zoe")
    late.click("dialog .next")
    late.click("dialog form .btn--light")
    late.page.wait_for_selector("dialog", state="detached")
    late.wait(".banner .btn--light")
    wrong += look(late, "waiting")
    late.click(".banner .btn--light")
    late.wait("dialog form label")
    wrong += look(late, "play now")

    assert wrong == []


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_the_panels_of_the_host_are_for_everybody(meet: Meet, tables: Tables, language: str) -> None:
    table = at_table(tables, associate_seconds=600)
    table.join("Zoe")
    ana, tv = table.hand("Ana", meet, language=language), meet(size=TV, language=language)
    wrong: list[str] = []

    ana.click(".bar .icbtn[aria-haspopup]:last-of-type")
    ana.wait("dialog .row")
    row(ana, "person").click()
    ana.wait("dialog section li")
    ana.page.locator("dialog [aria-expanded]").first.click()
    ana.page.locator("dialog li", has_text="Zoe").locator(".act").last.click()
    for now, then in (("pause", "play"), ("play", "pause"), ("pause", "play")):
        row(ana, now).click()
        row(ana, then).wait_for()
    row(ana, "close").click()
    ana.wait("dialog .sure")
    wrong += look(ana, "who is here")
    tv.go(f"/tv/{table.code}").wait(".clock")
    wrong += look(tv, "paused")
    ana.click("dialog .sure .btn--ink")
    ana.wait(".end")
    wrong += look(ana, "ended early")

    assert wrong == []
