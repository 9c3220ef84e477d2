"""The start page with your tables and the public ones, the lobby, and the way back from a replay."""

import re
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from stella.content.words.installation import install_words
from stella.rooms.commands import ChangeOptions, LeaveSeat
from stella.rooms.options import OptionChanges
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE, TWO_FRAMES, Person
from tests.browser.tables import PreparedTable, Tables, players_over_sockets
from tests.server.running import serving

LOCK: Final = ".options label:has-text('Closed to newcomers') input"
OPEN_TABLES: Final = ".door .open"
WAYS: Final = ".door .box > .two .btn"
PLAIN: Final = """(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  Object.defineProperty(window, 'isSecureContext', { value: false });
})()"""


def is_in_sight(person: Person, selector: str) -> bool:
    seen = (
        "(node) => { const { top, bottom } = node.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }"
    )
    return bool(person.page.locator(selector).first.evaluate(seen))


def rows(person: Person, selector: str) -> list[int]:
    """Return how many of these elements stand in each row, from the top."""
    middles = person.page.eval_on_selector_all(
        selector,
        "all => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2))",
    )
    return [middles.count(middle) for middle in sorted(set(middles))]


def gone(person: Person, selector: str) -> None:
    person.page.wait_for_selector(selector, state="detached")


def test_the_door_says_what_the_game_is_and_shows_real_pictures(meet: Meet) -> None:
    ana = meet(size=PHONE)

    ana.go("/").wait(".fan img >> visible=true")
    ana.page.wait_for_function("() => document.querySelector('.fan img:not(.outer)').naturalWidth > 0")

    assert ana.page.locator(".fan img >> visible=true").count() == 5
    facts = ana.text(".facts").replace("\N{NO-BREAK SPACE}", " ").split("\n")
    assert facts == ["3 to 6 players", "About 20 minutes", "No sign-up"]
    assert not ana.sees(OPEN_TABLES)
    assert not ana.sees(".known")


@pytest.mark.parametrize(("language", "size"), [("nl", (820, 1180)), ("de", (2560, 1440))])
def test_the_ways_to_play_alone_are_said_in_one_line_each(meet: Meet, language: str, size: tuple[int, int]) -> None:
    ana = meet(size=size, language=language).go("/")
    ana.wait(WAYS)

    assert rows(ana, WAYS) == [2, 1]
    assert ana.page.eval_on_selector_all(WAYS, "all => Math.max(...all.map((one) => one.offsetHeight))") < 60


def test_the_language_stays_beside_the_way_back_on_a_small_phone(meet: Meet, tables: Tables) -> None:
    zoe = meet(size=(320, 568), language="pl").go(f"/r/{tables('Ana').code}")
    zoe.wait(".join")

    assert rows(zoe, ".join .top > *") == [2]


def test_a_table_that_one_knows_is_above_the_fold(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=1)
    ana = table.hand("Ana", meet, "/", size=PHONE)
    ana.wait(".known a")

    assert "Ada" in ana.text(".known a")
    for size in ((320, 568), SMALL_PHONE, PHONE, LYING_PHONE, LAPTOP):
        ana.resize(size)
        assert is_in_sight(ana, f".known a[href='/r/{table.code}']"), size


def test_a_finished_game_can_be_played_again_and_its_games_looked_at(meet: Meet, tables: Tables) -> None:
    table = finished(tables)
    ana = table.hand("Ana", meet, "/")

    ana.wait(".known a")
    assert "Play again" in ana.text(".known a")
    ana.click(f".known a[href='/r/{table.code}/games']")
    ana.page.wait_for_url(f"**/r/{table.code}/games")


def test_the_introduction_is_never_offered_to_be_continued(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=1)
    ana = table.hand("Ana", meet, "/", size=PHONE)

    ana.click(".door a[href='/learn']")
    ana.wait(".coach")
    ana.page.reload()
    ana.wait(".coach")
    ana.go("/").wait(".known a")

    links = ana.page.locator(".known a").evaluate_all("(links) => links.map((link) => link.pathname)")
    assert {link.split("/")[2] for link in links} == {table.code}


def test_a_game_with_bots_needs_no_name_and_lets_one_choose_how_good_they_are(meet: Meet) -> None:
    ana = meet(size=PHONE)

    ana.go("/").click(".door .box > .two button")
    ana.wait("fieldset")
    assert rows(ana, "fieldset label") == [2, 2]
    ana.click("text=Uncanny")
    ana.click(".door form .btn--light")
    ana.wait(".table")
    levels = ana.page.evaluate("(code) => fetch(`/api/rooms/${code}`).then((room) => room.json())", ana.code)

    assert [seat.get("level") for seat in levels["seats"]] == [None, 4, 4, 4]


