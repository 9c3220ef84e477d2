"""History: the evening's score, the page of games in three sizes, a picture to share, and deletion."""

import os
from pathlib import Path
from typing import Final

import pytest

from stella.rooms.commands import EndGame
from tests.browser.axe import findings
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, heard, hears
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person, overflows
from tests.browser.tables import PreparedTable, Tables

SIZES = (PHONE, LAPTOP, TV, SMALL_PHONE)
COLOURS: Final = """async () => {
  const picture = document.querySelector('dialog img');
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const brush = canvas.getContext('2d');
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const found = new Set();
  for (let i = 0; i < data.length; i += 4) found.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2]);
  return [canvas.width, canvas.height, found.size];
}"""


SHARE_SHEET: Final = """() => {
  window.shared = [];
  const share = async ({ files, title, text }) => {
    const [file] = files;
    const begin = [...new Uint8Array(await file.slice(1, 4).arrayBuffer())];
    window.shared.push({ count: files.length, name: file.name, type: file.type, size: file.size, title, text,
      begin: String.fromCharCode(...begin) });
    if (window.shared.length > 1) throw new DOMException('the person changed their mind', 'AbortError');
  };
  Object.defineProperty(navigator, 'share', { value: share });
  Object.defineProperty(navigator, 'canShare', { value: ({ files }) => files?.length > 0 });
}"""
SCORES: Final = {"en": "Final score: ", "bg": "Краен резултат: "}


def finished(tables: Tables) -> PreparedTable:
    """Return two people and a bot who have just played a game. Ana is the host."""
    table = tables("Ana", "Ben", bots=1)
    table.start()
    table.finish()
    return table


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.full)])
def test_a_moment_shows_with_the_score_of_its_round_and_is_said_once(
    meet: Meet, tables: Tables, size: tuple[int, int]
) -> None:
    slates = {"Ana": (2, 6), "Ben": (2, 6), "Eva": (7,)}
    table = tables(*slates)
    table.start()
    mia, tv = meet(size=size, pace="hand", scripts=(LISTEN,)), meet(size=TV, pace="hand")
    mia.go(f"/watch/{table.code}").wait(".along")
    tv.go(f"/tv/{table.code}").wait(".table")
    ana = table.hand("Ana", meet, size=size, scripts=(LISTEN,))
    table.connect("Ana")

    table.play_round(**slates)
    for person in (ana, mia, tv):
        person.skip_to(".sheetscreen")
        person.wait(".sheetscreen .new li")
        assert person.text(".sheetscreen .new li") == "New: First super-spark\u2002Ana and Ben"
        assert overflows(person) == []
    keep(ana, f"moment-{size[0]}")
    keep(mia, f"moment-watching-{size[0]}")
    keep(tv, "moment-tv")
    for person in (ana, mia):
        hears(person, "First super-spark, Ana and Ben.")
        assert findings(person) == []
    tv.close()
    for person in (ana, mia):
        person.page.keyboard.press("n")
        person.page.wait_for_selector(".sheetscreen", state="detached")
    table.play_round(**slates)

    for person in (ana, mia):
        person.skip_to(".sheetscreen")
        assert person.page.locator(".sheetscreen .new li").all_inner_texts() == []  # earned once
    for person in (ana, mia):
        assert heard(person).count("First super-spark") == 1


def sticking_out(person: Person) -> list[str]:
    """Return what overflows the page. The wide table of players scrolls in its own frame."""
    return [line for line in overflows(person) if ": TH." not in line and ": TD." not in line]


