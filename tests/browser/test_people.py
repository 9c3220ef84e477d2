"""People come and go: latecomers, those who wait and watch, what the host can do about it, and nudges."""

from typing import Final

import pytest
from playwright.sync_api import Locator

from stella.content.languages import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person
from tests.browser.test_access import look
from tests.browser.test_layout import box, overlapping

SIZES = [PHONE, LAPTOP]


def at_table(
    meet: Meet, *, bots: int = 2, size: tuple[int, int] = LAPTOP, **options: int
) -> tuple[Person, Person, str]:
    """Ana, the host, and Ben on a phone, in a game that has begun."""
    ana, ben = meet(size=size), meet(size=PHONE)
    code = ana.open_table("Ana", **options)
    ben.sit_down(code, "Ben")
    ana.add_bots(bots)
    ana.begin()
    ben.wait(".table")
    return ana, ben, code


def join_in(person: Person, code: str, name: str, *, is_next: bool = False) -> None:
    """Open the link of a running game and choose a seat in it, or in the next one."""
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
    """Open the list of everybody who is here."""
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
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")


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
def test_a_latecomer_watches_and_takes_over_a_bots_seat(meet: Meet, size: tuple[int, int]) -> None:
    ana, ben, code = at_table(meet)
    late = meet(size=size)

    late.go(f"/r/{code}").wait(".table")
    assert not late.sees(".foot [data-main]")
    join_in(late, code, "Zoe")
    late.wait(".foot [data-main]")
    late.mark(3)

    assert late.marks() == [3]
    hears(ana, "Zoe")
    ben.wait(".table")
    people = ana.page.locator(".person b").all_inner_texts()
    assert people[:3] == ["Ana", "Ben", "Zoe"]


@pytest.mark.parametrize("size", SIZES)
def test_who_sits_down_for_the_next_game_watches_until_it_begins(meet: Meet, size: tuple[int, int]) -> None:
    ana, _, code = at_table(meet, bots=1)
    late = meet(size=size)

    join_in(late, code, "Zoe", is_next=True)
    hears(late, "Your place in the next game is kept.")
    assert not late.sees(".foot [data-main]")
    assert ana.page.locator(".person").count() == 3
    end_game(ana)
    ana.click(".again .btn--light")
    late.wait(".foot [data-main]")

    assert not late.sees(".banner")
    ana.wait(".table")
    assert ana.page.locator(".person b").all_inner_texts()[3] == "Zoe"


def test_a_kept_place_is_there_when_the_lobby_returns(meet: Meet) -> None:
    ana, ben, code = at_table(meet, bots=1)
    late = meet(size=PHONE)
    join_in(late, code, "Zoe", is_next=True)
    end_game(ana)

    ana.click(".again .btn--ghost")

    for person in (ana, ben, late):
        person.wait(".lobby")
    assert ana.page.locator(".seatbox").count() == 4


def test_who_waits_can_play_in_a_bots_seat_after_all(meet: Meet) -> None:
    ana, _, code = at_table(meet)
    late = meet(size=PHONE)
    join_in(late, code, "Zoe", is_next=True)

    late.click(".banner .btn--light")
    late.page.locator("dialog label").nth(1).click()
    late.click("dialog form .btn--light")
    late.wait(".foot [data-main]")

    hears(ana, "Zoe")
    assert ana.page.locator(".person b").all_inner_texts()[3] == "Zoe"


def test_a_table_without_a_free_seat_promises_only_what_works(meet: Meet) -> None:
    ana, ben, eva = meet(), meet(size=PHONE), meet(size=PHONE)
    code = ana.open_table("Ana", seats=3)
    for person, name in ((ben, "Ben"), (eva, "Eva")):
        person.sit_down(code, name)
    ana.begin()
    late, tv = meet(size=PHONE), meet(size=TV)

    late.go(f"/r/{code}").wait(".banner")
    tv.go(f"/tv/{code}").wait(".table .join")

    assert not late.sees(".banner .btn")
    assert "Watch with" in tv.text(".table .join")
    open_menu(late)
    assert row(late, "play").count() == 0


def test_those_who_watch_see_each_other(meet: Meet) -> None:
    ana, _, code = at_table(meet)
    mia, somebody = meet(size=PHONE), meet()
    mia.context.add_init_script("localStorage.setItem('stella.name', '\"Mia\"')")

    mia.go(f"/watch/{code}").wait(".banner")
    somebody.go(f"/watch/{code}").wait(".banner")

    hears(somebody, "Also here: Mia.")
    hears(mia, "Also here: one more person.")
    look_around(ana)
    hears(ana, "Mia and one more person")