def test_an_open_table_is_listed_until_it_is_closed_full_or_begun(meet: Meet, tables: Tables) -> None:
    table, ben = tables("Ana", seats=4), meet(size=PHONE, has_clock=True)
    link = f"{OPEN_TABLES} a[href='/r/{table.code}']"

    def open_to_everyone(is_public: bool) -> None:
        table.do("Ana", ChangeOptions(OptionChanges(is_public=is_public)))

    def is_listed(is_there: bool) -> None:
        ben.wait_out(link, is_there=is_there)

    open_to_everyone(True)
    ben.go("/").wait(link)
    shown = ben.text(f"{OPEN_TABLES} li:has(a[href='/r/{table.code}'])")
    assert "Ana" in shown
    assert "English · 3 seats free" in shown.replace("\N{NO-BREAK SPACE}", " ")
    open_to_everyone(False)
    is_listed(False)
    open_to_everyone(True)
    is_listed(True)
    for name in ("Eva", "Ivo", "Mia"):
        table.join(name)
    is_listed(False)  # full
    table.do("Mia", LeaveSeat())
    table.leave("Mia")
    is_listed(True)
    table.start()
    is_listed(False)


def test_an_open_table_is_one_click_away(meet: Meet, tables: Tables) -> None:
    table, ben = tables("Ana", is_public=True), meet(size=PHONE)

    ben.go("/").click(f"{OPEN_TABLES} a[href='/r/{table.code}']")
    ben.page.fill("#name", "Ben")
    ben.click(".join form .btn--light")
    ben.wait(".lobby")

    assert table.names == ["Ana", "Ben"]


def test_nobody_new_sits_down_at_a_locked_table(meet: Meet, tables: Tables) -> None:
    table = tables("Ana")
    ana, ben = table.hand("Ana", meet), meet()

    ana.click(LOCK)
    ana.wait(f"{LOCK}:checked")
    table.until("Ana", lambda line: line.room is not None and line.room.options.is_locked)
    ben.go(f"/r/{table.code}").wait(".trouble")

    assert ben.text("h1") == "This table is closed to newcomers"


def test_a_host_removes_somebody_for_now_or_for_good(meet: Meet, tables: Tables) -> None:
    table = tables("Ana")
    ana, ben = table.hand("Ana", meet), meet()
    for button in ("Remove", "Remove and block"):
        ben.sit_down(table.code, "Ben")
        ana.click(".seatbox [aria-label='Remove Ben from the table']")
        ana.click(f"dialog button:text-is('{button}')")
        ben.wait(".trouble")
        ben.click(".trouble .btn--light")
        ben.wait(".join")

    ben.page.fill("#name", "Ben")
    ben.click(".join form .btn--light")
    ben.wait(".refusal")
    assert "has blocked this device" in ben.text(".refusal")
    ben.excuse("403")


def test_written_words_come_with_the_question_how_to_play_them_and_enter_does_not_close_the_cards(
    meet: Meet, tables: Tables
) -> None:
    table = tables("Ana", "Ben")
    ana, ben = table.hand("Ana", meet), table.hand("Ben", meet, size=PHONE)

    for person in (ana, ben):
        person.click(".options div .btn--quiet")
        person.page.fill(".word >> nth=0", f"Moonlight of {person.language} {person.code}")
        person.page.keyboard.press("Enter")
        assert person.page.evaluate("document.activeElement.ariaLabel").endswith("1, other word")
        person.click("dialog form .btn--light")
    ben.wait("dialog :text('The host chooses')")
    ben.click("dialog .btn--light")
    ana.click("dialog button:text('Custom words first')")
    gone(ana, "dialog")

    assert ana.page.locator(".options select").first.input_value() == "custom_first"
    ana.page.locator(".options select").first.select_option("drawn")
    ana.click("button:text('Mix them in')")
    ana.page.wait_for_function("() => document.querySelector('.options select').value === 'custom_mixed'")