def keep(person: Person, name: str) -> None:
    """Save a screenshot for visual inspection."""
    if folder := os.environ.get("STELLA_SCREENS"):
        person.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def test_the_games_of_a_table_are_one_step_from_its_end(meet: Meet, tables: Tables) -> None:
    table = finished(tables)
    ana = table.hand("Ana", meet)
    assert "Today: " in ana.text(".end .evening")
    keep(ana, "end-laptop")
    for size in (LAPTOP, PHONE):
        ana.resize(size)
        assert overflows(ana) == [], size

    ana.click(f'.again a[href="/r/{table.code}/games"]')
    ana.wait(".games .players")

    assert ana.page.url.endswith(f"/r/{table.code}/games")
    assert sorted(ana.page.locator(".players tbody th").all_inner_texts()) == ["Ana", "Ben"]
    for size in SIZES:
        ana.resize(size)
        assert sticking_out(ana) == [], size
    assert findings(ana) == []
    ana.resize(LAPTOP)
    assert findings(ana) == []
    ana.page.locator(".games li a.icbtn").first.focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/replay/*")
    ana.page.go_back()
    ana.wait(".games")


@pytest.mark.parametrize("language", ["bg", pytest.param("en", marks=pytest.mark.full)])
def test_the_end_is_one_picture_to_share_or_to_save_with_its_story_in_words(
    meet: Meet, tables: Tables, language: str
) -> None:
    table = finished(tables)
    ana, ben = table.hand("Ana", meet, language=language), table.hand("Ben", meet, size=PHONE, language=language)
    winner = ana.text(".end ol li b")
    assert ana.page.locator(".end .evening li").count() >= 1  # a first game always brings something new

    ben.page.evaluate(SHARE_SHEET)  # his phone has one, her laptop has none
    for person in (ana, ben):
        person.click('.again button:has(use[href="#i-link"])')
        person.wait("dialog img")
        width, height, colours = person.page.evaluate(COLOURS)
        assert (width, height) == (1080, 1350)
        assert colours > 10_000  # a sky, a picture, light: not an empty sheet
        words = person.page.locator("dialog img").get_attribute("alt") or ""
        assert all(part in words for part in ("Stella", "Ana", "Ben", winner, SCORES[language]))
    keep(ana, f"share-{language}-laptop")
    keep(ben, f"share-{language}-phone")
    for size in SIZES:
        ana.resize(size)
        assert overflows(ana) == [], size
    assert findings(ana) == []
    assert not ana.sees("dialog .ways button")
    with ana.page.expect_download() as saving:
        ana.click("dialog a[download]")
    assert saving.value.suggested_filename.endswith(".png")
    ben.click("dialog .ways button")
    ben.page.wait_for_function("() => window.shared.length === 1")
    ben.click("dialog .ways button")
    ben.page.wait_for_function("() => window.shared.length === 2")
    first, again = ben.page.evaluate("() => window.shared")
    assert first == again
    assert first["size"] > 50_000
    assert (first["count"], first["type"], first["begin"]) == (1, "image/png", "PNG")
    assert first["name"] == saving.value.suggested_filename
    assert (first["title"], first["text"]) == ("Stella", ben.page.locator("dialog img").get_attribute("alt"))
    assert ben.sees("dialog a[download]")  # a person who changes their mind can still save it


def test_a_table_that_nobody_knows_remembers_nothing(meet: Meet) -> None:
    ana = meet(size=PHONE, language="de")

    ana.page.goto(f"{ana.address}/r/ZZZZZ/games")
    ana.wait(".trouble h1")
    ana.excuse("404")

    assert ana.sees('a[href="/"]')


def test_a_game_without_a_round_leaves_no_empty_sheet(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=1)
    table.start()
    table.do("Ana", EndGame())

    ana = meet(size=PHONE).go(f"/r/{table.code}/games")
    ana.wait(".games .paper h2")

    assert all(ana.page.locator(".games .paper").all_inner_texts())


def test_the_door_knows_a_table_whose_game_is_over_and_a_host_deletes_it_after_a_warning(
    meet: Meet, tables: Tables
) -> None:
    table = finished(tables)
    ana = table.hand("Ana", meet, "/", language="cs")
    ana.wait(".known")
    keep(ana, "door-laptop")
    assert table.code in ana.text(".known .btn")
    ana.click(".known .games")
    ana.wait(".forget")
    ben = table.hand("Ben", meet, f"/r/{table.code}/games", size=PHONE)
    ben.wait(".games .players")
    assert not ben.sees(".forget")
    ben.go(f"/r/{table.code}").wait(".end")

    ana.click(".forget button:last-child")
    ana.wait("dialog .ways")
    ana.click("dialog .btn--ghost")
    assert ana.sees(".games")
    ana.click(".forget button:last-child")
    ana.click("dialog .btn--ink")

    ana.wait(".door")
    assert not ana.sees(".known")
    ben.wait(".trouble")
    ana.excuse("404")
    ben.excuse("404")