def test_the_host_hands_a_seat_to_a_bot_and_its_person_can_watch_and_come_back(meet: Meet) -> None:
    ana, ben, _ = at_table(meet)

    hand_over(ana, "Ben", "A bot plays on")
    ben.wait(".trouble")
    ben.click(".trouble .btn--light")
    ben.wait(".banner .btn--light")
    ben.click(".banner .btn--light")
    ben.page.fill("#late-name", "Ben")
    ben.click("dialog form .btn--light")

    ben.wait(".foot [data-main]")
    assert "Ben" in ana.page.locator(".person b").all_inner_texts()


def test_the_host_hands_a_seat_to_somebody_who_waits(meet: Meet) -> None:
    ana, ben, code = at_table(meet)
    late = meet(size=PHONE)
    ben.mark(4)
    join_in(late, code, "Zoe", is_next=True)

    hand_over(ana, "Ben", "Zoe plays on")

    late.wait(".foot [data-main]")
    assert late.marks() == [4]
    ben.wait(".trouble")
    assert ana.page.locator(".person b").all_inner_texts()[1] == "Zoe"


def test_who_is_kept_out_reads_why_there_is_no_way_back(meet: Meet) -> None:
    ana, ben, _ = at_table(meet)

    hand_over(ana, "Ben", "A bot plays on", keep_out=True)
    ben.wait(".trouble")
    ben.click(".trouble .btn--light")
    ben.click(".banner .btn--light")
    ben.page.fill("#late-name", "Ben")
    ben.click("dialog form .btn--light")
    ben.wait("dialog .refusal")
    ben.complaints.clear()  # the browser itself reports the 403

    assert "stay away" in ben.text("dialog .refusal")


def test_a_game_that_is_ended_early_says_so_everywhere_and_has_no_winner(meet: Meet) -> None:
    ana, ben, code = at_table(meet)
    tv = meet(size=TV)
    tv.go(f"/tv/{code}").wait(".table")

    end_game(ana)

    for person in (ana, ben, tv):
        person.wait(".end")
        assert person.text(".end h1") == "The game was ended early"
        assert "Nobody has won." in person.text(".end .win")
        assert not person.sees(".end .lanterns .lan")
    assert not ana.sees('.again button:has(use[href="#i-link"])')  # no round was played: there is nothing to draw
    ana.click(".again a[href*=games]")
    hears(ana, "Ended early")


def test_everybody_sees_that_the_clock_is_paused_and_that_it_runs_again(meet: Meet) -> None:
    ana, ben, code = at_table(meet, associate_seconds=600)
    tv = meet(size=TV)
    tv.go(f"/tv/{code}").wait(".clock")
    look_around(ana)

    row(ana, "pause").click()
    for person in (ben, tv):
        hears(person, "The host has paused the clock.")
        assert "Paused" in person.text(".clock")
    row(ana, "play").click()

    for person in (ben, tv):
        hears(person, "The clock is running again.")
        person.wait(".clock [role=timer]")


def test_a_hidden_code_is_on_no_screen(meet: Meet) -> None:
    ana, ben, code = at_table(meet)
    tv = meet(size=TV)
    tv.go(f"/tv/{code}").wait(".table .join")
    look_around(ana)

    row(ana, "shield").click()
    tv.page.wait_for_selector(".join", state="detached")
    row(ana, "close").click()
    ana.click("dialog .sure .btn--ink")
    tv.wait(".end")
    ana.click(".again .btn--ghost")

    for person in (ana, ben, tv):
        person.wait(".invitation")
        assert code not in person.text("body")
        assert not person.sees(".invitation img")
        assert code not in person.page.title()


@pytest.mark.parametrize("size", SIZES)
def test_while_the_host_is_away_for_long_somebody_else_becomes_host(meet: Meet, size: tuple[int, int]) -> None:
    ana, ben, _ = at_table(meet, grace_seconds=10)
    ben.resize(size)
    ana.go("/rules")

    ben.wait(".banner .btn--light")
    ben.click(".banner .btn--light")
    hears(ben, "the host now.")

    ben.page.wait_for_selector(".banner", state="detached")
    end_game(ben)
    ben.wait(".again .btn--light")


def test_a_rematch_needs_no_host(meet: Meet) -> None:
    ana, ben, _ = at_table(meet, grace_seconds=10)
    end_game(ana)
    ben.wait(".end")
    assert not ben.sees(".again .btn--light")
    ana.go("/rules")

    ben.wait(".again .btn--light")
    ben.click(".again .btn--light")

    ben.wait(".table")