def test_who_waits_can_learn_the_game_and_comes_back_when_it_begins(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    ben = table.hand("Ben", meet, size=PHONE)
    ben.click(".go a[href^='/learn']")
    ben.wait(".coach")

    table.start()

    ben.wait(f".beckon:has-text('Your game at {table.code} has begun.')")
    ben.click(".beckon .btn")
    ben.wait(".table")
    assert ben.code == table.code


def test_two_people_who_were_shown_the_same_lantern_both_sit_down(meet: Meet, tables: Tables) -> None:
    """Neither chose it: the second is given another one."""
    code = tables("Ana").code
    ben, eva = meet(), meet()
    for person, name in ((ben, "Ben"), (eva, "Eva")):
        person.go(f"/r/{code}").page.fill("#name", name)

    for person in (ben, eva):
        person.click(".join form .btn--light")
        person.wait(".lobby")

    assert ben.sees(".lobby")
    assert eva.sees(".lobby")


def test_a_remembered_name_is_replaced_by_typing(meet: Meet) -> None:
    ana = meet()
    ana.open_table("Olga")

    ana.go("/").click(".door .box > .btn--light")
    ana.page.keyboard.type("Ana")

    assert ana.page.input_value("#name") == "Ana"


@pytest.mark.parametrize("can_copy", [True, False])
def test_the_link_can_be_copied_without_a_secure_context(meet: Meet, tables: Tables, can_copy: bool) -> None:
    table = tables("Ana")
    scripts = (PLAIN,) if can_copy else (PLAIN, "document.execCommand = () => false")
    ana = table.hand("Ana", meet, size=PHONE, scripts=scripts)

    ana.click(".invitation .btn--ink")

    if can_copy:
        ana.wait(".notice:has-text('Link copied.')")
    else:
        ana.wait(".invitation .link")
        assert ana.page.evaluate("getSelection().toString()").endswith(f"/r/{table.code}")
    ana.click(".around .icbtn[aria-haspopup]")
    ana.click("dialog .row:has-text('Play on another device')")
    ana.click("dialog .ticket .btn--ink")
    if can_copy:
        ana.wait("dialog .notice:has-text('Link copied.')")
    else:
        ana.page.wait_for_function("() => document.activeElement.matches('.ticket input')")


def test_on_plain_http_nobody_is_promised_a_call(meet: Meet, tables: Tables) -> None:
    ana = tables("Ana").hand("Ana", meet, size=PHONE, scripts=(PLAIN,))

    ana.click(".around .icbtn[aria-haspopup]")
    ana.wait("dialog .emoji")

    ana.wait("dialog p:has-text('Without https')")


WORDS: Final = "card,de,nl\n1,Haus,huis\n2,Baum,boom\n3,Meer,zee\n4,Berg,berg\n"


def test_a_host_chooses_a_word_list_and_hears_which_languages_it_lacks(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "family.csv"
    file.write_text(WORDS)
    install_words(file, tmp_path / "data")
    with (
        serving(tmp_path / "data", "--no-limits", "--bot-pace", "0.01") as server,
        players_over_sockets(server.client) as tables,
    ):
        ana = tables("Ana", bots=2).hand("Ana", partial(Person, browser, server.address))
        ana.page.locator(".options label:has-text('Word list') select").select_option("family")
        ana.wait(".options :text('Not in this word list: English')")
        assert "German" in ana.text(".options .hint")
        ana.begin()
        ana.wait(".clue")
        assert any(word in ana.text(".table") for word in ("Haus", "Baum", "Meer", "Berg"))
        ana.close()


def finished(tables: Tables) -> PreparedTable:
    """Return a table of two people and two bots after a game."""
    table = tables("Ana", "Ben", bots=2)
    table.start()
    table.finish()
    return table


def test_a_replay_leads_back_to_where_one_came_from(meet: Meet, tables: Tables) -> None:
    table = finished(tables)
    ana = table.hand("Ana", meet)
    ana.click(".again a[href^='/replay/']")
    ana.wait(".controls")

    ana.click(".controls .away")
    ana.page.wait_for_url(f"**/r/{table.code}")
    ana.wait(".end")
    ana.click(".again a[href^='/replay/']")
    ana.wait(".controls")
    record = ana.page.url
    ana.page.locator(".controls input[type=range]").focus()
    ana.page.keyboard.press("End")
    ana.click(".controls .over")
    ana.page.wait_for_url(f"**/r/{table.code}")
    ana.wait(".end")

    stranger = meet(size=PHONE)
    stranger.page.goto(record)
    stranger.click(".controls .away")
    stranger.wait(".door")


def test_a_replay_keeps_its_moment_when_the_eyes_change_and_shows_the_bots_faces(meet: Meet, tables: Tables) -> None:
    ana = meet(pace="hand").go(f"/replay/{finished(tables).record}")
    slider, step = ana.page.locator(".controls input[type=range]"), ".controls [aria-label='One step forward']"
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step\N{NO-BREAK SPACE}1 of\N{NO-BREAK SPACE}"))
    for _ in range(20):  # a press advances a scene, or goes to the next moment
        ana.click(step)
        ana.page.evaluate(TWO_FRAMES)
        if ana.sees(".announce, .verdict"):
            break
    assert ana.sees(".announce, .verdict")

    ana.page.locator(".controls select").select_option("0")
    gone(ana, ".announce, .verdict")  # scenes already shown are not shown again

    ana.wait(".people .turn")  # the slates are sealed, and nobody has pointed yet
    assert ana.page.locator(".board .fate").count() == 0
    assert "Still marking" not in ana.text(".replay")
    assert ana.page.locator(".replay .person .face img").count() == 2