def test_a_nudge_shakes_the_phone_is_seen_and_said_and_not_repeated_at_once(meet: Meet) -> None:
    ana, ben, _ = at_table(meet)
    ben.page.evaluate(FEELS)
    ana.act()

    ana.click(".person .nudge")
    hears(ben, "Ana gives you a nudge")
    assert ben.page.evaluate("() => window.shaken") == [200, 100, 200]
    ben.page.wait_for_function("() => document.querySelector('[data-said]').textContent.includes('nudge')")
    hears(ana, "Ben has been nudged.")
    ana.click(".person .nudge")

    hears(ana, "just been nudged.")


def test_on_a_phone_one_nudges_from_the_menu_and_from_the_lanterns(meet: Meet) -> None:
    ana, ben, _ = at_table(meet, size=PHONE)
    open_menu(ana)
    assert row(ana, "bell").filter(has_text="Nudge").count() == 0  # she is waited for herself
    ana.page.keyboard.press("Escape")
    ana.act()

    open_menu(ana)
    row(ana, "bell").filter(has_text="Nudge Ben").click()
    hears(ben, "Ana gives you a nudge")
    ana.page.wait_for_selector("dialog", state="detached")
    ana.click("button.around")

    assert ana.text("dialog .nudge").startswith("Nudge")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_who_watches_a_table_of_friends_nudges_too(meet: Meet, size: tuple[int, int]) -> None:
    ana, ben, code = at_table(meet)
    mia = meet(size=size)
    mia.go(f"/watch/{code}").wait(".along")
    ana.act()
    look_around(mia)

    mia.click("dialog li:has-text('Ben') button.act")

    hears(ben, "watching gives you a nudge")
    hears(mia, "Ben has been nudged.")
    mia.click("dialog li:has-text('Ben') button.act")
    hears(mia, "just been nudged.")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LAPTOP])
def test_the_way_back_from_a_stand_in_covers_nothing(meet: Meet, size: tuple[int, int]) -> None:
    ana, ben, code = at_table(meet, grace_seconds=10)
    ben.go("/rules")
    ana.act()
    ana.wait(".person .standin")
    ana.page.wait_for_timeout(10_500)  # what the house waits before somebody counts as away
    ana.click(".person .standin")
    ana.page.wait_for_selector(".person .standin", state="detached")
    ben.resize(size)
    ben.go(f"/r/{code}").wait(".banner .btn")

    covered = [one for one in (".bar", ".clue", ".board", ".foot") if ben.sees(one)]

    assert not [one for one in covered if overlapping([box(ben, ".banner"), box(ben, one)])]
    assert box(ben, ".foot").bottom <= max(size[1], 540 + 60)
    ben.click(".banner .btn")
    ben.page.wait_for_selector(".banner", state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_about_people_are_for_everybody(meet: Meet, language: str) -> None:
    ana, late, tv = (meet(size=size, language=language) for size in (LAPTOP, PHONE, TV))
    ben = meet(size=PHONE, language=language)
    code = ana.open_table("Ana", associate_seconds=600)
    ben.sit_down(code, "Ben")
    ana.add_bots(2)
    ana.begin()
    wrong: list[str] = []

    late.go(f"/r/{code}").wait(".banner .btn")
    wrong += look(late, "watching", PHONE)
    late.click(".banner .btn--light")
    late.wait("dialog form")
    wrong += look(late, "join in", PHONE)
    late.page.fill("#late-name", "Zoe")
    late.click("dialog .next")
    late.click("dialog form .btn--light")
    late.page.wait_for_selector("dialog", state="detached")
    late.wait(".banner .btn--light")
    wrong += look(late, "waiting", PHONE)
    late.click(".banner .btn--light")
    late.wait("dialog form label")
    wrong += look(late, "play now", PHONE)
    ana.click(".bar .icbtn[aria-haspopup]:last-of-type")
    ana.wait("dialog .row")
    row(ana, "person").click()
    ana.wait("dialog section li")
    ana.page.locator("dialog [aria-expanded]").first.click()
    ana.page.locator("dialog li", has_text="Zoe").locator(".act").last.click()
    row(ana, "pause").click()
    row(ana, "close").click()
    ana.wait("dialog .sure")
    wrong += look(ana, "who is here", LAPTOP)
    tv.go(f"/tv/{code}").wait(".clock")
    wrong += look(tv, "paused", TV)
    ana.click("dialog .sure .btn--ink")
    ana.wait(".end")
    wrong += look(ana, "ended early", LAPTOP)

    assert wrong == []
